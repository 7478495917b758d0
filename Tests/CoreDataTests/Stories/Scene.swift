import CoreData
import Foundation

/// Sales with Ann, who is 30 and tagged red, and Bob, who is 40; two contexts that know nothing of them yet; and a journal of what happens.
final class Scene {
    let stack: Stack
    let context: NSManagedObjectContext
    let other: NSManagedObjectContext
    private var journal: [String] = []
    private var names: [NSManagedObjectID: String] = [:]
    private var observers: [any NSObjectProtocol] = []
    /// Notifications of saves, by the context that saved.
    private(set) var saves: [ObjectIdentifier: Notification] = [:]

    init() throws {
        stack = try Stack(
            Fixture.model {
                $0.entitiesByName["Tag"]!.relationshipsByName["people"]!.deleteRule = .denyDeleteRule
                $0.entitiesByName["Person"]!.attributesByName["name"]!.isOptional = false
            })
        let sales = stack.department("Sales")
        let (ann, bob) = (stack.person("Ann", age: 30, sales), stack.person("Bob", age: 40, sales))
        let red = Tag(context: stack.context)
        red.name = "red"
        ann.addToTags(red)
        try stack.context.save()
        for (object, name) in [(ann, "Ann"), (bob, "Bob"), (sales, "Sales"), (red, "red")] as [(NSManagedObject, String)] {
            names[object.objectID] = name
        }
        (context, other) = (stack.another(), stack.another())
        stack.context.reset()
        // What was read stays read, though nobody but the context has it.
        for context in [context, other] { context.retainsRegisteredObjects = true }
        listen(to: context, "")
        listen(to: other, "other.")
        Person.listener = { [unowned self] person, call in
            let who = person.managedObjectContext === other ? "other." : ""
            note("\(who)\(label(person)).\(call)")
        }
    }

    deinit {
        Person.listener = nil
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    // MARK: Objects

    /// An object of the context: a fault, if nothing of it was read yet.
    func object<T: NSManagedObject>(_ name: String, in context: NSManagedObjectContext? = nil) -> T {
        (context ?? self.context).object(with: names.first { $0.value == name }!.key) as! T
    }
    var ann: Person { object("Ann") }
    var bob: Person { object("Bob") }
    var sales: Department { object("Sales") }
    var red: Tag { object("red") }
    var otherAnn: Person { object("Ann", in: other) }

    /// The objects have been read, which is not noted.
    func read(_ objects: NSManagedObject...) { quietly { for object in objects { _ = object.value(forKey: "name") } } }

    /// A new person.
    func person(_ name: String, in context: NSManagedObjectContext? = nil) -> Person {
        let person = Person(context: context ?? self.context)
        person.name = name
        return person
    }

    /// The identifier of an object, which the context need not know.
    func quietID(_ name: String) -> NSManagedObjectID { names.first { $0.value == name }!.key }

    // MARK: What is done

    /// The event ends.
    func end() { context.processPendingChanges() }
    func save() throws { try context.save() }
    /// The other context changes and saves, which is not noted.
    func othersDo(_ body: (NSManagedObjectContext) throws -> Void) rethrows {
        let told = journal
        try body(other)
        try! other.save()
        journal = told
    }
    /// The context merges what the other saved last.
    func merge() { context.mergeChanges(fromContextDidSave: saves[ObjectIdentifier(other)]!) }

    func quietly(_ body: () -> Void) {
        let told = journal
        body()
        journal = told
    }

    func quietlyTrying(_ body: () throws -> Void) throws {
        let told = journal
        defer { journal = told }
        try body()
    }

    /// Something is done, of which nothing is noted but what is told under a name.
    func hearing(
        _ name: Notification.Name, of object: AnyObject, as word: @escaping (Notification) -> String, _ body: () throws -> Void
    ) rethrows {
        let told = journal
        nonisolated(unsafe) var words: [String] = []
        nonisolated(unsafe) let word = word
        let observer = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { words.append(word($0)) }
        defer {
            NotificationCenter.default.removeObserver(observer)
            journal = told + words
        }
        try body()
    }

    // MARK: What is noted

    func note(_ event: String) { journal.append(event) }
    func note(_ name: String, if condition: Bool) { journal.append(condition ? name : "not:\(name)") }
    /// What kind of change an object is.
    func state(_ object: NSManagedObject) {
        var words: [String] = []
        if object.isInserted { words.append("inserted") }
        if object.isUpdated { words.append("updated") }
        if object.isDeleted { words.append("deleted") }
        if object.isFault { words.append("fault") }
        note("\(label(object)):\(words.isEmpty ? "clean" : words.joined(separator: ","))")
    }
    var text: String { journal.joined(separator: " ") }

    private func label(_ object: NSManagedObject) -> String {
        if !object.isFault, !object.objectID.isTemporaryID || object.primitiveValue(forKey: "name") != nil,
            let name = object.primitiveValue(forKey: object.entity.name == "Project" ? "title" : "name") as? String
        {
            names[object.objectID] = names[object.objectID] ?? name
        }
        return names[object.objectID] ?? "new"
    }

    private func listen(to context: NSManagedObjectContext, _ prefix: String) {
        func hear(_ name: Notification.Name, _ body: @escaping (Notification) -> Void) {
            // Told on the thread that posts, which is the context's.
            nonisolated(unsafe) let body = body
            observers.append(NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { body($0) })
        }
        hear(.NSManagedObjectContextObjectsDidChange) { [unowned self] in note("\(prefix)change[\(told($0))]") }
        hear(.NSManagedObjectContextWillSave) { [unowned self] _ in note("\(prefix)will") }
        hear(.NSManagedObjectContextDidSave) { [unowned self] in
            saves[ObjectIdentifier(context)] = $0
            note("\(prefix)saved[\(told($0))]")
        }
        hear(.NSManagedObjectContextDidMergeChangesObjectIDs) { [unowned self] _ in note("\(prefix)merged") }
    }

    /// What a notification with identifiers tells, with the marks of `told`.
    func toldIDs(_ notification: Notification) -> String {
        let marks = [(NSInsertedObjectIDsKey, "+"), (NSUpdatedObjectIDsKey, "*"), (NSDeletedObjectIDsKey, "-")]
        return marks.flatMap { key, mark in
            (notification.userInfo?[key] as? Set<NSManagedObjectID> ?? []).map { mark + (names[$0] ?? "new") }.sorted()
        }.joined(separator: " ")
    }

    /// `+` has come, `*` has changed, `-` has gone, `~` was brought up to date; `forgotten` is all.
    func told(_ notification: Notification) -> String {
        let info = notification.userInfo ?? [:]
        if info[NSInvalidatedAllObjectsKey] != nil { return "forgotten" }
        let marks = [
            (NSInsertedObjectsKey, "+"), (NSUpdatedObjectsKey, "*"), (NSDeletedObjectsKey, "-"), (NSRefreshedObjectsKey, "~"),
        ]
        return marks.flatMap { key, mark in
            (info[key] as? Set<NSManagedObject> ?? []).map { mark + label($0) }.sorted()
        }.joined(separator: " ")
    }
}

/// What is done, and what has to happen.
struct Story: CustomStringConvertible, Sendable {
    let description: String
    let expected: String
    private let steps: @Sendable (Scene) throws -> Void

    init(_ description: String, _ expected: String, _ steps: @escaping @Sendable (Scene) throws -> Void) {
        (self.description, self.expected, self.steps) = (description, expected, steps)
    }

    func run() throws -> String {
        let scene = try Scene()
        try steps(scene)
        return scene.text
    }
}
