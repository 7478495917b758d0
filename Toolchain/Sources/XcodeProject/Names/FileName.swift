/// The name of one file or folder, seen to be one: behind the path of a folder it means something in that folder, and nothing elsewhere.
///
/// What a project says becomes part of a path that is written to by this type only. A literal is a name of Sampan's own.
public struct FileName: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The name.
    public let text: String

    /// Why a text is no name.
    public enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
        case empty, folder, slash, null, long

        /// What is wrong, to go on with after what the text stands for: "which holds …".
        public var description: String {
            switch self {
            case .empty: "which is no name"
            case .folder: "which is another folder, not a name"
            case .slash: "which is no name, for it holds \"/\""
            case .null: "which is no name, for it holds a zero byte"
            case .long: "which is longer than the \(FileName.maximumLength) bytes that a name may have"
            }
        }
    }

    /// How many bytes the file systems of Linux allow a name.
    public static let maximumLength = 255

    /// Checks a text.
    ///
    /// - Throws: What is wrong with it.
    public init(_ text: String) throws(Fault) {
        // By bytes: to `Character`, a slash with a combining mark behind it is no slash.
        if text.utf8.isEmpty { throw .empty }
        if text.utf8.elementsEqual(".".utf8) || text.utf8.elementsEqual("..".utf8) { throw .folder }
        if text.utf8.contains(UInt8(ascii: "/")) { throw .slash }
        if text.utf8.contains(0) { throw .null }
        if text.utf8.count > FileName.maximumLength { throw .long }
        self.text = text
    }

    /// A name of Sampan's own. What is no name ends the program.
    public init(stringLiteral text: StaticString) {
        do { try self.init("\(text)" as String) } catch { preconditionFailure("\"\(text)\", \(error)") }
    }

    /// The name.
    public var description: String { text }
}

/// A path below a folder, of names only.
public struct RelativePath: Hashable, Sendable, CustomStringConvertible {
    /// The folders, outermost first.
    public let folders: [FileName]
    /// The name in the innermost.
    public let name: FileName

    /// The path that a text is, with slashes.
    ///
    /// - Throws: What is wrong with one of the names.
    public init(_ text: String) throws(FileName.Fault) {
        let names = try RelativePath.folders(text)
        guard let name = names.last else { throw .empty }
        self.init(Array(names.dropLast()), name)
    }

    /// Creates a path of names.
    public init(_ folders: [FileName], _ name: FileName) { (self.folders, self.name) = (folders, name) }

    /// The path as a text, with slashes.
    public var description: String { (folders + [name]).map(\.text).joined(separator: "/") }

    /// The folders that a text names, with slashes between them. An empty text names none, and "." means nothing.
    ///
    /// - Throws: What is wrong with one of them.
    public static func folders(_ text: String) throws(FileName.Fault) -> [FileName] {
        var names: [FileName] = []
        for part in text.utf8.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
            names.append(try FileName(String(decoding: part, as: UTF8.self)))
        }
        return names
    }
}
