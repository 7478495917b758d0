/// One evaluation of a text with references to build settings.
struct SettingsEvaluation {
    private let values: [String: [String]]
    /// For each name being evaluated, how many of its values (from the lowest) a reference to it may still see. A setting that
    /// refers to itself means the value it inherits, and what goes round in circles ends empty, as in Xcode.
    private var visible: [String: Int] = [:]
    /// The name whose value is being expanded, which `$(inherited)` refers to.
    private var current: String?
    /// How much work is left. Settings that double each other's length would otherwise never end.
    private var budget = 100_000
    private var depth = 0

    init(values: [String: [String]]) { self.values = values }

    mutating func expand(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        return expand(Array(text.utf8)[...])
    }

    private mutating func expand(_ text: ArraySlice<UInt8>) -> String {
        var out: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "$"), let next = rest.first else {
                out.append(byte)
                continue
            }
            if next == UInt8(ascii: "$") {
                rest = rest.dropFirst()
                out.append(byte)
            } else if let close = SettingsEvaluation.closing[next], let end = SettingsEvaluation.end(of: rest, open: next, close: close) {
                out += Array(reference(rest[(rest.startIndex + 1)..<end]).utf8)
                rest = rest[(end + 1)...]
            } else {
                out.append(byte)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    private static let closing: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "["): UInt8(ascii: "]"),
    ]

    /// The index of the bracket that closes the one `text` begins with.
    private static func end(of text: ArraySlice<UInt8>, open: UInt8, close: UInt8) -> Int? {
        var level = 0
        for index in text.indices {
            if text[index] == open { level += 1 }
            if text[index] == close { level -= 1 }
            if level == 0 { return index }
        }
        return nil
    }

    /// The value of what stands between the brackets: a name, which may itself hold references, and modifiers.
    private mutating func reference(_ content: ArraySlice<UInt8>) -> String {
        guard depth < maximumNesting, budget > 0 else { return "" }
        depth += 1
        defer { depth -= 1 }
        let parts = SettingsEvaluation.parts(content)
        let name = expand(parts[0])
        var value = self.value(of: name)
        for modifier in parts.dropFirst() {
            let equals = modifier.firstIndex(of: UInt8(ascii: "="))
            let operation = String(decoding: modifier[..<(equals ?? modifier.endIndex)], as: UTF8.self)
            let argument = equals.map { expand(modifier[($0 + 1)...]) }
            value = SettingModifier.apply(operation, argument, to: value)
        }
        budget -= 1 + value.utf8.count
        return value
    }

    /// Splits at the colons that are not inside a nested reference. What follows the `=` of a modifier may hold a colon only
    /// inside one, as in Xcode.
    private static func parts(_ content: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var level = 0
        var start = content.startIndex
        for index in content.indices {
            switch content[index] {
            case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): level += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): level -= 1
            case UInt8(ascii: ":") where level == 0:
                parts.append(content[start..<index])
                start = index + 1
            default: break
            }
        }
        return parts + [content[start...]]
    }

    private mutating func value(of name: String) -> String {
        let name = name == "inherited" || name == "value" ? current ?? "" : name
        guard let assigned = values[name] else { return "" }
        let count = visible[name] ?? assigned.count
        guard count > 0 else { return "" }
        let (outerCount, outerName) = (visible[name], current)
        visible[name] = count - 1
        current = name
        defer {
            visible[name] = outerCount
            current = outerName
        }
        return expand(assigned[count - 1])
    }
}
