import SwiftData

// expected-error@+2 {{@Model requires an initializer be provided for 'Empty'}}
@Model
final class Empty {
    var name = ""
}

@Model
final class Pair {
    // expected-error@+1 2 {{accessor macro can only apply to a single variable}}
    var first = 1, second = 2
    // expected-warning@+1 {{observers of a property that SwiftData stores are not called}}
    var third = 3 { didSet { print(third) } }
    init() {}
}
