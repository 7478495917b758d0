import CoreData

/// What lowering would make of an app's class: accessors that ask the object, and a factory in the registry.
final class Person: NSManagedObject {
    var name: String? {
        get { _managedValue(forKey: "name") }
        set { _setManagedValue(newValue, forKey: "name") }
    }
    var age: Int16 {
        get { _managedValue(forKey: "age") }
        set { _setManagedValue(newValue, forKey: "age") }
    }
    var height: Double {
        get { _managedValue(forKey: "height") }
        set { _setManagedValue(newValue, forKey: "height") }
    }
    var born: Date? {
        get { _managedValue(forKey: "born") }
        set { _setManagedValue(newValue, forKey: "born") }
    }
    var nickname: String {
        get { _managedValue(forKey: "nickname") }
        set { _setManagedValue(newValue, forKey: "nickname") }
    }
    var department: Department? {
        get { _managedValue(forKey: "department") }
        set { _setManagedValue(newValue, forKey: "department") }
    }
    var tags: Set<Tag> {
        get { _managedValue(forKey: "tags") }
        set { _setManagedValue(newValue, forKey: "tags") }
    }
    var friends: NSSet? {
        get { _managedValue(forKey: "friends") }
        set { _setManagedValue(newValue, forKey: "friends") }
    }
    func addToTags(_ value: Tag) { _addManaged(value, forKey: "tags") }

    /// What was called, in order.
    static nonisolated(unsafe) var calls: [String] = []
    static var records: Bool {
        get { recorder.map { pthread_equal($0, pthread_self()) != 0 } ?? false }
        set { recorder = newValue ? pthread_self() : nil }
    }
    /// The thread whose test listens: others have people, too.
    private static nonisolated(unsafe) var recorder: pthread_t?
    /// Who hears of calls on the thread of its test: the object, and what was called.
    static var listener: ((Person, String) -> Void)? {
        get { Thread.current.threadDictionary["PersonListener"] as? (Person, String) -> Void }
        set { Thread.current.threadDictionary["PersonListener"] = newValue }
    }
    private func note(_ call: String) {
        if Self.records { Self.calls.append(call) }
        Self.listener?(self, call)
    }
    override func awakeFromInsert() { note("awakeFromInsert") }
    override func awakeFromFetch() { note("awakeFromFetch") }
    override func willSave() { note("willSave") }
    override func didSave() { note("didSave") }
    override func prepareForDeletion() { note("prepareForDeletion") }
    override func willTurnIntoFault() { note("willTurnIntoFault") }
    override func didTurnIntoFault() { note("didTurnIntoFault") }
}

final class Department: NSManagedObject {
    var name: String? {
        get { _managedValue(forKey: "name") }
        set { _setManagedValue(newValue, forKey: "name") }
    }
    var people: NSSet? {
        get { _managedValue(forKey: "people") }
        set { _setManagedValue(newValue, forKey: "people") }
    }
    var projects: NSOrderedSet? {
        get { _managedValue(forKey: "projects") }
        set { _setManagedValue(newValue, forKey: "projects") }
    }
    func addToPeople(_ value: Person) { _addManaged(value, forKey: "people") }
    func removeFromPeople(_ value: Person) { _removeManaged(value, forKey: "people") }
    func addToProjects(_ value: Project) { _addManaged(value, forKey: "projects") }
    func insertIntoProjects(_ value: Project, at index: Int) { _insertManaged(value, at: index, forKey: "projects") }
    func removeFromProjects(at index: Int) { _removeManaged(at: index, forKey: "projects") }
}

final class Project: NSManagedObject {
    var title: String? {
        get { _managedValue(forKey: "title") }
        set { _setManagedValue(newValue, forKey: "title") }
    }
    var department: Department? {
        get { _managedValue(forKey: "department") }
        set { _setManagedValue(newValue, forKey: "department") }
    }
}

final class Tag: NSManagedObject {
    var name: String? {
        get { _managedValue(forKey: "name") }
        set { _setManagedValue(newValue, forKey: "name") }
    }
    var people: NSSet? {
        get { _managedValue(forKey: "people") }
        set { _setManagedValue(newValue, forKey: "people") }
    }
}

/// Makes models and stores.
enum Fixture {
    static let register: Void = {
        func register<T: NSManagedObject>(_ cls: T.Type, _ make: @escaping (NSEntityDescription, NSManagedObjectContext?) -> T) {
            ClassRegistry.register(cls) { description in
                description.initializer("initWithEntity:insertIntoManagedObjectContext:") { arguments in
                    make(arguments[0] as! NSEntityDescription, arguments[1] as? NSManagedObjectContext)
                }
            }
        }
        register(Person.self) { Person(entity: $0, insertInto: $1) }
        register(Department.self) { Department(entity: $0, insertInto: $1) }
        register(Project.self) { Project(entity: $0, insertInto: $1) }
        register(Tag.self) { Tag(entity: $0, insertInto: $1) }
    }()

    static func attribute(
        _ name: String, _ type: NSAttributeType, optional: Bool = true, default value: Any? = nil, transient: Bool = false
    ) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.isOptional = optional
        attribute.defaultValue = value
        attribute.isTransient = transient
        return attribute
    }

    static func relationship(
        _ name: String, _ destination: NSEntityDescription, many: Bool = false, ordered: Bool = false,
        rule: NSDeleteRule = .nullifyDeleteRule
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.destinationEntity = destination
        relationship.maxCount = many ? 0 : 1
        relationship.isOrdered = ordered
        relationship.deleteRule = rule
        return relationship
    }

    static func pair(_ first: NSRelationshipDescription, _ second: NSRelationshipDescription) {
        first.inverseRelationship = second
        second.inverseRelationship = first
    }

    static func entity(_ name: String, _ cls: AnyClass? = nil) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        if let cls { entity.managedObjectClassName = String(reflecting: cls) }
        return entity
    }

    /// People with tags and friends, in departments with projects in an order.
    static func model(_ change: (NSManagedObjectModel) -> Void = { _ in }) -> NSManagedObjectModel {
        register
        let (person, department) = (entity("Person", Person.self), entity("Department", Department.self))
        let (project, tag) = (entity("Project", Project.self), entity("Tag", Tag.self))
        let toDepartment = relationship("department", department)
        let people = relationship("people", person, many: true, rule: .cascadeDeleteRule)
        let projects = relationship("projects", project, many: true, ordered: true)
        let ofDepartment = relationship("department", department)
        let tags = relationship("tags", tag, many: true)
        let tagged = relationship("people", person, many: true)
        let friends = relationship("friends", person, many: true)
        person.properties = [
            attribute("name", .stringAttributeType), attribute("age", .integer16AttributeType, default: 0),
            attribute("height", .doubleAttributeType, default: 0.0), attribute("born", .dateAttributeType),
            attribute("data", .binaryDataAttributeType), attribute("identifier", .UUIDAttributeType),
            attribute("url", .URIAttributeType), attribute("price", .decimalAttributeType),
            attribute("isMember", .booleanAttributeType, default: false), attribute("colors", .transformableAttributeType),
            attribute("nickname", .stringAttributeType, transient: true), toDepartment, tags, friends,
        ]
        department.properties = [attribute("name", .stringAttributeType), people, projects]
        project.properties = [attribute("title", .stringAttributeType), ofDepartment]
        tag.properties = [attribute("name", .stringAttributeType), tagged]
        pair(toDepartment, people)
        pair(projects, ofDepartment)
        pair(tags, tagged)
        friends.inverseRelationship = friends
        let model = NSManagedObjectModel()
        model.entities = [person, department, project, tag]
        change(model)
        return model
    }

    /// A program that is built beside the tests.
    static func program(_ name: String) -> URL {
        let arguments = CommandLine.arguments
        let bundle = arguments.first { $0.hasSuffix(".xctest") } ?? arguments[0]
        return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent(name)
    }

    static func folder() -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("CoreDataTests-\(UUID().uuidString)")
        try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }
}

/// A coordinator with one store, and a context of a queue of its own that tests use on their thread.
struct Stack {
    let coordinator: NSPersistentStoreCoordinator
    let context: NSManagedObjectContext
    let url: URL?

    init(
        _ model: NSManagedObjectModel = Fixture.model(), type: String = NSInMemoryStoreType, at url: URL? = nil,
        options: [AnyHashable: Any]? = nil
    ) throws {
        coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: type, configurationName: nil, at: url, options: options)
        self.url = url
        context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
    }

    static func sqlite(
        _ model: NSManagedObjectModel = Fixture.model(), at url: URL = Fixture.folder().appendingPathComponent("Store.sqlite"),
        options: [AnyHashable: Any]? = nil
    ) throws -> Stack {
        try Stack(model, type: NSSQLiteStoreType, at: url, options: options)
    }

    func another() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    @discardableResult
    func person(_ name: String, age: Int16 = 0, _ department: Department? = nil) -> Person {
        let person = Person(context: context)
        person.name = name
        person.age = age
        if let department { person.department = department }
        return person
    }

    @discardableResult
    func department(_ name: String) -> Department {
        let department = Department(context: context)
        department.name = name
        return department
    }

    func people(_ format: String? = nil, _ arguments: [Any] = [], sort: [NSSortDescriptor] = []) throws -> [Person] {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
        request.sortDescriptors = sort
        return try context.fetch(request)
    }

    func names(_ format: String? = nil, _ arguments: Any...) throws -> [String] {
        try people(format, arguments, sort: [NSSortDescriptor(key: "name", ascending: true)]).compactMap(\.name)
    }
}
