import Foundation

/// Reads the XML form of property lists.
struct XMLPropertyListParser {
    private let document: XMLDocumentParser
    private let root: XMLNode

    init(_ bytes: [UInt8], path: String) throws {
        var parser = XMLDocumentParser(bytes, path: path)
        root = try parser.document()
        document = parser
    }

    func value() throws -> PropertyList {
        guard root.name == "plist" else { return try value(of: root) }
        guard let content = root.children.first else { throw document.error("the property list is empty", at: root) }
        guard root.children.count == 1 else { throw document.error("a property list holds one value only", at: root.children[1]) }
        return try value(of: content)
    }

    private func value(of node: XMLNode) throws -> PropertyList {
        let trimmed = node.text.trimmingCharacters(in: .whitespacesAndNewlines)
        switch node.name {
        case "dict": return .dictionary(try entries(of: node))
        case "array": return .array(try node.children.map(value(of:)))
        case "string": return .string(node.text)
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "integer":
            let isHex = trimmed.lowercased().hasPrefix("0x")
            if let value = isHex ? Int64(trimmed.dropFirst(2), radix: 16) : Int64(trimmed) { return .integer(value) }
            throw document.error("\"\(trimmed)\" is no integer", at: node)
        case "real":
            if let value = Double(trimmed) { return .real(value) }
            throw document.error("\"\(trimmed)\" is no number", at: node)
        case "date":
            if let value = PropertyListDate.parse(trimmed) { return .date(value) }
            throw document.error("\"\(trimmed)\" is no date", at: node)
        case "data":
            if let data = Data(base64Encoded: trimmed, options: .ignoreUnknownCharacters) { return .data(Array(data)) }
            throw document.error("this data is not in base 64", at: node)
        default:
            throw document.error("unknown element \"\(node.name)\" in a property list", at: node)
        }
    }

    private func entries(of node: XMLNode) throws -> [String: PropertyList] {
        var entries: [String: PropertyList] = [:]
        var key: XMLNode?
        for child in node.children {
            if let pending = key {
                guard child.name != "key" else { throw document.error("the key \"\(pending.text)\" has no value", at: pending) }
                entries[pending.text] = try value(of: child)
                key = nil
            } else {
                guard child.name == "key" else { throw document.error("expected a key, found \"\(child.name)\"", at: child) }
                key = child
            }
        }
        if let key { throw document.error("the key \"\(key.text)\" has no value", at: key) }
        return entries
    }
}

/// Dates as property lists write them: `2019-07-21T18:05:00Z`.
package enum PropertyListDate {
    /// Seconds since 2001 of a date's text.
    package static func parse(_ text: String) -> Double? {
        let separators: Set<Character> = ["-", "T", ":", "Z"]
        let parts = text.split(whereSeparator: separators.contains).map { Int($0) }
        guard parts.count == 6, text.hasSuffix("Z"), !parts.contains(nil) else { return nil }
        let (year, month, day, hour, minute, second) = (parts[0]!, parts[1]!, parts[2]!, parts[3]!, parts[4]!, parts[5]!)
        guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        guard (0...24).contains(hour), (0...59).contains(minute), (0...60).contains(second) else { return nil }
        return Double((days(year, month, day) - days(2001, 1, 1)) * 86_400 + hour * 3_600 + minute * 60 + second)
    }

    /// The text of a date.
    package static func format(_ seconds: Double) -> String {
        let whole = Int(max(-6e10, min(seconds.rounded(.down), 2.5e11)))
        let dayCount = Int((Double(whole) / 86_400).rounded(.down))
        let time = whole - dayCount * 86_400
        // Howard Hinnant's civil-from-days, with years that begin in March.
        let z = dayCount + days(2001, 1, 1) + 719_468
        let era = Int((Double(z) / 146_097).rounded(.down))
        let dayOfEra = z - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let date = "\(year)-\(two(month))-\(two(dayOfYear - (153 * shifted + 2) / 5 + 1))"
        return "\(date)T\(two(time / 3_600)):\(two(time / 60 % 60)):\(two(time % 60))Z"
    }

    /// Days since 1970-01-01 in the Gregorian calendar.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let y = month <= 2 ? year - 1 : year
        let era = (y >= 0 ? y : y - 399) / 400
        let yearOfEra = y - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}
