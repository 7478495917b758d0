// listing mvp-02
