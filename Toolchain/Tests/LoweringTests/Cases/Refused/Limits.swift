import UIKit

@globalActor actor BankActor { static let shared = BankActor() }

@BankActor class Account: NSObject {
    // expected-warning@+1 {{instance method 'close()' cannot be called by name: 'Account' is isolated to an actor of its own}}
    @objc func close() {}
}

class Twins: NSObject {
    // expected-warning@+1 2 {{cannot be observed unless it is declared in a statement of its own}}
    @objc dynamic var left = 0, right = 0
}

extension UIView {
    // expected-warning@+1 {{instance method 'reload(_:)' cannot be exchanged here: it takes a function that does not escape}}
    @objc func reload(_ then: () -> Void) {}
    static func swap() {
        guard let old = class_getInstanceMethod(self, #selector(reload(_:))),
            let new = class_getInstanceMethod(self, #selector(layoutSubviews))
        else { return }
        method_exchangeImplementations(old, new)
    }
}
