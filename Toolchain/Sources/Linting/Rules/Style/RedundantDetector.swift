@_spi(RawSyntax) import SwiftSyntax

/// Words that say nothing.
final class RedundantDetector: Detector, SwiftScanner {
    static let coalescing = Issue(
        "RedundantNilCoalescing", RedundantDetector.self, like: "redundant_nil_coalescing", .style, "`?? nil` does nothing",
        why: "It puts nothing in the place of nothing.", priority: 2, debt: 1, isEnabledByDefault: false,
        noncompliant: ["let a: Int? = b ↓?? nil\n"], compliant: ["let a: Int = b ?? 0\n"])
    static let stringValue = Issue(
        "RedundantRawValue", RedundantDetector.self, like: "redundant_string_enum_value", .style, "A raw value is the case's name",
        why: "It is that anyway.", priority: 2, debt: 2,
        noncompliant: ["enum A: String {\n    case one = ↓\"one\"\n}\n"],
        compliant: ["enum A: String {\n    case one = \"1\"\n    case two = \"two\"\n}\n"])
    static let discard = Issue(
        "RedundantDiscardableLet", RedundantDetector.self, like: "redundant_discardable_let", .style, "`let _ =` is `_ =`",
        why: "Nothing is declared.", priority: 1, debt: 1,
        options: [IssueOption("ignore_swiftui_view_bodies", false, "Whether code that builds a view is left alone.")],
        noncompliant: ["func g() {\n    ↓let _ = f()\n}\n"],
        compliant: ["func g() {\n    _ = f()\n    if let _ = a {}\n    let _: Int = f()\n}\n"])
    static let object = Issue(
        "UnneededBreak", RedundantDetector.self, like: "unneeded_break_in_switch", .style, "A `break` at the end of a case",
        why: "Cases end there anyway.", priority: 2, debt: 1,
        noncompliant: ["switch a {\ncase 1:\n    f()\n    ↓break\ndefault:\n    break\n}\n"],
        compliant: ["switch a {\ncase 1:\n    f()\ndefault:\n    break\n}\n"])
    static let explicitInit = Issue(
        "ExplicitInit", RedundantDetector.self, like: "explicit_init", .style, "`.init` is written out",
        why: "`Type()` says it.", priority: 1, debt: 1, isEnabledByDefault: false,
        noncompliant: ["let a = Foo↓.init()\n"], compliant: ["let a = Foo()\nlet b: Foo = .init()\nlet c = foo.init()\n"])
    static let semicolon = Issue(
        "TrailingSemicolon", RedundantDetector.self, like: "trailing_semicolon", .style, "A line ends with a semicolon",
        why: "Lines end statements.", priority: 1, debt: 1,
        noncompliant: ["let a = 0↓;\n"], compliant: ["let a = 0; let b = 1\n"])
    static let fallthroughOnly = Issue(
        "FallthroughOnly", RedundantDetector.self, like: "no_fallthrough_only", .style, "A case only falls through",
        why: "Cases with one body are listed with commas.", priority: 2, debt: 2,
        noncompliant: ["switch a {\ncase 1:\n    ↓fallthrough\ncase 2:\n    f()\ndefault:\n    g()\n}\n"],
        compliant: ["switch a {\ncase 1, 2:\n    f()\ndefault:\n    g()\n}\n"])
    static let anyFallthrough = Issue(
        "Fallthrough", RedundantDetector.self, like: "fallthrough", .style, "A case falls through",
        why: "Who reads the second case does not know of the first.", priority: 2, isEnabledByDefault: false,
        noncompliant: ["switch a {\ncase 1:\n    f()\n    ↓fallthrough\ndefault:\n    g()\n}\n"],
        compliant: ["switch a {\ncase 1, 2:\n    f()\ndefault:\n    g()\n}\n"])

    func register(_ visits: SwiftVisits) {
        visits.visit(SequenceExprSyntax.self) { context, node in
            let elements = Array(node.elements)
            for (index, element) in elements.enumerated().dropFirst() where index + 1 < elements.count {
                guard let op = element.as(BinaryOperatorExprSyntax.self), op.operator.text == "??", elements[index + 1].isNil else {
                    continue
                }
                let range = elements[index - 1].end..<elements[index + 1].end
                context.report(Self.coalescing, at: op, "This does nothing.", fix: Fix(replacing: range, with: ""))
            }
        }
        visits.visit(EnumDeclSyntax.self) { context, node in
            guard node.inheritanceClause?.inheritedTypes.contains(where: { $0.type.trimmedDescription == "String" }) == true else { return }
            let elements = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap { Array($0.elements) }
            func isRedundant(_ element: EnumCaseElementSyntax) -> Bool {
                element.rawValue?.value.as(StringLiteralExprSyntax.self)?.segments.trimmedDescription == element.name.identifierText
            }
            // As long as one has a value of its own, writing all of them out is a choice.
            guard elements.allSatisfy({ $0.rawValue == nil || isRedundant($0) }) else {
                return
            }
            for element in elements {
                guard let raw = element.rawValue else { continue }
                context.report(
                    Self.stringValue, at: raw.value, "This is the case's name anyway.",
                    fix: Fix(replacing: element.name.end..<raw.end, with: ""))
            }
        }
        visits.visit(VariableDeclSyntax.self) { context, node in
            guard node.bindings.count == 1, let binding = node.bindings.first, binding.pattern.is(WildcardPatternSyntax.self),
                binding.typeAnnotation == nil, binding.initializer != nil, node.bindingSpecifier.tokenKind == .keyword(.let),
                node.modifiers.isEmpty, node.attributes.isEmpty
            else { return }
            if context.settings(for: Self.discard).bool("ignore_swiftui_view_bodies"), Self.isInViewBuilder(node) { return }
            let range = node.bindingSpecifier.start..<binding.start
            context.report(Self.discard, at: node, "\"_ =\" is enough.", fix: Fix(replacing: range, with: ""))
        }
        visits.visit(SwitchCaseSyntax.self) { context, node in
            guard let last = node.statements.last else { return }
            if node.statements.count > 1, let broken = last.item.as(BreakStmtSyntax.self), broken.label == nil {
                context.report(Self.object, at: broken, "A case ends here anyway.")
            }
            guard node.statements.count == 1, last.item.is(FallThroughStmtSyntax.self),
                let list = node.parent?.as(SwitchCaseListSyntax.self),
                let index = list.firstIndex(where: { $0.id == node.id })
            else { return }
            let after = list.index(after: index)
            if after < list.endIndex, case .switchCase(let next) = list[after], next.attribute != nil { return }
            context.report(Self.fallthroughOnly, at: last.item, "List the cases with commas.")
        }
        visits.visit(FallThroughStmtSyntax.self) { context, node in
            context.report(Self.anyFallthrough, at: node, "Who reads the next case does not know of this one.")
        }
        visits.visit(FunctionCallExprSyntax.self) { context, node in
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.tokenKind == .keyword(.`init`),
                let base = member.base, Self.isType(base)
            else { return }
            let range = base.end..<member.end
            context.report(
                Self.explicitInit, range: range, "\"\(base.trimmedDescription)()\" says it.", fix: Fix(replacing: range, with: ""))
        }
        visits.visit(TokenSyntax.self) { context, node in
            guard node.rawTokenKind == .semicolon else { return }
            let next = node.nextToken(viewMode: .sourceAccurate)
            guard
                next == nil || next?.tokenKind == .endOfFile || node.trailingTrivia.contains(where: \.isNewline)
                    || next?.leadingTrivia.contains(where: \.isNewline) == true
            else { return }
            context.report(
                Self.semicolon, at: node, "A line's end ends the statement.", fix: Fix(replacing: node.start..<node.end, with: ""))
        }
    }

    private static func isType(_ expression: ExprSyntax) -> Bool {
        if let generic = expression.as(GenericSpecializationExprSyntax.self) { return isType(generic.expression) }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            guard let base = member.base, member.declName.baseName.text.first?.isUppercase == true else { return false }
            return isType(base)
        }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return name.first?.isUppercase == true
    }

    /// Whether a declaration stands directly in a function or property that builds a view: a result builder takes no assignment.
    private static func isInViewBuilder(_ node: VariableDeclSyntax) -> Bool {
        var place = node.parent
        while let here = place {
            if let function = here.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.trimmedDescription == "some View" || function.attributes.has("ViewBuilder")
            }
            if let variable = here.as(VariableDeclSyntax.self), let binding = variable.bindings.first {
                return variable.attributes.has("ViewBuilder")
                    || binding.typeAnnotation?.type.trimmedDescription == "some View"
                        && ["body", "previews"].contains(binding.pattern.trimmedDescription)
            }
            if let macro = here.asProtocol((any FreestandingMacroExpansionSyntax).self), macro.macroName.text == "Preview" { return true }
            if here.is(MemberBlockSyntax.self) { return false }
            place = here.parent
        }
        return false
    }
}
