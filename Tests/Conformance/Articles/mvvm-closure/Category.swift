// listing mvvm-closure-01
