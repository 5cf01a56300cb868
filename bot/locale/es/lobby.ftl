# The lobby card, settings, and the answers around them.
lobby-head = { $game } · mesa { $table }
lobby-facts = Para { $least ->
    [one] { $least }
   *[other] { $least } a { $most }
} personas, unos { $minutes } minutos en una mesa de verdad. Aquí un turno puede durar días.
lobby-pace = Ritmo: un recordatorio tras { $pace }
lobby-private = Privada: solo puede unirse quien recibe una invitación de quien organiza (*Ajustes*). Invitados: { $invited }
lobby-nobody = nadie todavía
lobby-practice = Práctica: una sola persona juega todos los asientos.
lobby-free = *libre*
lobby-all-seats = Los { $count } asientos { $shapes }: { $name }
lobby-host = organiza
lobby-begins = empieza
lobby-join = Unirme
lobby-leave = Dejar la mesa
lobby-start = Empezar
lobby-settings = Ajustes
lobby-running = La partida ha empezado.
lobby-frozen = La partida ha empezado.
lobby-finished = La partida ha terminado.
lobby-abandoned = Esta mesa se ha cerrado.
pace-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
pace-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
joined = Tienes el asiento { $seat } { $shape }. Recibirás un aviso cuando te toque.
left = Has dejado la mesa.
left-closed = No quedaba nadie más, así que la mesa se ha cerrado.
opened = La mesa está abierta: { $where }
opened-private = La mesa está abierta: { $where }. Una mesa privada tiene un hilo privado propio, que solo ve quien tiene invitación; allí, *Ajustes* invita a más personas.
started = La partida ha empezado: { $where }
settings-head = Ajustes
settings-saved = Guardado.
settings-colour = Tu color
settings-pace = Recordatorio tras
settings-seats = Asientos
settings-language = Idioma de las publicaciones
settings-order = Orden y personas
settings-invite = Invitar a alguien
settings-invited = Invitados: { $people }
settings-page = Opciones, página { $number } de { $pages }
settings-first-chance = El azar decide quién empieza
settings-first = Empieza { $name }
settings-up = { $name } sube un asiento
settings-out = Quitar a { $name } de la mesa
colour-0 = círculo marfil
colour-1 = triángulo celeste
colour-2 = cuadrado bermellón
colour-3 = rombo violeta
# Un asiento cuyo nombre se ha borrado.
nameless-0 = marfil ●
nameless-1 = celeste ▲
nameless-2 = bermellón ■
nameless-3 = violeta ◆
