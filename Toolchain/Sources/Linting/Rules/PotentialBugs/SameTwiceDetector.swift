import SwiftSyntax

/// What stands twice where it should stand once.
final class SameTwiceDetector: Detector, SwiftScanner {
    static let operands = Issue(
        "IdenticalOperands", SameTwiceDetector.self, like: "identical_operands", .correctness, "A value is compared with itself",
        why: "The result is known beforehand; something else was meant.", priority: 6, isEnabledByDefault: false,
        noncompliant: ["let same = ↓a.b == a.b\n"], compliant: ["let same = a.b == c.b\nlet sum = a + a\n"])
    static let conditions = Issue(
        "DuplicateConditions", SameTwiceDetector.self, like: "duplicate_conditions", .correctness, "Two branches have one condition",
        why: "The second is never taken.", priority: 7, severity: .error,
        noncompliant: ["if ↓a {\n    f()\n} else if ↓a {\n    g()\n}\n"], compliant: ["if a {\n    f()\n} else if b {\n    g()\n}\n"])
    static let cases = Issue(
        "DuplicateCases", SameTwiceDetector.self, like: "duplicate_enum_cases", .correctness, "Two cases have one name",
        why: "The compiler cannot tell them apart.", severity: .error,
        noncompliant: ["enum A {\n    case ↓a\n    case ↓a(Int)\n}\n"], compliant: ["enum A {\n    case a\n    case b\n}\n"])
    static let keys = Issue(
        "DuplicateKeys", SameTwiceDetector.self, like: "duplicated_key_in_dictionary_literal", .correctness, "Two entries have one key",
        why: "A dictionary literal with a key twice ends the app.", priority: 7,
        noncompliant: ["let a = [\"x\": 1, ↓\"x\": 2]\n"], compliant: ["let a = [\"x\": 1, \"y\": 2]\nlet b = [UUID(): 1, UUID(): 2]\n"])

    func register(_ visits: SwiftVisits) {
        visits.visit(SequenceExprSyntax.self) { context, node in
            for comparison in Comparison.all(in: node) where Self.text(comparison.left) == Self.text(comparison.right) {
                // What is called may answer otherwise the second time only if it is a macro.
                guard !comparison.left.is(MacroExpansionExprSyntax.self) else { continue }
                context.report(Self.operands, range: comparison.range, "This value is compared with itself.")
            }
        }
        visits.visit(IfExprSyntax.self) { context, node in
            guard node.parent?.is(IfExprSyntax.self) != true else { return }
            var branches: [(parts: Set<String>, node: Syntax)] = []
            var current: IfExprSyntax? = node
            while let branch = current {
                branches.append((Set(branch.conditions.map { Self.text($0.condition) }), Syntax(branch.conditions)))
                if case .ifExpr(let next)? = branch.elseBody { current = next } else { current = nil }
            }
            Self.report(context, branches, "Two branches have this condition; the second is never taken.")
        }
        visits.visit(SwitchExprSyntax.self) { context, node in
            var branches: [(parts: Set<String>, node: Syntax)] = []
            for case .switchCase(let one) in node.cases {
                guard case .case(let label) = one.label else { continue }
                for item in label.caseItems {
                    branches.append(
                        ([Self.text(item.pattern) + " " + (item.whereClause.map { Self.text($0) } ?? "")], Syntax(item.pattern)))
                }
            }
            Self.report(context, branches, "Two cases have this pattern; the second is never taken.")
        }
        visits.visit(EnumDeclSyntax.self) { context, node in
            let elements = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap { Array($0.elements) }
            let groups = Dictionary(grouping: elements) { $0.name.identifierText }
            for element in elements where (groups[element.name.identifierText]?.count ?? 0) > 1 {
                context.report(Self.cases, at: element, "Another case is called \"\(element.name.text)\", too.")
            }
        }
        visits.visit(DictionaryExprSyntax.self) { context, node in
            guard case .elements(let elements) = node.content, elements.count > 1 else { return }
            var seen: Set<String> = []
            for element in elements {
                let isConstant =
                    element.key.is(StringLiteralExprSyntax.self) || element.key.is(IntegerLiteralExprSyntax.self)
                    || element.key.is(FloatLiteralExprSyntax.self) || element.key.is(BooleanLiteralExprSyntax.self)
                    || element.key.is(DeclReferenceExprSyntax.self)
                    || element.key.is(MemberAccessExprSyntax.self) && !element.key.hasToken { $0.tokenKind == .leftParen }
                guard isConstant, !seen.insert(Self.text(element.key)).inserted else { continue }
                context.report(Self.keys, at: element.key, "This key stands before; the app ends here.")
            }
        }
    }

    /// Reports all branches whose parts another has, too.
    private static func report(_ context: SwiftContext, _ branches: [(parts: Set<String>, node: Syntax)], _ message: String) {
        guard branches.count > 1 else { return }
        let counts = Dictionary(branches.map { ($0.parts, 1) }, uniquingKeysWith: +)
        guard counts.count < branches.count else { return }
        for branch in branches where counts[branch.parts] ?? 0 > 1 { context.report(conditions, at: branch.node, message) }
    }

    /// The words of a node, without the space between them.
    private static func text(_ node: some SyntaxProtocol) -> String {
        node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
    }
}
