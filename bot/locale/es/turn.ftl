# Posts, panels and notices of a running game.
yes = Sí
no-back = No, volver
turn-head = { $count ->
    [one] { $who }, te toca · turno { $turn }
   *[other] { $who }: eligen a la vez · turno { $turn }
}
turn-due = Habrá un recordatorio { $relative } ({ $exact }).
turn-play = Jugar mi turno
turn-board = Tablero
turn-text = Texto
turn-log = Crónica
turn-help = Ayuda
picture-failed = Esta vez no se ha podido dibujar la imagen; aquí está el tablero en palabras.
panel-blind = Esta vez no se ha podido dibujar la imagen. Tu turno está como debe; *Texto*, bajo la última publicación, muestra el tablero en palabras.
settled-head = { $who } · turno { $turn }
settled-nobody = nadie
settled-nothing = nada que contar
settled-board = Tablero de entonces
scoring-head = Ronda de puntuación { $round }
scoring-line = { $who }: **{ $points }** ({ $sources }), ahora { $total }
end-head = { $count ->
    [one] ¡Gana { $winners }!
   *[other] ¡{ $winners } comparten la victoria!
}
end-closed = La partida se cerró antes de terminar; no hay clasificación.
end-summary-alt = La clasificación con los puntos por ronda de puntuación y por origen: { $lines }
end-sources = { $who }: { $rounds } por ronda; { $sources }; { $total } en total
end-seed = Semilla de la baraja: `{ $seed }`. `/game verify` muestra que todo salió de ella.
panel-lost = Tu borrador ya no encajaba en la nueva posición, así que empiezas de nuevo.
panel-nothing-yet = Tu borrador está vacío. Cada paso se guarda al momento; solo lo ves tú hasta que termines el turno.
panel-final-here = Lo que elijas aquí es definitivo al momento; antes se te pregunta.
panel-nothing-since = Tus próximos pasos vuelven a ser un borrador: se guardan al momento y solo los ves tú hasta que termines el turno.
panel-final = Definitivo hasta ahora: { $actions }
final-ends = { $action }: es definitivo al momento y los demás se enteran.
final-secret = { $action }: es definitivo al momento y no se puede deshacer.
final-reveals = { $steps ->
    [one] Esto saca algo a la luz, así que tu paso anterior pasa a ser definitivo y no se puede deshacer.
   *[other] Esto saca algo a la luz, así que tus { $steps } pasos anteriores pasan a ser definitivos y no se pueden deshacer.
}
panel-rest = *Tablero entero* cuenta el resto.
panel-page = Página { $number } de { $pages }
panel-hint = ➜ { $action }
panel-undo = Deshacer
panel-over = Empezar de nuevo
panel-board = Tablero entero
panel-stale = Ese botón era de un momento anterior, así que no ha hecho nada. Así está tu turno ahora.
panel-revealed = Hecho y definitivo, porque algo ha salido a la luz. Tu turno sigue.
panel-done = Tu turno ha terminado. Sigue: { $names }
panel-over-game = La partida ha terminado; mira la última publicación.
board-now = El tablero ahora
board-drafted = El tablero con tu borrador
board-then = El tablero tras el turno { $turn }
log-turn = Turno { $turn } · { $who }
log-empty = Todavía no ha pasado nada.
notice-head = Te toca: { $game } · mesa { $table }
notice-link = [Ir a la mesa]({ $link })
notice-off = Para recibir el aviso en el canal en lugar de aquí: /me settings
reminder-head = Tu turno te espera: { $game } · mesa { $table }
reminder-since = Te espera desde { $since }.
mention-turn = { $who }, te toca.
mention-reminder = { $who }, tu turno te espera.
mention-closed = No puedo enviarte mensajes directos, así que desde ahora te llamo aquí. Ábrelos y usa `/me settings` para cambiarlo.
word-resigned = { $name } ha abandonado. Desde ahora su asiento hace lo mínimo.
word-disclosed = Quien organiza ha sacado el registro de esta partida, con la baraja incluida.
leaf-back = Atrás
leaf-on = Seguir: página { $page } de { $pages }
leaf-last = Última página
