import Foundation
import ObjCRuntime
import Testing

@MainActor @Suite(.serialized) struct KeyValueObservingTests {
    init() { Person.register }

    @Test func observersAreToldOfChanges() {
        let (person, observer) = (Person(), Person())
        person.addObserver(observer, forKeyPath: "name", options: [.old, .new], context: nil)
        person.name = "Bo"
        person.setValue("Cy", forKey: "name")
        person.removeObserver(observer, forKeyPath: "name")
        person.name = "Di"
        #expect(observer.log == ["name Ann Bo", "name Bo Cy"])
    }

    @Test func anObserverMayRemoveItselfWhenItGoes() {
        let person = Person()
        weak var seen: Watcher?
        do {
            let watcher = Watcher()
            seen = watcher
            watcher.watched = person
            person.addObserver(watcher, forKeyPath: "age", options: [.new], context: nil)
            person.age = 31
            #expect(watcher.log == ["age - 31"])
        }
        #expect(seen == nil)
        person.age = 32
    }

    private final class Watcher: Person {
        var watched: Person?

        deinit { watched?.removeObserver(self, forKeyPath: "age") }
    }

    @Test func optionsDecideWhatIsTold() {
        let (person, observer) = (Person(), Person())
        person.addObserver(observer, forKeyPath: "age", options: [.initial, .new, .prior, .old], context: nil)
        person.age = 31
        #expect(observer.log == ["age - 30", "age 30 - prior", "age 30 31"])
        let plain = Person()
        person.addObserver(plain, forKeyPath: "age", context: nil)
        person.age = 32
        #expect(plain.log == ["age - -"])
        person.removeObserver(plain, forKeyPath: "age", context: nil)
        person.removeObserver(observer, forKeyPath: "age", context: nil)
    }

    @Test func pathsAreWatchedAtEveryStep() {
        let (person, first, second, observer) = (Person(), Person(), Person(), Person())
        person.friend = first
        person.addObserver(observer, forKeyPath: "friend.name", options: [.new], context: nil)
        first.name = "1"
        person.friend = second
        first.name = "nobody cares"
        second.name = "2"
        #expect(observer.log == ["friend.name - 1", "friend.name - Ann", "friend.name - 2"])
        person.removeObserver(observer, forKeyPath: "friend.name")
        second.name = "3"
        #expect(observer.log.count == 3)
    }

    @Test func aKeyIsToldOfWhereOneItDependsOnChanges() {
        let (person, observer) = (Person(), Person())
        person.addObserver(observer, forKeyPath: "title", options: [.new], context: nil)
        person.age = 1
        #expect(observer.log == ["title - Ann, 1"])
        person.removeObserver(observer, forKeyPath: "title")
    }

    @Test func aClassCanSayWhichKeysItsKeyPathsStandFor() {
        ClassRegistry.register(Relative.self) { $0.keyPaths { [\Relative.age: "age"] } }
        let person = Relative()
        var seen: [Int] = []
        let token = person.observe(\.age, options: [.new]) { seen.append($1.newValue ?? 0) }
        person.age = 9
        token.invalidate()
        #expect(seen == [9])
    }

    /// A class of its own, so that nothing else is said of it.
    private final class Relative: Person {}

    @Test func closuresObserveUntilTheirTokenGoes() {
        let person = Child()
        var seen: [String] = []
        let path = ObservedKeyPaths.naming(\Child.mood, "mood")
        var token: NSKeyValueObservation? = person.observe(path, options: [.old, .new]) { object, change in
            #expect(object === person)
            seen.append("\(change.oldValue!) \(change.newValue!)")
        }
        person.mood = .merry
        #expect(token != nil)
        token = nil
        person.mood = .calm
        #expect(seen == ["calm merry"])
        var friends: [Person??] = []
        let other = person.observe(ObservedKeyPaths.naming(\Child.friend, "friend"), options: [.new]) { friends.append($1.newValue) }
        person.friend = nil
        other.invalidate()
        person.friend = person
        person.friend = nil
        #expect(friends.count == 1)
        guard case .some(.none) = friends[0] else {
            Issue.record("a nil value is a value")
            return
        }
    }

    @Test func deadObserversAndObjectsAreForgotten() {
        let person = Person()
        do { person.addObserver(Person(), forKeyPath: "name", options: [], context: nil) }
        person.name = "alone"
        weak var dead: Person?
        let observer = Person()
        do {
            let observed = Person()
            dead = observed
            observed.addObserver(observer, forKeyPath: "name", options: [], context: nil)
        }
        #expect(dead == nil)
    }

    @Test func removingWhatWasNotAddedEndsTheProcess() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { Person().removeObserver(Person(), forKeyPath: "name") }
        }
    }
}
