class Named {
    fileprivate var shared = ""
    private var own = ""
}

class Reader {
    func read(_ named: Named) {
        _ = named.own  // c11 expected-error {{'own' is inaccessible due to 'private' protection level}}
        _ = named.shared  // c08 expected-nothing {{}}
    }
}

extension Named {
    func read() { _ = own }
}

func readOutside(_ named: Named) {
    _ = named.own  // c01 c10 expected-error {{'own' is inaccessible due to 'private' protection level}}
}

private class Hidden {}
class Shown: Hidden {}  // c15 expected-error {{class must be declared private or fileprivate because its superclass is private}}
