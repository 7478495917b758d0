import SampanFoundation

/// The class of an entity's objects, and how it makes one.
final class ManagedClass {
    let cls: AnyClass
    private let factory: (([Any?]) -> AnyObject?)?
    private let isMadeAtRunTime: Bool

    private init(_ cls: AnyClass) {
        self.cls = cls
        var current: AnyClass? = cls
        var found: ObjCFactory?
        while let candidate = current, candidate != NSManagedObject.self, found == nil {
            found = ClassRegistry.factory("initWithEntity:insertIntoManagedObjectContext:", of: candidate)
            current = _getSuperclass(candidate)
        }
        // Objects are made on any thread.
        isMadeAtRunTime = ClassRegistry.isMadeAtRunTime(cls)
        factory = found.map { unsafeBitCast($0, to: (([Any?]) -> AnyObject?).self) }
    }

    /// Makes an object, and inserts it if there is a context.
    func make(_ entity: NSEntityDescription, _ context: NSManagedObjectContext?) -> NSManagedObject {
        guard let factory else { return NSManagedObject(entity: entity, insertInto: context) }
        guard let object = factory([entity, context]) as? NSManagedObject else {
            CoreDataError.raise("The class \(cls) makes no object of the entity \(entity.name ?? "")", "NSInternalInconsistencyException")
        }
        // A class that was made at run time has its objects made by the one above it.
        if type(of: object) != cls, isMadeAtRunTime { object_setClass(object, cls) }
        return object
    }

    /// Makes a fault: an object whose values are not read yet.
    func makeFault(_ id: NSManagedObjectID) -> NSManagedObject {
        FaultMaking.offer(id)
        defer { FaultMaking.withdraw() }
        return make(id.entity, nil)
    }

    // MARK: Finding

    nonisolated(unsafe) private static var known: [ObjectIdentifier: ManagedClass] = [:]
    nonisolated(unsafe) private static var byName: [String: ManagedClass] = [:]
    private static let lock = NSLock()

    static func of(_ entity: NSEntityDescription) -> ManagedClass { entity.layout.managedClass }

    /// The class of an entity's objects in a context.
    static func of(_ entity: NSEntityDescription, in context: NSManagedObjectContext) -> ManagedClass {
        context.makesPlainObjects ? plain : entity.layout.managedClass
    }

    nonisolated(unsafe) private static let plain = ManagedClass(NSManagedObject.self)

    static func find(_ entity: NSEntityDescription) -> ManagedClass {
        let name = entity.managedObjectClassName ?? "NSManagedObject"
        if let known = lock.withLock({ byName[name] }) { return known }
        let found: AnyClass? = cls(of: entity)
        if found == nil, name != "NSManagedObject" {
            Complaint.say(
                "CoreData: warning: Unable to load class named '\(name)' for entity '\(entity.name ?? "")'.  "
                    + "Class not found, using default NSManagedObject instead.")
        }
        let made = of(found ?? NSManagedObject.self)
        return lock.withLock {
            byName[name] = made
            return made
        }
    }

    private static func of(_ cls: AnyClass) -> ManagedClass {
        lock.withLock {
            if let known = known[ObjectIdentifier(cls)] { return known }
            let made = ManagedClass(cls)
            known[ObjectIdentifier(cls)] = made
            return made
        }
    }

    /// The class that an entity names: by its whole name, or by what comes after the module.
    static func cls(of entity: NSEntityDescription) -> AnyClass? {
        guard let name = entity.managedObjectClassName else { return nil }
        if let cls = managed(name) { return cls }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return managed(String(name[name.index(after: dot)...]))
    }

    private static func managed(_ name: String) -> AnyClass? {
        guard let cls = ClassRegistry.class(named: name), cls is NSManagedObject.Type else { return nil }
        return cls
    }
}

/// The identifier that the object made next on a thread is for: initializers of apps' classes have no place for it.
enum FaultMaking {
    private final class Offer { var id: NSManagedObjectID? }
    private static let offer = PerThread { Offer() }

    static func offer(_ id: NSManagedObjectID) { offer.current.id = id }

    static func takeID() -> NSManagedObjectID? {
        let offer = offer.current
        defer { offer.id = nil }
        return offer.id
    }

    static func withdraw() { offer.current.id = nil }
}
