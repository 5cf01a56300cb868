"""Spanish: headlines, what is asked, the position as text, the words for the picture."""

from collections.abc import Mapping

TABLE: Mapping[str, str | tuple[str, ...]] = {
    "headline.setup_wealth": "Cada cual se queda dos de cuatro losetas de riqueza",
    "headline.turn": "Día {tooth} de {last}: {who} coloca o recoge trabajadores",
    "headline.turn.food": "Día {tooth}, Día de la Comida: {who} coloca o recoge trabajadores, y luego se come",
    "headline.advance_choice": "Día {tooth}: {who} hace girar el calendario un día o dos",
    "headline.finished": "La partida ha terminado",
    "status.wait": "Ahora no se te pide nada",
    "status.setup_wealth": "Quédate dos de tus cuatro losetas de riqueza",
    "status.turn": "Coloca trabajadores ({hand} en la mano) o recoge algunos · tienes: {held}",
    "status.turn.only_place": "Coloca trabajadores ({hand} en la mano) · tienes: {held}",
    "status.turn.only_pick": "Recoge trabajadores (ninguno en la mano) · tienes: {held}",
    "status.turn.place": (
        "{moved:# trabajador colocado|# trabajadores colocados}, {hand} en la mano: el siguiente cuesta {moved} más "
        "de maíz · tienes: {held}"
    ),
    "status.turn.place.done": (
        "{moved:# trabajador colocado|# trabajadores colocados}, no hay más que colocar: termina el turno · "
        "tienes: {held}"
    ),
    "status.turn.pick_up": (
        "{moved:# trabajador recogido|# trabajadores recogidos}: recoge más o termina el turno · tienes: {held}"
    ),
    "status.turn.pick_up.done": (
        "{moved:# trabajador recogido|# trabajadores recogidos}, no hay más que recoger: termina el turno · "
        "tienes: {held}"
    ),
    "status.food": "{told} · Día de la Comida, tus trabajadores comen {need} de maíz",
    "status.asked": "{asked} · tienes: {held}",
    "status.advance_choice": "¿El calendario gira un día o dos?",
    "status.finished": "La partida ha terminado",
    "asks.harvest": "Cosecha en Palenque {action}: {open} de maíz a la vista, {wood} de madera sobre maíz",
    "asks.step_down.begging": "Has mendigado: baja en un templo",
    "asks.step_down.burning": "Has quemado madera: baja en un templo",
    "asks.step_up": "Sube en un templo",
    "asks.step_up.again": "Sube en un templo, y después en otro",
    "asks.step_up.other": "Sube en otro templo que no sea {temple}",
    "asks.advance": "Avanza en una tecnología",
    "asks.advance.free": "Avanza gratis en una tecnología",
    "asks.advance.second": "Avanza en una segunda tecnología, o renuncia",
    "asks.pay.advance": "Paga {n:# bloque|# bloques} por el nivel {level} de {technology}",
    "asks.pay.bonus": "Paga {n:# bloque|# bloques} por el premio de {technology}",
    "asks.pay.build": "La arquitectura te ahorra un bloque ({building}): elige qué pagas",
    "asks.pay.temples": "Paga {n:# bloque|# bloques} para subir en dos templos",
    "asks.pay.offering": "Paga {n:# bloque|# bloques} por otro escalón de templo, o renuncia",
    "asks.take_block": "Toma un bloque de la reserva",
    "asks.build": "Construye un edificio",
    "asks.build.corn": "Construye un edificio, a 2 de maíz por cada bloque que cuesta",
    "asks.build.or_monument": "Construye un edificio y quizá otro, o un monumento",
    "asks.build.more": "Construye un edificio más, o renuncia",
    "asks.build.corn.more": "Construye un edificio más con maíz, o renuncia",
    "asks.market": "Mercado: madera 2 de maíz, piedra 3, oro 4, en ambos sentidos; renuncia cuando acabes",
    "asks.act": "Usa una acción de Palenque, Yaxchilán, Tikal o Uxmal",
    "asks.act.optional": "Por {n} de maíz usa una acción de Palenque, Yaxchilán, Tikal o Uxmal, o renuncia",
    "food.next": "Próximo Día de la Comida: día {tooth}, {n:dentro de # día|dentro de # días}; entonces {gives}.",
    "food.today": "Día de la Comida: al final de esta ronda los trabajadores comen y {gives}.",
    "food.over": "Los cuatro Días de la Comida han pasado.",
    "board.turn.setup_wealth": "{who} {n:tiene|tienen} que elegir aún dos losetas de riqueza.",
    "board.turn.turn": "Día {tooth} de {last}. Le toca a {who}: colocar o recoger trabajadores.",
    "board.turn.turn.place": (
        "Día {tooth} de {last}. {who} ha colocado {moved:# trabajador|# trabajadores} hasta ahora."
    ),
    "board.turn.turn.pick_up": (
        "Día {tooth} de {last}. {who} ha recogido {moved:# trabajador|# trabajadores} hasta ahora."
    ),
    "board.turn.advance_choice": "El día {tooth} de {last} ha pasado. {who} hace girar el calendario un día o dos.",
    "board.turn.finished": "La partida ha terminado. {winners} {n:gana|comparten la victoria}.",
    "board.dealt": "Tus cuatro losetas de riqueza, de las que te quedas dos:",
    "board.wealth": "{id}: {what}.",
    "board.start": "Espacio inicial: {holder}, que toma {corn} de maíz de los dientes. Empieza las rondas {who}.",
    "board.start.free": "Espacio inicial: libre, con {corn} de maíz en los dientes. Empieza las rondas {who}.",
    "board.player": (
        "{who}: {points}; {held}; {hand} de {workers} trabajadores en la mano; un Día de la Comida necesita {need} "
        "de maíz."
    ),
    "board.gears": (
        "Ruedas, con los espacios en los que hay trabajadores y el espacio que ocuparía el siguiente trabajador:"
    ),
    "board.gear": "{gear}: {workers}. Siguiente: {space}.",
    "board.gear.full": "{gear}: {workers}. Llena.",
    "board.worker": "{who} {spaces}",
    "board.off": "fuera de los espacios",
    "board.nobody": "vacía",
    "board.row": "Edificios de la era {age}, quedan {n} por salir:",
    "board.row.empty": "No hay ningún edificio de la era {age} expuesto.",
    "board.monuments": "Monumentos, que puntúan al final:",
    "board.monuments.none": "No queda ningún monumento.",
    "board.fields": "Fichas de cosecha de Palenque: {fields}.",
    "board.field": "acción {action}: {open} de maíz a la vista, {wood} de madera sobre maíz",
    "board.field.corn": "acción {action}: {open} de maíz a la vista, sin madera",
    "board.field.empty": "acción {action}: no queda nada",
    "board.skulls": "Chichén Itzá, lugares con calavera: {places}. Calaveras en la reserva: {n}.",
    "board.skulls.none": "Chichén Itzá: ninguna calavera todavía. Calaveras en la reserva: {n}.",
    "board.skull": "{action} ({who})",
    "board.temples": "Templos de {who}, con lo que dan en sus días: {temples}. Tablero personal: {side}.",
    "board.temple": "{name} {n} de {top} ({worth})",
    "board.temple.goods": "{name} {n} de {top} ({worth} o {goods})",
    "board.levels": "Tecnologías de {who}: {levels}.",
    "board.tiles": "Edificios y monumentos de {who}: {tiles}. Fichas de cosecha: {corn} de maíz, {wood} de madera.",
    "board.kept": "Losetas de riqueza de {who}: {tiles}.",
    "board.spaces": "Lo que dan las acciones de las ruedas:",
    "board.printed": "{gear}: {spaces}. {n:Espacio|Espacios} {free}: cualquier acción hasta la {last}.",
    "board.ways": (
        "El espacio 0 no da nada todavía. Un trabajador también puede usar una acción más baja de su rueda, por 1 de "
        "maíz por cada paso atrás."
    ),
    "side.light": "lado claro, puede hacer pasar dos días una vez",
    "side.dark": "lado oscuro, no puede hacer pasar dos días",
    "alt.title": "Tablero de Tzolk'in.",
    "alt.scores": "Puntuación: {scores}.",
    "alt.workers": "Trabajadores en las ruedas: {workers}.",
    "alt.player": "{who} {places}",
    "alt.place": "{gear} {spaces}",
    "alt.nowhere": "ninguno",
    "alt.dummies": "{n} sin dueño",
}
