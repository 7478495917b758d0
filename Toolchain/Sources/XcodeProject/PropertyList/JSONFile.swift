/// A JSON document with the places of its keys.
package struct JSONFile: Sendable {
    /// What it holds.
    package let value: PropertyList
    private let places: [[String]: Int]
    private let scanner: ByteScanner

    /// Reads a document.
    ///
    /// - Throws: `ParseError`, with line and column.
    package init(_ bytes: [UInt8], path: String) throws {
        let bytes = PropertyList.utf8(bytes)
        scanner = ByteScanner(bytes, path: path)
        var parser = JSONPropertyListParser(bytes, path: path, notesPlaces: true)
        value = try parser.document()
        places = parser.places ?? [:]
    }

    /// Whether a line feed ends the file.
    package var endsInLineFeed: Bool { scanner.bytes.last == UInt8(ascii: "\n") }

    /// The byte at which a key stands, below the keys of the dictionaries around it; `nil` where it does not.
    package func place(of keys: [String]) -> Int? { places[keys] }

    /// The line on which a key stands, from 1; that of the nearest key around it where it does not.
    package func line(of keys: [String]) -> Int {
        var keys = keys
        while !keys.isEmpty {
            if let place = places[keys] { return scanner.position(of: place).line }
            keys.removeLast()
        }
        return 1
    }

    /// An error at the place of a key.
    package func error(_ message: String, at keys: [String]) -> ParseError {
        ParseError(path: scanner.path, line: line(of: keys), column: 1, message: message)
    }
}
