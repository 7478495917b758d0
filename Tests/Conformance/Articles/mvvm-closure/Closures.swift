// listing mvvm-closure-02, lines 69-70
// listing mvvm-closure-03, lines 113-114

/// The article's first way: the view model calls a closure.
enum Closures {
    // listing mvvm-closure-02, lines 71-104
    // listing mvvm-closure-03, lines 115-139
}
