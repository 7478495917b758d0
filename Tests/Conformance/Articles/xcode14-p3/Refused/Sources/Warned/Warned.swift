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
