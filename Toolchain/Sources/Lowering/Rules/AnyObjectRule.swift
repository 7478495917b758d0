import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(AnyObjectRule.self) }

/// Members of `AnyObject` (Using Swift with Cocoa, "Unconstrained Methods and Properties"): any member that Objective-C knows of any class can
/// be asked of an object of unknown class; a property is implicitly unwrapped, and `nil` if the object has no such property.
///
/// `x.member` becomes `UnknownObject.of(x).member` where `x` is such an object and some class has such a member. `of` hands on what has a
/// type of its own, so that a wrong guess about `x` changes nothing. The classes that have the member register it, and its type, where they
/// agree on it, is declared in the module's generated file.
///
/// A method that is not called (`x.method`, `x.method?(…)`) is a function, or `nil` where the object has none.
///
/// `AnyObject.method` is the function that gives an object's method, or `nil` where the object has none (Swift Evolution 0315): it becomes
/// `UnknownObject.Methods.method`.
struct AnyObjectRule: LoweringRule {
    /// A member that some class has.
    private struct Candidate {
        var member: MemberSummary
        /// The class of another module that has it.
        var foreign: ClassSummary?
        /// The member, if it is of this module.
        var own: Member?
    }

    /// Types of Swift and Foundation that members often have.
    private static let plainTypes: Set<String> = [
        "Any", "AnyObject", "AnyClass", "Array", "Bool", "CGFloat", "Character", "Data", "Date", "Dictionary", "Double", "Float",
        "IndexPath",
        "IndexSet", "Int", "Int8", "Int16", "Int32", "Int64", "Locale", "MainActor", "Notification", "Optional", "Range", "Selector", "Set",
        "String", "TimeInterval", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID", "Void",
    ]

    /// Methods that every object has, and so `UnknownObject`.
    private static let membersOfEvery: Set<String> = ["isEqual", "isKind", "isMember", "perform", "responds", "setValue", "value"]

    private let context: RuleContext
    private let named: Write<NamedMembers>
    private let lookups: Write<ForeignLookups>
    private let generated: Write<GeneratedDeclarations>
    private let mentions: Sites<IdentifierTypeSyntax>
    private let qualifiedMentions: Sites<MemberTypeSyntax>
    private var knowledge: Knowledge { context.knowledge }

    init(_ context: RuleContext) {
        self.context = context
        named = context.writes(NamedMembers.self)
        lookups = context.writes(ForeignLookups.self)
        generated = context.writes(GeneratedDeclarations.self)
        mentions = context.sites(IdentifierTypeSyntax.self) { $0.name.text == "AnyObject" }
        qualifiedMentions = context.sites(MemberTypeSyntax.self) { $0.name.text == "AnyObject" }
    }

    func apply() {
        var declared = Declared()
        let types = knowledge.expressionTypes
        let foreignNames = Set(
            knowledge.foreignMembersByName.lazy.filter { $0.value.contains { ExpressionTypes.mayHoldObjects($0.member) } }.map(\.key))
        let isMentionedAnywhere = context.files.contains { !mentions[$0].isEmpty || !qualifiedMentions[$0].isEmpty }
        let hasOwn =
            isMentionedAnywhere
            && knowledge.membersByName.values.contains { members in
                members.contains { member in
                    (member.kind == .property ? member.propertyType : member.returnType).map {
                        knowledge.staticType($0, in: member.container).holdsObjects
                    } == true
                }
            }
        for file in context.files {
            let isMentioned = !mentions[file].isEmpty || !qualifiedMentions[file].isEmpty
            guard hasOwn || isMentioned || !foreignNames.isDisjoint(with: file.scanner.identifiers) else { continue }
            let collector = MemberCollector()
            collector.walk(file.unit.tree)
            for node in collector.members { lower(node, file.unit, types, &declared) }
            for node in collector.subscripts where types.type(of: node.calledExpression)?.isObject == true {
                file.unit.imports.insert("ObjCRuntime")
                file.unit.edits.wrap(object(of: node.calledExpression).textRange, "ObjCRuntime.UnknownObject.of(", ")")
            }
        }
        generated.update { value in
            if !declared.properties.isEmpty {
                value.lines.append("extension ObjCRuntime.UnknownObject.Members { \(declared.properties.joined(separator: "; ")) }")
            }
            if !declared.methods.isEmpty {
                // Of methods that Swift calls alike and Objective-C does not, the last is meant: the app's own come after the frameworks'.
                var known: Set<Substring> = []
                let methods = declared.methods.reversed().filter { known.insert($0.prefix { $0 != "{" }).inserted }.reversed()
                value.lines.append("extension ObjCRuntime.UnknownObject { \(methods.joined(separator: "; ")) }")
            }
            if !declared.references.isEmpty {
                value.lines.append("extension ObjCRuntime.UnknownObject.Methods { \(declared.references.joined(separator: "; ")) }")
            }
            value.modules.formUnion(declared.modules)
        }
    }

    /// What the generated file declares of objects of unknown class.
    private struct Declared {
        var names: Set<String> = []
        /// Properties of `UnknownObject.Members`.
        var properties: [String] = []
        /// Methods of `UnknownObject`.
        var methods: [String] = []
        /// Functions of `UnknownObject.Methods`.
        var references: [String] = []
        /// The modules whose types those declarations name.
        var modules: Set<String> = []
    }

    private func lower(_ node: MemberAccessExprSyntax, _ unit: SourceUnit, _ types: ExpressionTypes, _ declared: inout Declared) {
        let name = node.declName.baseName.text.trimmedBackticks
        guard name != "self", let base = node.base, !isAssigned(node) else { return }
        let isCall = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "AnyObject" { return lowerReference(node, base, name, unit, &declared) }
        let found = candidates(name, isProperty: !isCall)
        if !isCall, found.isEmpty { return lowerValue(node, base, name, unit, types, &declared) }
        let isOfEvery = isCall && AnyObjectRule.membersOfEvery.contains(name)
        guard !found.isEmpty || isOfEvery, types.type(of: base)?.isObject == true else { return }

        unit.imports.insert("ObjCRuntime")
        unit.edits.wrap(object(of: base).textRange, "ObjCRuntime.UnknownObject.of(", ")")
        declared.modules.insert("Foundation")
        for candidate in found { register(candidate, in: unit, &declared) }
        if !found.isEmpty, declared.names.insert(name + (isCall ? "()" : "")).inserted { declare(name, found, isCall: isCall, &declared) }
    }

    /// A method of an object that is not called, or only if it is there.
    private func lowerValue(
        _ node: MemberAccessExprSyntax, _ base: ExprSyntax, _ name: String, _ unit: SourceUnit, _ types: ExpressionTypes,
        _ declared: inout Declared
    ) {
        var found = candidates(name, isProperty: false).filter { isNameable($0.member) }
        if let chain = node.parent?.as(OptionalChainingExprSyntax.self), let call = chain.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == chain.id, call.trailingClosure == nil
        {
            found.removeAll { $0.member.labels != call.arguments.map { $0.label?.text.trimmedBackticks } }
        }
        guard let first = found.first, Set(found.map(\.member.selector)).count == 1, types.type(of: base)?.isObject == true else { return }
        unit.imports.insert("ObjCRuntime")
        let value = "value_" + first.member.selector.replacing(":", with: "_")
        unit.edits.wrap(object(of: base).textRange, "ObjCRuntime.UnknownObject.of(", ")")
        unit.edits.replace(node.declName.textRange, with: value)
        declared.modules.insert("Foundation")
        for candidate in found { register(candidate, in: unit, &declared) }
        guard declared.names.insert(value).inserted else { return }
        declared.methods.append(
            "var \(value): (\(functionType(first.member)))? "
                + "{ responds(to: \"\(first.member.selector)\") ? \(function(first.member, of: "self")) : nil }")
    }

    /// The object that a member is asked of. `a?.b.c` has one base, which is `a?`: the question mark belongs behind the parenthesis.
    private func object(of base: ExprSyntax) -> ExprSyntax {
        base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    }

    /// A method's type as a function.
    private func functionType(_ member: MemberSummary) -> String {
        "(\(member.parameterTypes.map(plain).joined(separator: ", "))) -> \(member.resultType.map { "(\(plain($0)))" } ?? "Void")"
    }

    /// The function that calls a method of an unknown object by its selector.
    private func function(_ member: MemberSummary, of object: String) -> String {
        let names = member.parameterTypes.indices.map { "a\($0)" }
        let parameters = names.isEmpty ? "" : " \(names.joined(separator: ", ")) in"
        return "{\(parameters) \(object).call(\"\(member.selector)\", [\(names.joined(separator: ", "))]) }"
    }

    /// A method asked of `AnyObject` itself.
    private func lowerReference(
        _ node: MemberAccessExprSyntax, _ base: ExprSyntax, _ name: String, _ unit: SourceUnit, _ declared: inout Declared
    ) {
        let found = candidates(name, isProperty: false)
        guard !found.isEmpty else { return }
        unit.imports.insert("ObjCRuntime")
        unit.edits.replace(base.textRange, with: "ObjCRuntime.UnknownObject.Methods")
        declared.modules.insert("Foundation")
        for candidate in found { register(candidate, in: unit, &declared) }
        guard declared.names.insert("AnyObject.\(name)").inserted else { return }
        var seen: Set<String> = []
        for candidate in found {
            if let text = reference(candidate), seen.insert(text).inserted { declared.references.append(text) }
        }
    }

    /// Whether a member is assigned to: members of an object of unknown class cannot be.
    private func isAssigned(_ node: MemberAccessExprSyntax) -> Bool {
        if node.parent?.is(InOutExprSyntax.self) == true { return true }
        guard let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id,
            let next = list.dropFirst().first
        else { return false }
        if next.is(AssignmentExprSyntax.self) { return true }
        guard let sign = next.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
    }

    // MARK: Candidates

    private func candidates(_ name: String, isProperty: Bool) -> [Candidate] {
        var result: [Candidate] = []
        for member in knowledge.membersByName[name] ?? [] where (member.kind == .property) == isProperty && isExposed(member) {
            result.append(Candidate(member: MemberSummary(member), own: member))
        }
        for (owner, member) in knowledge.foreignMembersByName[name] ?? [] where member.isProperty == isProperty {
            guard let owner, !member.isStatic, !member.isHidden, !member.isUnavailable, !member.isGeneric, !member.isOverride,
                case .foreignClass(let known)? = knowledge.resolve(owner, in: nil), !known.isGeneric, isObjectiveC(known)
            else { continue }
            result.append(Candidate(member: member, foreign: known))
        }
        return result
    }

    private func isExposed(_ member: Member) -> Bool {
        guard let type = member.container.type, type.kind == .class, !member.isStatic, !member.isOverride, member.access > .fileprivate,
            !member.isGeneric, !member.isUnavailable, !member.isAsync, member.kind != .initializer
        else { return false }
        if Exposure.isExplicit(member) || member.isDynamic { return true }
        return type.attributes.attribute("objcMembers") != nil
    }

    private func isObjectiveC(_ known: ClassSummary) -> Bool {
        knowledge.chain(from: .foreign(known)).contains {
            if case .foreign(let each) = $0 { return each.path == "NSObject" }
            return false
        }
    }

    private func register(_ candidate: Candidate, in unit: SourceUnit, _ declared: inout Declared) {
        if let own = candidate.own {
            declared.modules.formUnion(modules(of: own.unit))
            named.add(own)
        } else if let known = candidate.foreign {
            declared.modules.insert(known.module)
            unit.imports.insert(known.module)
            let key = candidate.member.isProperty ? candidate.member.name : candidate.member.selector
            lookups.add(candidate.member, of: known.path, under: key, in: unit)
        }
    }

    /// The modules that a file imports, as they are called here.
    private func modules(of unit: SourceUnit) -> [String] {
        guard let file = context.files.first(where: { $0.unit === unit }) else { return [] }
        return file.scanner.imports.compactMap { $0.path.first?.name.text }.map { ImportRule.renamed[$0] ?? $0 }
    }

    // MARK: Declarations

    private func declare(_ name: String, _ candidates: [Candidate], isCall: Bool, _ declared: inout Declared) {
        if isCall {
            var seen: Set<String> = []
            for candidate in candidates {
                if let text = method(candidate), seen.insert(text).inserted { declared.methods.append(text) }
            }
            return
        }
        let types = Set(candidates.map { candidate in candidate.member.resultType.map(plain) })
        guard types.count == 1, let type = types.first.flatMap({ $0 }), isNameable(type) else { return }
        declared.properties.append("var \(name): (\(type))? { read(\"\(key(candidates[0]))\") }")
    }

    /// The key that a property is registered under.
    private func key(_ candidate: Candidate) -> String { candidate.own?.objcName ?? candidate.member.name }

    private func isNameable(_ method: MemberSummary) -> Bool {
        method.parameterTypes.allSatisfy { !$0.hasPrefix("inout ") && !$0.hasSuffix("...") && !$0.contains("Self") }
            && (method.parameterTypes + [method.resultType ?? ""]).allSatisfy(isNameable)
    }

    /// What `AnyObject.method` becomes.
    private func reference(_ candidate: Candidate) -> String? {
        let member = candidate.member
        guard isNameable(member) else { return nil }
        return
            "static func \(member.base)(_ object: AnyObject) -> (\(functionType(member)))? { let unknown = ObjCRuntime.UnknownObject(object); "
            + "return unknown.responds(to: \"\(member.selector)\") ? \(function(member, of: "unknown")) : nil }"
    }

    private func method(_ candidate: Candidate) -> String? {
        let member = candidate.member
        guard isNameable(member) else { return nil }
        let parameters = zip(member.labels, zip(member.parameterNames, member.parameterTypes)).enumerated().map { index, each in
            "\(each.0 ?? "_") a\(index): \(plain(each.1.1))"
        }
        let arguments = parameters.indices.map { "a\($0)" }.joined(separator: ", ")
        let result = member.resultType.map { " -> (\(plain($0)))!" } ?? ""
        let attribute = result.isEmpty ? "" : "@discardableResult "
        return
            "\(attribute)func \(member.base)(\(parameters.joined(separator: ", ")))\(result) { call(\"\(member.selector)\", [\(arguments)]) }"
    }

    /// A type without what only a declaration of its own may have.
    private func plain(_ type: String) -> String { type.hasSuffix("!") ? String(type.dropLast()) + "?" : type }

    /// Whether a type's names mean the same at the top of the module: nested and private types do not.
    ///
    /// The prefixes are those of Apple's types that are not nested.
    private func isNameable(_ type: String) -> Bool {
        if type.contains("Self") || type.hasPrefix("some ") { return false }
        let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
        return words.allSatisfy { word in
            guard let first = word.split(separator: ".").first.map(String.init), first.first?.isUppercase == true else { return true }
            if let own = knowledge.types[first] { return own.access > .fileprivate }
            if AnyObjectRule.plainTypes.contains(first) { return true }
            switch knowledge.resolve(first, in: nil) {
            case .foreignClass, .foreignProtocol: return true
            default:
                let isPrefixed = knowledge.prefixes.contains { first.hasPrefix($0) && first.dropFirst($0.count).first?.isUppercase == true }
                return isPrefixed && !knowledge.allTypes.contains { $0.name == first }
            }
        }
    }
}

/// Collects accesses to members, the inner ones first.
private final class MemberCollector: SyntaxVisitor {
    var members: [MemberAccessExprSyntax] = []
    var subscripts: [SubscriptCallExprSyntax] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visitPost(_ node: MemberAccessExprSyntax) {
        if node.base != nil { members.append(node) }
    }

    override func visitPost(_ node: SubscriptCallExprSyntax) { subscripts.append(node) }
}
