/// An identifier that is made from tags, as Apple's systems make it: "dyn.a" and, in letters and digits that carry five bits each, a text
/// such as "?0=6:1=blend" – conforms to public.data, has the file name extension "blend".
struct DynamicIdentifier: Equatable {
    /// The identifier of the type that it conforms to.
    var supertype: String?
    /// The names of kinds of tags, with tags.
    var tags: [(kind: String, tag: String)]

    static let prefix = "dyn.a"
    private static let conformance = "UTTypeConformsTo"
    /// Names that one hexadecimal digit stands for, as a key or as a value.
    private static let short = [
        conformance, "public.filename-extension", "com.apple.ostype", "public.mime-type", "com.apple.nspboard-type", "public.url-scheme",
        "public.data", "public.text", "public.plain-text", "public.utf16-plain-text", "com.apple.traditional-mac-plain-text",
        "public.image", "public.video", "public.audio", "public.directory", "public.folder",
    ]
    private static let letters = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
    private static let digits = Array("0123456789ABCDEF")

    static func == (first: DynamicIdentifier, second: DynamicIdentifier) -> Bool { first.text == second.text }

    init(supertype: String?, tags: [(kind: String, tag: String)]) { (self.supertype, self.tags) = (supertype, tags) }

    /// Reads an identifier; `nil` if it is not dynamic, or does not hold such a text.
    init?(_ identifier: String) {
        guard identifier.hasPrefix(DynamicIdentifier.prefix) else { return nil }
        guard let text = DynamicIdentifier.decode(identifier.dropFirst(DynamicIdentifier.prefix.count).utf8), text.first == "?" else {
            return nil
        }
        tags = []
        for entry in DynamicIdentifier.split(text.dropFirst(), at: ":") {
            let parts = DynamicIdentifier.split(entry, at: "=")
            guard parts.count == 2 else { return nil }
            let key = DynamicIdentifier.long(DynamicIdentifier.plain(parts[0]))
            for value in DynamicIdentifier.split(parts[1], at: ",").map(DynamicIdentifier.plain) {
                if key == DynamicIdentifier.conformance {
                    supertype = DynamicIdentifier.long(value)
                } else {
                    tags.append((key, value))
                }
            }
        }
        if tags.isEmpty { return nil }
    }

    /// The identifier.
    var text: String {
        var entries = supertype.map { ["0=\(DynamicIdentifier.abbreviated($0))"] } ?? []
        for (kind, tag) in tags { entries.append("\(DynamicIdentifier.abbreviated(kind))=\(DynamicIdentifier.escaped(tag))") }
        return DynamicIdentifier.prefix + DynamicIdentifier.encode("?" + entries.joined(separator: ":"))
    }

    // MARK: The text

    private static func abbreviated(_ name: String) -> String { short.firstIndex(of: name).map { String(digits[$0]) } ?? escaped(name) }

    private static func long(_ name: String) -> String {
        guard name.count == 1, let index = digits.firstIndex(of: Character(name)) else { return name }
        return short[index]
    }

    private static func escaped(_ text: String) -> String {
        String(text.flatMap { ":=,\\".contains($0) ? ["\\", $0] : [$0] })
    }

    private static func plain(_ text: Substring) -> String {
        var (result, isEscaped) = ("", false)
        for character in text {
            if character == "\\", !isEscaped {
                isEscaped = true
            } else {
                result.append(character)
                isEscaped = false
            }
        }
        return result
    }

    /// The parts of a text between separators that are not escaped.
    private static func split(_ text: Substring, at separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var (start, isEscaped) = (text.startIndex, false)
        for index in text.indices {
            if isEscaped {
                isEscaped = false
            } else if text[index] == "\\" {
                isEscaped = true
            } else if text[index] == separator {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
        }
        return parts + [text[start...]]
    }

    // MARK: Five bits a letter

    private static func encode(_ text: String) -> String {
        var (result, bits, count): ([UInt8], UInt32, UInt32) = ([], 0, 0)
        for byte in text.utf8 {
            bits = (bits << 8 | UInt32(byte)) & 0xFFFF
            count += 8
            while count >= 5 {
                count -= 5
                result.append(letters[Int(bits >> count & 31)])
            }
        }
        if count > 0 { result.append(letters[Int(bits << (5 - count) & 31)]) }
        return String(decoding: result, as: UTF8.self)
    }

    private static func decode(_ text: some Sequence<UInt8>) -> String? {
        var (result, bits, count): ([UInt8], UInt32, UInt32) = ([], 0, 0)
        for letter in text {
            guard let value = letters.firstIndex(of: letter) else { return nil }
            bits = (bits << 5 | UInt32(value)) & 0xFFFF
            count += 5
            if count >= 8 {
                count -= 8
                result.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return String(validating: result, as: UTF8.self)
    }
}
