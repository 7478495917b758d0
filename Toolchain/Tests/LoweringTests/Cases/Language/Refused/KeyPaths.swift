import UIKit

// MARK: A property that is not exposed
class Quiet: NSObject { var number = 0 }
// expected-error@+1 {{argument of '#keyPath' refers to non-'@objc' property 'number'}}
let quiet = #keyPath(Quiet.number)

// MARK: A property that is not there
class Empty: NSObject {}
// expected-error@+1 {{type 'Empty' has no member 'number'}}
let missing = #keyPath(Empty.number)

// MARK: A method
class Method: NSObject { @objc func go() {} }
// expected-error@+1 {{key path cannot refer to instance method 'go()'}}
let method = #keyPath(Method.go)

// MARK: A property of a structure
struct Pair { var left = 0 }
// expected-error@+1 {{argument of '#keyPath' refers to non-'@objc' property 'left'}}
let left = #keyPath(Pair.left)

// MARK: What follows a number
class Number: NSObject { @objc var number = 0 }
// expected-error@+1 {{type 'Int' has no member 'more'}}
let behind = #keyPath(Number.number.more)

// MARK: What follows a structure
class Holder: NSObject { var pair = Pair() }
// expected-error@+2 {{argument of '#keyPath' refers to non-'@objc' property 'pair'}}
// expected-error@+1 {{argument of '#keyPath' refers to non-'@objc' property 'left'}}
let inside = #keyPath(Holder.pair.left)

// MARK: No path
// expected-error@+1 {{empty key path does not refer to a property}}
let nothing = #keyPath(Number)

// MARK: A subscript
class List: NSObject { @objc var items: [Number] = [] }
// expected-error@+1 {{type 'Number' has no member 'first'}}
let item = #keyPath(List.items.first)

// MARK: A path with an operator that is not there
// expected-error@+1 {{type 'Number' has no member 'sum'}}
let total = #keyPath(List.items.sum)

// MARK: A private property that is not exposed
class Secret: NSObject {
    private var number = 0
    // expected-error@+1 {{argument of '#keyPath' refers to non-'@objc' property 'number'}}
    func path() -> String { #keyPath(number) }
}

// MARK: A static property that is not exposed
class Shared: NSObject { static var number = 0 }
// expected-error@+1 {{argument of '#keyPath' refers to non-'@objc' property 'number'}}
let shared = #keyPath(Shared.number)
