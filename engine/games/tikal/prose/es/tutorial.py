"""Spanish: a newcomer's first turn, a text a step."""

from collections.abc import Mapping

TUTORIAL: Mapping[str, str] = {
    "tutorial.place_tile": (
        "**Tu primer turno, 1 de 5: la loseta.** Cada turno empieza con una loseta, que explora otro hexágono "
        "de la selva. Elige abajo un hexágono y después cómo se gira la loseta. Las piedras de sus lados son "
        "los caminos: por un lado sin piedras no pasa nadie."
    ),
    "tutorial.enter": (
        "**2 de 5: trae a tu gente.** Ahora tienes 10 puntos de acción. Tu expedición espera junto al tablero "
        "y entra por el campamento base, A5, por 1 punto cada miembro. Pulsa *{enter}* y trae a dos "
        "trabajadores."
    ),
    "tutorial.move": (
        "**3 de 5: camina.** Cada miembro paga por cada piedra que hay en el camino. Pulsa *{move}* y manda a "
        "un trabajador de A5 a un templo de al lado, A4 o B5: cuesta 2 puntos. Hasta el final del turno solo "
        "tú ves los pasos, y *Deshacer* quita el último."
    ),
    "tutorial.uncover": (
        "**4 de 5: excava.** Quien está en un templo puede descubrir otro nivel por 2 puntos, y el templo "
        "vale 1 más. Pulsa *{uncover}*. En una ronda de puntuación, un templo da sus puntos a quien es más "
        "fuerte allí; un trabajador cuenta 1 y el líder, 3."
    ),
    "tutorial.end_turn": (
        "**5 de 5: termina el turno.** Puedes gastar lo que te queda: seguir caminando, traer a más gente, "
        "excavar otra vez. Nada se guarda para después. Cuando acabes, pulsa *{end_turn}*; si te quedan "
        "puntos, se te pregunta una vez más."
    ),
    "tutorial.done": (
        "**Así es un turno completo de Tikal.** Cuatro veces por partida hay una ronda de puntuación, y "
        "entonces todos puntúan sus templos y tesoros. Gana quien tiene más puntos."
        "\n`/help game:Tikal` explica tesoros, campamentos, guardias y puntuación; `/game new` abre una mesa "
        "con más gente."
    ),
}
