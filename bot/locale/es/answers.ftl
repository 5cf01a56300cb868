# Answers to commands, and everything that can go wrong.
declined-no-match = Esa mesa no existe. `/game list` muestra las que están abiertas.
declined-no-match-here = En este canal no hay ninguna mesa. Abre una con `/game new` o indica una: `/game list` tiene sus números.
declined-no-turn = El turno { $turn } no se ha jugado en esta mesa. `/game log` muestra los que sí.
declined-not-lobby = Esta partida ya ha empezado, así que eso ya no se puede cambiar. `/game turn` abre tu turno.
declined-begun = Esta partida ya ha empezado, así que nadie más puede unirse. Puedes mirarla: `/game board` muestra el tablero y `/game log` cuenta lo que ha pasado.
declined-no-guests = No hay nadie nuevo a quien invitar: los bots no juegan, y quien ya tiene asiento no necesita invitación.
declined-not-running = Esta partida aún no ha empezado. La empieza quien organiza la mesa, con el botón de su ficha.
declined-finished = Esta partida ha terminado. `/game board` y `/game log` la siguen mostrando.
declined-closed = Esta mesa se cerró antes de empezar. `/game new` abre otra.
declined-frozen = La mesa { $match } está congelada: esta versión no puede leer su posición guardada. No se ha perdido nada; quien mantiene el bot puede repararla con `sacbe check`.
declined-full = Todos los asientos están ocupados. Aun así puedes mirar: `/game board` muestra la mesa.
declined-already-seated = Ya tienes un asiento en esta mesa; no ha cambiado nada.
declined-not-seated = No tienes asiento en esta mesa. Pulsa *Unirme* en su ficha.
declined-host-only = Eso solo puede hacerlo quien organiza la mesa, <@{ $host }>.
declined-too-few = { $taken ->
    [one] Hay un asiento ocupado
   *[other] Hay { $taken } asientos ocupados
}, y este juego necesita al menos { $least }. Espera a que se una más gente.
declined-invited-only = Esta mesa es privada. Pide una invitación a quien la organiza.
declined-colour-taken = Otra persona tiene ese color. Elige otro.
declined-seats-range = Este juego es para { $least } a { $most } personas.
declined-seats-taken = Ya hay { $taken } personas sentadas. Antes tienes que quitar a alguien de la mesa.
declined-spectator = No tienes asiento en esta partida. Puedes mirarla: *Tablero*, *Texto* y *Crónica* son para cualquiera.
declined-not-your-turn = No es tu turno. Se espera a { $names }.
declined-stale = Eso era de un momento anterior, así que no ha hecho nada. `/game turn` abre tu turno tal como está ahora.
declined-nothing-to-undo = No hay nada que deshacer.
declined-bad-option = { $option } no es posible aquí. Los ajustes de la ficha muestran lo que sí.
declined-busy = Alguien se ha adelantado justo ahora, así que no ha cambiado nada. Inténtalo de nuevo.
declined-host-leaves = Organizas esta mesa. Usa *Dejar la mesa* para ceder tu propio asiento.
declined-practice-only = Esta es una mesa de práctica: una sola persona juega todos los asientos.
declined-missing-permission = Me faltan permisos en este canal, así que no he hecho nada. Por favor, dame: { $rights }.
right-view_channel = Ver canal
right-send_messages = Enviar mensajes
right-attach_files = Adjuntar archivos
right-read_message_history = Leer el historial de mensajes
right-send_messages_in_threads = Enviar mensajes en hilos
right-create_public_threads = Crear hilos públicos
right-create_private_threads = Crear hilos privados
declined-too-many-threads = Este servidor tiene demasiados hilos abiertos y no he podido crear otro. Cierra alguno o abre la mesa con `place: este canal`. No se ha perdido nada.
declined-discord-trouble = Discord no lo ha aceptado justo ahora, así que no ha cambiado nada. Inténtalo de nuevo en un minuto.
declined-resigned = Has abandonado esta partida. Aun así puedes mirarla.
fault = Algo ha fallado por mi parte; no has perdido nada. Inténtalo de nuevo. Si se repite, dale este número a quien mantiene el bot: `{ $id }`
fault-answer = No se ha podido mostrar la respuesta. Lo que has hecho está guardado; `/game turn` muestra dónde estás. Número para quien mantiene el bot: `{ $id }`
fault-store = Ahora mismo no se puede acceder a las partidas guardadas, así que no ha cambiado nada. Inténtalo de nuevo en un minuto. Número para quien mantiene el bot: `{ $id }`
command-changed = Este comando ha cambiado. Cierra Discord, ábrelo otra vez e inténtalo de nuevo.
host-no-rights = No puedo escribir en { $where } (mesa { $table }). Por favor, dame ahí *Ver canal*, *Enviar mensajes*, *Enviar mensajes en hilos* y *Adjuntar archivos*. No se ha perdido nada: vuelvo a intentarlo por mi cuenta.
host-gone = El lugar de la mesa { $table } ({ $where }) ya no existe, así que no puedo publicar ahí. La partida está a salvo y sigue: los mensajes directos avisan a quien le toca, y `/game turn table:{ $table }` y `/game board table:{ $table }` funcionan desde cualquier parte del servidor.
host-locked = El hilo de la mesa { $table } ({ $where }) está bloqueado, así que no puedo publicar ahí. Por favor, desbloquéalo. No se ha perdido nada: vuelvo a intentarlo por mi cuenta.
host-frozen = La mesa { $table } de { $where } está congelada: esta versión del bot no puede leer su posición guardada. No se ha perdido nada y las demás mesas siguen. Continuará sola cuando se actualice el bot; quien lo mantiene puede mirarla con `sacbe check`.
list-none = Aquí no hay mesas abiertas. Abre una con `/game new`.
list-head = Mesas de aquí
list-mine = Tus mesas
list-more = … y { $count } más
list-waiting = Mesas que te esperan
list-turn = turno { $turn }, se espera a { $names }
status-lobby = reuniendo gente
status-running = en juego
status-frozen = congelada
status-finished = terminada
status-abandoned = cerrada
info-status = Mesa { $status } en { $where }
info-people = { $people } · organiza { $host }
info-resigned = abandonó
info-started = Empezada { $when }, ahora turno { $turn }
info-hash = Huella de la baraja (SHA-256): `{ $hash }`
info-frozen = Esta versión no puede leer su posición guardada; se conserva tal como está.
info-credits = Reglas según el juego de { $designers } ({ $publishers }). Sin afiliación.
verify-head = Comprobación
verify-deal-right = ✔ Todo lo que se barajó al principio se deduce de la semilla.
verify-deal-wrong = ✘ Lo que se barajó al principio **no** se deduce de la semilla.
verify-log-right = ✔ La crónica, jugada de nuevo, lleva a la posición actual.
verify-log-wrong = ✘ La crónica, jugada de nuevo, lleva a una posición distinta de la actual.
verify-hidden = La semilla se revela cuando termina la partida; hasta entonces responde por ella su huella.
export-log = La crónica de la mesa { $table }.
export-record = La crónica y el registro de la mesa { $table }. `sacbe replay` vuelve a jugar el registro.
resign-question = ¿Abandonar la mesa { $table }? Tu asiento hará entonces lo mínimo, turno a turno. Esto no se puede deshacer.
resign-yes = Abandonar
resign-not = Sigues jugando.
resigned = Has abandonado. Gracias por jugar.
me-notices-dm = Cuando te toque, te envío un mensaje directo.
me-notices-channel = Cuando te toque, te menciono en el canal.
me-closed = Ahora mismo no puedo enviarte mensajes directos, así que te menciono en el canal hasta que los abras y uses este comando otra vez.
me-change-dm = Para no recibir mensajes directos: `/me settings notices: con una mención en el canal`.
me-change-channel = Para recibir mensajes directos: `/me settings notices: por mensaje directo`.
me-forget-question = ¿Borrar tu nombre de todas las mesas? Hasta que vuelvas a pulsar o escribir algo en una mesa, allí se te llama por tu color y tu forma. Tus partidas siguen.
me-forget-yes = Borrar mi nombre
me-forget-not = Tu nombre se queda.
me-forgotten = Tu nombre se ha borrado de todas las mesas; allí se te llama por tu color y tu forma. Vuelve a aparecer en una mesa cuando pulses o escribas algo en ella.
help-general = **Sacbe** juega a grandes juegos de mesa sin prisa, en un chat: { $games }.
    1. `/game new` abre una mesa; las demás personas pulsan *Unirme*; quien la organiza pulsa *Empezar*.
    2. Cuando te toque recibirás un mensaje directo. *Jugar mi turno* abre un panel que solo ves tú.
    3. Elige una acción y después dónde; cada paso se guarda, y *Deshacer* lo retira.
    4. *Terminar* lo hace definitivo y avisa a quien sigue.
    `/tutorial` te lleva paso a paso por un primer turno, sin que nadie mire; el signo de interrogación de un panel dice qué se puede hacer ahora y por qué lo demás no.
    `/game turn` abre tu turno desde cualquier parte, `/game board` el tablero (con botones para verlo de cerca), `/game recap` lo que ha cambiado desde tu último turno, `/game log` la crónica, `/game replay` la partida turno a turno o como película. Todo se puede también escribir: cada juego tiene sus propias órdenes, y con `do` un turno entero cabe en una línea, tal como la imprime la crónica. `/help game:` tiene las páginas de reglas de cada juego.
help-topics = Más páginas, con `/help topic:` { $topics }
about = **Sacbe** es software libre para jugar a juegos de mesa por turnos, sin prisa. Guarda: las partidas, quién se sentó dónde, los nombres tal como se vieron por última vez (`/me forget` los borra) y tus ajustes. No lee ningún mensaje.
about-game = { $game } ({ $year }): diseñado por { $designers }, publicado por { $publishers }.
about-not-affiliated = Sacbe no está afiliado a ellos ni a Discord. Todas las imágenes y palabras son propias.
