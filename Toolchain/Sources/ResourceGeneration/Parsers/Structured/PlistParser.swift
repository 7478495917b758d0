import Foundation
import XcodeProject

/// Reads property lists of any form.
struct PlistParser: ResourceParser {
    static let name = "plist"
    static let summary = "Generate code for custom property list files."
    static let operands = "Property list files, or folders that hold them."
    static let defaultFilter = PathFilter.pattern(forExtensions: ["plist"])

    var warnings: [ResourceWarning] = []
    private var files: [ValueFile] = []

    init(_ options: ParserOptions) {}

    mutating func parse(_ path: String, below folder: String, in workplace: Workplace) throws {
        let bytes = try workplace.read(path)
        let list = try PropertyList.parse(bytes, path: path)
        guard list.array != nil || list.dictionary != nil else {
            throw ResourceError(path, line: 1, "the property list is neither a dictionary nor an array")
        }
        files.append(ValueFile(name: PathText.stem(path), path: Self.shown(path, below: folder, in: workplace), documents: [list.plain]))
    }

    var context: [String: Any] { ["files": ValueFile.sorted(files).map(\.asSingleDocument)] }
}

extension PropertyList {
    /// The list as plain values: `String`, `Int`, `Double`, `Bool`, `Date`, `Data`, `[Any]`, `[String: Any]`.
    var plain: Any {
        switch self {
        case .string(let text): text
        case .integer(let value): Int(value)
        case .real(let value): value
        case .boolean(let value): value
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
        case .data(let bytes): Data(bytes)
        case .array(let elements): elements.map(\.plain)
        case .dictionary(let entries): entries.mapValues(\.plain)
        }
    }
}
