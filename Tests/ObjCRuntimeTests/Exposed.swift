import Foundation
import ObjCRuntime

enum Mood: Int { case calm = 0, merry = 3 }

/// What the lowering makes of a class with `@objc` members, written by hand.
class Person: NSObject {
    @MainActor static let register: Void = {
        ClassRegistry.register(Person.self, objcName: "ObjCPerson") { description in
            description.classMethod("kind") { receiver, _ in "\(receiver)" }
            description.property("name", get: { ($0 as! Person).name }) {
                ($0 as! Person).name = ObjCMessage.value($1, $0, "name")
            }
            description.property("age", get: { ($0 as! Person).age }) {
                ($0 as! Person).age = ObjCMessage.value($1, $0, "age")
            }
            description.property("height", get: { ($0 as! Person).height }) {
                ($0 as! Person).height = ObjCMessage.value($1, $0, "height")
            }
            description.property("mood", get: { ($0 as! Person).mood }) {
                ($0 as! Person).mood = ObjCMessage.value($1, $0, "mood")
            }
            description.property("friend", get: { ($0 as! Person).friend }) {
                ($0 as! Person).friend = ObjCMessage.value($1, $0, "friend")
            }
            description.property("isHidden", get: { ($0 as! Person).isHidden }) {
                ($0 as! Person).isHidden = ObjCMessage.value($1, $0, "isHidden")
            }
            description.property("frame", get: { ($0 as! Person).frame }) {
                ($0 as! Person).frame = ObjCMessage.value($1, $0, "frame")
            }
            description.property("friends", get: { ($0 as! Person).friends }) {
                ($0 as! Person).friends = ObjCMessage.value($1, $0, "friends")
            }
            description.property("title", get: { ($0 as! Person).title })
            description.method("greet:") { receiver, arguments in
                (receiver as! Person).greet(ObjCMessage.argument(arguments, 0, "greet:"))
            }
            description.method("birthday") { receiver, _ in (receiver as! Person).birthday() }
            description.method("noted:") { receiver, arguments in
                (receiver as! Person).noted(ObjCMessage.argument(arguments, 0, "noted:"))
            }
            description.method("ticked:") { receiver, arguments in
                (receiver as! Person).ticked(ObjCMessage.argument(arguments, 0, "ticked:"))
            }
            description.method("observeValueForKeyPath:ofObject:change:context:") { receiver, arguments in
                let selector: StaticString = "observeValueForKeyPath:ofObject:change:context:"
                return (receiver as! Person).observeValue(
                    forKeyPath: ObjCMessage.argument(arguments, 0, selector), of: ObjCMessage.argument(arguments, 1, selector),
                    change: ObjCMessage.argument(arguments, 2, selector), context: ObjCMessage.argument(arguments, 3, selector))
            }
            description.classMethod("keyPathsForValuesAffectingTitle") { receiver, _ in
                (receiver as! Person.Type).keyPathsForValuesAffectingTitle()
            }
            description.classMethod("species") { receiver, _ in (receiver as! Person.Type).species() }
            description.initializer("init") { _ in Person() }
        }
    }()

    var name = "Ann" {
        willSet { KeyValueObserving.willChange(self, "name") }
        didSet {
            KeyValueObserving.didChange(self, "name")
            onNaming?()
        }
    }
    var onNaming: (() -> Void)?
    var age = 30 {
        willSet { KeyValueObserving.willChange(self, "age") }
        didSet { KeyValueObserving.didChange(self, "age") }
    }
    var height: CGFloat = 1.7
    var mood = Mood.calm {
        willSet { KeyValueObserving.willChange(self, "mood") }
        didSet { KeyValueObserving.didChange(self, "mood") }
    }
    var friend: Person? {
        willSet { KeyValueObserving.willChange(self, "friend") }
        didSet { KeyValueObserving.didChange(self, "friend") }
    }
    var isHidden = false
    var frame = CGRect.zero
    var friends: [Person] = []
    var title: String { "\(name), \(age)" }
    var log: [String] = []

    func greet(_ other: String) -> String { "\(name) greets \(other)" }
    func birthday() { age += 1 }
    func noted(_ notification: Notification) { log.append(notification.name.rawValue) }
    func ticked(_ timer: Timer) { log.append("tick \(timer.userInfo ?? "")") }
    static func species() -> String { "human" }
    class func keyPathsForValuesAffectingTitle() -> Set<String> { ["name", "age"] }

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        let change = change ?? [:]
        let old = change[.oldKey].map { "\($0)" } ?? "-"
        let new = change[.newKey].map { "\($0)" } ?? "-"
        log.append("\(keyPath ?? "") \(old) \(new)\(change[.notificationIsPriorKey] != nil ? " prior" : "")")
    }
}

final class Child: Person {}
