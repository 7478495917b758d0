import SampanFoundation

/// How conflicts are settled. See https://developer.apple.com/documentation/coredata/nsmergepolicytype.
public enum NSMergePolicyType: UInt, Sendable {
    /// Not at all: the save fails.
    case errorMergePolicyType
    /// Property by property; what the store has goes first.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// Property by property; what the context has goes first.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// The context's object is saved as a whole.
    case overwriteMergePolicyType
    /// The context's changes are given up.
    case rollbackMergePolicyType
}

/// Fails. See https://developer.apple.com/documentation/coredata/nserrormergepolicy.
nonisolated(unsafe) public var NSErrorMergePolicy: AnyObject = NSMergePolicy.error
/// Merges by property; what the store has goes first.
nonisolated(unsafe) public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject = NSMergePolicy.mergeByPropertyStoreTrump
/// Merges by property; what the context has goes first.
nonisolated(unsafe) public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject = NSMergePolicy.mergeByPropertyObjectTrump
/// Saves the context's objects as a whole.
nonisolated(unsafe) public var NSOverwriteMergePolicy: AnyObject = NSMergePolicy.overwrite
/// Gives the context's changes up.
nonisolated(unsafe) public var NSRollbackMergePolicy: AnyObject = NSMergePolicy.rollback

/// An object that a context and others have changed. See https://developer.apple.com/documentation/coredata/nsmergeconflict.
open class NSMergeConflict: NSObject {
    /// The context's object.
    public let sourceObject: NSManagedObject
    /// What the context took for the store's values.
    public let objectSnapshot: [String: Any]?
    /// What the coordinator knows of the store.
    public let cachedSnapshot: [String: Any]?
    /// What the store has.
    public let persistedSnapshot: [String: Any]?
    /// The version that there is; 0 for a deleted object.
    public let newVersionNumber: Int
    /// The version that the context knows.
    public let oldVersionNumber: Int
    /// What there is.
    let current: Row?

    /// Creates a conflict.
    public init(
        source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int, cachedSnapshot cachesnap: [String: Any]?,
        persistedSnapshot persnap: [String: Any]?
    ) {
        (sourceObject, newVersionNumber, oldVersionNumber) = (srcObject, newvers, oldvers)
        (cachedSnapshot, persistedSnapshot) = (cachesnap, persnap)
        (objectSnapshot, current) = (srcObject.committedValues(forKeys: nil), srcObject.id.row)
        super.init()
    }

    init(_ conflict: StoreConflicts.Version, _ object: NSManagedObject) {
        sourceObject = object
        (newVersionNumber, oldVersionNumber) = (Int(conflict.current?.version ?? 0), Int(conflict.oldVersion))
        objectSnapshot = object.committedValues(forKeys: nil)
        let values = conflict.current.map(object.dictionary)
        (cachedSnapshot, persistedSnapshot) = conflict.isPersisted ? (objectSnapshot, values) : (values, nil)
        current = conflict.current
        super.init()
    }

    open override var description: String {
        "NSMergeConflict (\(ObjCException.address(of: self))) for NSManagedObject (\(ObjCException.address(of: sourceObject))) with objectID '\(sourceObject.objectID)' with oldVersion = \(oldVersionNumber) and newVersion = \(newVersionNumber) and old object snapshot = \(objectSnapshot ?? [:]) and new cached row = \(cachedSnapshot ?? [:])"
    }
}

/// Objects that share what is to be unique. See https://developer.apple.com/documentation/coredata/nsconstraintconflict.
open class NSConstraintConflict: NSObject {
    /// The names of the attributes.
    public let constraint: [String]
    /// Their values.
    public let constraintValues: [String: Any]
    /// The object in the store that has them; `nil` if only the context's objects do.
    public let databaseObject: NSManagedObject?
    /// The values of the object in the store.
    public let databaseSnapshot: [String: Any]?
    /// The context's objects.
    public let conflictingObjects: [NSManagedObject]
    /// The values of the context's objects.
    public let conflictingSnapshots: [[AnyHashable: Any]]

    /// Creates a conflict.
    public init(
        constraint contraint: [String], databaseObject: NSManagedObject?, databaseSnapshot: [AnyHashable: Any]?,
        conflictingObjects: [NSManagedObject], conflictingSnapshots: [Any]
    ) {
        constraint = contraint
        (self.databaseObject, self.conflictingObjects) = (databaseObject, conflictingObjects)
        self.databaseSnapshot = databaseSnapshot as? [String: Any]
        self.conflictingSnapshots = conflictingSnapshots.compactMap { $0 as? [AnyHashable: Any] }
        let first = conflictingObjects.first
        constraintValues = Dictionary(contraint.map { ($0, first?.value(forKey: $0) ?? NSNull()) }) { $1 }
        super.init()
    }
}

/// Settles conflicts between a context and what others have saved.
///
/// See https://developer.apple.com/documentation/coredata/nsmergepolicy.
open class NSMergePolicy: NSObject {
    /// Fails.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// Gives the context's changes up.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    /// Saves the context's objects as a whole.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// Merges by property; what the context has goes first.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// Merges by property; what the store has goes first.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)

    /// How conflicts are settled.
    public let mergeType: NSMergePolicyType

    /// Creates a policy.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// Settles all conflicts of a save: `NSMergeConflict`s and `NSConstraintConflict`s.
    open func resolve(mergeConflicts list: [Any]) throws {
        let versions = list.compactMap { $0 as? NSMergeConflict }
        let constraints = list.compactMap { $0 as? NSConstraintConflict }
        if !versions.isEmpty { try resolve(optimisticLockingConflicts: versions) }
        if !constraints.isEmpty { try resolve(constraintConflicts: constraints) }
    }

    /// Settles conflicts about objects that others have changed.
    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
        guard mergeType != .errorMergePolicyType else {
            throw CoreDataError.error(
                NSManagedObjectMergeError, ["conflictList": list, NSPersistentStoreSaveConflictsErrorKey: list])
        }
        for conflict in list { ConflictResolution.settle(conflict, mergeType) }
    }

    /// Settles conflicts about what is to be unique.
    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
        guard mergeType != .errorMergePolicyType else {
            throw CoreDataError.error(
                NSManagedObjectConstraintMergeError, ["conflictList": list, NSPersistentStoreSaveConflictsErrorKey: list])
        }
        for conflict in list { ConflictResolution.settle(conflict, mergeType) }
    }
}

/// What settles conflicts.
enum ConflictResolution {
    /// The error of conflicts that were settled again and again.
    static func error(_ conflicts: StoreConflicts, _ context: NSManagedObjectContext) -> NSError {
        CoreDataError.error(
            conflicts.versions.isEmpty ? NSManagedObjectConstraintMergeError : NSManagedObjectMergeError,
            ["conflictList": list(conflicts, context)])
    }

    private static func list(_ conflicts: StoreConflicts, _ context: NSManagedObjectContext) -> [Any] {
        let versions = conflicts.versions.map { NSMergeConflict($0, context.fault(for: $0.id)) }
        let constraints = conflicts.constraints.map { conflict in
            let objects = conflict.ids.map(context.fault)
            let database = conflict.database.map(context.fault)
            return NSConstraintConflict(
                constraint: conflict.names, databaseObject: database, databaseSnapshot: database?.committedValues(forKeys: nil),
                conflictingObjects: objects, conflictingSnapshots: objects.map { $0.dictionary(Row(version: 0, values: $0.values)) })
        }
        return versions as [Any] + constraints as [Any]
    }

    static func settle(_ conflicts: StoreConflicts, _ context: NSManagedObjectContext) throws {
        let policy = context.mergePolicy as? NSMergePolicy ?? .error
        try policy.resolve(mergeConflicts: list(conflicts, context))
        context.process()
    }

    // MARK: Versions

    static func settle(_ conflict: NSMergeConflict, _ type: NSMergePolicyType) {
        let object = conflict.sourceObject
        guard let context = object.context else { return }
        let contextWins = type == .overwriteMergePolicyType || type == .mergeByPropertyObjectTrumpMergePolicyType
        guard let row = conflict.current else {
            // The object is gone: it is saved anew, or goes here, too.
            if object.flags.isDeleted {
                context.changes.deleted.remove(object)
                context.registry.remove(object)
                object.leaveContext()
            } else if contextWins {
                context.changes.updated.remove(object)
                object.flags.isUpdated = false
                object.snapshot = nil
                object.fetchedSets = [:]
                for slot in object.layout.relationshipSlots { object.willRead(slot) }
                context.noteInsertion(object)
            } else {
                context.changes.updated.remove(object)
                object.flags.isUpdated = false
                object.flags.isDeleted = true
                context.changes.mergedDeletions.insert(object)
            }
            return
        }
        if object.flags.isDeleted {
            if contextWins {
                object.snapshot = row
            } else {
                context.restore(object)
                object.rebase(on: row)
            }
            return
        }
        switch type {
        case .rollbackMergePolicyType:
            context.changes.updated.remove(object)
            object.flags.isUpdated = false
            object.rebase(on: row)
        case .mergeByPropertyStoreTrumpMergePolicyType:
            let old = object.committedSlots
            let changedByOthers = object.layout.slots.indices.filter { old[$0] != row.values[$0] && !row.values[$0].isUnfetched }
            for slot in changedByOthers { object.values[slot] = old[slot] }
            object.rebase(on: row)
        case .overwriteMergePolicyType:
            object.snapshot = row
        default: object.rebase(on: row)
        }
        object.awake(fromSnapshotEvents: .mergePolicy)
    }

    // MARK: Constraints

    static func settle(_ conflict: NSConstraintConflict, _ type: NSMergePolicyType) {
        guard let context = conflict.conflictingObjects.first?.context else { return }
        var rivals = conflict.conflictingObjects.filter { !$0.flags.isDeleted }
        let contextWins = type == .overwriteMergePolicyType || type == .mergeByPropertyObjectTrumpMergePolicyType
        // Of the context's own objects the last one stays.
        guard let survivor = rivals.popLast() else { return }
        for rival in rivals { drop(rival, context) }
        guard let database = conflict.databaseObject else { return }
        if contextWins {
            database.fulfill()
            if type == .mergeByPropertyObjectTrumpMergePolicyType { fill(survivor, from: database) }
            context.remove(database)
        } else {
            drop(survivor, context)
        }
    }

    /// Gives up an object that cannot be saved.
    private static func drop(_ object: NSManagedObject, _ context: NSManagedObjectContext) {
        if object.flags.isInserted {
            context.remove(object)
        } else {
            context.changes.updated.remove(object)
            object.flags.isUpdated = false
            object.returnToSnapshot()
        }
    }

    /// What an object does not say it takes from the one whose place it takes.
    private static func fill(_ object: NSManagedObject, from other: NSManagedObject) {
        for (slot, described) in object.layout.slots.enumerated() where !described.isTransient {
            guard let theirs = other.layout.index[described.name] else { continue }
            other.willRead(theirs)
            let value = other.values[theirs]
            switch object.values[slot] {
            case .null where !value.isNull: object.set(slot, to: value)
            case .set(let ids) where ids.isEmpty: if !value.identifiers.isEmpty { object.set(slot, to: value) }
            case .ordered(let ids) where ids.isEmpty: if !value.identifiers.isEmpty { object.set(slot, to: value) }
            default: break
            }
        }
    }
}

extension NSManagedObject {
    /// A row by the names of properties.
    final func dictionary(_ row: Row) -> [String: Any] {
        var result: [String: Any] = [:]
        guard row.values.count == layout.slots.count else { return result }
        for (slot, described) in layout.slots.enumerated() where !described.isTransient {
            switch row.values[slot] {
            case .unfetched: break
            case .toOne(let id): result[described.name] = id
            case .set, .ordered: result[described.name] = row.values[slot].identifiers
            case let value: result[described.name] = object(of: value, slot) ?? NSNull()
            }
        }
        return result
    }
}
