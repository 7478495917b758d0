import SampanFoundation

/// An object of an entity: values by the names of properties, and the context that looks after it.
///
/// See https://developer.apple.com/documentation/coredata/nsmanagedobject.
open class NSManagedObject: NSObject, _FetchRequestResult {
    /// What the object is known by.
    final var id: NSManagedObjectID
    final let layout: EntityLayout
    /// What the context knows its objects by; `nil` for an object without one.
    final var registry: ObjectRegistry?
    final var context: NSManagedObjectContext? { registry?.context }
    /// The slots' values; empty for a fault.
    final var values: [ManagedValue]
    /// What the store, or the parent context, says of the object; `nil` for a new one.
    final var snapshot: Row?
    /// The objects of relationships to many that the store told after the row.
    final var fetchedSets: [Int: ManagedValue] = [:]
    /// Related objects, as they were handed out last.
    final var related: [Int: AnyObject] = [:]
    /// The values before the changes of this event; `nil` if there were none.
    final var eventStart: [ManagedValue]?
    /// The values before the changes under way, by their slots.
    final var changing: [Int: ManagedValue] = [:]
    final var flags = Flags()
    /// The save in which `willSave()` was called last.
    final var askedInSave = 0
    /// The fetch whose objects are read together with this one.
    final var batch: FetchBatch?

    /// What is the matter with an object.
    struct Flags {
        var isFault = false
        var isInserted = false
        var isUpdated = false
        var isDeleted = false
        /// The callback that the object runs now, in which changes do not count.
        var isAwaking = false
        var isFulfilling = false
        /// Whether the changes of this event include the object.
        var isNewlyInserted = false
        var isNewlyUpdated = false
        /// Whether a deleted object had never been saved.
        var wasInserted = false
    }

    // @objc(initWithEntity:insertIntoManagedObjectContext:)
    /// Creates an object, and inserts it into a context if there is one.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        if let known = FaultMaking.takeID() {
            (id, layout, values) = (known, known.layout, [])
            flags.isFault = true
        } else {
            id = NSManagedObjectID(temporaryFor: entity)
            layout = id.layout
            values = layout.initialValues
        }
        super.init()
        if let context { context.insert(self) }
    }

    /// Creates an object of the class's own entity in a context. A class of several entities, or of none, ends the process.
    public convenience init(context moc: NSManagedObjectContext) {
        guard let entity = moc.entity(of: type(of: self)) else {
            CoreDataError.raise(
                "An NSManagedObject of class '\(type(of: self))' must have a valid NSEntityDescription.", "NSInvalidArgumentException")
        }
        self.init(entity: entity, insertInto: moc)
    }

    /// Not the way to create an object: it is in no context, which is logged. A class of several entities, or of none, ends the process.
    public override convenience init() {
        let name = "\(type(of: self))"
        NSLog("%@", "CoreData: error: Failed to call designated initializer on NSManagedObject class '\(name)'")
        self.init(entity: Self.entity(), insertInto: nil)
    }

    deinit { registry?.forget(self) }

    // MARK: The class

    /// The entity of the class.
    open class func entity() -> NSEntityDescription {
        guard let entity = ModelRegistry.entity(of: self) else {
            CoreDataError.raise("+entity: no model has an entity of the class '\(self)'", "NSInvalidArgumentException")
        }
        return entity
    }

    /// A request for objects of the class's entity. A class whose own says what it fetches means that one.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
        let request = NSFetchRequest<NSFetchRequestResult>()
        request.entity = entity()
        return request
    }

    /// Whether changes of what is no property of the entity leave the object as it is.
    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    // MARK: What the object is

    /// The object's entity.
    open var entity: NSEntityDescription { id.entity }

    /// What the object is known by; another one after it was saved for the first time.
    open var objectID: NSManagedObjectID { id }

    /// The context that looks after the object; `nil` for one that was never inserted, or is gone.
    open var managedObjectContext: NSManagedObjectContext? { context }

    /// Whether the object is new and not saved.
    open var isInserted: Bool { flags.isInserted }

    /// Whether the object was changed and not saved.
    open var isUpdated: Bool { flags.isUpdated }

    /// Whether the object will be deleted by the next save.
    open var isDeleted: Bool { flags.isDeleted }

    /// Whether the object is new, changed or to be deleted.
    open var hasChanges: Bool { flags.isInserted || flags.isUpdated || flags.isDeleted }

    /// Whether what is saved of the object would be other than what is there.
    open var hasPersistentChangedValues: Bool { !changedSlots.isEmpty }

    /// Whether the object's values are not read yet.
    open var isFault: Bool { flags.isFault }

    /// 0 for an object whose values are known.
    open var faultingState: Int { flags.isFault ? 1 : 0 }

    /// Whether the objects of a relationship are not read yet.
    open func hasFault(forRelationshipNamed key: String) -> Bool {
        guard let slot = layout.index[key] else { undefined(key) }
        return flags.isFault || values[slot].isUnfetched
    }

    /// The identifiers of a relationship's objects, none of which is read for that.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        guard let slot = layout.index[key], layout.slots[slot].relationship != nil else { undefined(key) }
        willRead(slot)
        return values[slot].identifiers
    }

    // MARK: Life

    /// Called before a value is read; reads the object if it is a fault.
    open func willAccessValue(forKey key: String?) {
        fulfill()
        if let key, let slot = layout.index[key] { willRead(slot) }
    }

    /// Called after a value was read.
    open func didAccessValue(forKey key: String?) {}

    /// Called when the object's values were read.
    open func awakeFromFetch() {}

    /// Called once, when the object is new.
    open func awakeFromInsert() {}

    /// Called when the object was brought back to an earlier state.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}

    /// Called before the object is deleted from its context.
    open func prepareForDeletion() {}

    /// Called before the context is saved.
    open func willSave() {}

    /// Called after the context was saved.
    open func didSave() {}

    /// Called before the object forgets its values.
    open func willTurnIntoFault() {}

    /// Called when the object has forgotten its values.
    open func didTurnIntoFault() {}

    // MARK: Key-value coding

    /// The value of a property. Numbers and truth values come as `NSNumber`.
    open func value(forKey key: String) -> Any? {
        if let slot = layout.index[key], !layout.hasOwnAccessor(slot, type(of: self)) {
            fulfill()
            return object(at: slot)
        }
        return objcSuper_value(forKey: key)
    }

    /// Sets a property.
    open func setValue(_ value: Any?, forKey key: String) {
        if let slot = layout.index[key], !layout.hasOwnAccessor(slot, type(of: self)) {
            set(slot, to: stored(value, slot))
        } else {
            objcSuper_setValue(value, forKey: key)
        }
    }

    // MARK: Changes

    /// Says that a property is about to change.
    open func willChangeValue(forKey key: String) {
        if let slot = layout.index[key] { willChange(slot) }
        (self as any NSKeyValueObserving).willChangeValue(forKey: key)
    }

    /// Says that a property has changed.
    open func didChangeValue(forKey key: String) {
        if let slot = layout.index[key] { didChange(slot) }
        (self as any NSKeyValueObserving).didChangeValue(forKey: key)
    }

    /// A value without anybody being told that it is read.
    open func primitiveValue(forKey key: String) -> Any? {
        guard let slot = layout.index[key] else { undefined(key) }
        fulfill()
        willRead(slot)
        return object(at: slot)
    }

    /// Sets a value without anybody being told that it changes.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let slot = layout.index[key] else { undefined(key) }
        fulfill()
        let new = stored(value, slot)
        captureEventStart(slot)
        values[slot] = new
        related[slot] = nil
    }

    /// The values that were fetched or saved last.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fulfill()
        var result: [String: Any] = [:]
        for (slot, described) in layout.slots.enumerated() where keys?.contains(described.name) ?? true {
            if described.isTransient { continue }
            result[described.name] = object(of: committed(slot), slot) ?? NSNull()
        }
        return result
    }

    /// The new values of what was changed since the object was fetched or saved.
    open func changedValues() -> [String: Any] {
        var result: [String: Any] = [:]
        for slot in changedSlots { result[layout.slots[slot].name] = object(at: slot) ?? NSNull() }
        return result
    }

    /// The old values of what was changed since changes were last told.
    open func changedValuesForCurrentEvent() -> [String: Any] {
        guard let eventStart, !flags.isFault else { return [:] }
        var result: [String: Any] = [:]
        for (slot, described) in layout.slots.enumerated() where eventStart[slot] != values[slot] && !eventStart[slot].isUnfetched {
            result[described.name] = object(of: eventStart[slot], slot) ?? NSNull()
        }
        return result
    }

    // MARK: Validation

    // @objc(validateValue:forKey:error:)
    /// Throws if a value is none for a property.
    open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
        try validate(value.pointee, key)
    }

    /// Throws if the object cannot be deleted.
    open func validateForDelete() throws { try validateDeletion() }

    /// Throws if the object cannot be saved for the first time.
    open func validateForInsert() throws { try validateProperties() }

    /// Throws if the object cannot be saved.
    open func validateForUpdate() throws { try validateProperties() }

    // MARK: Collections

    /// A relationship's objects; changes are those of the relationship.
    open func mutableSetValue(forKey key: String) -> NSMutableSet {
        guard let slot = layout.index[key], layout.slots[slot].isToMany else { undefined(key) }
        return RelationshipSet.make(self, slot)
    }

    /// An ordered relationship's objects; changes are those of the relationship.
    open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        guard let slot = layout.index[key], layout.slots[slot].isToMany else { undefined(key) }
        return RelationshipOrderedSet.make(self, slot)
    }

    /// Ends the process for a key that the entity does not have.
    final func undefined(_ key: String) -> Never {
        CoreDataError.raise(
            "[\(ObjCException.name(of: self)) valueForUndefinedKey:]: the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".",
            "NSUnknownKeyException")
    }

    // Sets of objects are made for each notification.
    open override var hash: Int { Int(bitPattern: UInt(addressOf: self) >> 4) }

    open override var description: String {
        let head =
            "<\(type(of: self)): \(ObjCException.address(of: self))> (entity: \(entity.name ?? ""); id: \(id); data: "
        guard !flags.isFault else { return head + "<fault>)" }
        let list = layout.slots.enumerated().sorted { $0.element.name < $1.element.name }.map { slot, described -> String in
            switch values[slot] {
            case .unfetched: "    \(described.name) = \"<relationship fault: \(ObjCException.address(of: self)) '\(described.name)'>\";"
            case .null: "    \(described.name) = nil;"
            case let value: "    \(described.name) = \(text(of: value, slot));"
            }
        }
        return head + "{\n" + list.joined(separator: "\n") + "\n})"
    }

    private func text(of value: ManagedValue, _ slot: Int) -> String {
        switch value {
        case .toOne(let id): "\"\(id)\""
        case .set(let ids): "(\(ids.map { "\"\($0.id)\"" }.joined(separator: ", ")))"
        case .ordered(let ids): "(\(ids.map { "\"\($0)\"" }.joined(separator: ", ")))"
        case .string(let text): "\"\(text)\""
        default: object(of: value, slot).map { "\"\($0)\"" } ?? "nil"
        }
    }
}

/// Why an object was brought back to an earlier state. See https://developer.apple.com/documentation/coredata/nssnapshoteventtype.
public struct NSSnapshotEventType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a type of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An insertion was undone.
    public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
    /// A deletion was undone.
    public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
    /// A change was undone.
    public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
    /// The context was rolled back.
    public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
    /// The object was brought up to date.
    public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
    /// A merge policy settled a conflict.
    public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}
