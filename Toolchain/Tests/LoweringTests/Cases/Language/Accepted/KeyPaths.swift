import UIKit

// MARK: A property
class Person: NSObject {
    @objc dynamic var name = ""
    @objc var friend: Person?
    @objc var friends: [Person] = []
    @objc var home: [String: Any] = [:]
    func path() -> String { #keyPath(name) }
}
let name = #keyPath(Person.name)

// MARK: A path of two
let friend = #keyPath(Person.friend.name)

// MARK: A path through an array
let friends = #keyPath(Person.friends.name)

// MARK: A path through a dictionary
let home = #keyPath(Person.home.street)

// MARK: A framework's property
let position = #keyPath(CALayer.position)
let opacity = #keyPath(UIView.layer.opacity)

// MARK: In an animation
func animation() -> CABasicAnimation { CABasicAnimation(keyPath: #keyPath(CALayer.opacity)) }

// MARK: Key-value coding
func value(_ person: Person) -> Any? {
    person.setValue("Ada", forKey: #keyPath(Person.name))
    return person.value(forKeyPath: #keyPath(Person.friend.name))
}

// MARK: Observed by a key path of Swift's
func observe(_ person: Person) -> NSKeyValueObservation {
    person.observe(\.name, options: [.new, .old]) { person, change in print(person.name, change.newValue ?? "") }
}

// MARK: Observed by its text
class Observer: NSObject {
    func begin(_ person: Person) { person.addObserver(self, forKeyPath: #keyPath(Person.name), options: .new, context: nil) }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {}
}

// MARK: What depends on others
class Full: NSObject {
    @objc dynamic var first = ""
    @objc dynamic var full: String { first }
    @objc class func keyPathsForValuesAffectingFull() -> Set<String> { [#keyPath(first)] }
}
