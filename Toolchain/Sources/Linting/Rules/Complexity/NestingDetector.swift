import SwiftSyntax

/// Types, functions and statements that stand too deep.
final class NestingDetector: Detector, SwiftScanner {
    static let declarations = Issue(
        "DeepDeclaration", NestingDetector.self, like: "nesting", .complexity, "A type or function is declared too deep",
        why: "What is declared within a declaration within a declaration is found by nobody. Move it out.", debt: 20,
        options: [
            IssueOption("type_level", 1, "How many types a type may stand in."),
            IssueOption("function_level", 2, "How many functions a function may stand in."),
        ],
        noncompliant: ["class A {\n    class B {\n        ↓class C {}\n    }\n}\n"],
        compliant: ["class A {\n    class B {}\n}\n"])
    static let blocks = Issue(
        "NestedBlockDepth", NestingDetector.self, .complexity, "Statements are nested too deep",
        why: "Each level is a condition to keep in mind. Return early with `guard`, and give the inner part a name of its own.", debt: 20,
        options: [IssueOption("threshold", 4, "The most levels.")],
        noncompliant: [
            Example("func f(_ a: [[Int]]) {\n    for b in a {\n        ↓for c in b { g(c) }\n    }\n}\n", options: ["threshold": 1])
        ],
        compliant: [Example("func f(_ a: [Int]) {\n    for b in a { g(b) }\n}\n", options: ["threshold": 1])])

    private var types = 0
    private var functions = 0
    private var depth = 0
    private var outer: [(types: Int, functions: Int)] = []

    override func beforeCheckFile(_ context: Context) { (types, functions, depth, outer) = (0, 0, 0, []) }

    func register(_ visits: SwiftVisits) {
        typeScope(ClassDeclSyntax.self, visits)
        typeScope(StructDeclSyntax.self, visits)
        typeScope(EnumDeclSyntax.self, visits)
        typeScope(ActorDeclSyntax.self, visits)
        typeScope(ExtensionDeclSyntax.self, visits)
        functionScope(FunctionDeclSyntax.self, visits)
        block(IfExprSyntax.self, visits) { $0.parent?.is(IfExprSyntax.self) != true }
        block(ForStmtSyntax.self, visits) { _ in true }
        block(WhileStmtSyntax.self, visits) { _ in true }
        block(RepeatStmtSyntax.self, visits) { _ in true }
        block(SwitchExprSyntax.self, visits) { _ in true }
        block(DoStmtSyntax.self, visits) { _ in true }
    }

    private func typeScope<Node: SyntaxProtocol>(_ type: Node.Type, _ visits: SwiftVisits) {
        visits.visit(type) { [self] context, node in
            outer.append((types, functions))
            let most = context.settings(for: Self.declarations).int("type_level")
            if types > most { context.report(Self.declarations, at: node, "This type stands in \(types) others; \(most) is allowed.") }
            types += 1
            functions = 0
        }
        visits.leave(type) { [self] _, _ in (types, functions) = outer.removeLast() }
    }

    private func functionScope<Node: SyntaxProtocol>(_ type: Node.Type, _ visits: SwiftVisits) {
        visits.visit(type) { [self] context, node in
            outer.append((types, functions))
            let most = context.settings(for: Self.declarations).int("function_level")
            if functions > most {
                context.report(Self.declarations, at: node, "This function stands in \(functions) others; \(most) are allowed.")
            }
            functions += 1
            types = 0
        }
        visits.leave(type) { [self] _, _ in (types, functions) = outer.removeLast() }
    }

    private func block<Node: SyntaxProtocol>(_ type: Node.Type, _ visits: SwiftVisits, where counts: @escaping (Node) -> Bool) {
        visits.visit(type) { [self] context, node in
            guard counts(node) else { return }
            depth += 1
            let most = context.settings(for: Self.blocks).int("threshold")
            if depth == most + 1 {
                context.report(Self.blocks, at: node, "This statement stands \(depth) levels deep; \(most) are allowed.")
            }
        }
        visits.leave(type) { [self] _, node in if counts(node) { depth -= 1 } }
    }
}
