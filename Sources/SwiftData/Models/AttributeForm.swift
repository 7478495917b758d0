import CoreData

/// How values of a type are kept in a store's column.
struct AttributeForm {
    let type: NSAttributeType
    /// A value without optionals around it, as Core Data takes it.
    private let toStored: (Any) -> Any?
    /// What Core Data has, as a value of the type; `nil` if it is none.
    private let toValue: (Any) -> Any?
    /// Whether the column holds an archive.
    var isArchived = false
    /// Whether the column holds the raw value of an enumeration or a structure.
    var rawType: Any.Type?
    /// The name of a transformer that Core Data calls.
    var transformer: String?

    private init(_ type: NSAttributeType, toStored: @escaping (Any) -> Any?, toValue: @escaping (Any) -> Any?) {
        (self.type, self.toStored, self.toValue) = (type, toStored, toValue)
    }

    /// A value, optional or not, as it is kept.
    func stored(_ value: Any) -> Any? { SwiftData.unwrapped(value).flatMap(toStored) }
    /// What is kept as a value.
    func value(_ stored: Any) -> Any? { toValue(stored) }

    // MARK: Finding

    static func of(_ type: Any.Type, _ attribute: Schema.Attribute?, _ place: String) -> AttributeForm {
        if let transformer = attribute?.transformerName {
            var form = AttributeForm(.transformableAttributeType, toStored: { $0 }, toValue: { $0 })
            form.transformer = transformer
            return form
        }
        if let plain = plain(type) { return plain }
        if let raw = type as? any RawRepresentable.Type, let form = raw.storedForm { return form }
        guard let codable = type as? any (Encodable & Decodable).Type else {
            fatalError("\(place) cannot be stored: \(type) is neither Codable nor a model.")
        }
        return archived(codable)
    }

    /// The types that have columns of their own.
    static func plain(_ type: Any.Type) -> AttributeForm? {
        func whole<Number: FixedWidthInteger>(_ number: Number.Type, _ kind: NSAttributeType) -> AttributeForm {
            AttributeForm(kind, toStored: { Int64(truncatingIfNeeded: $0 as! Number) }) { stored in
                (stored as? NSNumber).map { Number(truncatingIfNeeded: $0.int64Value) }
            }
        }
        func same<Value>(_ value: Value.Type, _ kind: NSAttributeType) -> AttributeForm {
            AttributeForm(kind, toStored: { $0 }) { $0 as? Value }
        }
        return switch type {
        case is String.Type: same(String.self, .stringAttributeType)
        case is Bool.Type: AttributeForm(.booleanAttributeType, toStored: { $0 }) { ($0 as? NSNumber)?.boolValue }
        case is Int.Type: whole(Int.self, .integer64AttributeType)
        case is Int64.Type: whole(Int64.self, .integer64AttributeType)
        case is Int32.Type: whole(Int32.self, .integer32AttributeType)
        case is Int16.Type: whole(Int16.self, .integer16AttributeType)
        case is Int8.Type: whole(Int8.self, .integer16AttributeType)
        case is UInt.Type: whole(UInt.self, .integer64AttributeType)
        case is UInt64.Type: whole(UInt64.self, .integer64AttributeType)
        case is UInt32.Type: whole(UInt32.self, .integer64AttributeType)
        case is UInt16.Type: whole(UInt16.self, .integer32AttributeType)
        case is UInt8.Type: whole(UInt8.self, .integer16AttributeType)
        case is Double.Type: AttributeForm(.doubleAttributeType, toStored: { $0 }) { ($0 as? NSNumber)?.doubleValue }
        case is Float.Type: AttributeForm(.floatAttributeType, toStored: { $0 }) { ($0 as? NSNumber)?.floatValue }
        case is CGFloat.Type:
            AttributeForm(.doubleAttributeType, toStored: { Double($0 as! CGFloat) }) { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
        case is Decimal.Type:
            AttributeForm(.decimalAttributeType, toStored: { NSDecimalNumber(decimal: $0 as! Decimal) }) { ($0 as? NSNumber)?.decimalValue }
        case is Date.Type: same(Date.self, .dateAttributeType)
        case is Data.Type: same(Data.self, .binaryDataAttributeType)
        case is UUID.Type: same(UUID.self, .UUIDAttributeType)
        case is URL.Type: same(URL.self, .URIAttributeType)
        default: nil
        }
    }

    /// Anything else is an archive: a property list of its one element.
    private static func archived<Value: Encodable & Decodable>(_ type: Value.Type) -> AttributeForm {
        var form = AttributeForm(.binaryDataAttributeType) { value in
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            do { return try encoder.encode([value as! Value]) } catch {
                complain("a \(type) cannot be encoded: \(error)")
                return nil
            }
        } toValue: { stored in
            do { return try (stored as? Data).flatMap { try PropertyListDecoder().decode([Value].self, from: $0).first } } catch {
                complain("a \(type) cannot be decoded: \(error)")
                return nil
            }
        }
        form.isArchived = true
        return form
    }

    fileprivate static func raw<Value: RawRepresentable>(_ type: Value.Type) -> AttributeForm? {
        guard let plain = plain(Value.RawValue.self) else { return nil }
        var form = AttributeForm(
            plain.type, toStored: { value in ((value as? Value)?.rawValue ?? value as? Value.RawValue).flatMap(plain.stored) }
        ) { stored in
            (plain.value(stored) as? Value.RawValue).flatMap(Value.init(rawValue:))
        }
        form.rawType = Value.RawValue.self
        return form
    }
}

extension RawRepresentable {
    /// How values are kept by their raw values, if these have columns.
    fileprivate static var storedForm: AttributeForm? { AttributeForm.raw(Self.self) }
}
