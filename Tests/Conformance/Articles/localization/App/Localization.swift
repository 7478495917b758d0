// listing localization-01
