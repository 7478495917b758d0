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
        compliant: ["// All is done.\nlet todo = 1\n", "let a = \"// TODO: no comment\"\n"],
        debt: 10, aliases: ["todo"],
        options: [IssueOption("values", ["TODO:", "FIXME:", "STOPSHIP:"], "The words that are looked for.")])

    func visitFile(_ context: SwiftContext) {
        let words = context.settings(for: Self.issue).strings("values")
        for comment in context.file.comments {
            guard let word = words.first(where: { comment.text.contains($0) }) else { continue }
            context.report(Self.issue, range: comment.range, "This comment contains \"\(word)\", which says that something is to be done.")
        }
    }
}
