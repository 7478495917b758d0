// c44 expected-warning@+11 {{non-final class 'C'}}
// listing xcode14-p3-29, lines 867-895
