import SwiftParser
import SwiftSyntax

/// One file under way.
final class SourceUnit {
    let path: String
    /// The text with conditional compilation already decided: inactive parts are spaces.
    let bytes: [UInt8]
    /// What the file says; nothing, if it is not parsed.
    let tree: SourceFileSyntax
    /// Whether the file cannot be lowered because it does not parse.
    let isBroken: Bool
    /// What the user wrote, if the file is broken.
    let original: String
    var edits = TextEdits()
    /// Code to put after the end of the file.
    var appendix: [String] = []
    /// Modules that the lowered text needs besides those it imports.
    var imports: Set<String> = []
    /// Files whose declarations are repeated in this one, and with them what they import.
    private(set) var lenders: [SourceUnit] = []

    private var lineStarts: [Int]?

    init(path: String, text: String, configuration: IOSSimulator) {
        self.path = path
        original = text
        var bytes = Array(text.utf8)
        var parsed = SourceParser.parse(bytes)
        // Before Swift 6 the compiler takes `@available (iOS 9, *)` and `@Environment (\.font)`; the parser does not.
        if let tree = parsed, tree.hasError, SourceUnit.closeUp(&bytes, tree) { parsed = SourceParser.parse(bytes) }
        if let tree = parsed, let decided = ConditionalCompilation.decide(tree, bytes, configuration) {
            bytes = decided
            parsed = SourceParser.parse(bytes)
        }
        self.bytes = bytes
        tree = parsed ?? Parser.parse(source: "")
        isBroken = parsed?.hasError ?? true
    }

    /// Whether an attribute takes arguments and may be written with spaces before these: some of the compiler's, and property wrappers. Behind
    /// the others a parenthesis begins the parameters of a closure.
    private static func maySpaceArguments(_ attribute: String) -> Bool {
        if attribute.first?.isUppercase == true { return attribute != "MainActor" && attribute != "Sendable" }
        return ["available", "objc", "inline"].contains(attribute)
    }

    /// Puts the spaces between an attribute that takes arguments and its parenthesis behind that. Returns whether there were any.
    private static func closeUp(_ bytes: inout [UInt8], _ tree: SourceFileSyntax) -> Bool {
        var hasChanged = false
        var (beforeLast, last): (TokenSyntax?, TokenSyntax?)
        for token in tree.tokens(viewMode: .sourceAccurate) {
            if token.tokenKind == .leftParen, let name = last, maySpaceArguments(name.text),
                let sign = beforeLast, sign.tokenKind == .atSign
            {
                let gap = name.textRange.upperBound..<token.textRange.lowerBound
                if !gap.isEmpty, bytes[gap].allSatisfy({ $0 == UInt8(ascii: " ") }) {
                    bytes.swapAt(gap.lowerBound, gap.upperBound)
                    hasChanged = true
                }
            }
            (beforeLast, last) = (last, token)
        }
        return hasChanged
    }

    /// Makes what another file imports visible here.
    func borrowImports(of other: SourceUnit) {
        if other !== self, !lenders.contains(where: { $0 === other }) { lenders.append(other) }
    }

    /// Something to tell the user of an offset.
    func diagnostic(_ severity: ModuleOutput.Diagnostic.Severity, _ message: String, at offset: Int) -> ModuleOutput.Diagnostic {
        let place = position(of: offset)
        return .init(path: path, line: place.line, column: place.column, severity: severity, message: message)
    }

    /// The name of the file without its folder.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The line and the column in bytes, both from 1, of an offset.
    func position(of offset: Int) -> (line: Int, column: Int) {
        let starts = lineStarts ?? LineTable.starts(of: bytes)
        lineStarts = starts
        return LineTable.position(of: offset, starts)
    }

    /// Replaces a node, without the trivia around it, by spaces.
    func blank(_ node: some SyntaxProtocol) { edits.blank(node.textRange, in: bytes) }

    /// Replaces a node, without the trivia around it. Line breaks of the node are kept; a shorter text is filled up with spaces.
    func replace(_ node: some SyntaxProtocol, with text: String) { replace(node.textRange, with: text) }

    /// Replaces a range. Line breaks are kept; a shorter text is filled up with spaces, so that what follows keeps its column.
    func replace(_ range: Range<Int>, with text: String) {
        let old = bytes[range]
        let breaks = old.count { $0 == UInt8(ascii: "\n") }
        if breaks > 0 {
            let last = old.lastIndex(of: UInt8(ascii: "\n"))!
            let tail = String(repeating: " ", count: old.endIndex - last - 1)
            edits.replace(range, with: text + String(repeating: "\n", count: breaks) + tail)
        } else {
            edits.replace(range, with: text + String(repeating: " ", count: max(0, old.count - text.utf8.count)))
        }
    }

    /// Whether a line break lies between two offsets.
    func hasLineBreak(_ range: Range<Int>) -> Bool { bytes[range].contains(UInt8(ascii: "\n")) }
}

/// The lines of a text.
enum LineTable {
    /// The offsets at which lines start.
    static func starts(of bytes: [UInt8]) -> [Int] {
        bytes.withUnsafeBufferPointer { buffer in
            var starts = [0]
            var rest = buffer[...]
            while let next = rest.firstIndex(of: UInt8(ascii: "\n")) {
                starts.append(next + 1)
                rest = rest[(next + 1)...]
            }
            return starts
        }
    }

    /// The line and the column in bytes, both from 1, of an offset.
    static func position(of offset: Int, _ starts: [Int]) -> (line: Int, column: Int) {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return (low, offset - starts[low - 1] + 1)
    }
}

extension SyntaxProtocol {
    /// The node's range without the trivia around it, as UTF-8 offsets.
    var textRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The node's text on one line and without comments.
    var flatText: String {
        var result = ""
        var previous: TokenSyntax?
        for token in tokens(viewMode: .sourceAccurate) {
            if let previous, !previous.trailingTrivia.isEmpty || !token.leadingTrivia.isEmpty { result += " " }
            result += token.text
            previous = token
        }
        return result
    }
}
