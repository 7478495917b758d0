/// A property list: what `project.pbxproj`, `Info.plist`, `.strings` and their like hold.
public indirect enum PropertyList: Hashable, Sendable {
    case string(String)
    case integer(Int64)
    case real(Double)
    case boolean(Bool)
    /// A date as seconds from 2001-01-01 00:00:00 UTC.
    case date(Double)
    case data([UInt8])
    case array([PropertyList])
    case dictionary([String: PropertyList])

    /// The text of a string, or of a scalar as the OpenStep form would write it; `nil` for the others.
    public var string: String? {
        switch self {
        case .string(let text): text
        case .integer(let value): String(value)
        case .real(let value): String(value)
        case .boolean(let value): value ? "YES" : "NO"
        case .date, .data, .array, .dictionary: nil
        }
    }

    /// The elements of an array.
    public var array: [PropertyList]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The entries of a dictionary.
    public var dictionary: [String: PropertyList]? {
        if case .dictionary(let entries) = self { entries } else { nil }
    }

    /// The truth that Apple's tools read from a value: `YES`, `true`, `1` and the like.
    public var boolean: Bool? {
        switch self {
        case .boolean(let value): value
        case .integer(let value): value != 0
        case .string(let text):
            switch text.uppercased() {
            case "YES", "TRUE", "Y", "T": true
            case "NO", "FALSE", "N", "F": false
            default: Int(text).map { $0 != 0 }
            }
        case .real, .date, .data, .array, .dictionary: nil
        }
    }

    /// The entry of a dictionary under a key; `nil` where this is no dictionary.
    public subscript(key: String) -> PropertyList? { dictionary?[key] }

    /// The strings of an array; a single string counts as an array of one.
    public var strings: [String] {
        switch self {
        case .array(let elements): elements.compactMap(\.string)
        default: string.map { [$0] } ?? []
        }
    }
}

/// How deeply containers and elements may nest before a parser gives up: deeper input is malformed, and would exhaust the stack.
let maximumNesting = 200
