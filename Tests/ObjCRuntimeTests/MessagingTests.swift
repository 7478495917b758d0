import Foundation
import ObjCRuntime
import Testing

@MainActor @Suite(.serialized) struct MessagingTests {
    init() { Person.register }

    @Test func messagesReachTheirMethods() {
        let child = Child()
        #expect(child.perform("greet:", with: "Bo")?.takeUnretainedValue() as? String == "Ann greets Bo")
        #expect(child.perform("birthday") == nil)
        #expect(child.age == 31)
        child.perform("setName:", with: "Cy")
        #expect(child.perform("name").takeUnretainedValue() as? String == "Cy")
    }

    @Test func aContextIsAPointerOfEitherKindOrNull() {
        func context<T>(_ value: Any?, as type: T.Type) -> T { ObjCMessage.argument([value], 0, "observe:", as: type) }
        let pointer = UnsafeMutableRawPointer(bitPattern: 0x1000)!
        #expect(context(pointer, as: UnsafeRawPointer.self) == UnsafeRawPointer(pointer))
        #expect(context(UnsafeRawPointer(pointer), as: UnsafeMutableRawPointer.self) == pointer)
        #expect(context(pointer, as: UnsafeRawPointer?.self) == UnsafeRawPointer(pointer))
        #expect(context(nil, as: UnsafeRawPointer?.self) == nil)
        #expect(Int(bitPattern: context(nil, as: UnsafeRawPointer.self)) == 0)
        #expect(Int(bitPattern: context(UnsafeMutableRawPointer?.none, as: UnsafeMutableRawPointer.self)) == 0)
    }

    @Test func itIsKnownWhoRespondsToWhat() {
        #expect(Child().responds(to: "greet:") && Child().responds(to: "name") && Child().responds(to: "setName:"))
        #expect(!Child().responds(to: "setTitle:") && !Child().responds(to: "nothing"))
        #expect(Child.instancesRespond(to: "birthday") && !NSObject.instancesRespond(to: "birthday"))
        #expect(ObjCMessage.responds(Child.self as AnyObject, to: "species") && !ObjCMessage.responds(Child(), to: "species"))
        #expect(ObjCMessage.send("species", to: Person.self as AnyObject) as? String == "human")
    }

    @Test func classesAreFoundByName() {
        #expect(ClassRegistry.class(named: "ObjCPerson") == Person.self)
        #expect(ClassRegistry.class(named: "ObjCRuntimeTests.Child") == Child.self)
        #expect(String(cString: class_getName(Person.self)) == "ObjCPerson")
        #expect(class_getSuperclass(Child.self) == Person.self && object_getClass(Child()) == Child.self)
        #expect(ClassRegistry.factory("init", of: Person.self)?([]) is Person)
        #expect(ClassRegistry.factory("init", of: Child.self) == nil)
        #expect(sel_registerName("a:b:") == Selector("a:b:"))
    }

    @Test func anUnknownSelectorEndsTheProcessInApplesWords() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Child().perform("nothing:") }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("-[ObjCRuntimeTests.Child nothing:]: unrecognized selector sent to instance 0x"))
    }

    @Test func notificationsAreSentBySelector() {
        let center = NotificationCenter()
        let (first, second, name) = (NSNotification.Name("first"), NSNotification.Name("second"), Notification.Name("first"))
        let (person, object) = (Person(), NSObject())
        center.addObserver(person, selector: "noted:", name: first, object: nil)
        center.addObserver(person, selector: "noted:", name: second, object: object)
        center.post(name: name, object: nil)
        center.post(name: second, object: nil)
        center.post(name: second, object: object)
        #expect(person.log == ["first", "second"])
        center.removeObserver(person, name: first, object: nil)
        center.post(name: first, object: nil)
        center.post(name: second, object: object)
        #expect(person.log == ["first", "second", "second"])
        center.removeObserver(person)
        center.post(name: second, object: object)
        #expect(person.log.count == 3)
    }

    @Test func theCenterKeepsNoObserverAlive() {
        let center = NotificationCenter()
        weak var gone: Person?
        do {
            let person = Person()
            gone = person
            center.addObserver(person, selector: "noted:", name: nil, object: nil)
        }
        #expect(gone == nil)
        center.post(name: .init("x"), object: nil)
    }

    @Test func blockObserversAreRemovedAsBefore() {
        let center = NotificationCenter()
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: .init("x"), object: nil)
        center.removeObserver(token)
        center.post(name: .init("x"), object: nil)
        #expect(count == 1)
    }

    @Test func timersSendThemselves() {
        let person = Person()
        let timer = Timer(timeInterval: 0.01, target: person, selector: "ticked:", userInfo: "tock", repeats: true)
        RunLoop.current.add(timer, forMode: .default)
        Timer.scheduledTimer(timeInterval: 0.001, target: person, selector: "birthday", userInfo: nil, repeats: false)
        let end = Date(timeIntervalSinceNow: 5)
        while person.log.count < 2, Date() < end { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
        timer.invalidate()
        #expect(person.log.prefix(2) == ["tick tock", "tick tock"] && person.age == 31)
    }

    @Test func aDelayedMessageWaitsForItsTime() {
        let person = Person()
        let start = Date()
        let age = person.age
        person.perform("birthday", with: nil, afterDelay: 0.2)
        RunLoop.current.run(until: start.addingTimeInterval(0.05))
        #expect(person.age == age)
        while person.age == age, -start.timeIntervalSinceNow < 10 { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02)) }
        #expect(person.age == age + 1 && -start.timeIntervalSinceNow >= 0.2)
    }

    /// In a program that names the frameworks' library before Foundation's it takes the initializer's place; here it has its own name.
    @Test func aTimerIsFirstDueAfterItsInterval() {
        let timer = Timer.timer(after: 5, repeats: true) { _ in }
        #expect(timer.timeInterval == 5 && abs(timer.fireDate.timeIntervalSinceNow - 5) < 1)
        timer.invalidate()
    }

    @Test func aTimerLetsItsTargetGo() {
        weak var gone: Person?
        do {
            let person = Person()
            gone = person
            let timer = Timer(timeInterval: 100, target: person, selector: "ticked:", userInfo: nil, repeats: true)
            timer.invalidate()
        }
        #expect(gone == nil)
    }

    @Test func messagesWaitAndCanBeTakenBack() {
        let person = Person()
        person.perform("birthday", with: nil, afterDelay: 0.001)
        person.perform("setName:", with: "never", afterDelay: 0.001)
        person.perform("setName:", with: "late", afterDelay: 0.002)
        NSObject.cancelPreviousPerformRequests(withTarget: person, selector: "setName:", object: "never")
        let end = Date(timeIntervalSinceNow: 5)
        while person.name == "Ann", Date() < end { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
        #expect(person.age == 31 && person.name == "late")
        person.perform("birthday", with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: person)
        person.perform("setName:", with: "later still", afterDelay: 0)
        while person.name == "late", Date() < end { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
        #expect(person.age == 31 && person.name == "later still")
    }

    @Test func threadsStartWithAMessage() async {
        let person = Person()
        await withCheckedContinuation { done in
            person.onNaming = { done.resume() }
            Thread.detachNewThreadSelector("setName:", toTarget: person, with: "threaded")
        }
        #expect(person.name == "threaded")
    }

    @Test func poolsReleaseWhatWasAutoreleased() {
        weak var gone: AnyObject?
        autoreleasepool {
            let person = Person()
            person.friend = Person()
            let result = person.perform("friend")
            person.friend = nil
            gone = result?.takeUnretainedValue()
            #expect(gone != nil)
        }
        #expect(gone == nil)
        #expect(autoreleasepool { 3 } == 3)
    }

    @Test func sortingByKey() {
        let people = [("Bo", 3), ("Al", 5), ("Cy", 3)].map { name, age in
            let person = Person()
            (person.name, person.age) = (name, age)
            return person
        }
        let sorted = (people as NSArray).sortedArray(using: [
            NSSortDescriptor(key: "age", ascending: true), NSSortDescriptor(key: "name", ascending: false),
        ])
        #expect(sorted.map { ($0 as! Person).name } == ["Cy", "Bo", "Al"])
        let descriptor = NSSortDescriptor(key: "self", ascending: true, selector: "caseInsensitiveCompare:")
        #expect((["b", "A", "C"] as NSArray).sortedArray(using: [descriptor]) as? [String] == ["A", "b", "C"])
        #expect(descriptor.key == "self" && descriptor.selector == "caseInsensitiveCompare:")
        let reversed = descriptor.reversedSortDescriptor as! NSSortDescriptor
        #expect((["b", "A", "C"] as NSArray).sortedArray(using: [reversed]) as? [String] == ["C", "b", "A"])
    }

    @Test func activitiesAreCurrentOneAtATime() {
        let (first, second) = (NSUserActivity(activityType: "a"), NSUserActivity(activityType: "b"))
        first.becomeCurrent()
        second.becomeCurrent()
        first.resignCurrent()
        #expect(NSUserActivity.current === second)
        second.invalidate()
        #expect(NSUserActivity.current == nil)
        first.addUserInfoEntries(from: ["k": 1])
        first.addUserInfoEntries(from: ["l": 2])
        #expect(first.userInfo?.count == 2)
    }

    @Test func aClassIsSentMessages() {
        func kind<Base: Person>(_ base: Base.Type) -> String? { base.perform("kind")?.takeUnretainedValue() as? String }
        #expect(Person.responds(to: "kind") && !Person.responds(to: "birthday") && Person.instancesRespond(to: "birthday"))
        #expect(kind(Child.self) == "Child")
    }

    /// Observes as long as it lives.
    private final class Listener {
        private let center: NotificationCenter
        private var token: (any NSObjectProtocol)?

        init(_ center: NotificationCenter) {
            self.center = center
            token = center.addObserver(forName: Notification.Name("a"), object: nil, queue: nil) { _ in }
        }

        deinit { if let token { center.removeObserver(token) } }
    }

    @Test func whatGoesWithAnObserversClosureMayRemoveObservers() {
        let center = NotificationCenter()
        weak var freed: Listener?
        var token: (any NSObjectProtocol)?
        do {
            let listener = Listener(center)
            freed = listener
            token = center.addObserver(forName: Notification.Name("b"), object: nil, queue: nil) { _ in _ = listener }
        }
        #expect(freed != nil)
        if let token { center.removeObserver(token) }
        token = nil
        #expect(freed == nil)
    }
}
