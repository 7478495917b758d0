/// A type for whose values Interface Builder has words of its own, beside the names of the cases: an option set has none of those.
package protocol DocumentWordable {
    /// The values by Interface Builder's words.
    static var documentWords: [String: Self] { get }
}

/// The words by which documents name the values of types.
@MainActor
enum DocumentWords {
    private static var found: [ObjectIdentifier: [String: Any]] = [:]

    /// The words of a type: its own ones, and the names of its cases; `nil` for a type that has none.
    static func known(of type: Any.Type) -> [String: Any]? {
        if let known = found[ObjectIdentifier(type)] { return known.isEmpty ? nil : known }
        var words: [String: Any] = [:]
        if let cases = type as? any RawRepresentable.Type { words = self.cases(of: cases) }
        if let wordable = type as? any DocumentWordable.Type { words.merge(own(of: wordable)) { _, own in own } }
        found[ObjectIdentifier(type)] = words
        return words.isEmpty ? nil : words
    }

    private static func own<Value: DocumentWordable>(of type: Value.Type) -> [String: Any] { type.documentWords }

    /// The cases of an enumeration by name. Apple's are numbered, by small numbers.
    private static func cases<Value: RawRepresentable>(of type: Value.Type) -> [String: Any] {
        guard let numbers = Value.RawValue.self as? any FixedWidthInteger.Type else { return [:] }
        var words: [String: Any] = [:]
        for number in -8...127 {
            guard let raw = numbers.init(exactly: number) as? Value.RawValue, let value = Value(rawValue: raw) else { continue }
            guard Mirror(reflecting: value).displayStyle == .enum else { return [:] }
            words["\(value)"] = value
        }
        return words
    }
}
