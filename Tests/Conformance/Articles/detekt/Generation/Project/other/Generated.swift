// TODO: is left out
