class Stranger {
    func read(_ named: Named) {
        _ = named.shared  // c01 c08 c09 expected-error {{'shared' is inaccessible due to 'fileprivate' protection level}}
    }
}

extension Named {
    func readFromHere() {
        _ = own  // c13 expected-error {{'own' is inaccessible due to 'private' protection level}}
    }
}

private protocol Quiet {}
/// More open than what it stands on.
public protocol Noisy: Quiet {}  // c20 expected-error {{public protocol cannot refine a private protocol}}
