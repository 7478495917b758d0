import UIKit

// MARK: A method that is not exposed
class Quiet: NSObject {
    func go() {}
    // expected-error@+1 {{argument of '#selector' refers to instance method 'go()' that is not exposed to Objective-C}}
    func selector() -> Selector { #selector(go) }
}

// MARK: A private method that is not exposed
class Private: NSObject {
    private func go() {}
    // expected-error@+1 {{argument of '#selector' refers to instance method 'go()' that is not exposed to Objective-C}}
    func selector() -> Selector { #selector(Private.go) }
}

// MARK: A property that is not exposed
class QuietProperty: NSObject {
    var number = 0
    // expected-error@+1 {{argument of '#selector' refers to property 'number' that is not exposed to Objective-C}}
    func selector() -> Selector { #selector(getter: number) }
}

// MARK: A property without getter or setter named
class Property: NSObject {
    @objc var number = 0
    // expected-error@+1 {{use 'getter:' or 'setter:' to refer to the Objective-C getter or setter of property 'number', respectively}}
    func selector() -> Selector { #selector(number) }
}

// MARK: A setter of what cannot be set
class Constant: NSObject {
    @objc let number = 0
    // expected-error@+1 {{argument of '#selector(setter:)' refers to non-settable property 'number'}}
    func selector() -> Selector { #selector(setter: number) }
}

// MARK: A getter of a method
class Method: NSObject {
    @objc func go() {}
    // expected-error@+1 {{cannot reference instance method 'go()' as a property; remove 'getter:'}}
    func selector() -> Selector { #selector(getter: go) }
}

// MARK: An ambiguous name
class Ambiguous: NSObject {
    @objc func go(_ number: Int) {}
    @objc(goText:) func go(_ text: String) {}
    // expected-error@+1 {{ambiguous use of 'go'}}
    func selector() -> Selector { #selector(go(_:)) }
}

// MARK: A method that is not there
class Nothing: NSObject {
    // expected-error@+1 {{type 'Nothing' has no member 'gone'}}
    func selector() -> Selector { #selector(Nothing.gone) }
}

// MARK: A method of a structure
struct Structure { func go() {} }
// expected-error@+1 {{argument of '#selector' refers to instance method 'go()' that is not exposed to Objective-C}}
let structureSelector = #selector(Structure.go)

// MARK: A function of no type
func global() {}
// expected-error@+1 {{argument of '#selector' cannot refer to global function 'global()'}}
let globalSelector = #selector(global)

// MARK: A local variable
func local() -> Selector {
    let number = 0
    // expected-error@+1 {{argument of '#selector' cannot refer to variable 'number'}}
    return #selector(getter: number)
}

// MARK: An expression that is no method
// expected-error@+1 {{argument of '#selector' does not refer to an '@objc' method, property, or initializer}}
let sum = #selector(1 + 2)

// MARK: A method of a class of Swift's
class Rootless { func go() {} }
// expected-error@+1 {{argument of '#selector' refers to instance method 'go()' that is not exposed to Objective-C}}
let rootless = #selector(Rootless.go)

// MARK: A method of an extension that is not exposed
extension UIView { func wiggle() {} }
// expected-error@+1 {{argument of '#selector' refers to instance method 'wiggle()' that is not exposed to Objective-C}}
let wiggle = #selector(UIView.wiggle)

// MARK: A requirement of a protocol of Swift's
protocol Going { func go() }
// expected-error@+1 {{cannot use 'go' as a selector because protocol 'Going' is not exposed to Objective-C}}
let requirement = #selector(Going.go)

// MARK: A selector given as a function
func take(_ selector: Selector) {}
class GivesFunction: NSObject {
    @objc func go() {}
    // expected-error@+1 {{cannot convert value of type '() -> ()' to expected argument type 'Selector'}}
    func give() { take(go) }
}
