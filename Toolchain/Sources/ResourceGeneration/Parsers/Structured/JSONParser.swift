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
            // Foundation says where it is in words, after what it found, which may be as long as the document.
            if let words = reason.ranges(of: " around line ").last,
                let match = reason[words.upperBound...].prefixMatch(of: #/(\d+), column (\d+)/#)
            {
                throw ResourceError(path, line: Int(match.1) ?? 1, column: Int(match.2) ?? 1, "\(reason[..<words.lowerBound])")
            }
            if let words = reason.ranges(of: " around character ").last,
                let match = reason[words.upperBound...].prefixMatch(of: #/\d+/#)
            {
                throw ResourceError(path, line: line(of: Int(match.0) ?? 0, in: bytes), "\(reason[..<words.lowerBound])")
            }
            // Of a number that is too large it repeats the number.
            if let number = reason.prefixMatch(of: #/Number ([^ ]+)/#)?.1, let place = Data(bytes).range(of: Data(number.utf8)) {
                let shown = number.count > 40 ? "\(number.prefix(40))…" : "\(number)"
                throw ResourceError(
                    path, line: line(of: place.lowerBound, in: bytes), "the number \(shown) is too large")
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
