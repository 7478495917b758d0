import UIKit

// MARK: A structure of Swift's is no parameter
struct Pair { var left = 0, right = 0 }
class TakesPair: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C}}
    @objc func take(_ pair: Pair) {}
}

// MARK: A structure is no result
class GivesPair: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because its result type cannot be represented in Objective-C}}
    @objc func give() -> Pair { Pair() }
}

// MARK: A tuple is no parameter
class TakesTuple: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C}}
    @objc func take(_ tuple: (Int, Int)) {}
}

// MARK: A tuple is no result
class GivesTuple: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because its result type cannot be represented in Objective-C}}
    @objc func give() -> (Int, Int) { (0, 0) }
}

// MARK: A number that may be missing is no parameter
class TakesOptionalInt: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C}}
    @objc func take(_ number: Int?) {}
}

// MARK: A truth value that may be missing is no property
class HasOptionalBool: NSObject {
    // expected-error@+1 {{property cannot be marked '@objc' because its type cannot be represented in Objective-C}}
    @objc var flag: Bool?
}

// MARK: A double that may be missing is no result
class GivesOptionalDouble: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because its result type cannot be represented in Objective-C}}
    @objc func give() -> Double? { nil }
}

// MARK: An enumeration of Swift's is no parameter
enum Direction { case up, down }
class TakesDirection: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C}}
    @objc func go(_ direction: Direction) {}
}

// MARK: An enumeration of strings is no property
enum Flavour: String { case sweet, sour }
class HasFlavour: NSObject {
    // expected-error@+1 {{property cannot be marked '@objc' because its type cannot be represented in Objective-C}}
    @objc var flavour = Flavour.sweet
}

// MARK: A protocol of Swift's is no parameter
protocol Walking {}
class TakesWalking: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C}}
    @objc func walk(_ walker: any Walking) {}
}

// MARK: A class that is not Objective-C's is no parameter
class Plain {}
class TakesPlain: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C}}
    @objc func take(_ plain: Plain) {}
}

// MARK: An array of structures is no parameter
class TakesPairs: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C}}
    @objc func take(_ pairs: [Pair]) {}
}

// MARK: A dictionary of structures is no property
class HasPairs: NSObject {
    // expected-error@+1 {{property cannot be marked '@objc' because its type cannot be represented in Objective-C}}
    @objc var pairs: [String: Pair] = [:]
}

// MARK: A closure that takes a structure is no parameter
class TakesPairClosure: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C}}
    @objc func each(_ body: (Pair) -> Void) {}
}

// MARK: A closure that takes a tuple is no property
class HasTupleClosure: NSObject {
    // expected-error@+1 {{property cannot be marked '@objc' because its type cannot be represented in Objective-C}}
    @objc var body: (((Int, Int)) -> Void)?
}

// MARK: A range is no parameter
class TakesRange: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C}}
    @objc func take(_ range: Range<Int>) {}
}

// MARK: A character is no parameter
class TakesCharacter: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C}}
    @objc func take(_ character: Character) {}
}

// MARK: A result of Swift's is no parameter
class TakesResult: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C}}
    @objc func take(_ result: Result<Int, any Error>) {}
}

// MARK: A method with a generic parameter
class Generic: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because it has generic parameters}}
    @objc func take<Thing>(_ thing: Thing) {}
}

// MARK: A method with a generic parameter that is a class
class GenericClass: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because it has generic parameters}}
    @objc func take<Thing: UIView>(_ thing: Thing) {}
}

// MARK: A method with a variadic parameter
class Variadic: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because it has a variadic parameter}}
    @objc func take(_ numbers: Int...) {}
}

// MARK: A method with an inout parameter
class Inout: NSObject {
    // expected-error@+1 {{instance method cannot be marked '@objc' because inout parameters cannot be represented in Objective-C}}
    @objc func change(_ number: inout Int) {}
}

// MARK: An initializer with a structure
class StartsWithPair: NSObject {
    // expected-error@+1 {{initializer cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C}}
    @objc init(pair: Pair) {}
}

// MARK: An initializer with a generic parameter
class StartsGeneric: NSObject {
    // expected-error@+1 {{initializer cannot be marked '@objc' because it has generic parameters}}
    @objc init<Thing>(thing: Thing) {}
}

// MARK: A subscript by a structure
class SubscriptByPair: NSObject {
    // expected-error@+1 {{subscript cannot be marked '@objc' because its type cannot be represented in Objective-C}}
    @objc subscript(pair: Pair) -> Int { 0 }
}

// MARK: A property of a class in a structure
struct InStructure {
    // expected-error@+1 {{'@objc' can only be used with members of classes, '@objc' protocols, and concrete extensions of classes}}
    @objc var number = 0
}

// MARK: A method in an enumeration
enum InEnumeration {
    case one
    // expected-error@+1 {{'@objc' can only be used with members of classes, '@objc' protocols, and concrete extensions of classes}}
    @objc func go() {}
}

// MARK: A function of no type
// expected-error@+1 {{'@objc' can only be used with members of classes, '@objc' protocols, and concrete extensions of classes}}
@objc func global() {}

// MARK: A structure itself
// expected-error@+1 {{'@objc' attribute cannot be applied to this declaration}}
@objc struct Exposed {}

// MARK: A class whose root is Swift's
// expected-error@+1 {{only classes that inherit from NSObject can be declared '@objc'}}
@objc class Rooted {}

// MARK: A subclass of a generic class
class Box<Content>: NSObject {}
// expected-error@+1 {{generic subclasses of '@objc' classes cannot have an explicit '@objc' because they are not directly visible from Ob}}
@objc class IntBox: Box<Int> {}

// MARK: A generic class
// expected-error@+1 {{generic subclasses of '@objc' classes cannot have an explicit '@objc' because they are not directly visible from Ob}}
@objc class Crate<Content>: NSObject {}

// MARK: A method of an extension of a generic class
extension Box {
    // expected-error@+1 {{extensions of generic classes cannot contain '@objc' members}}
    @objc func open() {}
}

// MARK: An enumeration without a raw type
// expected-error@+1 {{'@objc' enum must declare an integer raw type}}
@objc enum Season { case spring, autumn }

// MARK: An enumeration of strings
// expected-error@+1 {{'@objc' enum raw type 'String' is not an integer type}}
@objc enum Word: String { case yes, no }

// MARK: An enumeration with associated values
// expected-error@+2 {{enum with raw type cannot have cases with arguments}}
// expected-error@+1 {{'Shape' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized}}
@objc enum Shape: Int { case circle(Int) }

// MARK: An operator
class Sum: NSObject {
    // expected-error@+1 {{operator methods cannot be declared '@objc'}}
    @objc static func + (left: Sum, right: Sum) -> Sum { left }
}

// MARK: A local function
func outer() {
    // expected-error@+1 {{'@objc' can only be used with members of classes, '@objc' protocols, and concrete extensions of classes}}
    @objc func inner() {}
}

// MARK: A type alias
// expected-error@+1 {{'@objc' attribute cannot be applied to this declaration}}
@objc typealias Number = Int

// MARK: A name with too few pieces
class TooFewPieces: NSObject {
    // expected-error@+1 {{'@objc' method name provides names for 0 arguments, but method has one parameter}}
    @objc(take) func take(_ number: Int) {}
}

// MARK: A name with too many pieces
class TooManyPieces: NSObject {
    // expected-error@+1 {{'@objc' method name provides names for 2 arguments, but method has one parameter}}
    @objc(take:and:) func take(_ number: Int) {}
}

// MARK: A property's name with colons
class NamedProperty: NSObject {
    // expected-error@+1 {{'@objc' property must have a simple name}}
    @objc(set:) var number = 0
}

// MARK: A class's name with colons
// expected-error@+1 {{'@objc' class must have a simple name}}
@objc(Named:) class NamedClass: NSObject {}

// MARK: A subscript with a name
class NamedSubscript: NSObject {
    // expected-error@+1 {{'@objc' subscript cannot have a name; did you mean to put the name on the getter or setter?}}
    @objc(item:) subscript(index: Int) -> Int { 0 }
}

// MARK: Dynamic and not exposed, for Objective-C's observing
class Opaque: NSObject {
    // expected-error@+1 {{declaration is marked '@objc', and cannot be marked '@nonobjc'}}
    @nonobjc @objc func both() {}
}

// MARK: A thrown error of a method that gives a number that cannot say so
class ThrowsNumber: NSObject {
    // expected-error@+1 {{throwing method cannot be marked '@objc' because it returns a value of type 'Int'; return 'Void' or a type that}}
    @objc func number() throws -> Int { 0 }
}

// MARK: A thrown error of a method that gives an optional
class ThrowsOptional: NSObject {
    // expected-error@+1 {{throwing method cannot be marked '@objc' because it returns a value of optional type 'UIView?'; 'nil' indicates}}
    @objc func view() throws -> UIView? { nil }
}

// MARK: A property of a tuple
class HasTuple: NSObject {
    // expected-error@+1 {{property cannot be marked '@objc' because its type cannot be represented in Objective-C}}
    @objc var pair = (1, 2)
}

// MARK: A lazy property of a structure
class HasLazyPair: NSObject {
    // expected-error@+1 {{property cannot be marked '@objc' because its type cannot be represented in Objective-C}}
    @objc lazy var pair = Pair()
}

// MARK: A static property of a structure
class HasStaticPair: NSObject {
    // expected-error@+1 {{property cannot be marked '@objc' because its type cannot be represented in Objective-C}}
    @objc static var pair = Pair()
}
