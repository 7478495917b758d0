import Foundation

/// Comments that say that something is still to be done.
final class OpenMarkerDetector: Detector, SwiftScanner {
    static let issue = Issue(
        id: "ForbiddenComment", briefDescription: "A comment says that something is to be done",
        explanation: """
            What is left to be done is forgotten in a comment. Do it, or write it down where tasks are kept.
            """,
        category: .comments, priority: 3, severity: .warning, implementation: Implementation(OpenMarkerDetector.self, .swiftFile),
        noncompliant: [
            "↓// TODO: check the input\nlet a = 1\n",
            "func f() {\n    ↓/* FIXME: leaks */\n}\n",
        ],
        compliant: [
            "// All is done, and mentodo: is no word.\nlet todo = 1\n", "// notaTODO: a word of its own\n",
            "let a = \"// TODO: no comment\"\n",
        ],
        debt: 10, aliases: ["todo"],
        options: [IssueOption("values", ["TODO:", "TODO(", "FIXME:", "FIXME(", "STOPSHIP:"], "The words that are looked for.")])

    func visitFile(_ context: SwiftContext) {
        let words = context.settings(for: Self.issue).strings("values")
        for comment in context.file.comments {
            guard let word = words.first(where: { Self.stands($0, in: comment.text) }) else { continue }
            context.report(Self.issue, range: comment.range, "This comment contains \"\(word)\", which says that something is to be done.")
        }
    }

    /// Whether a word stands in a text, and not at the end of another word.
    private static func stands(_ word: String, in text: String) -> Bool {
        guard text.hasBytes(of: word) else { return false }
        guard word.first?.isLetter == true else { return true }
        var rest = text[...]
        while let place = rest.range(of: word) {
            if place.lowerBound == text.startIndex || !text[text.index(before: place.lowerBound)].isLetter { return true }
            rest = rest[place.upperBound...]
        }
        return false
    }
}
