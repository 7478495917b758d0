import SwiftSyntax

/// What can be said shorter.
final class ShorthandDetector: Detector, SwiftScanner {
    static let binding = Issue(
        "OptionalBindingShorthand", ShorthandDetector.self, like: "shorthand_optional_binding", .style, "`if let a = a` is `if let a`",
        why: "One name is enough since Swift 5.7.", priority: 1, debt: 1, isEnabledByDefault: false,
        noncompliant: ["if ↓let a = a {}\n"], compliant: ["if let a {}\nif let b = a {}\nif let c = self.c {}\n"])
    static let toggle = Issue(
        "Toggle", ShorthandDetector.self, like: "toggle_bool", .style, "A truth is turned around by hand",
        why: "`toggle()` names the variable once.", priority: 1, debt: 1, isEnabledByDefault: false,
        noncompliant: ["func f() {\n    ↓a.b = !a.b\n}\n"], compliant: ["func f() {\n    a.b.toggle()\n    a = !b\n}\n"])
    static let op = Issue(
        "AssignmentShorthand", ShorthandDetector.self, like: "shorthand_operator", .style, "`a = a + b` is `a += b`",
        why: "It names the variable once.", priority: 2, severity: .error, debt: 1,
        noncompliant: ["func f() {\n    ↓a = a + 1\n}\n", "func f() {\n    ↓a = a - b / c\n}\n"],
        compliant: [
            "func f() {\n    a += 1\n    a = b + 1\n    a = 1 - a\n    a = a + b * c + d\n}\nfunc += (a: inout A, b: Int) {\n    a = a + b\n}\n",
            "func f() {\n    a = a + + d\n}\n",
        ])
    static let disjoint = Issue(
        "IsDisjoint", ShorthandDetector.self, like: "is_disjoint", .performance, "An intersection is made to see whether it is empty",
        why: "`isDisjoint(with:)` stops at the first common element.", priority: 3, debt: 2,
        noncompliant: ["let none = a.↓intersection(b).isEmpty\n"], compliant: ["let none = a.isDisjoint(with: b)\n"])
    static let joined = Issue(
        "JoinedWithDefault", ShorthandDetector.self, like: "joined_default_parameter", .style, "The separator is the default's",
        why: "`joined()` puts nothing between.", priority: 1, debt: 1, isEnabledByDefault: false,
        noncompliant: ["let a = b.joined(↓separator: \"\")\n"], compliant: ["let a = b.joined()\nlet c = b.joined(separator: \",\")\n"])
    static let sugar = Issue(
        "ZeroOverExplicitInit", ShorthandDetector.self, like: "prefer_zero_over_explicit_init", .style, "Zeros are written out",
        why: "`.zero` says it.", priority: 1, debt: 1, isEnabledByDefault: false,
        noncompliant: ["let a = ↓CGPoint(x: 0, y: 0)\n"], compliant: ["let a = CGPoint.zero\nlet b = CGPoint(x: 0, y: 1)\n"])
    static let array = Issue(
        "MapToArray", ShorthandDetector.self, like: "array_init", .style, "A sequence is mapped to itself",
        why: "`Array(_:)` says that an array is wanted.", priority: 2, debt: 1, isEnabledByDefault: false,
        noncompliant: ["let a = ↓b.map { $0 }\n"], compliant: ["let a = Array(b)\nlet c = b.map { $0.x }\nlet d = b.map { ($0, 1) }\n"])

    private static let zeros: [String: [String]] = [
        "CGPoint": ["x", "y"], "CGSize": ["width", "height"], "CGRect": ["x", "y", "width", "height"], "CGVector": ["dx", "dy"],
        "UIEdgeInsets": ["top", "left", "bottom", "right"], "NSPoint": ["x", "y"], "NSSize": ["width", "height"],
        "NSRect": ["x", "y", "width", "height"], "NSEdgeInsets": ["top", "left", "bottom", "right"],
    ]
    private static let operators: Set<String> = ["+", "-", "*", "/"]

    var applicableCalls: [String] { ["joined", "map"] + Self.zeros.keys.sorted() }

    func visitCall(_ context: SwiftContext, _ call: SwiftCall) {
        let arguments = Array(call.node.arguments)
        if call.name == "joined" {
            guard arguments.count == 1, arguments[0].label?.text == "separator", arguments[0].expression.trimmedDescription == "\"\"" else {
                return
            }
            let range = arguments[0].start..<arguments[0].end
            context.report(Self.joined, range: range, "\"joined()\" does the same.", fix: Fix(replacing: range, with: ""))
        } else if call.name == "map" {
            guard call.receiver != nil, let closure = call.node.trailingClosure ?? arguments.first?.expression.as(ClosureExprSyntax.self),
                arguments.count + (call.node.trailingClosure == nil ? 0 : 1) == 1, Self.returnsItself(closure)
            else { return }
            context.report(Self.array, at: call.node, "Use \"Array(_:)\".")
        } else if let labels = Self.zeros[call.name], call.receiver == nil {
            guard arguments.map({ $0.label?.text ?? "" }) == labels,
                arguments.allSatisfy({ Double($0.expression.trimmedDescription) == 0 })
            else { return }
            context.report(
                Self.sugar, at: call.node, "\".zero\" says it.",
                fix: Fix(replacing: call.node.start..<call.node.end, with: call.name + ".zero"))
        }
    }

    private static func returnsItself(_ closure: ClosureExprSyntax) -> Bool {
        guard closure.statements.count == 1, let item = closure.statements.first?.item,
            let value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self),
            let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return false }
        switch closure.signature?.parameterClause {
        case nil: return name == "$0"
        case .simpleInput(let list)?: return list.count == 1 && list.first?.name.text == name
        case .parameterClause(let clause)?:
            return clause.parameters.count == 1 && clause.parameters.first.map { ($0.secondName ?? $0.firstName).text == name } == true
        default: return false
        }
    }

    func register(_ visits: SwiftVisits) {
        visits.visit(OptionalBindingConditionSyntax.self) { context, node in
            guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, node.typeAnnotation == nil,
                let value = node.initializer, value.value.as(DeclReferenceExprSyntax.self)?.baseName.text == name.text
            else { return }
            context.report(Self.binding, at: node, "One name is enough.", fix: Fix(replacing: name.end..<value.end, with: ""))
        }
        visits.visit(MemberAccessExprSyntax.self) { context, node in
            guard node.declName.baseName.text == "isEmpty", let call = node.base?.as(FunctionCallExprSyntax.self),
                let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "intersection"
            else { return }
            context.report(Self.disjoint, at: member.declName, "Use \"isDisjoint(with:)\".")
        }
        visits.visit(SequenceExprSyntax.self) { context, node in
            let elements = Array(node.elements)
            guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return }
            let target = elements[0].trimmedDescription
            if elements.count == 3, let negated = elements[2].as(PrefixOperatorExprSyntax.self), negated.operator.text == "!",
                negated.expression.trimmedDescription == target
            {
                let fix = Fix(replacing: node.start..<node.end, with: target + ".toggle()")
                context.report(Self.toggle, at: node, "Use \"toggle()\".", fix: fix)
            }
            // Of more operators all have to bind more closely than the first, or the short form says something else.
            guard elements.count >= 5, !node.hasError, elements[2].trimmedDescription == target,
                let op = elements[3].as(BinaryOperatorExprSyntax.self)?.operator.text, Self.operators.contains(op),
                node.enclosing(FunctionDeclSyntax.self)?.name.text != op + "="
            else { return }
            let others = stride(from: 5, to: elements.count, by: 2).map { elements[$0].trimmedDescription }
            guard others.isEmpty || op == "+" || op == "-", others.allSatisfy({ $0 == "*" || $0 == "/" || $0 == "%" }) else { return }
            let text = "\(target) \(op)= " + context.file.text(elements[4].start..<node.end)
            context.report(Self.op, at: node, "\"\(op)=\" names the variable once.", fix: Fix(replacing: node.start..<node.end, with: text))
        }
    }
}
