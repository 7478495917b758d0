import SwiftSyntax

/// Exchanging methods at run time (Objective-C Runtime, `method_exchangeImplementations`): Swift's calls cannot be led elsewhere, so a
/// method that may be exchanged asks first whether it was. Its body goes into a method of another name, which can be called even if
/// a subclass overrides the method.
///
/// Methods get such a hook that are `@objc dynamic`, and in a module that exchanges methods all that Objective-C would see.
final class ExchangeRule {
    /// The functions whose use says that a module exchanges methods.
    private static let functions: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod",
    ]

    let context: LoweringContext
    private let exchanges: Bool
    private let functionNames: Set<String>
    private let conventions: [String: AttributeSyntax]
    /// The lines of the methods that have their hooks already: a class may be described more than once.
    private var hooked: [ObjectIdentifier: [String]] = [:]

    init(context: LoweringContext) {
        self.context = context
        exchanges = context.knowledge.scanners.contains { !$0.sites.identifiers.isDisjoint(with: ExchangeRule.functions) }
        conventions = context.knowledge.scanners.reduce(into: [:]) { $0.merge($1.conventions) { $1 } }
        functionNames = context.knowledge.scanners.reduce(into: []) { $0.formUnion($1.functionAliases) }
    }

    // MARK: Bodies as functions

    /// `unsafeBitCast` to a function that only Objective-C has takes the body of a method.
    private func lowerBitCasts(_ unit: SourceUnit, _ scanner: Scanner) {
        let convention = FunctionConvention(knowledge: context.knowledge)
        for call in scanner.sites.bitCasts {
            guard let target = call.arguments.last?.expression.as(MemberAccessExprSyntax.self), target.declName.baseName.text == "self",
                let base = target.base
            else { continue }
            var found = base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self) ? conventions[base.lastName] : nil
            if found == nil { found = ConventionFinder(base).found }
            guard let found, found.argumentText == "c", convention.isObjectiveC(found) else { continue }
            unit.imports.insert("ObjCRuntime")
            unit.edits.insert("ObjCRuntime.MethodBody.", at: call.calledExpression.textRange.lowerBound)
        }
    }

    // MARK: Blocks

    /// A block that is handed over `as Any` is handed over as the function it is: what it takes could not be told any more.
    func apply() {
        for (unit, scanner) in zip(context.knowledge.units, context.knowledge.scanners) {
            lowerBitCasts(unit, scanner)
            for call in scanner.sites.blocks {
                guard let sequence = call.arguments.first?.expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
                    let first = sequence.elements.first, let last = sequence.elements.last?.as(TypeExprSyntax.self),
                    ["Any", "AnyObject"].contains(last.type.trimmedDescription),
                    sequence.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) })
                else { continue }
                unit.edits.blank(first.textRange.upperBound..<sequence.textRange.upperBound, in: unit.bytes)
            }
        }
    }

    // MARK: Methods

    /// Gives a method a hook; returns the line that registers it, or nothing if it gets none.
    func hook(_ member: Member, of typeName: String, in container: DeclContainer) -> [String] {
        guard exchanges || member.isDynamic, canAsk(member, container) else { return [] }
        return hook(member, of: typeName, selector: context.knowledge.rootSelector(of: member))
    }

    private func canAsk(_ member: Member, _ container: DeclContainer) -> Bool {
        guard let function = member.syntax.as(FunctionDeclSyntax.self), function.body != nil, !member.isGeneric, !member.isAsync,
            container.type?.isGeneric != true, member.returnType.map({ !$0.flatText.contains("Self") }) ?? true,
            function.genericWhereClause == nil, function.signature.effectSpecifiers?.flatText.contains("rethrows") != true,
            MemberText.arguments(member.parameters) != nil, container.type.map({ $0.kind == .class }) ?? true
        else { return false }
        // What does not escape cannot be put into a list of arguments.
        return !member.parameters.contains { parameter in
            if parameter.isInout || parameter.isVariadic || parameter.isAutoclosure { return true }
            if parameter.type.is(OptionalTypeSyntax.self) { return false }
            if let attributed = parameter.type.as(AttributedTypeSyntax.self) {
                return parameter.isFunction && attributed.attributes.allSatisfy { !$0.isNamed("escaping") }
            }
            return parameter.isFunction || functionNames.contains(parameter.type.flatText)
        }
    }

    private func hook(_ member: Member, of typeName: String, selector: String) -> [String] {
        if let known = hooked[ObjectIdentifier(member)] { return known }
        guard let function = member.syntax.as(FunctionDeclSyntax.self), let body = function.body,
            let handedOn = MemberText.arguments(member.parameters)
        else { return [] }
        var result = member.returnType?.flatText ?? "Void"
        if result.hasSuffix("!") { result = String(result.dropLast()) + "?" }
        let name = "__objcOriginal_\(String(typeName.map { $0 == "." ? "_" : $0 }))_\(function.name.text.trimmedBackticks)"
        let attempt = member.isThrowing ? "try " : ""
        let kind = member.isStatic ? "static " : "final "
        let isolation = member.modifiers.first { $0.name.text == "nonisolated" }.map { $0.flatText + " " } ?? ""
        let attributes = member.attributes.filter { $0.isNamed("MainActor") || $0.isNamed("discardableResult") }.map { $0.flatText + " " }
        let arguments = member.parameters.map(\.name).joined(separator: ", ")
        member.unit.edits.insert(
            "{ if ObjCRuntime.MethodHooks.isActive, let __replaced = ObjCRuntime.MethodHooks.run(\(typeName).self, \"\(selector)\", self, [\(arguments)], as: (\(result)).self) { return __replaced }; return \(attempt)\(name)(\(handedOn)) }; \(attributes.joined())\(isolation)fileprivate \(kind)func \(name)\(function.signature.flatText) ",
            at: body.leftBrace.textRange.lowerBound)
        member.unit.imports.insert("ObjCRuntime")

        let values = member.parameters.enumerated().map { index, parameter in
            let value = "ObjCRuntime.ObjCMessage.argument(a, \(index), \"\(selector)\")"
            return parameter.label.map { "\($0): \(value)" } ?? value
        }
        let receiver = member.isStatic ? "(r as! \(typeName).Type)" : "(r as! \(typeName))"
        let registrar = member.isStatic ? "exchangeableClassMethod" : "exchangeableMethod"
        let lines = [
            "d.\(registrar)(\"\(selector)\") { r, \(values.isEmpty ? "_" : "a") in \(member.isThrowing ? "try? " : "")\(receiver).\(name)(\(values.joined(separator: ", "))) }"
        ]
        hooked[ObjectIdentifier(member)] = lines
        return lines
    }

    // MARK: Overrides

    /// The lines for what a class overrides of other modules' classes: methods that are exchanged there have another body here.
    func overrides(of type: TypeNode) -> [String] {
        let overridden = type.members.filter { $0.kind == .method && $0.isOverride && !$0.isStatic && !$0.isDynamic }
        var (lines, fixed): ([String], [String]) = ([], [])
        for member in overridden {
            guard let selector = context.knowledge.foreignSelector(overriddenBy: member, of: type) else { continue }
            if exchanges, !context.referenced.contains(ObjectIdentifier(member)), canAsk(member, type) {
                lines += hook(member, of: type.name, selector: selector)
            } else if !exchanges || !canAsk(member, type) {
                fixed.append("\"\(selector)\"")
            }
        }
        if !fixed.isEmpty { lines.append("d.overrides(\(fixed.joined(separator: ", ")))") }
        return lines
    }
}

extension Knowledge {
    /// The selector of the method of another module's class that a member overrides.
    func foreignSelector(overriddenBy member: Member, of type: TypeNode) -> String? {
        for case .foreign(let known) in chain(from: .own(type)) {
            if let found = known.members.first(where: { !$0.isProperty && $0.name == member.fullName }) {
                return found.selector
            }
        }
        return nil
    }

    /// The selector of the declaration that a member overrides in the end: an override has its name from there.
    func rootSelector(of member: Member) -> String {
        guard member.objcName == nil, let type = member.container.type, type.kind == .class else { return member.selector }
        if member.isOverride, let selector = foreignSelector(overriddenBy: member, of: type) { return selector }
        var result = member.selector
        for case .own(let superclass) in chain(from: .own(type)).dropFirst() {
            if let overridden = superclass.allMembers.first(where: { $0.fullName == member.fullName }) { result = overridden.selector }
        }
        return result
    }
}

extension ExprSyntax {
    /// The last name of a dotted expression.
    fileprivate var lastName: String {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    }
}

/// Finds a `@convention` in an expression that is a type.
private final class ConventionFinder: SyntaxVisitor {
    var found: AttributeSyntax?

    init(_ node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if node.isNamed("convention") { found = node }
        return .skipChildren
    }
}
