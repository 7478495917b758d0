import SwiftSyntax

/// Functions with too many ways through them.
final class CyclomaticDetector: Detector, SwiftScanner {
    static let cyclomatic = Issue(
        "CyclomaticComplexMethod", CyclomaticDetector.self, like: "cyclomatic_complexity", .complexity,
        "There are too many ways through a function",
        why: """
            McCabe's number counts the ways through a function: 1, and 1 more for each `if`, `guard`, `for`, `while`, `repeat`, `case`,
            `catch`, `? :`, `&&`, `||` and `??`. Each way needs a test. Give the parts names of their own.
            """, priority: 5, debt: 20,
        options: [
            IssueOption("threshold", 10, "The greatest number allowed."),
            IssueOption("ignores_case_statements", false, "Whether the cases of a switch do not count."),
        ],
        noncompliant: [Example("↓func f(_ a: Bool, _ b: Bool) {\n    if a && b { g() }\n}\n", options: ["threshold": 2])],
        compliant: [Example("func f(_ a: Bool) {\n    if a { g() }\n}\n", options: ["threshold": 2])])
    static let cognitive = Issue(
        "CognitiveComplexMethod", CyclomaticDetector.self, .complexity, "A function is hard to follow",
        why: """
            Cognitive complexity counts what breaks the flow of reading, and more for what is nested. Return early, and give the parts names
            of their own.
            """, priority: 5, debt: 20, options: [IssueOption("threshold", 15, "The greatest number allowed.")],
        noncompliant: [
            Example("↓func f(_ a: Bool, _ b: Bool) {\n    if a {\n        if b { g() }\n    }\n}\n", options: ["threshold": 2])
        ],
        compliant: [Example("func f(_ a: Bool) {\n    if a { g() }\n}\n", options: ["threshold": 2])])

    func register(_ visits: SwiftVisits) {
        visits.visit(FunctionDeclSyntax.self) { [self] in if $1.body != nil { look($0, $1, at: $1.funcKeyword) } }
        visits.visit(InitializerDeclSyntax.self) { [self] in if $1.body != nil { look($0, $1, at: $1.initKeyword) } }
    }

    private func look(_ context: SwiftContext, _ node: some SyntaxProtocol, at token: TokenSyntax) {
        let settings = context.settings(for: Self.cyclomatic)
        var number = Complexity.cyclomatic(of: node)
        let most = settings.int("threshold")
        if number > most, settings.bool("ignores_case_statements") {
            number -= node.tokens(viewMode: .sourceAccurate)
                .count { $0.tokenKind == .keyword(.case) && $0.parent?.is(SwitchCaseLabelSyntax.self) == true }
        }
        if number > most {
            context.report(Self.cyclomatic, at: token, "There are \(number) ways through this function; \(most) are allowed.")
        }
        let mostCognitive = context.settings(for: Self.cognitive).int("threshold")
        let cognitive = Complexity.cognitive(of: node)
        if cognitive > mostCognitive {
            context.report(
                Self.cognitive, at: token, "This function's cognitive complexity is \(cognitive); \(mostCognitive) is allowed.")
        }
    }
}
