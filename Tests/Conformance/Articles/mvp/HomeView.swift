// listing mvp-04
