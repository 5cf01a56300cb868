"""Spanish: the help pages, by topic, at most 3,000 characters each."""

from collections.abc import Mapping

_START = """**Tikal en diez líneas**
1. Diriges una expedición por la selva de Guatemala. Gana quien tenga más puntos tras cuatro rondas de puntuación.
2. Cuando te toque, pulsa *Jugar mi turno*. Lo que hagas es un borrador privado hasta que pulses *Terminar*.
3. Primero coloca la loseta que has robado: elige el hexágono y después cómo la giras. Las piedras de los lados \
compartidos forman caminos.
4. Luego gasta hasta 10 puntos de acción (PA) en el orden que quieras: incorporar, mover, descubrir, construir.
5. *Incorporar* pone trabajadores y a tu líder en el campamento base (A5) o en uno de tus campamentos, por \
1 PA cada uno.
6. *Mover* lleva un grupo por el camino más barato; cada miembro paga 1 PA por cada piedra que cruza.
7. *Descubrir* (2 PA) hace que un templo valga uno más. *Tesoro* (3 PA) te da un tesoro.
8. Un templo puntúa para quien tenga ahí más fuerza que nadie: un trabajador cuenta 1, el líder 3. Si hay empate, \
no puntúa para nadie.
9. Cada volcán abre una ronda de puntuación: cada cual, por turno, juega 10 PA y puntúa en el acto. La última ronda \
cierra la partida.
10. *Deshacer* retira el último paso, hasta que se descubre un tesoro. Un botón con ➜ es una sugerencia: al pulsarlo \
das ese paso entero, y nada te obliga."""

_TURN = """**Un turno**
*1. La loseta.* Al empezar el turno se descubre la loseta de arriba de la pila. Colócala en un hexágono sin \
explorar que toque uno explorado; tú eliges cómo girarla. Para que se pueda llegar, tiene que haber al menos una \
piedra en un lado compartido con un vecino transitable; da igual en cuál de las dos losetas esté. En un botón, *B4 \
cuesta 3* es lo que costará un paso entre la loseta, girada así, y B4.
Un yacimiento recibe tantos tesoros ocultos como máscaras muestra. Si una loseta no cabe en ningún sitio, \
sale del juego y el turno sigue sin ella.

*2. Diez puntos de acción.* Gástalos como quieras y en el orden que quieras. Lo que no uses se pierde. Solo se \
pueden gastar cuando la loseta ya está colocada.

*3. El final.* El turno termina cuando tú lo dices, aunque te queden 0 puntos de acción: antes puedes mirar, \
deshacer y rehacer.

*Un volcán* no se coloca de inmediato. Abre una ronda de puntuación: empieza quien lo ha robado y los demás siguen \
en el sentido de las agujas del reloj, cada cual con 10 puntos de acción y su puntuación. Después se coloca el \
volcán, que no necesita piedras, y a quien lo robó le queda un turno normal. Nadie puede entrar en un volcán ni \
cruzarlo.

La pila va de la letra A a la G, y se ve la letra de la loseta de arriba. Hay volcanes entre las B, las D y las F. \
Tras la última loseta llega la ronda final, que abre quien sigue a la persona que la colocó."""

_ACTIONS = """**En qué se gastan los puntos de acción**
- **Incorporar un miembro**, 1 PA cada uno: trabajador o líder, de tu reserva al campamento base o a uno de tus \
campamentos.
- **Mover**, 1 PA por miembro y piedra cruzada: se suman las piedras de los dos lados que se tocan. Sin piedras no \
hay camino. Los miembros, campamentos y guardias de otras personas nunca estorban.
- **Camino secreto**, 1 PA por miembro: entre el campamento base y uno de tus campamentos, o entre tus dos \
campamentos, a cualquier distancia. *Mover* los usa por su cuenta cuando sale más barato.
- **Descubrir un nivel**, 2 PA: necesitas un miembro en ese templo.
- **Recuperar un tesoro**, 3 PA: necesitas un miembro en ese yacimiento.
- **Intercambiar tesoros**, 3 PA: uno suelto tuyo por uno suelto de otra persona.
- **Montar un campamento**, 5 PA: dos en toda la partida.
- **Poner guardia en un templo**, 5 PA: dos en toda la partida.
- **Colocar la loseta** y **terminar el turno** no cuestan nada.

En un mismo turno puedes descubrir como máximo dos niveles de un templo y recuperar como máximo dos tesoros de un \
yacimiento; la segunda vez necesitas ahí dos miembros tuyos, y el líder cuenta como uno. Eso no afecta a los demás \
hexágonos: si te alcanzan los puntos, puedes trabajar en varios.
Tienes 18 trabajadores y un líder."""

_TEMPLES = """**Templos**
Un templo vale el número que muestra, de 1 a 10.

*Descubrir* le pone encima el número siguiente, por 2 PA. No se salta ningún número, y las losetas son limitadas: \
tres del 2, seis del 3, nueve del 4, once del 5, ocho del 6, cinco del 7, tres del 8, dos del 9 y una del 10. \
Cuando el número siguiente se agota, el templo ya no puede crecer.

*Control.* Cada trabajador en el templo cuenta 1 y el líder 3. Lo controla quien tenga más que cada una de las \
demás personas, y se lleva sus puntos al puntuar. Si los más fuertes empatan, no lo controla nadie, tampoco quien \
va detrás.

*Guardia*, 5 PA: si controlas un templo sin guardia, puedes poner encima un trabajador o a tu líder. El resto de \
tus miembros en ese hexágono sale del juego para siempre. Desde entonces el templo es tuyo en cada puntuación, esté \
quien esté ahí, y ya no se puede descubrir más. Tienes dos guardias. No metas a tu líder si no es a propósito: un \
líder perdido no vuelve."""

_TREASURES = """**Tesoros**
Hay ocho clases con tres piezas de cada una: estatua de oro, plato, urna, máscara de jade, collar, figura de \
piedra, cuchilla de obsidiana y flauta de barro.

*Recuperar* cuesta 3 PA y te da el tesoro de arriba de un montón en el que tengas un miembro. Se pone boca arriba y \
queda a la vista ante ti. Como así se ve algo nuevo, los pasos dados hasta ahí ya no se pueden deshacer.

*Intercambiar* cuesta 3 PA. Das una clase de la que tengas exactamente una pieza y recibes una clase de la que la \
otra persona tenga exactamente una. No se puede negar, y no hace falta ningún miembro en ninguna parte. Las parejas \
y los tríos están a salvo.

*Puntos* en cada puntuación, por clase: una pieza 1 punto, una pareja 3, las tres 6. Por eso la tercera pieza de \
una clase suma 3 más cada vez.

Un yacimiento sin tesoros cuenta como selva, así que ahí se puede montar un campamento."""

_CAMPS = """**Campamentos**
Todo el mundo puede usar el campamento base (A5). En toda la partida puedes montar dos campamentos propios, por 5 \
PA cada uno, y se quedan donde están.

*Dónde:* en selva explorada o en un yacimiento del que se hayan llevado todos los tesoros, si aún no hay \
campamento. No necesitas a nadie ahí, y los miembros ajenos no te estorban.

*Para qué:* ahí incorporas miembros por 1 PA cada uno, lejos del campamento base; y tus miembros viajan entre el \
campamento base y tus campamentos, o entre tus dos campamentos, también por 1 PA cada uno. Nadie más puede usarlos.

Un campamento en medio de buenos templos antes de la segunda ronda de puntuación suele pagarse de sobra."""

_SCORING = """**Puntuación**
Hay cuatro rondas de puntuación: una por cada uno de los tres volcanes y otra tras la última loseta.

En una ronda de puntuación cada cual juega un turno de 10 puntos de acción, sin loseta, y puntúa al terminarlo. \
Solo cuenta tu momento: un templo que otra persona ha puntuado antes puede ser tuyo cuando puntúes tú.

*Orden:* quien robó el volcán y después en el sentido de las agujas del reloj. La ronda final la abre quien sigue a \
la persona que colocó la última loseta. (Con subasta, la ronda final va de la puntuación más baja a la más alta.)

*Puntos:* el valor de cada templo que controles o donde tengas guardia y, por cada clase de tesoro, 1 por uno, 3 \
por dos y 6 por tres. Los tesoros y los templos se conservan y vuelven a contar en la ronda siguiente.

Gana quien tenga más puntos tras la cuarta ronda. Si hay empate, la victoria se comparte."""

_AUCTION = """**La variante con subasta**
Si la mesa se abrió con subasta, se puja por el orden de turno y por las losetas. Cada cual empieza con 20 puntos, \
y con ellos se paga.

*Una ronda:* hay tantas losetas a la vista como personas juegan. Quienes aún no han tenido turno en esta ronda \
pujan por el siguiente: suben la puja más alta o pasan. Quien pasa queda fuera de esta subasta. La última persona \
que queda paga su puja, elige una de las losetas a la vista, la coloca y juega 10 puntos de acción. Después pujan \
de nuevo las demás. La última de la ronda recibe gratis la última loseta.

*Para que nadie te espere:* pulsa *Orden fija…* bajo el mensaje del turno, o escribe `/game order`, y di hasta \
cuánto pujas y qué loseta quieres. Puja lo mínimo necesario; nadie más se entera.

Si todo el mundo pasa sin pujar, se lleva el turno gratis quien pasó primero. Se puja al menos 1 y nunca más de lo \
que se tiene; quien no puede subir pasa automáticamente.

*Quién empieza:* tras un turno, la siguiente persona en el sentido del reloj que aún pueda pujar; en una ronda \
nueva, quien sigue a la última.

*Un volcán* elegido abre una ronda de puntuación que empieza por quien lo eligió y en la que participa todo el \
mundo. Después se coloca el volcán y quien lo eligió juega un turno normal."""

_PICTURE = """**Cómo leer la imagen**
*Los hexágonos* llevan su nombre en la esquina superior izquierda: columna de A a H desde la izquierda, fila de 1 a \
5 desde arriba. El bosque oscuro está sin explorar.
El verde claro es selva; el pavimento gris con una pirámide es un templo, y su número es su valor; un foso pardo es \
un yacimiento, y × 3 significa que quedan tres tesoros; un foso verde oliva está vacío; la roca negra con fuego es \
un volcán; la arena con una tienda de rayas es el campamento base, A5.

*Las piedras* están en los lados. Cruzar cuesta tantos puntos de acción como piedras haya en ese lado entre las dos \
losetas; si son 2 o más, el número aparece en un disco oscuro. Sin piedras no se pasa.

*Las personas* que juegan tienen un color, una forma y una letra, para que el color nunca sea la única señal: \
círculo marfil, triángulo celeste, cuadrado bermellón, rombo violeta. La letra es la inicial del nombre, u otra de \
sus letras si dos comparten la inicial. Cada una tiene un sitio fijo en el hexágono.
El cuerpo de un peón es la forma de su dueño, y su número cuenta los trabajadores. Una corona dorada es el líder, \
que no entra en ese número. Una tienda es un campamento.

*El control* de un templo: el suelo se tiñe, el borde toma el color de quien lo controla y su señal está en la \
esquina superior derecha. Los trazos grises y el = indican empate. Un estandarte es una guardia; con corona, la \
monta el líder.

*El oro* dice «mira aquí»: esquinas para la loseta recién colocada, una línea con flechas numeradas para el camino \
recién andado, rayos para un nivel recién descubierto. Mientras eliges, los contornos dorados son los hexágonos \
posibles, y el número del disco dorado es el precio.

*La línea de arriba:* a quién le toca, puntos de acción que quedan, letra de la próxima loseta y cuántas quedan, \
rondas de puntuación jugadas. *Los paneles:* trabajadores, campamentos y guardias que quedan, tesoros (2 y 3 son \
parejas y tríos) y puntos.

*El último campo* muestra las losetas a la vista: la robada, con contorno dorado, y a su lado un volcán que espera a \
que acabe su ronda de puntuación. Las pirámides pequeñas cuentan las losetas de templo que quedan: 3 sobre ×4 son \
cuatro losetas del 3, y cuando no queda ninguna, ningún templo pasa de 2. En una subasta están ahí las losetas en \
oferta; la moneda lleva la puja más alta y la señal de quien la hizo (– mientras nadie puja); debajo están quienes \
siguen en ella, y quien ha pasado aparece en gris y tachado."""

HELP: Mapping[str, str] = {
    "start": _START,
    "turn": _TURN,
    "actions": _ACTIONS,
    "temples": _TEMPLES,
    "treasures": _TREASURES,
    "camps": _CAMPS,
    "scoring": _SCORING,
    "auction": _AUCTION,
    "picture": _PICTURE,
}
