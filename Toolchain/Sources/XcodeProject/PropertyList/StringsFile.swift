/// A `.strings` file with its comments, in its own order.
package struct StringsFile: Sendable {
    /// A pair of the file.
    package struct Entry: Hashable, Sendable {
        /// The key.
        package var key: String
        /// The text for it.
        package var text: String
        /// The `/* */` comment before the key.
        package var comment: String?
        /// The byte at which the key stands, in a file of the OpenStep form.
        package let offset: Int
        /// The bytes of the value, quotes included; none, before the semicolon, where the file leaves it out. `nil` in files of other forms.
        package var value: Range<Int>?
    }

    /// The pairs. A key that stands in the file more than once is here as often.
    package let entries: [Entry]
    /// The file in UTF-8, which the places of entries are counted in.
    package let bytes: [UInt8]
    /// Whether the file is of the OpenStep form.
    package let isOpenStep: Bool
    private let scanner: ByteScanner

    /// Reads a file of any form of property lists; only the OpenStep form has an order and comments.
    ///
    /// - Throws: `ParseError`, with line and column.
    package init(_ bytes: [UInt8], path: String) throws {
        let bytes = PropertyList.utf8(bytes)
        self.bytes = bytes
        scanner = ByteScanner(bytes, path: path)
        isOpenStep = PropertyList.form(of: bytes) == .openStep
        guard isOpenStep else {
            guard let all = try PropertyList.parse(bytes, path: path).dictionary else {
                throw scanner.error("this is no table of strings", at: 0)
            }
            entries = all.sorted { $0.key < $1.key }.compactMap { key, value in
                value.string.map { Entry(key: key, text: $0, comment: nil, offset: 0) }
            }
            return
        }
        var parser = OpenStepParser(bytes, path: path)
        guard let all = try parser.document().dictionary else { throw scanner.error("expected \"key\" = \"text\"; pairs", at: 0) }
        if let key = all.filter({ $0.value.string == nil }).keys.sorted().first {
            throw scanner.error("the value of \"\(key)\" is no text", at: 0)
        }
        entries = parser.entries
    }

    /// A text as such a file has it between quotes, with the quotes.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where scalar.value < 0x20:
                let octal = String(scalar.value, radix: 8)
                result += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// The line on which an entry's key stands, from 1.
    package func line(of entry: Entry) -> Int { scanner.position(of: entry.offset).line }
}
