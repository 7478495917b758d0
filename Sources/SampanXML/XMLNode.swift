import Foundation

/// An XML element with its place.
public final class XMLNode {
    /// The element's name, prefix included.
    public let name: String
    /// Its attributes by their names.
    public let attributes: [String: String]
    /// The line that it begins on, from 1.
    public let line: Int
    /// The column that it begins in, from 1.
    public let column: Int
    /// The elements in it, in their order.
    public internal(set) var children: [XMLNode] = []
    /// The character data, for elements that carry text.
    public internal(set) var text = ""

    init(name: String, attributes: [String: String], line: Int, column: Int) {
        self.name = name
        self.attributes = attributes
        self.line = line
        self.column = column
    }

    /// The first child of the given name.
    public func first(_ name: String) -> XMLNode? { children.first { $0.name == name } }
}

/// Why a text is not XML.
public struct XMLError: Error {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int
    /// What is wrong, in one sentence.
    public var message: String
}
