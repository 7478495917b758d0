final class DataUser: Sendable { func publishDatabase(_ database: Database) {} }

extension Database { func prune() {} }

// c37 expected-warning@+9 {{cannot access property 'rows' here}}
// c37 expected-warning@+13 {{cannot access property 'rows' here}}
// c38 expected-note@+11 {{after calling instance method 'publishDatabase'}}
// listing xcode14-p3-26

class NS {}

// c58 expected-warning@+5 {{'ns'}}
// listing xcode14-p3-35

@available(*, noasync) func lock() {}

// c31 expected-warning@+1 {{unavailable from asynchronous contexts}}
func held() async { lock() }

// c55 expected-nothing@+1 {{}}
// listing xcode14-p3-34

protocol Named { var name: String { get } }
struct Boat {}
@available(iOS 99, *) extension Boat: Named { var name: String { "boat" } }
struct Harbour<Guest: Named> { var count: Int { 1 } }

// c47 expected-warning@+1 {{conformance of 'Boat' to 'Named' is only available in iOS 99}}
func erased() -> any Named { Boat() }
// c47 expected-warning@+1 {{conformance of 'Boat' to 'Named' is only available in iOS 99}}
func counted(_ harbour: Harbour<Boat>) -> Int { 3 }
