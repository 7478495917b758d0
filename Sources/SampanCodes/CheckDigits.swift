/// What the last character of a code says of those before it.
enum CheckDigits {
    /// Whether the last of some digits is GS1's check of the others: three times each second one from the right, and the others once, are a
    /// multiple of ten together.
    static func isGS1(_ text: String) -> Bool {
        let digits = text.compactMap(\.wholeNumberValue)
        guard digits.count == text.count, digits.count > 1 else { return false }
        return digits.reversed().enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) } % 10 == 0
    }

    /// The characters of Code 39, by their values.
    private static let code39 = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%")

    /// Whether the last character is Code 39's check of the others: their values' sum, divided by 43, leaves its value.
    static func isCode39(_ text: String) -> Bool {
        let values = text.compactMap { code39.firstIndex(of: $0) }
        guard values.count == text.count, values.count > 1, let last = values.last else { return false }
        return values.dropLast().reduce(0, +) % 43 == last
    }
}
