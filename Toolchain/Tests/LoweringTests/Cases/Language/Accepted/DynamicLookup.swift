import UIKit

class Counting: NSObject {
    @objc var tally: Int = 0
    @objc var caption: String?
    @objc func addTally(_ number: Int) -> Int { tally + number }
    @objc func resetTally() {}
    @objc class func emptyTally() -> Counting { Counting() }
    @objc subscript(place: Int) -> String { "" }
}

// MARK: A method
func call(_ object: AnyObject) { object.resetTally() }

// MARK: A method that may be missing
func callIfThere(_ object: AnyObject) { object.resetTally?() }

// MARK: A result
func result(_ object: AnyObject) -> Int { object.addTally(3) }

// MARK: A result that may be missing
func optionalResult(_ object: AnyObject) -> Int? { object.addTally?(3) }

// MARK: A property, which is unwrapped where it has to be
func property(_ object: AnyObject) -> Int { object.tally }

// MARK: A property, which may be missing
func optionalProperty(_ object: AnyObject) -> Int? { object.tally }

// MARK: A property that is bound
func bound(_ object: AnyObject) -> Int {
    if let tally = object.tally { return tally }
    guard let caption = object.caption else { return 0 }
    return caption?.count ?? 0
}

// MARK: A property of another
func chained(_ object: AnyObject) -> Int? { object.caption??.count }

// MARK: A method as a value
func method(_ object: AnyObject) -> ((Int) -> Int)? { object.addTally }

// MARK: Of an array's elements
func each(_ objects: [AnyObject]) { for object in objects { object.resetTally() } }

// MARK: Of an optional object
func optional(_ object: AnyObject?) -> Int? { object?.tally }

// MARK: A framework's property
func framework(_ object: AnyObject) -> Bool? { object.isHidden }

// MARK: A cast and a comparison
func compare(_ object: AnyObject, _ other: AnyObject) -> Bool { object === other || object.isEqual(other) }
