// listing mvp-03
