# Help where one stands, and the tutorial.
help-why-head = Why not?
help-why = - *{ $kind }*: { $why } (`{ $topic }`)
command-tutorial = Play a first turn that is explained step by step, for yourself alone.
field-anew = Begin again, if you are in the middle of it
tutorial-none = { $game } has no tutorial yet; `/help` has its pages. There is one for: { $games }
tutorial-blocked = *{ $kind }* is not possible now. { $why } *Undo* takes a step back.
tutorial-again = Once more from the start
