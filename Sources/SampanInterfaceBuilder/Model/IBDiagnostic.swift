import Foundation

/// Something in a document that could not be taken over, with the place where it stands.
public struct IBDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// What kind of thing it is.
    public enum Kind: Hashable, Sendable {
        /// An element that the schema does not know.
        case unknownElement(String)
        /// An attribute that the schema does not know for that element.
        case unknownAttribute(element: String, attribute: String)
        /// A value that is not of its attribute's form.
        case invalidValue
        /// A reference to an object that the document does not have.
        case danglingReference
        /// Two objects with one identifier.
        case duplicateIdentifier
    }

    /// What kind of thing it is.
    public var kind: Kind
    /// The document's file name.
    public var document: String
    /// The line, from 1.
    public var line: Int
    /// What is wrong, in one sentence.
    public var message: String

    /// The diagnostic as compilers print it: `document:line: warning: message`.
    public var description: String { "\(document):\(line): warning: \(message)" }
}

/// Why a document could not be read at all.
public struct IBParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The document's file name.
    public var document: String
    /// The line, from 1; 0 where the whole document is meant.
    public var line: Int
    /// The column, from 1; 0 where the whole document is meant.
    public var column: Int
    /// What is wrong, in one sentence.
    public var message: String

    /// The error as compilers print it: `document:line:column: error: message`.
    public var description: String {
        line > 0 ? "\(document):\(line):\(column): error: \(message)" : "\(document): error: \(message)"
    }
}
