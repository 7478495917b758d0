// listing access-control-01
