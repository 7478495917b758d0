import UIKit

// MARK: A member that no class has
// expected-error@+1 {{value of type 'AnyObject' has no member 'frobnicate'}}
func unknown(_ object: AnyObject) { object.frobnicate() }

// MARK: A property that no class has
// expected-error@+1 {{value of type 'AnyObject' has no member 'frobnication'}}
func unknownProperty(_ object: AnyObject) -> Any? { object.frobnication }

// MARK: A method of a class that is not exposed
class Quiet: NSObject { func hushHush() {} }
// expected-error@+1 {{value of type 'AnyObject' has no member 'hushHush'}}
func quiet(_ object: AnyObject) { object.hushHush() }

// MARK: A method of a structure
struct Structure { func structural() {} }
// expected-error@+1 {{value of type 'AnyObject' has no member 'structural'}}
func structure(_ object: AnyObject) { object.structural() }

// MARK: A member that has two types
class First: NSObject { @objc var ambiguity: Int = 0 }
class Second: NSObject { @objc var ambiguity: String = "" }
// expected-error@+1 {{ambiguous use of 'ambiguity'}}
func ambiguous(_ object: AnyObject) { let value = object.ambiguity; print(value as Any) }

// MARK: A property set through an unknown object
class Settable: NSObject { @objc var adjustable: Int = 0 }
// expected-error@+1 {{cannot assign to property: 'object' is a 'let' constant}}
func adjust(_ object: AnyObject) { object.adjustable = 3 }

// MARK: A wrong argument
class Taking: NSObject { @objc func takeNumber(_ number: Int) {} }
// expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
func take(_ object: AnyObject) { object.takeNumber("three") }

// MARK: A member of any value
// expected-error@+1 {{value of type 'Any' has no member 'takeNumber'}}
func any(_ value: Any) { value.takeNumber(3) }

// MARK: An initializer
// expected-error@+1 {{'init' is a member of the type; use 'type(of: ...)' to initialize a new object of the same dynamic type}}
func make(_ object: AnyObject) { _ = object.init() }

// MARK: A generic class's member
class Box<Content>: NSObject { func unbox() {} }
// expected-error@+1 {{value of type 'AnyObject' has no member 'unbox'}}
func box(_ object: AnyObject) { object.unbox() }

// MARK: A nonobjc member
class Withheld: NSObject { @nonobjc func withheldMember() {} }
// expected-error@+1 {{value of type 'AnyObject' has no member 'withheldMember'}}
func withheld(_ object: AnyObject) { object.withheldMember() }

// MARK: A member of an optional object
class Deep: NSObject { @objc var depth: Int = 0 }
// expected-error@+1 {{value of optional type 'AnyObject?' must be unwrapped to refer to member 'depth' of wrapped base type 'AnyObject'}}
func depth(_ object: AnyObject?) -> Int? { object.depth }

// MARK: A class method of an object
class Kinds: NSObject { @objc class func kindly() {} }
// expected-error@+1 {{static member 'kindly' cannot be used on instance of type 'AnyObject'}}
func kinds(_ object: AnyObject) { object.kindly() }
