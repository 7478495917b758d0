import UIKit

// MARK: A method of an extension that is not exposed
class Base: NSObject {}
extension Base { func extended() {} }
class Derived: Base {
    // expected-error@+1 {{non-'@objc' instance method 'extended()' is declared in extension of 'Base' and cannot be overridden}}
    override func extended() {}
}

// MARK: A method without override
class Quiet: UIView {
    // expected-error@+1 {{overriding declaration requires an 'override' keyword}}
    func layoutSubviews() {}
}

// MARK: A method that is not there
class Extra: UIView {
    // expected-error@+1 {{method does not override any method from its superclass}}
    override func layoutSubviewsLater() {}
}

// MARK: A property without override
class Hidden: UIViewController {
    // expected-error@+1 {{overriding declaration requires an 'override' keyword}}
    var prefersStatusBarHidden: Bool { true }
}

// MARK: A method of another type
class Typed: UIView {
    // expected-error@+1 {{method does not override any method from its superclass}}
    override func point(inside point: CGPoint, with event: UIEvent?) -> Int { 0 }
}

// MARK: Two methods of one selector
class Twice: NSObject {
    @objc func go(_ number: Int) {}
    // expected-error@+1 {{method 'go' with Objective-C selector 'go:' conflicts with previous declaration with the same Objective-C selec}}
    @objc func go(_ text: String) {}
}

// MARK: A method and a property of one selector
class Named: NSObject {
    @objc func title() -> String { "" }
    // expected-error@+1 {{getter for 'name' with Objective-C selector 'title' conflicts with method 'title()' with the same Objective-C s}}
    @objc(title) var name = ""
}

// MARK: A setter's selector
class Setting: NSObject {
    @objc var number = 0
    // expected-error@+1 {{method 'setNumber' with Objective-C selector 'setNumber:' conflicts with setter for 'number' with the same Obje}}
    @objc func setNumber(_ number: Int) {}
}

// MARK: The selector of a superclass's method
class Above: NSObject { @objc(perform:) func run(_ number: Int) {} }
// expected-error@+1 {{method 'perform' with Objective-C selector 'perform:' conflicts with method 'run' from superclass 'Above' with the }}
class Below: Above { @objc func perform(_ number: Int) {} }

// MARK: The selector of a framework's method
class Moving: UIView {
    // expected-error@+1 {{method 'lay()' with Objective-C selector 'layoutSubviews' conflicts with method 'layoutSubviews()' from supercl}}
    @objc(layoutSubviews) func lay() {}
}

// MARK: A method in an extension that has a selector already
class Started: NSObject { @objc func start() {} }
// expected-error@+1 {{method 'begin()' with Objective-C selector 'start' conflicts with method 'start()' with the same Objective-C select}}
extension Started { @objc(start) func begin() {} }

// MARK: The same selector in two extensions
class Split: NSObject {}
extension Split { @objc func part(_ number: Int) {} }
// expected-error@+1 {{method 'part' with Objective-C selector 'part:' conflicts with previous declaration with the same Objective-C selec}}
extension Split { @objc func part(_ text: String) {} }

// MARK: An override that is withheld
class Withheld: NSObject { @nonobjc func keep() {} }
// expected-error@+1 {{non-'@objc' instance method 'keep()' declared in 'Withheld' cannot be overridden from extension}}
extension Withheld2 { override func keep() {} }
class Withheld2: Withheld {}

// MARK: An override by another name
class NamedAbove: NSObject { @objc(first) func go() {} }
// expected-error@+1 {{Objective-C method has a different selector from the method it overrides ('second' vs. 'first')}}
class NamedBelow: NamedAbove { @objc(second) override func go() {} }

// MARK: A property that can be set, overridden by one that cannot
class Settable: NSObject { @objc var number = 0 }
// expected-error@+1 {{cannot override mutable property with read-only property 'number'}}
class Fixed: Settable { override var number: Int { 0 } }

// MARK: A final method
class Last: NSObject { @objc final func end() {} }
// expected-error@+1 {{instance method overrides a 'final' instance method}}
class Later: Last { override func end() {} }

// MARK: A framework's method of the class alone
class Layered: UIView {
    // expected-error@+1 {{property does not override any property from its superclass}}
    override var layerClass: AnyClass { CAShapeLayer.self }
}

// MARK: A method of a wrong label
class Labelled: UIViewController {
    // expected-error@+1 {{argument labels for method 'viewWillAppear(animated:)' do not match those of overridden method 'viewWillAppear'}}
    override func viewWillAppear(animated: Bool) {}
}

// MARK: An override in an extension of a method of Swift's
class Plain { func go() {} }
class Plainer: Plain {}
// expected-error@+1 {{non-'@objc' instance method 'go()' declared in 'Plain' cannot be overridden from extension}}
extension Plainer { override func go() {} }

// MARK: An initializer in the place of a method
class Initial: NSObject {
    @objc(initWithNumber:) func start(_ number: Int) {}
    // expected-error@+1 {{initializer 'init(number:)' with Objective-C selector 'initWithNumber:' conflicts with method 'start' with the }}
    @objc init(number: Int) {}
}

// MARK: A static method in the place of a framework's
class Classed: UIView {
    // expected-error@+1 {{method does not override any method from its superclass}}
    override static func layoutSubviews() {}
}
