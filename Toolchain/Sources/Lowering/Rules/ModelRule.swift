import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(ModelRule.self) }

/// SwiftData's `@Model` (SwiftData, "Model()"): a class's properties are stored by the framework. At Apple a macro that comes with the framework
/// expands the class; here this rule does, to the same declarations.
///
/// A stored property becomes one with accessors over `_$backingData`, which tells observers; what `@Attribute`, `@Relationship`, `#Unique` and
/// `#Index` say becomes `schemaMetadata`. A setter's own access is left out: with it a key path would be another one where it is not seen.
struct ModelRule: LoweringRule {
    private let context: RuleContext
    private let added: Write<AddedMembers>
    private let lists: Sites<MacroExpansionDeclSyntax>

    private static let listNames: Set<String> = ["Unique", "Index"]
    private static let markers: Set<String> = ["Attribute", "Relationship", "Transient"]

    init(_ context: RuleContext) {
        self.context = context
        added = context.writes(AddedMembers.self)
        lists = context.sites(MacroExpansionDeclSyntax.self, isClaiming: true) {
            // Only in a class: others may have macros of these names, too.
            ModelRule.listNames.contains($0.macroName.text) && $0.genericArgumentClause != nil
        }
    }

    func apply() {
        guard context.input.dependencies.contains(where: { $0.module == "SwiftData" && $0.framework != nil }) else { return }
        for type in context.knowledge.allTypes where type.kind == .class {
            guard let attribute = type.attributes.marker("Model") else { continue }
            type.unit.blank(attribute)
            lower(type)
        }
    }

    private func lower(_ type: TypeNode) {
        guard let declaration = type.syntax.as(ClassDeclSyntax.self) else { return }
        let hasInitializer = type.members.contains { $0.kind == .initializer }
        if !hasInitializer {
            context.report(
                .error, "@Model requires an initializer be provided for '\(type.name)'", at: declaration.name, in: type.unit)
        }
        var metadata: [String] = []
        var cleared: [String] = []
        for member in type.members where member.kind == .property && !member.isStatic {
            guard let variable = member.syntax.as(VariableDeclSyntax.self), let binding = member.binding else { continue }
            let markers = variable.attributes.markers(Self.markers)
            for marker in markers.values { member.unit.blank(marker) }
            guard markers["Transient"] == nil, member.isStored, !member.isLazy, variable.bindingSpecifier.tokenKind == .keyword(.var) else {
                continue
            }
            guard variable.bindings.count == 1 else {
                context.report(.error, "accessor macro can only apply to a single variable", at: binding, in: member.unit)
                continue
            }
            let name = Name(member.name)
            if binding.typeAnnotation == nil, let value = binding.initializer?.value {
                // Accessors that are written down need a type; a macro's have the value's.
                guard let type = ValueType.of(value) else {
                    context.report(
                        .error, "the type of '\(member.name)' cannot be told from its value: write it down, as ': Type'", at: binding,
                        in: member.unit)
                    continue
                }
                member.unit.edits.insert(": \(type)", after: binding.pattern.textRange)
            }
            makeStored(binding, name, in: member.unit)
            for modifier in variable.modifiers where modifier.detail?.detail.text == "set" { member.unit.blank(modifier) }
            added.add("private var \(name.storage): SwiftData._SwiftDataNoType\(hasOwnValue(binding) ? " = .init()" : "")", to: type)
            metadata.append(property(name, binding, markers, of: type))
            cleared.append("\(name.storage) = .init()")
        }
        for site in lists.all where site.container === type {
            site.unit.blank(site.node)
            metadata.append(list(site.node, of: type))
        }
        addMembers(to: type, metadata, cleared)
        type.unit.imports.formUnion(["SwiftData", "Observation"])
        type.unit.appendix.append("extension \(type.path): SwiftData.PersistentModel {}")
    }

    /// A property's name where it is used, and that of what stands for it while an initializer runs.
    private struct Name {
        let plain, written, storage: String

        init(_ plain: String) {
            self.plain = plain
            let isWord = Keyword.reserved.contains(plain)
            (written, storage) = (isWord ? "`\(plain)`" : plain, "_" + plain)
        }
    }

    /// Whether an initializer need not set the property.
    private func hasOwnValue(_ binding: PatternBindingSyntax) -> Bool {
        binding.initializer != nil || binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
            || binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
    }

    private func makeStored(_ binding: PatternBindingSyntax, _ name: Name, in unit: SourceUnit) {
        if let block = binding.accessorBlock {
            context.report(.warning, "observers of a property that SwiftData stores are not called", at: block, in: unit)
            unit.blank(block)
        }
        let key = "\\.\(name.written)"
        let accessors = [
            "@storageRestrictions(accesses: _$backingData, initializes: \(name.storage)) init(initialValue) "
                + "{ _$backingData.setValue(forKey: \(key), to: initialValue); \(name.storage) = .init() }",
            "get { _$observationRegistrar.access(self, keyPath: \(key)); return self.getValue(forKey: \(key)) }",
            "set { _$observationRegistrar.withMutation(of: self, keyPath: \(key)) { self.setValue(forKey: \(key), to: newValue) } }",
        ]
        unit.edits.insert(" { \(accessors.joined(separator: " ")) }", after: binding.textRange)
    }

    // MARK: What is said of properties

    private func property(
        _ name: Name, _ binding: PatternBindingSyntax, _ markers: [String: AttributeSyntax], of type: TypeNode
    ) -> String {
        var said = "nil"
        if let relationship = markers["Relationship"] {
            said = "SwiftData.Schema.Relationship(\(relationship.arguments?.flatText ?? ""))"
        } else if let attribute = markers["Attribute"] {
            said = "SwiftData.Schema.Attribute(\(attribute.arguments?.flatText ?? ""))"
        }
        return "SwiftData.Schema.PropertyMetadata(name: \"\(name.plain)\", keypath: \\\(type.path).\(name.written), "
            + "defaultValue: \(initialValue(binding)), metadata: \(said))"
    }

    /// A property's initial value, with its type; a literal of several lines cannot stand on one.
    private func initialValue(_ binding: PatternBindingSyntax) -> String {
        guard let value = binding.initializer?.value, !value.is(NilLiteralExprSyntax.self) else { return "nil" }
        let text = value.flatText
        guard !text.contains("\n") else { return "nil" }
        guard let annotation = binding.typeAnnotation else { return "(\(text))" }
        return "{ () -> \(annotation.type.flatText) in \(text) }()"
    }

    private func list(_ node: MacroExpansionDeclSyntax, of type: TypeNode) -> String {
        "SwiftData.Schema.PropertyMetadata(name: \"\", keypath: \\\(type.path).self, "
            + "metadata: SwiftData.Schema.\(node.macroName.text)<\(type.path)>(\(node.arguments.flatText)))"
    }

    // MARK: Members

    private func addMembers(to type: TypeNode, _ metadata: [String], _ cleared: [String]) {
        let access = type.access >= .public ? "public " : ""
        let backing = "any SwiftData.BackingData<\(type.path)>"
        for member in [
            "private var _$backingData: \(backing) = \(type.path).createBackingData()",
            "\(access)var persistentBackingData: \(backing) { get { _$backingData } set { _$backingData = newValue } }",
            "\(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { [\(metadata.joined(separator: ", "))] }",
            "\(access)required init(backingData: \(backing)) { \((cleared + ["self._$backingData = backingData"]).joined(separator: "; ")) }",
            "\(access)let _$observationRegistrar = Observation.ObservationRegistrar()",
        ] {
            added.add(member, to: type)
        }
    }
}

/// The type of a property's initial value, as far as the value says it by itself.
private enum ValueType {
    static func of(_ value: ExprSyntax) -> String? {
        switch value.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr: return "String"
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .booleanLiteralExpr: return "Bool"
        case .prefixOperatorExpr(let negative): return of(negative.expression)
        case .asExpr(let cast): return cast.questionOrExclamationMark == nil ? cast.type.flatText : nil
        case .sequenceExpr(let sequence):
            // What stands behind `as` is not folded yet.
            let parts = Array(sequence.elements)
            guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) else { return nil }
            return parts[2].as(TypeExprSyntax.self)?.type.flatText
        case .arrayExpr(let array):
            let types = Set(array.elements.map { of($0.expression) })
            return types.count == 1 ? types.first?.map { "[\($0)]" } : nil
        case .tupleExpr(let tuple): return tuple.elements.count == 1 ? tuple.elements.first.flatMap { of($0.expression) } : nil
        case .functionCallExpr(let call): return called(call.calledExpression)
        case .memberAccessExpr(let member):
            // A constant of a type is one of it, as `Date.now` is.
            guard let base = member.base, base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self) else { return nil }
            return typeName(base)
        default: return nil
        }
    }

    /// The type that a call makes a value of.
    private static func called(_ expression: ExprSyntax) -> String? {
        if let array = expression.as(ArrayExprSyntax.self), array.elements.count == 1, let element = array.elements.first {
            return typeName(element.expression).map { "[\($0)]" }
        }
        if expression.is(DictionaryExprSyntax.self) { return expression.flatText }
        if let generic = expression.as(GenericSpecializationExprSyntax.self) {
            return typeName(generic.expression) == nil ? nil : generic.flatText
        }
        if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init", let base = member.base {
            return typeName(base)
        }
        return typeName(expression)
    }

    /// A name that is a type's: such begin with a capital letter.
    private static func typeName(_ expression: ExprSyntax) -> String? {
        let text = expression.flatText
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.allSatisfy { $0.first?.isUppercase ?? false && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } } ? text : nil
    }
}

extension AttributeListSyntax {
    /// The attribute of a name, with or without the framework's before it.
    func marker(_ name: String) -> AttributeSyntax? { markers([name])[name] }

    /// The attributes of some names, with or without the framework's before them.
    func markers(_ names: Set<String>) -> [String: AttributeSyntax] {
        var found: [String: AttributeSyntax] = [:]
        for element in self {
            guard case .attribute(let attribute) = element else { continue }
            let name = attribute.attributeName.trimmedDescription
            let plain = name.hasPrefix("SwiftData.") ? String(name.dropFirst("SwiftData.".count)) : name
            if names.contains(plain) { found[plain] = attribute }
        }
        return found
    }
}

extension Keyword {
    /// The words that are no names without backticks.
    fileprivate static let reserved: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
        "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Self",
    ]
}
