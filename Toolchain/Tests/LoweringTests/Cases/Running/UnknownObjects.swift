import UIKit

final class Labelled: NSObject {
    @objc var caption = "a"
    @objc func repeated(_ times: Int) -> String { String(repeating: caption, count: times) }
}

final class Holder {
    var anything: AnyObject?
    var things: [AnyObject] = []
    var byName: [String: AnyObject] = [:]
    func first() -> AnyObject? { things.first }
}

@MainActor func checkThatMembersOfUnknownObjectsAreLookedUp() {
    let holder = Holder()
    expect(holder.anything?.caption == nil)
    holder.anything = Labelled()
    expect(holder.anything?.caption == "a")
    holder.things = [Labelled(), NSObject()]
    expect(holder.things[0].caption == "a")
    expect(holder.things[1].caption == nil)
    expect(holder.first()?.repeated(2) == "aa")
    holder.byName["x"] = Labelled()
    let found = holder.byName["x"]
    expect(found?.repeated(3) == "aaa")
    expect(holder.things.compactMap { $0.caption } == ["a"])
}

@MainActor func checkThatUnknownObjectsAnswerWhatAllObjectsDo() {
    let thing: AnyObject = Labelled()
    let other: AnyObject = NSObject()
    expect(thing.responds(to: #selector(Labelled.repeated(_:))) && !other.responds(to: #selector(Labelled.repeated(_:))))
    expect(thing.perform(#selector(getter: Labelled.caption))?.takeUnretainedValue() as? String == "a")
    expect(thing.isKind(of: NSObject.self) && !other.isKind(of: Labelled.self) && other.isMember(of: NSObject.self))
    expect(thing.isEqual(thing) && !thing.isEqual(other))
}

final class Worker: NSObject {
    /// Of the name of a method of every object, with a parameter of its own.
    @objc func perform(times: Int) -> Int { times * 2 }
}

@MainActor func checkThatAClasssOwnMethodOfSuchANameIsFound() {
    let worker: AnyObject = Worker()
    expect(worker.perform(times: 4) == 8)
}

/// Functions of the class of all objects, which give an object's method.
private let repeated: (AnyObject) -> ((Int) -> String)? = AnyObject.repeated

@MainActor func checkThatMethodsOfUnknownObjectsAreReferredTo() {
    expect(repeated(Labelled())?(2) == "aa")
    expect(repeated(NSObject()) == nil)
    expect([NSObject(), Labelled()].compactMap { AnyObject.repeated($0)?(3) } == ["aaa"])
}

@MainActor func checkThatAMethodOfAnUnknownObjectMayBeMissing() {
    let things: [AnyObject] = [Labelled(), NSObject()]
    expect(things.map { $0.repeated?(2) } == ["aa", nil])
    let method: ((Int) -> String)? = things[0].repeated
    expect(method?(3) == "aaa" && things[1].repeated == nil)
}
