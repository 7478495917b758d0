import SwiftSyntax

/// Conditions of many parts, and types of many functions.
final class ManyPartsDetector: Detector, SwiftScanner {
    static let condition = Issue(
        "ComplexCondition", ManyPartsDetector.self, .complexity, "A condition has too many parts",
        why: "A long condition is mistaken easily. Give its parts names.", debt: 20,
        options: [IssueOption("threshold", 4, "The number of parts from which on it is reported.")],
        noncompliant: ["func f() {\n    if ↓a && b || c && d { g() }\n}\n"], compliant: ["func f() {\n    if a && b { g() }\n}\n"])
    static let functions = Issue(
        "TooManyFunctions", ManyPartsDetector.self, .complexity, "A type has too many functions",
        why: "A type of many functions has several tasks. Split it.", debt: 20,
        options: [IssueOption("threshold", 25, "The most functions in a type.")],
        noncompliant: [Example("class ↓A {\n    func a() {}\n    func b() {}\n}\n", options: ["threshold": 1])],
        compliant: [Example("class A {\n    func a() {}\n}\n", options: ["threshold": 1])])

    func register(_ visits: SwiftVisits) {
        visits.visit(ConditionElementSyntax.self) { context, node in
            guard case .expression(let expression) = node.condition else { return }
            let most = context.settings(for: Self.condition).int("threshold")
            let parts =
                1
                + expression.tokens(viewMode: .sourceAccurate)
                .count { if case .binaryOperator(let text) = $0.tokenKind { text == "&&" || text == "||" } else { false } }
            if parts >= most {
                context.report(Self.condition, at: node, "This condition has \(parts) parts; less than \(most) are allowed.")
            }
        }
        visits.visit(ClassDeclSyntax.self) { [self] in look($0, $1.memberBlock, $1.name) }
        visits.visit(StructDeclSyntax.self) { [self] in look($0, $1.memberBlock, $1.name) }
        visits.visit(EnumDeclSyntax.self) { [self] in look($0, $1.memberBlock, $1.name) }
        visits.visit(ActorDeclSyntax.self) { [self] in look($0, $1.memberBlock, $1.name) }
    }

    private func look(_ context: SwiftContext, _ block: MemberBlockSyntax, _ name: TokenSyntax) {
        let most = context.settings(for: Self.functions).int("threshold")
        let count = block.members.count { $0.decl.is(FunctionDeclSyntax.self) }
        if count > most { context.report(Self.functions, at: name, "This type has \(count) functions; \(most) are allowed.") }
    }
}
