"""Spanish: the help pages, by topic, at most 3,000 characters each."""

from collections.abc import Mapping

from engine.games.tzolkin.prose.es.help_gears import BUILDINGS, GEARS, TECHNOLOGIES, TEMPLES

_START = """**Tzolk'in en diez líneas**
1. Tus trabajadores viajan en cinco ruedas que giran todas juntas. Cuanto más viaja uno, mejor es la acción que da \
al recogerlo.
2. En tu turno, o pulsas *Colocar un trabajador*, cuantas veces quieras, o *Recoger un trabajador*, cuantas veces \
quieras: al menos una, y nunca las dos cosas.
3. Un trabajador va al espacio libre más bajo de una rueda y cuesta su número en maíz. El segundo del turno cuesta 1 \
más, el tercero 2 más, y así.
4. Al recogerlo hace la acción de su espacio, o una más baja de esa rueda por 1 de maíz por paso atrás, o ninguna.
5. Después de cada ronda el calendario gira un día y todos los trabajadores avanzan un espacio.
6. Palenque da maíz y madera; Yaxchilán, bloques y calaveras; Tikal, tecnologías y edificios; Uxmal, escalones de \
templo, un mercado y trabajadores; Chichén Itzá convierte calaveras en puntos.
7. En cuatro Días de la Comida cada trabajador tuyo come 2 de maíz; quien pasa hambre te cuesta 3 puntos.
8. Los templos dan bienes en el primero y el tercero de esos días, y puntos en el segundo y el cuarto.
9. Con 2 de maíz o menos puedes *Mendigar maíz* antes que nada: tendrás 3, y bajas en un templo.
10. Todo se puede deshacer hasta que pulses *Terminar*. Tras el cuarto Día de la Comida gana quien tenga más puntos.

Antes de la primera ronda cada cual se queda en secreto dos de cuatro losetas de riqueza, que son sus primeros \
bienes.
Un botón con ➜ es una sugerencia: al pulsarlo das ese paso entero, y nada te obliga."""

_WEALTH = """**Losetas de riqueza**
Antes de la primera ronda cada cual recibe cuatro losetas de riqueza y se queda dos. Se elige a la vez y en secreto. \
Cuando ha elegido la última persona, se muestran las losetas elegidas y cada una da lo que indica; las otras dos se \
van.

*Qué dan:* maíz, bloques, calaveras, un nivel de una tecnología, un escalón de un templo o un cuarto trabajador; con \
una de ellas, un trabajador come gratis en cada Día de la Comida.

*Qué elegir:* con maíz se colocan trabajadores y no empiezas con otro, así que quédate algo. Una tecnología o un \
trabajador sirven toda la partida; los bloques y las calaveras, una vez.

Tu elección es definitiva en el acto. Después empiezan las rondas: lo cuenta la página `turn`."""

_TURN = """**Rondas y turnos**
*Una ronda* es un turno de cada cual, desde quien empieza y en el sentido de las agujas del reloj; después gira el \
calendario. En algunas rondas antes se come: lo cuenta la página `food`.

*Tu turno.* Primero mendiga, si debes y puedes. Después coloca al menos un trabajador, o recoge al menos uno. Cada \
paso cambia tu borrador en el acto, así que lo que trae un trabajador puede pagar lo que hace el siguiente. Un \
trabajador nuevo se puede colocar a partir del turno siguiente.

*Mendigar* exige tener 2 de maíz o menos, va antes que todo lo demás y solo se puede una vez por turno. Pasas a \
tener 3 de maíz, tuvieras lo que tuvieras, y bajas un escalón en un templo a elegir. Si tienes que colocar y no \
puedes pagar ningún espacio, tienes que mendigar. Si ni eso es posible y no tienes a nadie en las ruedas, los dioses \
se apiadan: un trabajador puede ir a uno de los espacios más baratos por todo tu maíz.

*El espacio inicial* cuesta 0 de maíz y admite un trabajador. Cada ronda en que nadie lo ocupa deja 1 de maíz en los \
dientes del calendario. Quien lo ocupa recibe todo ese maíz al final de su turno. Al acabar la ronda el trabajador \
vuelve y su dueño pasa a empezar las rondas; si ya las empezaba, pasa a hacerlo quien está a su izquierda.

*El calendario* gira un día. El dueño de ese trabajador puede hacer que gire dos si su tablero personal está por el \
lado claro, salvo que haya un trabajador de alguien en el espacio 6 de una rueda pequeña o en el 9 de Chichén Itzá. \
Eso pone su tablero por el lado oscuro; llegar a lo más alto de un templo lo devuelve al claro. Un Día de la Comida \
que se salta se celebra en la ronda siguiente.

*Caerse.* Un trabajador que está en el último espacio cuando gira el calendario vuelve a su dueño sin dar nada: el 7 \
en las ruedas pequeñas, el 10 en Chichén Itzá."""

_PLACING = """**Colocar y recoger**
*Colocar.* Elige una rueda; el trabajador va solo a su espacio libre más bajo. Cuesta tanto maíz como el número del \
espacio, y 1 más por cada trabajador que hayas colocado antes en este turno.
Tres trabajadores en los espacios 0, 1 y 2 de ruedas vacías: 0 + 1 + 2 por los espacios y 0 + 1 + 2 por ser tres, 6 \
de maíz. El maíz hace falta al colocar; el del espacio inicial llega demasiado tarde.

Si hay muchos espacios ocupados, el más bajo que queda libre es caro pero fuerte. Colocar detrás de otros en el 5 o \
el 6 ahorra días de espera.

*Recoger.* Elige un trabajador tuyo y lo que hace:
- la acción de su espacio;
- una acción más baja de la misma rueda, por 1 de maíz por cada paso atrás, aunque ahí haya alguien;
- en los espacios más altos (6 y 7, en Chichén Itzá el 10), cualquier acción de la rueda, gratis;
- nada, lo que siempre se puede y libera al trabajador.
El espacio 0 no tiene acción. Un trabajador del espacio inicial no se recoge; vuelve solo.

Si una acción tiene precio, lo necesitas al elegirla, junto con el maíz de los pasos atrás. Se puede elegir una \
acción que no haría nada, y antes se te pregunta.

*Trabajadores sin dueño.* Con dos o tres jugadores, algunos espacios están ocupados por trabajadores de nadie. Giran \
durante toda la partida y solo estorban al colocar."""

_FOOD = """**Días de la Comida**
Se come al final de cuatro rondas: el día 7, el día 13, el día 20 y el día 26, que es el último. La cabecera del \
turno y el tablero en texto dicen cuánto falta para el próximo.

*Comer.* Cada trabajador tuyo en juego come 2 de maíz, también los que están en las ruedas. Se alimenta a tantos \
como puedas pagar; cada uno de los demás cuesta 3 puntos. El maíz que no basta para un trabajador entero te lo \
quedas. El maíz del espacio inicial ya ha llegado para entonces.

*Las granjas ayudan.* Unas alimentan gratis a un trabajador o a tres; otras hacen que cada trabajador coma 1 menos.

*Después, los templos:*
- Los días 7 y 20, bienes. En cada templo recibes lo que muestran tu escalón y todos los de debajo. Si las calaveras \
de la reserva no bastan para todos los que deben recibir una, nadie recibe ninguna.
- Los días 13 y 26, puntos. En cada templo recibes los puntos de tu escalón, y quien está más alto recibe además el \
extra del templo; si hay varios, la mitad cada uno.

*El día 13* termina también la primera era. Se retiran todos sus edificios y salen seis de la segunda. Los \
monumentos se quedan.
*El día 26* termina la partida: lo cuenta la página `scoring`."""

_SCORING = """**Puntuación**
*Durante la partida* dan puntos:
- los templos los días 13 y 26, y ser quien está más alto en uno;
- las calaveras en Chichén Itzá, de 4 a 13 puntos;
- algunos edificios y un nivel de arquitectura;
- y los quitan los trabajadores que pasan hambre, 3 puntos cada uno. Se puede bajar de 0.

*Al final*, tras el último Día de la Comida, las ruedas giran una vez más y cada cual suma:
- un cuarto de punto por cada maíz; la madera cuenta como 2 de maíz, la piedra como 3, el oro como 4. Los cuartos se \
conservan;
- 3 puntos por cada calavera que no está en Chichén Itzá;
- los puntos de sus monumentos.

Gana quien tiene más puntos. En caso de empate, quien tenga entonces más trabajadores en las ruedas; si también hay \
empate en eso, se comparte la victoria.

*Nombres en las listas de puntos:* hambre; templos, por los escalones; lo más alto de un templo, por el extra; \
bienes sobrantes; calaveras; monumentos."""

_OPTIONS = """**Opciones**
*Tecnologías* dice qué hacen los niveles de tres tecnologías. La extracción es igual en las dos versiones.

*Como en el texto de las reglas* (si no eliges otra cosa):
- agricultura: 1, 1 más de maíz por cosecha de maíz; 2, otros 2 más, y cosechas de maíz sin ficha; 3, 1 más de maíz \
al pescar.
- arquitectura: 1, 1 de maíz por edificio; 2, un bloque menos por edificio; 3, 2 puntos por edificio.
- teología: 1, una calavera más en Yaxchilán 4; 2, en Chichén Itzá, la acción del espacio siguiente; 3, tras una \
calavera, un bloque compra un escalón de templo.

*Como en el tablero impreso*:
- agricultura: 1, 1 más de maíz por cosecha de maíz; 2, 1 más de maíz al pescar, y cosechas de maíz sin ficha; 3, 2 \
más de maíz por cosecha de maíz.
- arquitectura: 1, 1 de maíz por edificio; 2, 2 puntos por edificio; 3, un bloque menos por edificio.
- teología: 1, en Chichén Itzá, la acción del espacio siguiente; 2, tras una calavera, un bloque compra un escalón \
de templo; 3, una calavera más en Yaxchilán 4.

En los menús y en el tablero en texto siempre se lee lo que hace un nivel en tu mesa."""

HELP: Mapping[str, str] = {
    "start": _START,
    "wealth": _WEALTH,
    "turn": _TURN,
    "placing": _PLACING,
    "gears": GEARS,
    "temples": TEMPLES,
    "food": _FOOD,
    "technologies": TECHNOLOGIES,
    "buildings": BUILDINGS,
    "scoring": _SCORING,
    "options": _OPTIONS,
}
