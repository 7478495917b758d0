import SwiftSyntax

/// How comments are written.
final class CommentFormDetector: Detector, SwiftScanner {
    static let spacing = Issue(
        "CommentSpacing", CommentFormDetector.self, like: "comment_spacing", .comments, "A comment begins without space",
        why: "Words are read more easily after a space.", priority: 1, debt: 1,
        noncompliant: ["//↓Something\n", "//:↓Something\n"], compliant: ["// Something\n/// Something\n//: Something\n///////////\n"])
    static let local = Issue(
        "LocalDocComment", CommentFormDetector.self, like: "local_doc_comment", .comments, "A documentation comment in a body",
        why: "No tool shows it. Two slashes are for who reads the code.", priority: 1, debt: 1, isEnabledByDefault: false,
        noncompliant: ["func f() {\n    ↓/// Says why.\n    g()\n}\n"],
        compliant: ["/// Says what.\nfunc f() {\n    // Says why.\n    g()\n}\n"])
    static let empty = Issue(
        "EmptyComment", CommentFormDetector.self, .comments, "A comment says nothing", why: "Take it out, or say something.", priority: 1,
        debt: 1,
        noncompliant: ["let a = 1\n↓/* */\nlet b = 1\n"], compliant: ["/* One. */\nlet a = 1\n"])

    func visitFile(_ context: SwiftContext) {
        for comment in context.file.comments {
            if comment.kind == .line || comment.kind == .docLine { spacing(context, comment) }
            if comment.kind == .block || comment.kind == .docBlock, comment.content.isEmpty, !comment.text.contains("**") {
                context.report(Self.empty, range: comment.range, "This comment says nothing.")
            }
        }
    }

    private func spacing(_ context: SwiftContext, _ comment: Comment) {
        let bytes = Array(comment.text.utf8)
        var slashes = bytes.prefix { $0 == 47 }.count
        // What a playground shows begins with "//:".
        if slashes < bytes.count, bytes[slashes] == 58, slashes == 2 { slashes += 1 }
        guard slashes < bytes.count else { return }
        // Playgrounds and tools have marks of their own: "//:", "//#-", "//!", "//<".
        let next = bytes[slashes]
        let isWord =
            next >= 128 || next >= 48 && next <= 57 || next >= 65 && next <= 90 || next >= 97 && next <= 122
            || [95, 34, 39, 40, 91, 46, 45, 42, 96, 44, 123, 64, 36, 38].contains(next)
        guard isWord, slashes >= 2 else { return }
        let place = comment.range.lowerBound + slashes
        context.report(
            Self.spacing, range: place..<place, "Begin this comment with a space.", fix: Fix(replacing: place..<place, with: " "))
    }

    func register(_ visits: SwiftVisits) {
        visits.visit(CodeBlockSyntax.self) { context, node in
            for statement in node.statements where !statement.item.is(DeclSyntax.self) {
                var offset = statement.position.utf8Offset
                for piece in statement.leadingTrivia {
                    let length = piece.sourceLength.utf8Length
                    switch piece {
                    case .docLineComment, .docBlockComment:
                        context.report(Self.local, range: offset..<offset + length, "No tool shows this; use two slashes.")
                    default: break
                    }
                    offset += length
                }
            }
        }
    }
}
