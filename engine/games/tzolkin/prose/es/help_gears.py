"""Spanish: the help pages about gears, temples, technologies and buildings."""

GEARS = """**Las cinco ruedas**
*Palenque*
1: pescar 3 de maíz, siempre.
2: cosechar 4 de maíz. 3: 5 de maíz o 2 de madera. 4: 7 de maíz o 3 de madera. 5: 9 de maíz o 4 de madera.
Las cosechas se llevan fichas, y las fichas se acaban: hay tantas por grupo como jugadores. En los grupos 3 a 5 la \
madera tapa el maíz. Toma madera y el maíz de debajo quedará a la vista. O quema una ficha de madera: recibes en el \
acto el maíz de debajo y bajas en un templo.

*Yaxchilán*
1: 1 de madera. 2: 1 de piedra y 1 de maíz. 3: 1 de oro y 2 de maíz. 4: una calavera. 5: 1 de piedra, 1 de oro y 2 \
de maíz.

*Tikal*
1: avanzar en una tecnología. 2: construir un edificio. 3: avanzar en una o dos tecnologías. 4: construir uno o dos \
edificios, o un monumento. 5: pagar un bloque cualquiera y subir en dos templos distintos.

*Uxmal*
1: pagar 3 de maíz y subir en un templo.
2: mercado. La madera vale 2 de maíz, la piedra 3, el oro 4; se cambia de uno en uno, cuantas veces quieras, en \
ambos sentidos.
3: un trabajador más, hasta seis.
4: construir un edificio con maíz, 2 por cada bloque de su coste.
5: pagar 1 de maíz y usar cualquier acción de Palenque, Yaxchilán, Tikal o Uxmal, con su propio precio.

*Chichén Itzá*
Cada lugar del 1 al 9 admite una calavera en toda la partida. Dejas ahí una calavera y recibes puntos, un escalón de \
templo y, en el 6, el 8 y el 9, un bloque a elegir.
Chaac: el 1 da 4 puntos, el 2 da 5, el 3 da 6.
Kukulkán: el 4 da 7, el 5 da 8, el 6 da 8.
Quetzalcóatl: el 7 da 10, el 8 da 11, el 9 da 13.

*Los espacios 6 y 7* de las ruedas pequeñas y el *10* de Chichén Itzá permiten cualquiera de esas acciones."""

TEMPLES = """**Templos**
Cada cual tiene un marcador en cada uno de los tres templos. Empieza en el escalón 0; debajo hay uno más, el −1.

*Chaac*, escalones de −1 a 5: −1, 0, 2, 4, 6, 7, 8 puntos. Bienes: piedra en el 1 y el 3. El más alto: 6 puntos el \
día 13 y 2 al final.
*Quetzalcóatl*, escalones de −1 a 7: −2, 0, 1, 2, 4, 6, 9, 12, 13 puntos. Bienes: oro en el 2 y el 4. El más alto: 2 \
puntos el día 13 y 6 al final.
*Kukulkán*, escalones de −1 a 6: −3, 0, 1, 3, 5, 7, 9, 10 puntos. Bienes: madera en el 1 y el 3, una calavera en el \
4. El más alto: 4 puntos el día 13 y 4 al final.

*Se sube* con Tikal 5, Uxmal 1, las calaveras de Chichén Itzá, algunos edificios y el premio de agricultura. En el \
escalón más alto cabe un solo marcador. Un escalón para el que no hay sitio se pierde, y también lo que pagaste.
*Se baja* al mendigar y al quemar madera. Quien baja de lo más alto deja sitio ahí.

*Llegar arriba* pone tu tablero personal por el lado claro: puedes volver a hacer girar el calendario dos días.

Cuándo dan lo suyo lo dice la página `food`. Los puntos son los del escalón en el que estás; los bienes, los de ese \
escalón y todos los de debajo."""

TECHNOLOGIES = """**Tecnologías**
Hay cuatro, con tres niveles cada una. Se avanza con las acciones 1 y 3 de Tikal, y gratis con algunas losetas.

*Precio:* 1 bloque por el nivel 1, 2 por el nivel 2, 3 por el nivel 3, de cualquier tipo. En el nivel 3 puedes \
seguir avanzando por 1 bloque cada vez, y entonces recibes el premio en lugar de un nivel.

*Agricultura:* más maíz al cosechar y al pescar, y cosechas de maíz donde no hay ficha a la vista. Premio: un \
escalón en un templo a elegir.
*Extracción:* en el nivel 1, 1 más de madera en Yaxchilán 1 y al cosechar madera; en el 2, 1 más de piedra en \
Yaxchilán 2 y 5; en el 3, 1 más de oro en Yaxchilán 3 y 5. Premio: dos bloques a elegir.
*Arquitectura:* maíz, puntos y un descuento por cada edificio que construyes. Premio: 3 puntos.
*Teología:* una calavera más en Yaxchilán 4; en Chichén Itzá, la acción del espacio siguiente; tras una calavera, un \
bloque por un escalón de templo. Premio: una calavera.

Todos los niveles que tienes cuentan a la vez. Lo que hace cada uno depende de una opción de la mesa y se lee en el \
menú cuando avanzas, en el tablero en texto y en la página `options`.

La extracción no afecta a los bloques de edificios, templos, mercado o Chichén Itzá."""

BUILDINGS = """**Edificios y monumentos**
*Edificios.* Hay seis en la fila. Se construyen con las acciones 2 y 4 de Tikal por los bloques que cuestan, y con \
la acción 4 de Uxmal a 2 de maíz por bloque. Lo que dan llega en el acto; las granjas ayudan en cada Día de la \
Comida. Al final de tu turno salen otros. Hay cuatro tipos: granjas, tumbas, edificios civiles y santuarios, y \
algunos monumentos los cuentan.

*Cómo se lee un edificio:* «agricultura +1» es un avance gratis, «Chaac +1» un escalón de templo, «alimenta a 1» te \
ahorra su comida en cada Día de la Comida. Si un avance gratis llega en el nivel 3, recibes el premio.
La tumba de los constructores permite otro edificio, la de los mercaderes abre el mercado, la de los enviados \
permite una acción de otra rueda por 1 de maíz; las tres, solo si quieres.

*La arquitectura* se aplica sola a cada edificio, con todo lo que tengas: maíz, puntos y un bloque menos, a tu \
elección (2 de maíz menos en Uxmal). Solo con Tikal 4 decides tú: se aplica a uno de los dos edificios, y se \
pregunta con el primero. Nunca se aplica a los monumentos, y el nivel que da un edificio no sirve para ese mismo \
edificio.

*Los monumentos* se construyen solo con la acción 4 de Tikal, en lugar de edificios. Hay dos más que jugadores y no \
salen otros. No dan nada en el acto, y sí puntos al final. Un monumento se cuenta a sí mismo cuando cuenta edificios \
o monumentos."""
