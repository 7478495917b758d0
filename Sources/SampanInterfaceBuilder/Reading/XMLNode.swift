import Foundation

/// An XML element with its place.
final class XMLNode {
    let name: String
    let attributes: [String: String]
    let line: Int
    let column: Int
    var children: [XMLNode] = []
    /// The character data, for elements that carry text.
    var text = ""

    init(name: String, attributes: [String: String], line: Int, column: Int) {
        self.name = name
        self.attributes = attributes
        self.line = line
        self.column = column
    }

    func first(_ name: String) -> XMLNode? { children.first { $0.name == name } }
}

/// Why a text is not XML.
struct XMLError: Error {
    var line: Int
    var column: Int
    var message: String
}
