import Foundation

/// Makes Foundation's own values of an archive that was looked through, without Foundation's unarchiver, which does not survive when it can
/// make one of a collection's objects and not another.
struct ArchivedValues {
    /// Why there is no value.
    enum Failure: Error {
        /// An object of the app's, or of another framework's: the unarchiver has to make it.
        case foreignClass
        case damaged(String)
    }

    let list: BinaryPropertyList
    /// The numbers of the objects in the list.
    let objects: [Int]
    private var made: [Int: NSObject] = [:]

    init(list: BinaryPropertyList, objects: [Int]) { (self.list, self.objects) = (list, objects) }

    /// The value of an object; `nil` if it stands for nothing.
    mutating func value(_ reference: Int) throws -> NSObject? {
        if let known = made[reference] { return known }
        let value: NSObject? =
            switch list.nodes[objects[reference]] {
            case .string("$null"): nil
            case .string(let text): text as NSString
            case .integer(let number): NSNumber(value: number)
            case .real(let number): NSNumber(value: number)
            case .boolean(let truth): NSNumber(value: truth)
            case .data(let data): data as NSData
            case .date(let time): NSDate(timeIntervalSinceReferenceDate: time)
            case .dictionary: try object(reference)
            default: throw Failure.foreignClass
            }
        made[reference] = value
        return value
    }

    private mutating func object(_ reference: Int) throws -> NSObject {
        guard let entries = list.entries(objects[reference]), case .reference(let place)? = entries["$class"].map({ list.nodes[$0] }),
            let description = list.entries(objects[place]), case .string(let name)? = description["$classname"].map({ list.nodes[$0] })
        else { throw Failure.damaged("object \(reference) has no class") }
        let values = Entries(list: list, entries: entries)
        switch name {
        case "NSNull": return NSNull()
        case "NSString": return try NSString(string: text(values))
        case "NSMutableString": return try NSMutableString(string: text(values))
        case "NSDate": return NSDate(timeIntervalSinceReferenceDate: values.number("NS.time"))
        case "NSData": return NSData(data: values.data("NS.data") ?? values.data("NS.bytes") ?? Data())
        case "NSMutableData": return NSMutableData(data: values.data("NS.data") ?? values.data("NS.bytes") ?? Data())
        case "NSUUID": return try uuid(values)
        case "NSURL": return try url(values)
        case "NSDecimalNumber", "NSDecimalNumberPlaceholder": return try decimal(values)
        case "NSArray": return NSArray(array: try elements(values))
        case "NSMutableArray": return NSMutableArray(array: try elements(values))
        case "NSSet": return NSSet(array: try elements(values))
        case "NSMutableSet": return NSMutableSet(array: try elements(values))
        case "NSOrderedSet": return NSOrderedSet(array: try elements(values))
        case "NSMutableOrderedSet": return NSMutableOrderedSet(array: try elements(values))
        case "NSDictionary": return NSDictionary(dictionary: try dictionary(values))
        case "NSMutableDictionary": return NSMutableDictionary(dictionary: try dictionary(values))
        default: throw Failure.foreignClass
        }
    }

    // MARK: Values

    private func text(_ values: Entries) throws -> String {
        if case .string(let text)? = values.node("NS.string") { return text }
        guard let data = values.data("NS.bytes") else { throw Failure.damaged("a string has no text") }
        return String(decoding: data, as: UTF8.self)
    }

    private func uuid(_ values: Entries) throws -> NSObject {
        guard let data = values.data("NS.uuidbytes"), data.count == 16 else { throw Failure.damaged("a UUID has not 16 bytes") }
        return [UInt8](data).withUnsafeBufferPointer { NSUUID(uuidBytes: $0.baseAddress!) }
    }

    private mutating func url(_ values: Entries) throws -> NSObject {
        var base: URL?
        if let reference = values.reference("NS.base"), let found = try value(reference) {
            guard let url = found as? NSURL else { throw Failure.damaged("the base of a URL is none") }
            base = url as URL
        }
        guard let reference = values.reference("NS.relative"), let text = try value(reference) as? NSString,
            let url = URL(string: text as String, relativeTo: base)
        else { throw Failure.damaged("a URL has no text that is one") }
        return url as NSURL
    }

    /// Eight pairs of bytes, the least significant first, and an exponent of ten.
    private func decimal(_ values: Entries) throws -> NSObject {
        guard let data = values.data("NS.mantissa"), data.count == 16, let exponent = Int(exactly: values.number("NS.exponent")),
            (-128...127).contains(exponent)
        else { throw Failure.damaged("a decimal number has no digits") }
        var digits = Decimal(0)
        let isBigEndian = values.number("NS.mantissa.bo") == 2
        for pair in stride(from: 14, through: 0, by: -2) {
            let (low, high) = (Int(data[data.startIndex + pair]), Int(data[data.startIndex + pair + 1]))
            digits = digits * 65536 + Decimal(isBigEndian ? low << 8 | high : high << 8 | low)
        }
        var isNegative = false
        if case .boolean(let truth)? = values.node("NS.negative") { isNegative = truth }
        return NSDecimalNumber(decimal: Decimal(sign: isNegative ? .minus : .plus, exponent: exponent, significand: digits))
    }

    // MARK: Collections

    private mutating func all(_ references: [Int]) throws -> [NSObject] {
        try references.map { reference in
            guard let value = try value(reference) else { throw Failure.damaged("a collection holds nothing where an object has to be") }
            return value
        }
    }

    /// The elements: in one list, or, as Foundation here writes them for ordered sets, each by a key of its own.
    private mutating func elements(_ values: Entries) throws -> [NSObject] {
        if let references = values.references("NS.objects") { return try all(references) }
        var references: [Int] = []
        while let next = values.reference("NS.object.\(references.count)") { references.append(next) }
        return try all(references)
    }

    private mutating func dictionary(_ values: Entries) throws -> [NSObject: NSObject] {
        let keys = try all(values.references("NS.keys") ?? [])
        let objects = try all(values.references("NS.objects") ?? [])
        guard keys.count == objects.count else { throw Failure.damaged("a dictionary has more keys than objects, or fewer") }
        return Dictionary(zip(keys, objects)) { first, _ in first }
    }
}

/// What an object has by names.
private struct Entries {
    let list: BinaryPropertyList
    let entries: [String: Int]

    func node(_ key: String) -> BinaryPropertyList.Node? { entries[key].map { list.nodes[$0] } }

    func data(_ key: String) -> Data? { if case .data(let data)? = node(key) { data } else { nil } }

    func number(_ key: String) -> Double {
        switch node(key) {
        case .integer(let number): Double(number)
        case .real(let number): number
        default: 0
        }
    }

    func reference(_ key: String) -> Int? { if case .reference(let reference)? = node(key) { reference } else { nil } }

    func references(_ key: String) -> [Int]? {
        guard case .array(let elements)? = node(key) else { return nil }
        return elements.compactMap { if case .reference(let reference) = list.nodes[$0] { reference } else { nil } }
    }
}
