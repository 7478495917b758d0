/// A comment that says which findings are not to be reported.
///
///     // sampan-lint:disable UnsafeCast            from here to the end, or to "enable"
///     // sampan-lint:disable:next UnsafeCast       on the next line; also "this" and "previous"
///     // sampan-lint:disable:declaration UnsafeCast    in the declaration that follows
///     // sampan-lint:disable:file UnsafeCast       in the file
///
/// `swiftlint:` in the place of `sampan-lint:` is understood with SwiftLint's names.
struct Suppression: Hashable, Sendable {
    /// The names of issues; "all" for all.
    var names: [String]
    /// The lines on which findings are not reported.
    var lines: ClosedRange<Int>
    /// The comment's line, and its column.
    var line: Int
    var column: Int
    /// Whether the comment is one of SwiftLint's.
    var isSwiftLints: Bool
}

/// Finds suppressions in a file's comments.
enum SuppressionReader {
    private static let prefixes = ["sampan-lint:", "swiftlint:"]

    static func suppressions(in file: SwiftFile) -> [Suppression] {
        // A file without the words need not be looked through.
        guard contains(file.bytes, "lint:") else { return [] }
        let lastLine = max(file.lines.starts.count, 1)
        var found: [Suppression] = []
        for comment in file.comments {
            for prefix in prefixes {
                guard let range = comment.text.range(of: prefix) else { continue }
                let position = file.lines.position(comment.range.lowerBound)
                let end = file.lines.line(max(comment.range.lowerBound, comment.range.upperBound - 1))
                let words = comment.text[range.upperBound...].split { " ,\t*/\n".contains($0) }.map(String.init)
                guard let action = words.first else { continue }
                // SwiftLint lets an explanation follow after " - ".
                let names = Array(words.dropFirst().prefix { $0 != "-" })
                let isSwiftLints = prefix == "swiftlint:"
                func add(_ lines: ClosedRange<Int>) {
                    found.append(
                        Suppression(names: names, lines: lines, line: position.line, column: position.column, isSwiftLints: isSwiftLints))
                }
                switch action {
                case "disable": add(position.line...lastLine)
                case "disable:this": add(position.line...position.line)
                case "disable:next": add(end + 1...end + 1)
                case "disable:previous": if position.line > 1 { add(position.line - 1...position.line - 1) }
                case "disable:file": add(1...lastLine)
                case "disable:declaration":
                    let next = file.declarations.all.filter { $0.range.lowerBound >= comment.range.upperBound }
                    if let declaration = next.min(by: { $0.range.lowerBound < $1.range.lowerBound }) { add(declaration.lines) }
                case "enable": enable(names, at: position.line, isSwiftLints, &found)
                default: break
                }
            }
        }
        return found
    }

    /// Ends what a "disable" began.
    private static func enable(_ names: [String], at line: Int, _ isSwiftLints: Bool, _ found: inout [Suppression]) {
        for index in found.indices where found[index].lines.upperBound > line && found[index].line <= line {
            let isMeant = names.contains("all") || found[index].names.allSatisfy { names.contains($0) }
            if isMeant, found[index].isSwiftLints == isSwiftLints {
                found[index].lines = found[index].lines.lowerBound...max(found[index].lines.lowerBound, line)
            }
        }
    }

    private static func contains(_ bytes: [UInt8], _ word: StaticString) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            let count = word.utf8CodeUnitCount
            guard bytes.count >= count else { return false }
            return (0...bytes.count - count).contains { start in
                bytes[start] == word.utf8Start[0] && (1..<count).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
            }
        }
    }
}
