import SwiftSyntax

/// Functions, closures, types, files and lines that are too long.
final class LengthDetector: Detector, SwiftScanner {
    static let function = Issue(
        "LongMethod", LengthDetector.self, like: "function_body_length", .complexity, "A function is too long",
        why: "A long function does several things. Give the parts names of their own. Lines that hold only comments or space do not count.",
        debt: 20, options: [IssueOption("threshold", 50, "The most lines of code in a body.")],
        noncompliant: [
            Example("↓func f() {\n    a()\n    b()\n}\n", options: ["threshold": 1]),
            Example("var a: Int {\n    ↓get {\n        f()\n        return 1\n    }\n}\n", options: ["threshold": 1]),
            Example("↓subscript(a: Int) -> Int {\n    f()\n    return 1\n}\n", options: ["threshold": 1]),
        ],
        compliant: [Example("func f() {\n    // Says why.\n\n    a()\n}\n", options: ["threshold": 1])])
    static let closure = Issue(
        "LongClosure", LengthDetector.self, like: "closure_body_length", .complexity, "A closure is too long",
        why: "A long closure hides what the function around it does. Make it a function with a name.", debt: 20,
        options: [IssueOption("threshold", 30, "The most lines of code in a closure.")], isEnabledByDefault: false,
        noncompliant: [Example("f ↓{\n    a()\n    b()\n}\n", options: ["threshold": 1])],
        compliant: [Example("f {\n    a()\n}\n", options: ["threshold": 1])])
    static let type = Issue(
        "LargeType", LengthDetector.self, like: "type_body_length", .complexity, "A type is too long",
        why: "A long type has several tasks. Split it. Lines that hold only comments or space do not count.", debt: 20,
        options: [IssueOption("threshold", 250, "The most lines of code in a type.")],
        noncompliant: [Example("↓class A {\n    let a = 1\n    let b = 2\n}\n", options: ["threshold": 1])],
        compliant: [Example("class A {\n    // One.\n    let a = 1\n}\n", options: ["threshold": 1])])
    static let file = Issue(
        "LongFile", LengthDetector.self, like: "file_length", .complexity, "A file is too long",
        why: "A long file has several topics. Give each a file.", debt: 20,
        options: [
            IssueOption("threshold", 400, "The most lines in a file."),
            IssueOption("ignore_comment_only_lines", false, "Whether lines that hold only comments or space do not count."),
        ],
        noncompliant: [Example("let a = 1\nlet b = 2\n↓let c = 3\n", options: ["threshold": 2])],
        compliant: [Example("let a = 1\nlet b = 2\n", options: ["threshold": 2])])
    static let line = Issue(
        "MaxLineLength", LengthDetector.self, like: "line_length", .complexity, "A line is too long",
        why: "A long line does not fit beside another file, or in a review.", debt: 2,
        options: [
            IssueOption("threshold", 120, "The most characters on a line."),
            IssueOption("ignores_urls", false, "Whether addresses do not count."),
            IssueOption("ignores_comments", false, "Whether lines that only hold a comment are left alone."),
        ],
        noncompliant: [Example("↓let veryLong = 12345\n", options: ["threshold": 10])],
        compliant: [Example("let a = 1\n", options: ["threshold": 10])])

    func register(_ visits: SwiftVisits) {
        visits.visit(FunctionDeclSyntax.self) { [self] in function($0, $1.body, at: $1.funcKeyword) }
        visits.visit(InitializerDeclSyntax.self) { [self] in function($0, $1.body, at: $1.initKeyword) }
        visits.visit(DeinitializerDeclSyntax.self) { [self] in function($0, $1.body, at: $1.deinitKeyword) }
        visits.visit(AccessorDeclSyntax.self) { [self] in function($0, $1.body, at: $1.accessorSpecifier) }
        visits.visit(SubscriptDeclSyntax.self) { context, node in
            guard let block = node.accessorBlock, case .getter = block.accessors else { return }
            let count = context.file.fact(CodeLines.self).count(between: block.leftBrace, and: block.rightBrace, in: context.file)
            let most = context.settings(for: Self.function).int("threshold")
            guard count > most else { return }
            context.report(Self.function, at: node.subscriptKeyword, "This subscript has \(count) lines of code; \(most) are allowed.")
        }
        visits.visit(ClosureExprSyntax.self) { context, node in
            let count = context.file.fact(CodeLines.self).count(between: node.leftBrace, and: node.rightBrace, in: context.file)
            let most = context.settings(for: Self.closure).int("threshold")
            if count > most {
                context.report(Self.closure, at: node, "This closure has \(count) lines of code; \(most) are allowed.")
            }
        }
        visits.visit(ClassDeclSyntax.self) { [self] in type($0, $1.memberBlock, at: $1.classKeyword) }
        visits.visit(StructDeclSyntax.self) { [self] in type($0, $1.memberBlock, at: $1.structKeyword) }
        visits.visit(EnumDeclSyntax.self) { [self] in type($0, $1.memberBlock, at: $1.enumKeyword) }
        visits.visit(ActorDeclSyntax.self) { [self] in type($0, $1.memberBlock, at: $1.actorKeyword) }
    }

    private func function(_ context: SwiftContext, _ body: CodeBlockSyntax?, at token: TokenSyntax) {
        guard let body else { return }
        let count = context.file.fact(CodeLines.self).count(between: body.leftBrace, and: body.rightBrace, in: context.file)
        let most = context.settings(for: Self.function).int("threshold")
        if count > most { context.report(Self.function, at: token, "This function has \(count) lines of code; \(most) are allowed.") }
    }

    private func type(_ context: SwiftContext, _ block: MemberBlockSyntax, at token: TokenSyntax) {
        let count = context.file.fact(CodeLines.self).count(between: block.leftBrace, and: block.rightBrace, in: context.file)
        let most = context.settings(for: Self.type).int("threshold")
        if count > most { context.report(Self.type, at: token, "This type has \(count) lines of code; \(most) are allowed.") }
    }

    func visitFile(_ context: SwiftContext) {
        let lines = context.file.lines
        let settings = context.settings(for: Self.file)
        let most = settings.int("threshold")
        let onlyCode = settings.bool("ignore_comment_only_lines")
        if lines.count > most {
            let count = onlyCode ? context.file.fact(CodeLines.self).count(in: 1...lines.count) : lines.count
            if count > most {
                context.report(Self.file, range: lines.range(lines.count), "This file has \(count) lines; \(most) are allowed.")
            }
        }
        lookAtLines(context)
    }

    private func lookAtLines(_ context: SwiftContext) {
        let settings = context.settings(for: Self.line)
        let most = settings.int("threshold")
        let lines = context.file.lines
        for number in 1...max(1, lines.starts.count) {
            let range = lines.range(number)
            // Characters are no more than bytes.
            guard range.count > most else { continue }
            var text = lines.text(number)
            if settings.bool("ignores_urls") {
                text = text.split(separator: " ", omittingEmptySubsequences: false)
                    .filter { !$0.contains("://") }.joined(separator: " ")
            }
            if settings.bool("ignores_comments"), text.drop(while: \.isWhitespace).hasPrefix("//") { continue }
            let count = text.count
            if count > most { context.report(Self.line, range: range, "This line has \(count) characters; \(most) are allowed.") }
        }
    }
}
