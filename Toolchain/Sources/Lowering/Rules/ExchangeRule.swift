import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(ExchangeRule.self) }

/// The lines that register what may be exchanged.
enum ExchangeHooks: Fact {
    struct Value {
        fileprivate var lines: [ObjectIdentifier: String] = [:]
        fileprivate var overrides: [ObjectIdentifier: [String]] = [:]

        /// The line for a method that has a hook.
        func lines(for member: Member) -> [String] { lines[ObjectIdentifier(member)].map { [$0] } ?? [] }
        /// The lines for what a class overrides of other modules' classes: methods that are exchanged there have another body here.
        func overrides(of type: TypeNode) -> [String] { overrides[ObjectIdentifier(type)] ?? [] }
    }

    static var initial: Value { Value() }
}

/// Exchanging methods at run time (Objective-C Runtime, `method_exchangeImplementations`): Swift's calls cannot be led elsewhere, so a
/// method that may be exchanged asks first whether it was. Its body goes into a method of another name, which can be called even if
/// a subclass overrides the method.
///
/// Methods get such a hook that are `@objc dynamic`, and in a module that exchanges methods all that Objective-C would see.
final class ExchangeRule: LoweringRule {
    /// The functions whose use says that a module exchanges methods.
    private static let functions: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod",
    ]

    private let context: RuleContext
    private let exposed: Read<ExposedMembers>
    private let named: Read<NamedMembers>
    private let hooks: Write<ExchangeHooks>
    private let bitCasts: Sites<FunctionCallExprSyntax>
    private let blocks: Sites<FunctionCallExprSyntax>
    private let aliases: Sites<TypeAliasDeclSyntax>
    /// Whether the module exchanges methods at all.
    private var exchanges = false
    /// Names that stand for types of functions.
    private var functionNames: Set<String> = []

    init(_ context: RuleContext) {
        self.context = context
        exposed = context.reads(ExposedMembers.self)
        named = context.reads(NamedMembers.self)
        hooks = context.writes(ExchangeHooks.self)
        bitCasts = context.sites(FunctionCallExprSyntax.self) { $0.calledName == "unsafeBitCast" }
        blocks = context.sites(FunctionCallExprSyntax.self) { $0.calledName == "imp_implementationWithBlock" }
        aliases = context.sites(TypeAliasDeclSyntax.self) { Parameter.isFunction($0.initializer.value) }
    }

    func apply() {
        let aliases = aliases.all.map(\.node)
        functionNames = Set(aliases.map(\.name.text))
        exchanges = context.files.contains { exchangesMethods($0.scanner) }
        lowerBitCasts(aliases)
        for site in blocks.all { handOver(site.node, site.unit) }
        for type in context.knowledge.allTypes where type.kind == .class && !type.attributes.isIsolatedElsewhere {
            for container in type.containers { addHooks(container) }
            guard context.knowledge.isObjectiveC(type) || type.attributes.attribute("objc") != nil else { continue }
            let lines = overrides(of: type)
            if !lines.isEmpty { hooks.update { $0.overrides[ObjectIdentifier(type)] = lines } }
        }
        for node in context.knowledge.extensions where node.extended == nil { addHooks(node) }
    }

    private func exchangesMethods(_ scanner: Scanner) -> Bool { !scanner.identifiers.isDisjoint(with: ExchangeRule.functions) }

    // MARK: Bodies as functions

    /// `unsafeBitCast` to a function that only Objective-C has takes the body of a method.
    private func lowerBitCasts(_ aliases: [TypeAliasDeclSyntax]) {
        let convention = FunctionConvention(knowledge: context.knowledge)
        let conventions = aliases.reduce(into: [:]) { $0[$1.name.text] = $1.initializer.value.convention }
        for site in bitCasts.all {
            guard let target = site.node.arguments.last?.expression.as(MemberAccessExprSyntax.self),
                target.declName.baseName.text == "self", let base = target.base
            else { continue }
            var found = base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self) ? conventions[base.lastName] : nil
            if found == nil { found = ConventionFinder(base).found }
            guard let found, found.argumentText == "c", convention.isObjectiveC(found) else { continue }
            site.unit.imports.insert("ObjCRuntime")
            site.unit.edits.insert("ObjCRuntime.MethodBody.", before: site.node.calledExpression.textRange)
        }
    }

    // MARK: Blocks

    /// A block that is handed over `as Any` is handed over as the function it is: what it takes could not be told any more.
    private func handOver(_ call: FunctionCallExprSyntax, _ unit: SourceUnit) {
        guard let sequence = call.arguments.first?.expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let first = sequence.elements.first, let last = sequence.elements.last?.as(TypeExprSyntax.self),
            ["Any", "AnyObject"].contains(last.type.trimmedDescription),
            sequence.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) })
        else { return }
        unit.edits.blank(first.textRange.upperBound..<sequence.textRange.upperBound, in: unit.bytes)
    }

    // MARK: Methods

    /// Gives the exposed methods of a declaration their hooks.
    private func addHooks(_ container: DeclContainer) {
        for entry in exposed.value.members(of: container) where entry.member.kind == .method && (exchanges || entry.member.isDynamic) {
            let member = entry.member
            if let obstacle = obstacle(to: member, container) {
                report(obstacle, member)
            } else {
                hook(
                    member, of: (container as? TypeNode)?.name ?? container.typeName,
                    selector: context.knowledge.rootSelector(of: member))
            }
        }
    }

    /// A method is surely meant to be exchanged if it is named where methods are exchanged.
    private func report(_ obstacle: String, _ member: Member) {
        guard let file = context.files.first(where: { $0.unit === member.unit }), exchangesMethods(file.scanner),
            named.value.contains(ObjectIdentifier(member)), let name = member.nameToken
        else { return }
        context.report(
            .warning, "\(Exposure.kind(of: member)) '\(member.fullName)' cannot be exchanged here: \(obstacle)", at: name, in: member.unit)
    }

    /// Why a method cannot have a hook; `nil` if it can.
    private func obstacle(to member: Member, _ container: DeclContainer) -> String? {
        guard let function = member.syntax.as(FunctionDeclSyntax.self), function.body != nil else { return "it has no body" }
        if member.isAsync { return "it is asynchronous" }
        if member.isGeneric || function.genericWhereClause != nil { return "it is generic" }
        if container.type?.isGeneric == true { return "its class is generic" }
        if member.returnType?.flatText.contains("Self") == true { return "it returns 'Self'" }
        if function.signature.effectSpecifiers?.flatText.contains("rethrows") == true { return "it rethrows" }
        // What does not escape cannot be put into a list of arguments.
        for parameter in member.parameters {
            if parameter.name == "_" { return "a parameter has no name" }
            if parameter.isInout || parameter.isVariadic || parameter.isAutoclosure { return "a parameter is not a plain value" }
            if parameter.type.is(OptionalTypeSyntax.self) { continue }
            let isFunction = parameter.isFunction || functionNames.contains(parameter.type.flatText)
            let isEscaping = parameter.type.as(AttributedTypeSyntax.self)?.attributes.contains { $0.isNamed("escaping") } ?? false
            if isFunction, !isEscaping { return "it takes a function that does not escape" }
        }
        return nil
    }

    private func hook(_ member: Member, of typeName: String, selector: String) {
        guard let function = member.syntax.as(FunctionDeclSyntax.self), let body = function.body,
            let handedOn = MemberText.arguments(member.parameters)
        else { return }
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
            before: body.textRange)
        member.unit.imports.insert("ObjCRuntime")

        let line = ClassDescriptionText.method(selector, MemberSummary(member), of: typeName, original: name)
        hooks.update { $0.lines[ObjectIdentifier(member)] = line }
    }

    // MARK: Overrides

    /// The lines for what a class overrides of other modules' classes.
    private func overrides(of type: TypeNode) -> [String] {
        let overridden = type.members.filter { $0.kind == .method && $0.isOverride && !$0.isStatic && !$0.isDynamic }
        var (lines, fixed): ([String], [String]) = ([], [])
        for member in overridden {
            guard let selector = context.knowledge.foreignSelector(overriddenBy: member, of: type) else { continue }
            let canAsk = obstacle(to: member, type) == nil
            if exchanges, !named.value.contains(ObjectIdentifier(member)), canAsk {
                hook(member, of: type.name, selector: selector)
                hooks.update { lines += $0.lines(for: member) }
            } else if !exchanges || !canAsk {
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

extension FunctionCallExprSyntax {
    /// The name of a function that is called by its name alone.
    fileprivate var calledName: String? { calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text }
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
