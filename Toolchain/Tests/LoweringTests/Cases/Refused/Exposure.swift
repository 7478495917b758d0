import UIKit

class Refusing: UIView {
    // expected-error@+1 {{instance method cannot be marked '@objc' because it has a variadic parameter}}
    @objc func many(_ numbers: Int...) {}
    // expected-error@+1 {{instance method cannot be marked '@objc' because inout parameters cannot be represented in Objective-C}}
    @objc func change(_ number: inout Int) {}
    // expected-error@+1 {{instance method cannot be marked '@objc' because it has generic parameters}}
    @objc func any<Thing>(_ thing: Thing) {}
    // expected-error@+1 {{instance method cannot be marked '@objc' because it has generic parameters}}
    @objc func some(_ view: some UIView) {}
    // expected-error@+1 {{instance method cannot be marked '@objc' because its result type cannot be represented in Objective-C}}
    @objc func made() -> some UIView { UIView() }
    // expected-error@+1 {{instance method cannot be marked '@IBAction' because it has a variadic parameter}}
    @IBAction func tapped(_ senders: Any...) {}
    // expected-error@+1 {{static method cannot be marked '@objc' because it has a variadic parameter}}
    @objc static func count(_ numbers: Int...) -> Int { 0 }
    // expected-error@+1 {{initializer cannot be marked '@objc' because it has a variadic parameter}}
    @objc init(_ numbers: Int...) {}
}

@objcMembers class Open: NSObject {
    func many(_ numbers: Int...) {}
    func any<Thing>(_ thing: Thing) {}
    @nonobjc func change(_ number: inout Int) {}
    func plain() {}
}

class Asking: UIView {
    func each(_ numbers: Int...) {}
    // expected-error@+1 {{argument of '#selector' refers to instance method 'each(_:)' that is not exposed to Objective-C}}
    let a = #selector(each)
    // expected-error@+1 {{'#selector' names no method 'nothing' that is known}}
    let b = #selector(nothing)
}
