import SwiftSyntax

/// Which lines of a file hold code: something other than comments and space.
final class CodeLines: SwiftFileFact {
    /// How many of the lines before each hold code.
    private let before: [Int]

    init(_ file: SwiftFile) {
        let lines = file.lines
        var holds = [Bool](repeating: false, count: lines.starts.count + 2)
        for token in file.tree.tokens(viewMode: .sourceAccurate) where token.tokenKind != .endOfFile {
            let range = file.range(of: token)
            guard !range.isEmpty else { continue }
            let first = lines.line(range.lowerBound)
            holds[first] = true
            if case .stringSegment = token.tokenKind { for line in first...lines.line(range.upperBound - 1) { holds[line] = true } }
        }
        var (sum, before) = (0, [Int]())
        before.reserveCapacity(holds.count + 1)
        for hold in holds {
            before.append(sum)
            if hold { sum += 1 }
        }
        self.before = before + [sum]
    }

    /// How many of some lines hold code.
    func count(in lines: ClosedRange<Int>) -> Int { before[min(lines.upperBound + 1, before.count - 1)] - before[lines.lowerBound] }

    /// How many lines between two tokens, their own lines left out, hold code.
    func count(between open: TokenSyntax, and close: TokenSyntax, in file: SwiftFile) -> Int {
        let (first, last) = (file.lines.line(open.start) + 1, file.lines.line(close.start) - 1)
        return first <= last ? count(in: first...last) : 0
    }
}
