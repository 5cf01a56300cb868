"""What must hold of every game; runs on all that the registry finds, the toy game too."""
