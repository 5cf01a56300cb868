# La ayuda de cada momento y el tutorial.
help-why-head = ¿Por qué no?
help-why = - *{ $kind }*: { $why } (`{ $topic }`)
command-tutorial = Juega un primer turno explicado paso a paso, solo para ti.
field-anew = Empezar de nuevo, si estás a la mitad
tutorial-none = { $game } todavía no tiene tutorial; sus páginas están en `/help`. Hay uno para: { $games }
tutorial-blocked = *{ $kind }* no es posible ahora. { $why } *Deshacer* quita el último paso.
tutorial-again = Otra vez desde el principio
