import UIKit

// MARK: An outlet of a structure
struct Pair {}
class OutletOfStructure: UIViewController {
    // expected-error@+1 {{'@IBOutlet' property cannot have non-object type 'Pair'}}
    @IBOutlet var pair: Pair!
}

// MARK: An outlet that is there from the beginning
class OutletThere: UIViewController {
    // expected-error@+1 {{'@IBOutlet' property has non-optional type 'UILabel'}}
    @IBOutlet var label: UILabel
    required init?(coder: NSCoder) { nil }
}

// MARK: A constant outlet
class OutletConstant: UIViewController {
    // expected-error@+1 {{'@IBOutlet' requires property to be mutable}}
    @IBOutlet let label: UILabel! = nil
}

// MARK: An outlet in a structure
struct OutletInStructure {
    // expected-error@+1 {{only class instance properties can be declared @IBOutlet}}
    @IBOutlet var label: UILabel!
}

// MARK: An outlet of a number
class OutletOfNumber: UIViewController {
    // expected-error@+1 {{'@IBOutlet' property cannot have non-object type 'Int'}}
    @IBOutlet var number: Int!
}

// MARK: An outlet of optional objects in an array
class OutletOfOptionals: UIViewController {
    // expected-error@+1 {{'@IBOutlet' property cannot be an array of non-object type '[UILabel?]'}}
    @IBOutlet var labels: [UILabel?]!
}

// MARK: A global outlet
// expected-error@+1 {{only class instance properties can be declared @IBOutlet}}
@IBOutlet var global: UILabel!

// MARK: An action that gives something
class ActionGives: UIViewController {
    // expected-error@+1 {{methods declared @IBAction must not return a value}}
    @IBAction func tap(_ sender: Any) -> Int { 0 }
}

// MARK: A static action
class ActionStatic: UIViewController {
    // expected-error@+1 {{only instance methods can be declared @IBAction}}
    @IBAction static func tap(_ sender: Any) {}
}

// MARK: An action of four
class ActionOfThree: UIViewController {
    // expected-error@+1 {{@IBAction methods must have at most 2 arguments}}
    @IBAction func tap(_ one: Any, two: Any, three: Any) {}
}

// MARK: An action with a structure
class ActionStructure: UIViewController {
    // expected-error@+1 {{instance method cannot be marked '@IBAction' because the type of the parameter cannot be represented in Objecti}}
    @IBAction func tap(_ pair: Pair) {}
}

// MARK: An action that is generic
class ActionGeneric: UIViewController {
    // expected-error@+1 {{instance method cannot be marked '@IBAction' because it has generic parameters}}
    @IBAction func tap<Sender>(_ sender: Sender) {}
}

// MARK: An action in a structure
struct ActionInStructure {
    // expected-error@+1 {{only instance methods can be declared @IBAction}}
    @IBAction func tap(_ sender: Any) {}
}

// MARK: A segue's action without its arguments
class SegueAction: UIViewController {
    // expected-error@+1 {{@IBSegueAction methods must have 1 to 3 arguments}}
    @IBSegueAction func make() -> UIViewController? { nil }
}

// MARK: A segue's action that gives nothing
class SegueNothing: UIViewController {
    // expected-error@+1 {{methods declared @IBSegueAction must return a value}}
    @IBSegueAction func make(_ coder: NSCoder) {}
}

// MARK: An inspectable property in a structure
struct Inspected {
    // expected-error@+1 {{only class instance properties can be declared @IBInspectable}}
    @IBInspectable var number = 0
}

// MARK: A designable structure
// expected-error@+1 {{'@IBDesignable' attribute cannot be applied to this declaration}}
@IBDesignable struct Designed {}

// MARK: An inspectable property of a structure
class InspectedPair: UIView {
    // expected-error@+1 {{property cannot be marked '@IBInspectable' because its type cannot be represented in Objective-C}}
    @IBInspectable var pair = Pair()
}

// MARK: A copied property of a number
class Copies: NSObject {
    // expected-error@+1 {{'@NSCopying' is only valid with types that conform to the NSCopying protocol}}
    @NSCopying var number = 0
}

// MARK: A copied constant
class CopiesConstant: NSObject {
    // expected-error@+1 {{'@NSCopying' requires property to be mutable}}
    @NSCopying let text: NSString = ""
}

// MARK: A copied computed property
class CopiesComputed: NSObject {
    // expected-error@+1 {{'@NSCopying' requires property to be mutable}}
    @NSCopying var text: NSString { "" }
}

// MARK: A managed constant
class ManagedConstant: NSObject {
    // expected-error@+1 {{'@NSManaged' not allowed on a 'let' property}}
    @NSManaged let number: Int
}

// MARK: A managed property with a value
class ManagedValue: NSObject {
    // expected-error@+1 {{'@NSManaged' property cannot have an initial value}}
    @NSManaged var number: Int = 0
}

// MARK: A managed property with a getter
class ManagedGetter: NSObject {
    // expected-error@+1 {{'@NSManaged' not allowed on computed properties}}
    @NSManaged var number: Int { 0 }
}

// MARK: A managed method with a body
class ManagedBody: NSObject {
    // expected-error@+1 {{'@NSManaged' method cannot have a body; it must be provided at runtime}}
    @NSManaged func go() {}
}

// MARK: A managed property of a structure
class ManagedPair: NSObject {
    // expected-error@+1 {{property cannot be marked '@NSManaged' because its type cannot be represented in Objective-C}}
    @NSManaged var pair: Pair
}

// MARK: A managed property in a structure
struct ManagedInStructure {
    // expected-error@+1 {{'@NSManaged' only allowed on an instance property or method}}
    @NSManaged var number: Int
}

// MARK: An application that is no delegate
// expected-error@+1 {{'UIApplicationMain' class must conform to the 'UIApplicationDelegate' protocol}}
@UIApplicationMain class Application: NSObject {}

// MARK: All members of a structure
// expected-error@+1 {{@objcMembers may only be used on 'class' declarations}}
@objcMembers struct Members {}

// MARK: A method that is withheld twice
class Twice: NSObject {
    // expected-error@+1 {{duplicate attribute}}
    @nonobjc @nonobjc func go() {}
}

// MARK: Withheld where nothing is exposed
struct WithheldInStructure {
    // expected-error@+1 {{only class members and extensions of classes can be declared '@nonobjc'}}
    @nonobjc func go() {}
}

// MARK: A weak number
class Weak: NSObject {
    // expected-error@+1 {{'weak' may only be applied to class and class-bound protocol types, not 'Int'}}
    weak var number: Int?
}

// MARK: A weak object that is always there
class WeakView: NSObject {
    // expected-error@+1 {{'weak' variable should have optional type 'UIView?'}}
    weak var view: UIView = UIView()
}

// MARK: A weak constant of a protocol of Swift's
protocol Soft {}
class WeakSoft: NSObject {
    // expected-error@+1 {{'weak' must not be applied to non-class-bound 'any Soft'; consider adding a protocol conformance that has a cla}}
    weak var soft: (any Soft)?
}
