/// `N...M`: the whole numbers from one to the other, up or down.
struct RangeValue: Resolvable {
    private let from: any Resolvable
    private let to: any Resolvable

    /// The range that a word is; nil where it is none.
    init?(_ word: String, environment: Environment) throws {
        guard let (from, to) = Self.ends(word) else { return nil }
        self.from = try FilterExpression(from, environment: environment)
        self.to = try FilterExpression(to, environment: environment)
    }

    func resolve(_ context: Context) throws -> Any? {
        let from = try number(from, "from", context)
        let to = try number(to, "to", context)
        let numbers = try Value.numbers(min(from, to)...max(from, to), limit: context.environment.limits.range)
        return from <= to ? numbers : numbers.reversed()
    }

    private func number(_ value: any Resolvable, _ name: String, _ context: Context) throws -> Int {
        let value = try value.resolve(context)
        guard let number = value as? Int else {
            throw TemplateError("'\(name)' value is not an Integer (\(value.map(Value.text) ?? "nil"))")
        }
        return number
    }

    /// What stands on the two sides of `...`, outside of quotes.
    private static func ends(_ word: String) -> (String, String)? {
        let bytes = Array(word.utf8)
        var quote: UInt8?
        var found: Int?
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                quote = byte
            } else if byte == UInt8(ascii: "."), index + 2 < bytes.count, bytes[index + 1] == byte, bytes[index + 2] == byte {
                guard found == nil else { return nil }
                found = index
                index += 2
            }
            index += 1
        }
        guard let found else { return nil }
        return (String(decoding: bytes[..<found], as: UTF8.self), String(decoding: bytes[(found + 3)...], as: UTF8.self))
    }
}
