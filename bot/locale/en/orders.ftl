# Standing orders: what a seat says ahead of a question off turn.
declined-no-orders = Nothing can be ordered here: nobody is asked anything off turn in this game now.
