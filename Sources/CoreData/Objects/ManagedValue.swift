import SampanFoundation

/// The value of a slot of an object: what a store has, or will have, in a row.
enum ManagedValue {
    case null
    /// Whole numbers and truth values.
    case integer(Int64)
    /// Numbers, and dates as seconds since 2001.
    case double(Double)
    case string(String)
    case data(Data)
    /// A value of another type: a decimal number, UUID, URL, or anything transformable.
    case object(AnyHashableObject)
    /// The object that a relationship leads to.
    case toOne(NSManagedObjectID)
    /// The objects that a relationship leads to.
    case set(Set<ObjectKey>)
    /// The objects that a relationship leads to, in their order.
    case ordered([NSManagedObjectID])
    /// The objects that a relationship leads to are not known yet.
    case unfetched

    var isNull: Bool { if case .null = self { true } else { false } }
    var isUnfetched: Bool { if case .unfetched = self { true } else { false } }

    /// The identifiers of related objects.
    var identifiers: [NSManagedObjectID] {
        switch self {
        case .toOne(let id): [id]
        case .set(let ids): ids.map(\.id)
        case .ordered(let ids): ids
        default: []
        }
    }
}

/// A value that is only compared and handed on.
final class AnyHashableObject {
    let value: Any

    init(_ value: Any) { self.value = value }

    func isEqual(_ other: AnyHashableObject) -> Bool {
        if other === self { return true }
        if let left = value as? NSObject, let right = other.value as? NSObject { return left.isEqual(right) }
        if let left = value as? AnyHashable, let right = other.value as? AnyHashable { return left == right }
        return (value as AnyObject) === (other.value as AnyObject)
    }
}

/// An identifier as a key: there is one instance for each.
struct ObjectKey: Hashable {
    let id: NSManagedObjectID

    init(_ id: NSManagedObjectID) { self.id = id }

    static func == (left: ObjectKey, right: ObjectKey) -> Bool { left.id === right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

extension ManagedValue: Equatable {
    static func == (left: ManagedValue, right: ManagedValue) -> Bool {
        switch (left, right) {
        case (.null, .null), (.unfetched, .unfetched): true
        case (.integer(let left), .integer(let right)): left == right
        case (.double(let left), .double(let right)): left == right || (left.isNaN && right.isNaN)
        case (.string(let left), .string(let right)): left == right
        case (.data(let left), .data(let right)): left == right
        case (.object(let left), .object(let right)): left.isEqual(right)
        case (.toOne(let left), .toOne(let right)): left === right
        case (.set(let left), .set(let right)): left == right
        case (.ordered(let left), .ordered(let right)): left.elementsEqual(right, by: ===)
        default: false
        }
    }
}

/// What a store says, or said, of an object.
final class Row {
    /// Counts the times the object was saved.
    let version: Int64
    let values: [ManagedValue]
    /// When the store was asked, in seconds of `ProcessInfo.systemUptime`.
    let time: TimeInterval

    init(version: Int64, values: [ManagedValue], time: TimeInterval = ProcessInfo.processInfo.systemUptime) {
        (self.version, self.values, self.time) = (version, values, time)
    }
}

extension NSAttributeDescription {
    /// A value as it is kept. A value of another type ends the process, as at Apple.
    func stored(_ value: Any?) -> ManagedValue {
        // Values of Swift's own types go without detours: casts that bridge take their time.
        guard let value else { return .null }
        let kind = Swift.type(of: value)
        switch attributeType {
        case .stringAttributeType: if kind == String.self, let text = value as? String { return .string(text) }
        case .dateAttributeType: if kind == Date.self, let date = value as? Date { return .double(date.timeIntervalSinceReferenceDate) }
        case .doubleAttributeType: if kind == Double.self, let number = value as? Double { return .double(number) }
        case .integer64AttributeType, .integer32AttributeType, .integer16AttributeType:
            if kind == Int.self, let number = value as? Int { return .integer(Int64(number)) }
            if kind == Int64.self, let number = value as? Int64 { return .integer(number) }
            if kind == Int32.self, let number = value as? Int32 { return .integer(Int64(number)) }
            if kind == Int16.self, let number = value as? Int16 { return .integer(Int64(number)) }
        case .booleanAttributeType: if kind == Bool.self, let truth = value as? Bool { return .integer(truth ? 1 : 0) }
        default: break
        }
        guard let value = ObjCValue.unwrapped(value), !(value is NSNull) else { return .null }
        switch attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            if let number = value as? NSNumber { return .integer(number.int64Value) }
            if let raw = ObjCValue.boxed(value) as? NSNumber { return .integer(raw.int64Value) }
        case .booleanAttributeType:
            if let number = value as? NSNumber ?? ObjCValue.boxed(value) as? NSNumber { return .integer(number.int64Value) }
        case .doubleAttributeType:
            if let number = value as? NSNumber ?? ObjCValue.boxed(value) as? NSNumber { return .double(number.doubleValue) }
        case .floatAttributeType:
            if let number = value as? NSNumber ?? ObjCValue.boxed(value) as? NSNumber { return .double(Double(number.floatValue)) }
        case .dateAttributeType:
            if let date = value as? Date { return .double(date.timeIntervalSinceReferenceDate) }
            if let date = value as? NSDate { return .double(date.timeIntervalSinceReferenceDate) }
        case .stringAttributeType:
            if let text = value as? String { return .string(text) }
            if let text = value as? NSString { return .string(text as String) }
        case .binaryDataAttributeType:
            if let data = value as? Data { return .data(data) }
            if let data = value as? NSData { return .data(data as Data) }
        case .decimalAttributeType:
            if let number = value as? NSDecimalNumber { return .object(AnyHashableObject(number)) }
            if let number = value as? Decimal { return .object(AnyHashableObject(NSDecimalNumber(decimal: number))) }
            if let number = value as? NSNumber {
                return .object(AnyHashableObject(NSDecimalNumber(decimal: number.decimalValue)))
            }
        case .UUIDAttributeType:
            if let identifier = value as? UUID { return .object(AnyHashableObject(identifier)) }
            if let identifier = value as? NSUUID { return .object(AnyHashableObject(identifier as UUID)) }
        case .URIAttributeType:
            if let url = value as? URL { return .object(AnyHashableObject(url)) }
            if let url = value as? NSURL { return .object(AnyHashableObject(url as URL)) }
        case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType, .compositeAttributeType:
            return .object(AnyHashableObject(value))
        }
        CoreDataError.raise(
            "Unacceptable type of value for attribute: property = \"\(name)\"; desired type = \(attributeValueClassName ?? "id"); "
                + "given type = \(Swift.type(of: value)); value = \(value).")
    }

    /// Whether a value is of the attribute's type.
    func accepts(_ value: Any) -> Bool {
        switch attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType, .doubleAttributeType,
            .floatAttributeType:
            ObjCValue.boxed(value) is NSNumber
        case .decimalAttributeType: value is NSDecimalNumber || value is Decimal || value is NSNumber
        case .dateAttributeType: value is Date || value is NSDate
        case .stringAttributeType: value is String || value is NSString
        case .binaryDataAttributeType: value is Data || value is NSData
        case .UUIDAttributeType: value is UUID || value is NSUUID
        case .URIAttributeType: value is URL || value is NSURL
        case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType, .compositeAttributeType: true
        }
    }

    /// A kept value as key-value coding hands it out.
    func object(_ value: ManagedValue) -> Any? {
        switch value {
        case .integer(let number):
            switch attributeType {
            case .booleanAttributeType: NSNumber(value: number != 0)
            case .integer16AttributeType: NSNumber(value: Int16(truncatingIfNeeded: number))
            case .integer32AttributeType: NSNumber(value: Int32(truncatingIfNeeded: number))
            default: NSNumber(value: number)
            }
        case .double(let number):
            switch attributeType {
            case .dateAttributeType: Date(timeIntervalSinceReferenceDate: number)
            case .floatAttributeType: NSNumber(value: Float(number))
            default: NSNumber(value: number)
            }
        case .string(let text): text
        case .data(let data): data
        case .object(let object): object.value
        default: nil
        }
    }
}
