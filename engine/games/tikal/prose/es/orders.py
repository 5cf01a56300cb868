"""Spanish: what can be said ahead of an auction."""

from collections.abc import Mapping

ORDERS: Mapping[str, str] = {
    "order.limit": "Puja máxima",
    "order.limit.detail": "Puja lo mínimo necesario hasta este valor y luego pasa; con 0 pasa enseguida",
    "order.limit.value": "{n:# punto|# puntos}",
    "order.tile": "Loseta que tomas",
    "order.tile.detail": "Se toma si ganas y sigue en oferta; si no, se te pregunta",
    "order.tile.value": "{what} ({tile})",
    "order.none": "Elijo yo",
}
