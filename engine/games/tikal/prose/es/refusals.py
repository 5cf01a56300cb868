"""Spanish: why an action was refused, and what can be done instead, by code (rules 12.10, 12.11)."""

from collections.abc import Mapping

REFUSALS: Mapping[str, tuple[str, ...]] = {
    "refusal": ("Eso no es posible ahora. No ha cambiado nada; elige otra acción.",),
    "refusal.invalid_action": ("Eso no es una acción de Tikal. No ha cambiado nada; elige una del menú.",),
    "refusal.game_over": ("Esta partida ha terminado: ya no se puede jugar nada más en ella.",),
    "refusal.not_your_turn": (
        "No es tu turno: juega {to_act}. Recibirás un aviso cuando te toque.",
        "No es tu turno. Recibirás un aviso cuando te toque.",
    ),
    "refusal.unknown_hex": (
        "No hay ningún hexágono {hex} en este tablero. Los nombres van de A1 a H5: la letra de la columna y la "
        "fila contada desde arriba.",
        "Ese hexágono no existe en este tablero. Los nombres van de A1 a H5: la letra de la columna y la fila "
        "contada desde arriba.",
    ),
    "refusal.not_enough_action_points": (
        "Eso cuesta {cost:# punto de acción|# puntos de acción}, pero solo te {left:queda #|quedan #}. "
        "Haz algo más barato o termina el turno.",
        "Eso cuesta más puntos de acción de los que te quedan. Haz algo más barato o termina el turno.",
    ),
    # phases
    "refusal.auction_running": (
        "La subasta de este turno sigue en marcha y le toca pujar o pasar a {next}. Espera a que termine.",
        "La subasta de este turno sigue en marcha. Hasta que termine solo se puede pujar o pasar.",
    ),
    "refusal.tile_not_picked": (
        "Has ganado la subasta: elige primero una de las losetas en oferta ({tiles}).",
        "Has ganado la subasta: elige primero una de las losetas en oferta.",
    ),
    "refusal.no_auction": ("Ahora no hay nada por lo que pujar. Sigue con tu turno.",),
    "refusal.no_auction.basic": ("Esta mesa juega sin subasta: no hay nada por lo que pujar.",),
    "refusal.no_tile_to_pick": ("Ahora no tienes ninguna loseta que elegir. Sigue con tu turno.",),
    "refusal.no_tile_to_pick.basic": ("Esta mesa juega sin subasta: las losetas se roban, no se eligen.",),
    "refusal.tile_not_placed": (
        "Todavía tienes la loseta en la mano. Colócala primero y gasta después tus puntos de acción.",
    ),
    "refusal.no_tile_to_place": (
        "Ahora no tienes ninguna loseta que colocar. Gasta tus puntos de acción o termina el turno.",
    ),
    "refusal.no_tile_to_place.scoring": (
        "En un turno de puntuación no hay loseta. Gasta tus puntos de acción o termina el turno.",
    ),
    # placing
    "refusal.occupied": (
        "En {hex} ya hay una loseta. Coloca la tuya en un hexágono sin explorar junto a uno explorado.",
        "Ahí ya hay una loseta. Coloca la tuya en un hexágono sin explorar junto a uno explorado.",
    ),
    "refusal.not_adjacent": (
        "{hex} no toca ningún hexágono explorado. Coloca la loseta junto a una que ya esté en el tablero.",
        "Ese hexágono no toca ninguno explorado. Coloca la loseta junto a una que ya esté en el tablero.",
    ),
    "refusal.not_reachable": (
        "Así girada, la loseta en {hex} no tiene camino a ningún vecino transitable. Girada {turns} sí lo tendría.",
        "Así girada, la loseta en {hex} no tiene camino a ningún vecino transitable. "
        "Gírala de modo que haya piedras en un lado compartido.",
        "Así girada, la loseta no tiene camino a ningún vecino transitable. "
        "Gírala de modo que haya piedras en un lado compartido.",
    ),
    "refusal.volcano_seals": (
        "Un volcán en {hex} dejaría aislados hexágonos sin explorar, y esta mesa no lo permite. Elige otro hexágono.",
        "Un volcán ahí dejaría aislados hexágonos sin explorar, y esta mesa no lo permite. Elige otro hexágono.",
    ),
    # members
    "refusal.not_your_camp": (
        "{hex} no es el campamento base ni uno de tus campamentos. Puedes incorporar miembros en {camps}.",
        "{hex} no es el campamento base ni uno de tus campamentos. Incorpora a tus miembros en uno de ellos.",
        "Eso no es el campamento base ni uno de tus campamentos. Incorpora a tus miembros en uno de ellos.",
    ),
    "refusal.none_in_supply": (
        "No tienes esos miembros en la reserva; lo que queda ahí: {group}. Incorpora menos.",
        "No tienes esos miembros en la reserva. Incorpora menos o mueve los que están en el tablero.",
    ),
    "refusal.same_hex": (
        "Tu grupo ya está en {hex}. Elige otro hexágono de destino.",
        "Tu grupo ya está ahí. Elige otro hexágono de destino.",
    ),
    "refusal.unexplored": (
        "Nadie puede ir a {hex}, porque ahí todavía no hay loseta. Elige un hexágono explorado.",
        "Nadie puede ir ahí, porque todavía no hay loseta. Elige un hexágono explorado.",
    ),
    "refusal.volcano": (
        "{hex} es un volcán, y ahí no entra nadie. Elige otro hexágono.",
        "Eso es un volcán, y ahí no entra nadie. Elige otro hexágono.",
    ),
    "refusal.no_such_member": (
        "No tienes esos miembros en {hex}; ahí tienes: {group}. Elige entre ellos.",
        "No tienes esos miembros en {hex}. Elige entre los que están ahí.",
        "No tienes esos miembros ahí. Elige entre los que están en ese hexágono.",
    ),
    "refusal.no_path": (
        "Ningún camino lleva de {origin} a {target}. Elige otro hexágono de destino.",
        "Ningún camino lleva hasta ahí. Elige otro hexágono de destino.",
    ),
    # temples and treasures
    "refusal.not_a_temple": (
        "En {hex} no hay templo. Elige un hexágono con templo.",
        "En ese hexágono no hay templo. Elige un hexágono con templo.",
    ),
    "refusal.guarded": (
        "{holder} tiene guardia en el templo de {hex}, que ya no cambia nunca más. Elige otro templo.",
        "El templo de {hex} tiene guardia y ya no cambia nunca más. Elige otro templo.",
        "Ese templo tiene guardia y ya no cambia nunca más. Elige otro.",
    ),
    "refusal.max_level": (
        "El templo de {hex} está descubierto hasta la cima. Elige otro templo.",
        "Ese templo está descubierto hasta la cima. Elige otro.",
    ),
    "refusal.no_temple_tile": (
        "No quedan losetas de templo con el número {number} y no se puede saltar ninguno: este templo ya no crece. "
        "Elige otro.",
        "No quedan losetas de templo con el número siguiente y no se puede saltar ninguno: este templo ya no crece. "
        "Elige otro.",
    ),
    "refusal.limit_two": (
        "Ya lo has hecho dos veces en {hex} en este turno, y dos es el máximo. Trabaja en otro hexágono.",
        "Ya lo has hecho dos veces en ese hexágono en este turno, y dos es el máximo. Trabaja en otro hexágono.",
    ),
    "refusal.no_member": (
        "No tienes a nadie en {hex}. Mueve antes un miembro hasta ahí.",
        "No tienes a nadie en ese hexágono. Mueve antes un miembro hasta ahí.",
    ),
    "refusal.need_second_member": (
        "La segunda vez en un mismo turno exige dos miembros tuyos en {hex}. Mueve antes otro hasta ahí.",
        "La segunda vez en un mismo turno exige dos miembros tuyos en el hexágono. Mueve antes otro hasta ahí.",
    ),
    "refusal.no_treasure": (
        "En {hex} no hay tesoros. Elige un yacimiento que aún los tenga.",
        "Ahí no hay tesoros. Elige un yacimiento que aún los tenga.",
    ),
    # exchange
    "refusal.unknown_seat": ("No hay nadie en ese asiento de la mesa. Elige a otra persona.",),
    "refusal.self": ("No puedes hacer un intercambio contigo. Elige a otra persona.",),
    "refusal.same_kind": (
        "Recibirías {give} a cambio de {give}. Elige dos clases distintas.",
        "Recibirías la misma clase que das. Elige dos clases distintas.",
    ),
    "refusal.not_a_single_yours": (
        "Solo puedes dar un tesoro del que tengas exactamente uno, y de {give} tienes {have}. Elige otra clase.",
        "Solo puedes dar un tesoro del que tengas exactamente uno. Elige otra clase.",
    ),
    "refusal.not_a_single_theirs": (
        "Solo puedes recibir un tesoro del que {holder} tenga exactamente uno, y de {take} tiene {have}. "
        "Elige otra clase.",
        "Solo puedes recibir un tesoro del que {holder} tenga exactamente uno; las parejas y los tríos están a "
        "salvo. Elige otra clase.",
        "Solo puedes recibir un tesoro del que esa persona tenga exactamente uno; las parejas y los tríos están a "
        "salvo. Elige otra clase.",
    ),
    # camps and guards
    "refusal.camp_not_allowed_here": (
        "Un campamento necesita selva o un yacimiento vacío, y {hex} no es ni lo uno ni lo otro. "
        "Elige otro hexágono.",
        "Un campamento necesita selva o un yacimiento vacío, y ese hexágono no es ni lo uno ni lo otro. Elige otro.",
    ),
    "refusal.camp_exists": (
        "En {hex} ya hay un campamento, de {holder}, y en un hexágono solo cabe uno. Elige otro hexágono.",
        "En {hex} ya hay un campamento, y en un hexágono solo cabe uno. Elige otro hexágono.",
        "Ahí ya hay un campamento, y en un hexágono solo cabe uno. Elige otro hexágono.",
    ),
    "refusal.no_camps_left": ("Tus dos campamentos ya están en el tablero. Un campamento no se desmonta nunca.",),
    "refusal.no_majority": (
        "En {hex} tu fuerza es {have} y la de {rivals} es {most}. "
        "Para poner guardia tienes que superar a cada rival; el líder cuenta como tres.",
        "En {hex} tu fuerza es {have}. Para poner guardia tienes que superar a cada rival; "
        "el líder cuenta como tres.",
        "Para poner guardia en el templo de {hex} tienes que superar ahí a cada rival; el líder cuenta como tres.",
        "Para poner guardia en un templo tienes que superar ahí a cada rival; el líder cuenta como tres.",
    ),
    "refusal.no_guards_left": ("Tus dos guardias ya están puestas. Una guardia no deja nunca su templo.",),
    # auction
    "refusal.bid_not_higher": (
        "La puja más alta es {high}, de {holder}: hay que ofrecer al menos uno más. Súbela o pasa.",
        "La puja más alta es {high}: hay que ofrecer al menos uno más. Súbela o pasa.",
        "Hay que superar la puja más alta. Súbela o pasa.",
    ),
    "refusal.bid_above_score": (
        "Tienes {score:# punto|# puntos} y no puedes pujar más. Puja menos o pasa.",
        "No puedes pujar más puntos de los que tienes. Puja menos o pasa.",
    ),
    "refusal.tile_not_on_offer": (
        "La loseta {tile} no está en oferta. Elige una de estas: {tiles}.",
        "La loseta {tile} no está en oferta. Elige una de las que se ven.",
        "Esa loseta no está en oferta. Elige una de las que se ven.",
    ),
}
