// listing mvp-01
