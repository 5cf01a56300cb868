# La ayuda de cada momento y el tutorial.
help-why-head = ¿Por qué no?
help-why = - *{ $kind }*: { $why } (`{ $topic }`)
