import SampanFormRules
import XcodeProject

/// Reads the rules of `.stringsdict` files: texts that differ by number, width or device.
///
/// See https://developer.apple.com/library/archive/documentation/MacOSX/Conceptual/BPInternational/StringsdictFileFormat/StringsdictFileFormat.html.
enum StringRules {
    private static let format = "NSStringLocalizedFormatKey"
    private static let width = "NSStringVariableWidthRuleType"
    private static let device = "NSStringDeviceSpecificRuleType"
    private static let valueType = "NSStringFormatValueTypeKey"

    /// The entries of a file. Those whose texts differ by width are left out.
    static func entries(of bytes: [UInt8], path: String, separator: String) throws -> [StringEntry] {
        guard let all = try PropertyList.parse(bytes, path: path).dictionary else {
            throw ResourceError(path, line: 1, "Invalid format. The property list is no dictionary.")
        }
        return try all.sorted { $0.key < $1.key }.compactMap { key, rule in
            func fail(_ message: String) -> ResourceError { ResourceError(path, line: KeyLine.line(of: [key], in: bytes), message) }
            do {
                if let devices = rule[device]?.dictionary {
                    return try entry(key, devices: devices, path: path, separator: separator, fail)
                }
                switch (rule[format]?.string, rule[width]) {
                case (nil, nil), (.some, .some):
                    throw fail(
                        "Invalid format. Entry \"\(key)\" expects either \"\(format)\" or \"\(width)\" but got either neither or both")
                case (nil, .some): return nil
                case (let text?, nil):
                    return StringEntry(
                        key: key, translation: "Plural format key: \"\(text)\"", types: try types(of: text, rule: rule, key: key, fail),
                        rule: FormRule(entry: rule, language: ""), separator: separator)
                }
            } catch let conflict as FormatType.Conflict {
                throw fail("\(conflict.message) in the text of \"\(key)\"")
            }
        }
    }

    /// The entry of a text that differs by device: what a phone shows says what it is given.
    private static func entry(
        _ key: String, devices: [String: PropertyList], path: String, separator: String, _ fail: (String) -> ResourceError
    ) throws -> StringEntry? {
        let names = ["iphone", "other"] + devices.keys.sorted()
        guard let rule = names.lazy.compactMap({ devices[$0] }).first else { throw fail("Invalid format. Entry \"\(key)\" has no device") }
        let text = rule[format]?.string ?? rule.string
        guard let text else { throw fail("Invalid format. Entry \"\(key)\" has neither a text nor a rule for a device") }
        return StringEntry(
            key: key, translation: text, types: try types(of: text, rule: rule, key: key, fail), rule: FormRule(entry: rule, language: ""),
            separator: separator)
    }

    /// The types of what a format is given, with its variables replaced by what their rules are given.
    private static func types(
        of text: String, rule: PropertyList, key: String, _ fail: (String) -> ResourceError
    ) throws -> [FormatType] {
        try FormatType.all(
            in: try FormatVariable.replaced(in: text) { name, position in
                guard let variable = rule[name]?.dictionary else {
                    throw fail(
                        "The variable \"\(name)\" referenced in the \(format) is not defined in the variables of the plural key \"\(key)\"")
                }
                guard let type = variable[valueType]?.string else {
                    throw fail("The variable \"\(name)\" of the plural key \"\(key)\" has no \(valueType)")
                }
                guard variable["other"] != nil else {
                    throw fail("The variable \"\(name)\" of the plural key \"\(key)\" has no text for \"other\"")
                }
                guard let letter = type.utf8.last, "aefgdioux".utf8.contains(letter) else {
                    throw fail(
                        "The variable \"\(name)\" has specified \"\(type)\" as its \(valueType). The Stringsdict file format only supports "
                            + "format specifiers for a number.")
                }
                return "%\(position.map { "\($0)$" } ?? "")\(type)"
            })
    }
}

/// The variables of formats: `%#@name@` and `%1$#@name@`.
enum FormatVariable {
    nonisolated(unsafe) private static let form = #/%(?:([0-9]+)\$)?#@([\w.\p{Pd}]+)@/#

    /// A format with its variables replaced.
    static func replaced(in format: String, by replacement: (_ name: String, _ position: Int?) throws -> String) rethrows -> String {
        guard format.contains("#@") else { return format }
        var result = ""
        var rest = format[...]
        while let match = rest.firstMatch(of: form) {
            result += rest[..<match.range.lowerBound]
            result += try replacement(String(match.2), match.1.flatMap { Int($0) })
            rest = rest[match.range.upperBound...]
        }
        return result + rest
    }
}
