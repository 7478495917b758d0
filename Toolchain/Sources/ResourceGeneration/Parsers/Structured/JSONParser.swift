import Foundation

/// Reads JSON files.
struct JSONParser: ResourceParser {
    static let name = "json"
    static let summary = "Generate code for custom JSON configuration files."
    static let operands = "JSON files, or folders that hold them."
    static let defaultFilter = PathFilter.pattern(forExtensions: ["json"])

    var warnings: [ResourceWarning] = []
    private var files: [ValueFile] = []

    init(_ options: ParserOptions) {}

    mutating func parse(_ path: String, below folder: String, in workplace: Workplace) throws {
        let value = try JSONText.value(try workplace.read(path), path: path)
        guard value is [Any] || value is [String: Any] else {
            throw ResourceError(path, line: 1, "the document is neither an object nor an array")
        }
        files.append(ValueFile(name: PathText.stem(path), path: Self.shown(path, below: folder, in: workplace), documents: [value]))
    }

    var context: [String: Any] { ["files": ValueFile.sorted(files).map(\.asSingleDocument)] }
}

extension ValueFile {
    /// The file as templates see it where a file has one document. `documents` is what older templates ask for.
    var asSingleDocument: [String: Any] {
        ["name": name, "path": path, "document": described.first ?? [:], "documents": described]
    }
}

/// Reads JSON into plain values.
enum JSONText {
    /// The value of a text: `String`, `Int`, `Double`, `Bool`, `NSNull`, `[Any]`, `[String: Any]`.
    ///
    /// - Throws: `ResourceError`, with line and column.
    static func value(_ bytes: [UInt8], path: String) throws -> Any {
        do { return plain(try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) } catch {
            let reason = ((error as NSError).userInfo["NSDebugDescription"] as? String) ?? "\(error)"
            // Foundation says where it is in words.
            if let match = reason.firstMatch(of: #/(.*) around line (\d+), column (\d+)/#) {
                throw ResourceError(path, line: Int(match.2) ?? 1, column: Int(match.3) ?? 1, "\(match.1)")
            }
            if let match = reason.firstMatch(of: #/(.*) around character (\d+)/#) {
                throw ResourceError(path, line: line(of: Int(match.2) ?? 0, in: bytes), "\(match.1)")
            }
            throw ResourceError(path, line: line(of: bytes.count, in: bytes), reason)
        }
    }

    private static func line(of place: Int, in bytes: [UInt8]) -> Int { bytes.prefix(place).count { $0 == UInt8(ascii: "\n") } + 1 }

    private static func plain(_ value: Any) -> Any {
        switch value {
        case let array as [Any]: array.map(plain)
        case let object as [String: Any]: object.mapValues(plain)
        case let text as String: text
        case let number as NSNumber: plain(number)
        default: NSNull()
        }
    }

    private static func plain(_ number: NSNumber) -> Any {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c"), UInt8(ascii: "B"): number.boolValue
        case UInt8(ascii: "d"), UInt8(ascii: "f"): number.doubleValue
        case UInt8(ascii: "Q") where number.uint64Value > UInt64(Int.max): number.doubleValue
        default: number.intValue
        }
    }
}
