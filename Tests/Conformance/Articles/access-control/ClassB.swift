// listing access-control-02
