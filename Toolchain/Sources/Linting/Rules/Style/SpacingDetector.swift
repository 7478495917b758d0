import SwiftSyntax

/// Space at ends of lines and files.
final class SpacingDetector: Detector, SwiftScanner {
    static let trailing = Issue(
        "TrailingWhitespace", SpacingDetector.self, like: "trailing_whitespace", .style, "A line ends with space",
        why: "Nobody sees it, and every tool that takes it out makes a change.", priority: 1, debt: 1,
        options: [
            IssueOption("ignores_empty_lines", false, "Whether lines of space alone are left alone."),
            IssueOption("ignores_literals", true, "Whether lines that end within a text are left alone."),
            IssueOption("ignores_comments", true, "Whether lines that end in a comment are left alone."),
        ],
        noncompliant: ["let a = 1↓ \n"], compliant: ["let a = 1\n// A comment. \n"])
    static let newline = Issue(
        "FinalNewline", SpacingDetector.self, like: "trailing_newline", .style, "A file does not end with one line's end",
        why: "Tools that join files, or compare them, expect one.", priority: 1, debt: 1,
        noncompliant: ["let a = 1↓", "let a = 1\n↓\n"], compliant: ["let a = 1\n"])
    static let leading = Issue(
        "LeadingWhitespace", SpacingDetector.self, like: "leading_whitespace", .style, "A file begins with space",
        why: "It says nothing.", priority: 1, debt: 1, noncompliant: ["↓\nlet a = 1\n"], compliant: ["let a = 1\n"])
    static let vertical = Issue(
        "BlankLines", SpacingDetector.self, like: "vertical_whitespace", .style, "Too many blank lines",
        why: "One separates as well as two.", priority: 1, debt: 1,
        options: [IssueOption("max_empty_lines", 1, "The most blank lines in a row.")],
        noncompliant: ["let a = 1\n\n↓\nlet b = 1\n"], compliant: ["let a = 1\n\nlet b = 1\n", "/* a\n\n\n\n*/\n"])

    func visitFile(_ context: SwiftContext) {
        let (file, bytes) = (context.file, context.file.bytes)
        guard !bytes.isEmpty else { return }
        let lines = file.lines
        var blank = 0
        let most = context.settings(for: Self.vertical).int("max_empty_lines")
        let settings = context.settings(for: Self.trailing)
        let texts = file.fact(TextLines.self)
        for number in 1...lines.starts.count {
            let range = lines.range(number)
            let body = bytes[range].reversed().drop { $0 == 32 || $0 == 9 }
            if body.isEmpty {
                blank += number < lines.starts.count ? 1 : 0
                if blank > most, number < lines.starts.count, !texts.contains(range.lowerBound), !texts.isComment(range.lowerBound) {
                    let end = number < lines.starts.count ? lines.starts[number] : bytes.count
                    context.report(
                        Self.vertical, range: range, "There are more than \(most) blank lines here.",
                        fix: Fix(replacing: range.lowerBound..<end, with: ""))
                }
            } else {
                blank = 0
            }
            guard body.count < range.count else { continue }
            if settings.bool("ignores_literals"), texts.contains(range.lowerBound + body.count) { continue }
            if body.isEmpty, settings.bool("ignores_empty_lines") { continue }
            let space = range.lowerBound + body.count..<range.upperBound
            if settings.bool("ignores_comments"), texts.isComment(space.lowerBound) { continue }
            context.report(Self.trailing, range: space, "This line ends with space.", fix: Fix(replacing: space, with: ""))
        }
        ends(context, bytes)
    }

    private func ends(_ context: SwiftContext, _ bytes: [UInt8]) {
        var end = bytes.count
        while end > 0, bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
        let count = bytes[end...].count { $0 == 10 }
        if count != 1 {
            let place = count == 0 ? end : bytes.count - 1
            context.report(
                Self.newline, range: place..<place, "A file ends with one line's end; this one with \(count).",
                fix: Fix(replacing: end..<bytes.count, with: "\n"))
        }
        let start = bytes.firstIndex { $0 != 32 && $0 != 9 && $0 != 10 && $0 != 13 } ?? bytes.count
        if start > 0 {
            context.report(Self.leading, range: 0..<start, "This file begins with space.", fix: Fix(replacing: 0..<start, with: ""))
        }
    }
}

/// Which bytes stand in texts of several lines, and in comments.
final class TextLines: SwiftFileFact {
    private let texts: [Range<Int>]
    private let comments: [Range<Int>]

    init(_ file: SwiftFile) {
        comments = file.comments.map(\.range)
        texts = file.tokens.tokens.filter(\.isText).map(\.whole)
    }

    /// Whether a byte stands in a text.
    func contains(_ offset: Int) -> Bool { Self.find(offset, in: texts) }

    /// Whether a byte stands in a comment, or right after one.
    func isComment(_ offset: Int) -> Bool { Self.find(offset - 1, in: comments) || Self.find(offset, in: comments) }

    private static func find(_ offset: Int, in ranges: [Range<Int>]) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(offset)
    }
}
