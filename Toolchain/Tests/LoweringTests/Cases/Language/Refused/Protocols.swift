import UIKit

// MARK: An optional requirement of a protocol of Swift's
protocol Plain {
    // expected-error@+1 {{'optional' can only be applied to members of an '@objc' protocol}}
    optional func go()
}

// MARK: An optional requirement that is not exposed
@objc protocol HalfExposed {
    // expected-error@+1 {{'optional' requirements are an Objective-C compatibility feature; add '@objc'}}
    optional func go()
}

// MARK: A structure that adopts a protocol of Objective-C's
@objc protocol Moving { func move() }
// expected-error@+1 {{non-class type 'Car' cannot conform to class protocol 'Moving'}}
struct Car: Moving { func move() {} }

// MARK: An enumeration that adopts one
// expected-error@+1 {{non-class type 'Gear' cannot conform to class protocol 'Moving'}}
enum Gear: Moving {
    case first
    func move() {}
}

// MARK: A protocol of Objective-C's that refines one of Swift's
protocol Sized {}
// expected-error@+1 {{'@objc' protocol 'Refining' cannot refine non-'@objc' protocol 'Sized'}}
@objc protocol Refining: Sized {}

// MARK: A requirement with a structure
struct Point3 {}
// expected-error@+1 {{instance method cannot be a member of an '@objc' protocol because the type of the parameter cannot be represented i}}
@objc protocol Placing { func place(_ point: Point3) }

// MARK: A requirement that is generic
// expected-error@+1 {{instance method cannot be a member of an '@objc' protocol because it has generic parameters}}
@objc protocol Sorting { func sort<Thing>(_ things: Thing) }

// MARK: An associated type
// expected-error@+1 {{associated type 'Content' cannot be declared inside '@objc' protocol 'Holding'}}
@objc protocol Holding { associatedtype Content }

// MARK: A requirement called as if it were there
@objc protocol Asking { @objc optional func ask() -> Int }
// expected-error@+1 {{value of optional type '(() -> Int)?' must be unwrapped to a value of type '() -> Int'}}
func call(_ asking: any Asking) -> Int { asking.ask() }

// MARK: An optional property used as if it were there
@objc protocol Titled { @objc optional var title: String { get } }
// expected-error@+1 {{value of optional type 'String?' must be unwrapped to a value of type 'String'}}
func title(of titled: any Titled) -> String { titled.title }

// MARK: An optional initializer
// expected-error@+1 {{'optional' cannot be applied to an initializer}}
@objc protocol Making { @objc optional init(number: Int) }

// MARK: A requirement that is not met
@objc protocol Needing { func need() }
// expected-error@+1 {{type 'Lacking' does not conform to protocol 'Needing'}}
class Lacking: NSObject, Needing {}

// MARK: A requirement that is met by what Objective-C does not see
@objc protocol Seeing { func see() }
// expected-error@+1 {{type 'Hidden' does not conform to protocol 'Seeing'}}
class Hidden: NSObject, Seeing {
    @nonobjc func see() {}
}

// MARK: An optional requirement set through the protocol
@objc protocol Sized2 { @objc optional var size: Int { get set } }
// expected-error@+1 {{cannot assign to property: 'sized' is a 'let' constant}}
func resize(_ sized: any Sized2) { sized.size = 3 }

// MARK: An optional in a class
class Choosing: NSObject {
    // expected-error@+1 {{'optional' can only be applied to protocol members}}
    optional func choose() {}
}

// MARK: A requirement of another name for Objective-C
@objc protocol Calling { @objc(callNumber:) func call(_ number: Int) }
class Caller: NSObject, Calling {
    // expected-error@+1 {{Objective-C method 'dial:' provided by method 'call' does not match the requirement's selector ('callNumber:')}}
    @objc(dial:) func call(_ number: Int) {}
}

// MARK: An exposed method in an extension of a protocol
@objc protocol Extended {}
extension Extended {
    // expected-error@+1 {{'@objc' can only be used with members of classes, '@objc' protocols, and concrete extensions of classes}}
    @objc func more() {}
}

// MARK: A nearly met optional requirement is no error, a missing method of it is
@objc protocol Watching { @objc optional func watch(_ view: UIView) -> Bool }
// expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'UIView'}}
func watch(_ watching: any Watching) { watching.watch?(3) }

// MARK: A protocol of Swift's is no type of a requirement
protocol Soft {}
// expected-error@+1 {{instance method cannot be a member of an '@objc' protocol because the type of the parameter cannot be represented i}}
@objc protocol TakesSoft { func take(_ soft: any Soft) }

// MARK: A static requirement called on an instance
@objc protocol Kinds { static func kind() -> Int }
// expected-error@+1 {{static member 'kind' cannot be used on instance of type 'any Kinds'}}
func kind(of kinds: any Kinds) -> Int { kinds.kind() }
