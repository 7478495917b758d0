import SwiftSyntax

/// Which lines of a file hold code: something other than comments and space.
final class CodeLines: SwiftFileFact {
    /// How many of the lines before each hold code.
    private let before: [Int]

    init(_ file: SwiftFile) {
        var holds = [Bool](repeating: false, count: file.lines.starts.count + 2)
        for token in file.tokens.tokens { for line in token.line...token.lastLine { holds[line] = true } }
        var (sum, before) = (0, [Int]())
        before.reserveCapacity(holds.count + 1)
        for hold in holds {
            before.append(sum)
            if hold { sum += 1 }
        }
        self.before = before + [sum]
    }

    /// How many lines hold code.
    var count: Int { before[before.count - 1] }

    /// How many of some lines hold code.
    func count(in lines: ClosedRange<Int>) -> Int { before[min(lines.upperBound + 1, before.count - 1)] - before[lines.lowerBound] }

    /// How many lines between two tokens, their own lines left out, hold code.
    func count(between open: TokenSyntax, and close: TokenSyntax, in file: SwiftFile) -> Int {
        let (first, last) = (file.lines.line(open.start) + 1, file.lines.line(close.start) - 1)
        return first <= last ? count(in: first...last) : 0
    }
}
