"""Spanish: why an action was refused, and what to do instead, by code."""

from collections.abc import Mapping

REFUSALS: Mapping[str, str | tuple[str, ...]] = {
    "refusal": "Eso no se puede hacer ahora.",
    "refusal.invalid_action": "Eso no es una acción de Tzolk'in.",
    "refusal.game_over": "Esta partida ha terminado.",
    "refusal.not_your_turn": ("No es tu turno: le toca a {to_act}.", "No es tu turno."),
    "refusal.already_chosen": (
        "Ya has elegido tus losetas; {n:falta|faltan} {to_act}.",
        "Ya has elegido tus losetas.",
    ),
    "refusal.tiles_not_chosen": "Primero elige dos de tus cuatro losetas de riqueza.",
    "refusal.days_not_chosen": "Primero di si el calendario gira un día o dos.",
    "refusal.no_tiles_to_choose": "Las losetas de riqueza se eligen solo antes de la primera ronda.",
    "refusal.no_days_to_choose": (
        "Los días los elige, al final de la ronda, quien estaba en el espacio inicial y puede usar dos."
    ),
    "refusal.not_optional": (
        "A esto no puedes renunciar: decide {asked} o deshaz.",
        "A esto no puedes renunciar: decide o deshaz.",
    ),
    "refusal.decision_pending": ("Primero decide {asked}.", "Antes hay que decidir otra cosa."),
    "refusal.nothing_to_decide": (
        "Ahora no se te pide nada a lo que responda *{tried}*. Llega con la acción de un trabajador.",
        "Ahora no se te pide nada así.",
    ),
    "refusal.not_dealt": (
        "No te repartieron esa loseta. Tienes {tiles}.",
        "No te repartieron esa loseta.",
    ),
    "refusal.same_tile": "Elige dos losetas distintas.",
    "refusal.already_acted": (
        "Se mendiga antes que nada en el turno, y ya has movido {moved:# trabajador|# trabajadores}. "
        "Deshaz para mendigar.",
        "Se mendiga antes que nada en el turno. Deshaz para mendigar.",
    ),
    "refusal.already_begged": "Ya has mendigado en este turno; solo se puede una vez.",
    "refusal.too_much_corn": (
        "Puedes mendigar con {most} de maíz o menos, y tienes {have}.",
        "Tienes demasiado maíz para mendigar.",
    ),
    "refusal.no_step_down": "Todos tus marcadores están abajo del todo: ya no puedes enfadar a ningún dios.",
    "refusal.already_picking": (
        "Has recogido {moved:# trabajador|# trabajadores}, y en un turno se coloca o se recoge. Deshaz para colocar.",
        "En un turno se coloca o se recoge, y estás recogiendo.",
    ),
    "refusal.pity_used": "Por piedad puedes colocar un solo trabajador. Termina el turno.",
    "refusal.no_worker": (
        "No tienes en la mano ninguno de tus {workers} trabajadores. Recoge uno.",
        "No tienes trabajadores en la mano. Recoge uno.",
    ),
    "refusal.start_taken": (
        "En el espacio inicial está el trabajador de {holder}. Elige una rueda.",
        "El espacio inicial está ocupado. Elige una rueda.",
    ),
    "refusal.gear_full": (
        "En {gear} no queda ningún espacio libre. Elige otra rueda.",
        "Ahí no queda ningún espacio libre. Elige otra rueda.",
    ),
    "refusal.not_enough_corn": (
        "Eso cuesta {need} de maíz, y tienes {have}.",
        "No te llega el maíz para eso.",
    ),
    "refusal.already_placing": (
        "Has colocado {moved:# trabajador|# trabajadores}, y en un turno se coloca o se recoge. Deshaz para recoger.",
        "En un turno se coloca o se recoge, y estás colocando.",
    ),
    "refusal.no_such_space": (
        "Los espacios de {gear} van de 0 a {last}.",
        "Ese espacio no existe.",
    ),
    "refusal.no_worker_there": ("En {gear} {space} no hay nadie.", "Ahí no hay nadie."),
    "refusal.no_worker_there.nowhere": "No tienes a nadie en las ruedas, así que no hay a quién recoger.",
    "refusal.not_your_worker": (
        "El trabajador de {gear} {space} es de {holder}.",
        "El trabajador de {gear} {space} no es de nadie y no se va nunca.",
        "Ese trabajador no es tuyo.",
    ),
    "refusal.no_such_action": (
        "{gear} no tiene ninguna acción {action} que puedas usar aquí.",
        "Esa acción no existe aquí.",
    ),
    "refusal.action_above": (
        "Desde {gear} {space} llegas a acciones más bajas, a 1 de maíz por paso, pero no a la acción {action}.",
        "Un trabajador llega a la acción de su espacio y a las más bajas, a ninguna más alta.",
    ),
    "refusal.space_filled": (
        "En el lugar {action} ya hay una calavera de {holder}. Elige otro.",
        "Ahí ya hay una calavera. Elige otro lugar.",
    ),
    "refusal.no_skull": "No tienes ninguna calavera, y hace falta una. Se consiguen en Yaxchilán 4.",
    "refusal.nothing_to_harvest": (
        "No te queda nada que cosechar con la acción {action} de Palenque.",
        "Ahí no te queda nada que cosechar.",
    ),
    "refusal.not_enough_blocks": (
        "Eso cuesta {cost}; tienes: {held}.",
        "No te llegan los bloques para eso.",
    ),
    "refusal.nothing_to_build": (
        "Con lo que tienes no puedes pagar nada de lo expuesto: {held}; {corn} de maíz.",
        "No puedes pagar nada de lo expuesto.",
    ),
    "refusal.nothing_to_build.buildings": (
        "Con lo que tienes no puedes pagar ningún edificio de los expuestos: {held}; {corn} de maíz."
    ),
    "refusal.nothing_to_build.monuments": (
        "Con lo que tienes no puedes pagar ningún monumento de los expuestos: {held}; "
        "{skulls:# calavera|# calaveras}."
    ),
    "refusal.nothing_done": "Coloca o recoge al menos un trabajador antes de terminar el turno.",
    "refusal.no_corn_tile": (
        "Todo el maíz de Palenque {action} está cubierto de madera. Toma madera o quémala.",
        "Ahí todo el maíz está cubierto de madera. Toma madera o quémala.",
    ),
    "refusal.at_bottom": (
        "Tu marcador de {temple} ya está abajo del todo. Elige otro templo.",
        "Tu marcador ya está ahí abajo del todo. Elige otro templo.",
    ),
    "refusal.same_temple": (
        "Los dos escalones son de templos distintos, y acabas de subir en {temple}.",
        "Los dos escalones son de templos distintos.",
    ),
    "refusal.wrong_amount": (
        "Ofreces {paid}, pero el precio es {asked:# bloque|# bloques}, de los tipos que indica.",
        "Ese no es el precio.",
    ),
    "refusal.not_in_row": (
        "Entre los edificios expuestos no está este: {building}.",
        "Ese edificio no está expuesto.",
    ),
    "refusal.architecture_not_available": (
        "No tienes ningún nivel de arquitectura que se pueda aplicar. Construye sin ella."
    ),
    "refusal.architecture_not_available.used": (
        "Tu arquitectura ya se usó para el primer edificio. Construye el segundo sin ella."
    ),
    "refusal.architecture_applies": "Tu arquitectura se aplica a este edificio en todo caso. Construye con ella.",
    "refusal.monument_not_here": (
        "Los monumentos se construyen solo con la acción 4 de Tikal, en lugar de edificios."
    ),
    "refusal.not_on_display": ("No está expuesto: {monument}.", "Ese monumento no está expuesto."),
    "refusal.not_corn_for_block": (
        "El mercado no da {take} por {give}: cambia un bloque por maíz, o maíz por un bloque.",
        "El mercado cambia un bloque por maíz, o maíz por un bloque.",
    ),
}
