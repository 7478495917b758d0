import Foundation

/// A value in front of a text, in characters that are never shown.
enum HiddenValue {
    /// What stands behind the value.
    private static let end: Unicode.Scalar = "\u{E007F}"
    /// Where the characters begin that stand for bytes. None of them is ever shown.
    private static let first: UInt32 = 0xE0100

    /// A text with a value in it.
    ///
    /// - Parameter mark: What it begins with, which tells of what type the value is.
    static func text(_ value: some Encodable, mark: Unicode.Scalar, showing general: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(value) else { return general }
        var text = String.UnicodeScalarView()
        text.append(mark)
        for byte in data { if let scalar = Unicode.Scalar(first + UInt32(byte)) { text.append(scalar) } }
        text.append(end)
        return String(text) + general
    }

    /// The value in a text; `nil` where there is none.
    static func value<Value: Decodable>(in text: String, mark: Unicode.Scalar, as type: Value.Type) -> Value? {
        guard text.unicodeScalars.first == mark else { return nil }
        var data = Data()
        for scalar in text.unicodeScalars.dropFirst() {
            if scalar == end { break }
            guard scalar.value >= first, scalar.value < first + 256 else { return nil }
            data.append(UInt8(scalar.value - first))
        }
        return try? JSONDecoder().decode(type, from: data)
    }
}
