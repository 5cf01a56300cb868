# Tableros para mirar de cerca y para mirar atrás.
zoom-0 = ↖ Arriba, izquierda
zoom-1 = ↗ Arriba, derecha
zoom-2 = ↙ Abajo, izquierda
zoom-3 = ↘ Abajo, derecha
zoom-large = Letra grande
zoom-back = Todo el tablero
zoom-alt = Un cuarto del tablero: { $part }. { $alt }
recap-head = Desde tu último turno (turno { $turn })
recap-public = Desde el turno { $turn }
recap-start = Desde el principio de la partida
recap-nothing = Desde entonces no ha pasado nada.
replay-head = Turno { $turn } · { $at } de { $turns }
replay-first = ⏮ Primero
replay-back = ◀ Anterior
replay-on = Siguiente ▶
replay-last = Último ⏭
replay-film = Película
film-head = La partida en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
film-alt = Una imagen en movimiento del tablero, con un fotograma por cada uno de { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}. La *Crónica* cuenta lo mismo con palabras.
film-failed = La película ha tardado demasiado o no se ha podido hacer. Vuelve a probar más tarde; los botones de `/game replay` muestran todos los turnos.
film-none = Todavía no hay nada que mostrar en una película.
