# Órdenes fijas: lo que un asiento dice antes de que se le pregunte fuera de su turno.
declined-no-orders = Aquí no hay nada que ordenar: en esta partida no se pregunta ahora a nadie fuera de su turno.
