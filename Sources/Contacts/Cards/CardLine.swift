import Foundation

/// A line of a card: `item1.TEL;type=CELL:+49 …`. See RFC 2426.
struct CardLine: Hashable {
    /// What groups the line with others; empty for none.
    var group = ""
    /// What the line says, in capitals.
    var name: String
    /// What is said about it: names in capitals. `type=HOME` and a bare `HOME` are the same.
    var parameters: [(name: String, value: String)] = []
    /// The value as it is written, with its escapes.
    var value: String

    init(_ name: String, _ value: String, group: String = "", parameters: [(String, String)] = []) {
        (self.name, self.value, self.group) = (name, value, group)
        self.parameters = parameters.map { ($0.0, $0.1) }
    }

    /// Reads a line that has been unfolded; `nil` if it is none.
    init?(_ line: some StringProtocol) {
        // A colon within quotation marks is part of a parameter.
        var isQuoted = false
        guard
            let colon = line.firstIndex(where: {
                if $0 == "\"" { isQuoted.toggle() }
                return $0 == ":" && !isQuoted
            })
        else { return nil }
        var parts = Self.split(line[..<colon], at: ";")
        guard !parts.isEmpty else { return nil }
        let head = parts.removeFirst()
        if let dot = head.lastIndex(of: ".") {
            (group, name) = (String(head[..<dot]), head[head.index(after: dot)...].uppercased())
        } else {
            name = head.uppercased()
        }
        guard !name.isEmpty else { return nil }
        value = String(line[line.index(after: colon)...])
        for part in parts {
            guard let equals = part.firstIndex(of: "=") else {
                parameters.append(("TYPE", String(part)))
                continue
            }
            let name = part[..<equals].uppercased()
            for value in Self.split(part[part.index(after: equals)...], at: ",") {
                parameters.append((name, value.trimmingCharacters(in: CharacterSet(charactersIn: "\""))))
            }
        }
    }

    /// The parts between separators that do not stand within quotation marks.
    private static func split<Text: StringProtocol>(_ text: Text, at separator: Character) -> [Text.SubSequence] {
        var isQuoted = false
        return text.split {
            if $0 == "\"" { isQuoted.toggle() }
            return $0 == separator && !isQuoted
        }
    }

    /// The line as it is written, folded at 75 bytes; with its line break.
    var text: String {
        var line = group.isEmpty ? name : "\(group).\(name)"
        for (name, value) in parameters { line += ";\(name == "TYPE" ? "type" : name)=\(value)" }
        line += ":\(value)"
        var (result, width) = ("", 0)
        for character in line {
            let bytes = character.utf8.count
            if width + bytes > 75 {
                result += "\r\n "
                width = 1
            }
            result.append(character)
            width += bytes
        }
        return result + "\r\n"
    }

    /// What `type=` says, in capitals.
    var types: [String] { parameters.filter { $0.name == "TYPE" }.map { $0.value.uppercased() } }

    func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.value }

    static func == (a: CardLine, b: CardLine) -> Bool { a.text == b.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }

    // MARK: Values

    /// A text as a line's value, or one of its parts.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\", ",", ";": result += "\\\(character)"
            case "\n", "\r\n", "\r": result += "\\n"
            default: result.append(character)
            }
        }
        return result
    }

    /// The texts between semicolons.
    var components: [String] {
        var (parts, part, isEscaped) = ([String](), "", false)
        for character in decodedValue {
            if isEscaped {
                part.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == ";" {
                parts.append(part)
                part = ""
            } else {
                part.append(character)
            }
        }
        return parts + [part]
    }

    /// The value as one text.
    var plain: String { components.joined(separator: ";") }

    /// Cards of version 2.1 write bytes of texts as `=C3=A4`.
    private var decodedValue: String {
        guard types.contains("QUOTED-PRINTABLE") || parameter("ENCODING")?.uppercased() == "QUOTED-PRINTABLE" else { return value }
        var (bytes, rest) = ([UInt8](), Array(value.utf8)[...])
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "="), rest.count >= 2, let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
                rest = rest.dropFirst(2)
                bytes.append(code)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\\n")
    }

    /// What base 64 says.
    var bytes: Data? {
        let encoding = parameter("ENCODING")?.uppercased()
        guard encoding == "B" || encoding == "BASE64" || types.contains("BASE64") else {
            // Version 4: a data URL.
            guard value.lowercased().hasPrefix("data:"), let comma = value.firstIndex(of: ",") else { return nil }
            return Data(base64Encoded: String(value[value.index(after: comma)...]), options: .ignoreUnknownCharacters)
        }
        return Data(base64Encoded: value, options: .ignoreUnknownCharacters)
    }

    /// A year, month and day as `1999-12-31` or `19991231`; the year is left out where it is 1604 or a hyphen.
    var day: DateComponents? {
        let text = value.prefix { $0 != "T" }
        var components = DateComponents()
        components.calendar = Calendar(identifier: .gregorian)
        if text.hasPrefix("--") {
            let digits = text.filter(\.isNumber)
            guard digits.count == 4, let month = Int(digits.prefix(2)), let day = Int(digits.suffix(2)) else { return nil }
            (components.month, components.day) = (month, day)
        } else {
            let digits = text.filter(\.isNumber)
            guard digits.count == 8, text.allSatisfy({ $0.isNumber || $0 == "-" }), let year = Int(digits.prefix(4)),
                let month = Int(digits.dropFirst(4).prefix(2)), let day = Int(digits.suffix(2))
            else { return nil }
            if parameter("X-APPLE-OMIT-YEAR").flatMap(Int.init) != year { components.year = year }
            (components.month, components.day) = (month, day)
        }
        guard let month = components.month, let day = components.day, 1...12 ~= month, 1...31 ~= day else { return nil }
        return components
    }

    /// The line of a day. Apple's cards have 1604 for the year that is left out.
    static func day(_ components: DateComponents, name: String, group: String = "", types: [String] = []) -> CardLine? {
        guard let month = components.month, let day = components.day else { return nil }
        let year = components.year ?? 1604
        var parameters = types.map { ("TYPE", $0) }
        if components.year == nil { parameters.append(("X-APPLE-OMIT-YEAR", "1604")) }
        func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return CardLine(name, "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))", group: group, parameters: parameters)
    }
}
