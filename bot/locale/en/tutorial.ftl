# Help where one stands, and the tutorial.
help-why-head = Why not?
help-why = - *{ $kind }*: { $why } (`{ $topic }`)
