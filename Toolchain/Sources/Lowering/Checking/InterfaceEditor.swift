import SwiftSyntax

/// Makes of a printed interface what the check is to see.
final class InterfaceEditor: SyntaxVisitor {
    private let interface: CheckInterface
    private let knowledge: CheckKnowledge
    private let optional: [String: Set<String>]
    /// The releases of iOS that have brought members, by `Type.name`.
    private let releases: [String: String]
    private var path: [String] = []
    private var globals: Set<String> = []
    private var removed: Set<SyntaxIdentifier> = []
    /// Of the types around a place, which Objective-C sees.
    private var seen: [Bool] = []
    /// Of the types around a place, which are the main actor's, as Objective-C's are.
    private var isolated: [Bool] = []
    private static let wholeNumbers: Set<String> = [
        "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64",
    ]

    var edits = TextEdits()
    /// What the classes inherit that another module replaces.
    var replacedSuperclasses: [String: String] = [:]
    /// What every object has at Apple, and only adopters of a protocol's here.
    var informal: [String] = []
    /// The structures that are to be handed to Objective-C.
    var structures: [String] = []

    init(_ interface: CheckInterface, _ knowledge: CheckKnowledge) {
        self.interface = interface
        self.knowledge = knowledge
        optional = interface.optionalRequirements
        releases = interface.summary.map(Releases.known.members) ?? [:]
        super.init(viewMode: .sourceAccurate)
    }

    private func remove(_ node: some SyntaxProtocol) {
        edits.replace(node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset, with: "")
    }

    private func insert(_ text: String, before node: some SyntaxProtocol) {
        edits.insert(text, at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    private func insert(_ text: String, after node: some SyntaxProtocol) {
        edits.insert(text, at: node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The modifier or keyword that a declaration begins with behind its attributes.
    private func first(_ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax) -> Syntax {
        modifiers.first.map(Syntax.init) ?? Syntax(keyword)
    }

    /// Says since which release of iOS there is a type.
    private func date(_ name: String, _ start: Syntax) {
        guard interface.summary != nil, let release = Releases.known.release(of: (path + [name]).joined(separator: ".")) else { return }
        insert("@available(iOS \(release), *) ", before: start)
    }

    /// Says since which release there is a member.
    private func date(_ member: some DeclSyntaxProtocol, _ start: Syntax) {
        guard let name = DeclSyntax(member).memberName, let release = releases[(path + [name]).joined(separator: ".")] else { return }
        insert("@available(iOS \(release), *) ", before: start)
    }

    // MARK: Imports

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.path.first?.name.text ?? ""
        if !interface.modules.contains(name) || node.importKindSpecifier != nil {
            remove(node)
        } else if interface.exports(name) {
            insert("@_exported ", before: node)
        }
        return .skipChildren
    }

    // MARK: Types

    private func isReplaced(_ name: String) -> Bool {
        interface.module == "Foundation" && path.isEmpty && (knowledge.replaced.contains(name) || Objects.names.contains(name))
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        if isReplaced(name) {
            replacedSuperclasses[name] = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
            remove(node)
            return .skipChildren
        }
        if let above = node.inheritanceClause?.inheritedTypes.first?.type, above.inheritedName == name,
            let other = knowledge.replacedSuperclasses[name]
        {
            edits.replace(above.textRange, with: other)
        }
        if knowledge.superclasses[name] != nil, node.genericParameterClause == nil {
            if knowledge.inheritsConvenience(name) {
                insert("@_inheritsConvenienceInitializers ", before: first(node.modifiers, node.classKeyword))
            }
            let inherited = knowledge.inherited(by: name).map { "    \($0.declaration)\n" }.joined()
            if !inherited.isEmpty { insert(inherited, before: node.memberBlock.rightBrace) }
        }
        if interface.module == "CoreGraphics", !inheritsClass(node) {
            // Core Foundation's objects are Objective-C's, too.
            if let clause = node.inheritanceClause {
                edits.replace(clause.textRange, with: ": NSObject, @unchecked Sendable")
            } else {
                insert(": NSObject ", before: node.memberBlock)
            }
        }
        date(name, first(node.modifiers, node.classKeyword))
        path.append(name)
        seen.append(knowledge.classes.contains(name) && node.genericParameterClause == nil)
        isolated.append(isIsolated(node.attributes))
        return .visitChildren
    }

    private func inheritsClass(_ node: ClassDeclSyntax) -> Bool {
        node.inheritanceClause?.inheritedTypes.first.map { $0.type.inheritedName.hasPrefix("CG") } ?? false
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave(node.name.text) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        if interface.module == "ObjCRuntime", path.isEmpty, name == "Selector" {
            remove(node)
            edits.insert("public typealias Selector = ObjectiveC.Selector", at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
            return .skipChildren
        }
        if isReplaced(name) {
            remove(node)
            return .skipChildren
        }
        date(name, first(node.modifiers, node.structKeyword))
        path.append(name)
        seen.append(false)
        isolated.append(isIsolated(node.attributes))
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.inheritedName) ?? []
        if node.genericParameterClause == nil, !inherited.contains("ReferenceConvertible"), !inherited.contains("Error"),
            interface.summary != nil || path.count > 1 || name.hasPrefix("NS") || name.hasPrefix("CG") && name != "CGFloat"
        {
            structures.append(path.joined(separator: "."))
        }
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { leave(node.name.text) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        if let first = node.inheritanceClause?.inheritedTypes.first?.type.inheritedName, InterfaceEditor.wholeNumbers.contains(first),
            node.memberBlock.members.contains(where: { $0.decl.is(EnumCaseDeclSyntax.self) })
        {
            insert("@objc ", before: self.first(node.modifiers, node.enumKeyword))
        }
        // What the compiler writes itself it does not print.
        if let raw = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
            InterfaceEditor.wholeNumbers.union(["String", "Double", "Float", "CGFloat", "Character"]).contains(raw)
        {
            let members = Set(node.memberBlock.members.compactMap(\.decl.memberName))
            var written = ["public typealias RawValue = \(raw)"]
            if !members.contains("rawValue") { written.append("public var rawValue: \(raw) { get }") }
            if !node.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) && "\($0)".contains("rawValue:") }) {
                written.append("public init?(rawValue: \(raw))")
            }
            insert(written.map { "    \($0)\n" }.joined(), before: node.memberBlock.rightBrace)
        }
        date(node.name.text, self.first(node.modifiers, node.enumKeyword))
        path.append(node.name.text)
        seen.append(false)
        isolated.append(isIsolated(node.attributes))
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { leave(node.name.text) }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        if isReplaced(name) {
            remove(node)
            return .skipChildren
        }
        if knowledge.protocols.contains(name) {
            insert("@objc ", before: first(node.modifiers, node.protocolKeyword))
            for member in node.memberBlock.members where optional[name]?.contains(member.decl.memberName ?? "") == true {
                if let function = member.decl.as(FunctionDeclSyntax.self) {
                    insert("@objc optional ", before: first(function.modifiers, function.funcKeyword))
                } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                    insert("@objc optional ", before: first(variable.modifiers, variable.bindingSpecifier))
                }
            }
        }
        // What is underscored is not printed.
        if name == "ReferenceConvertible", let clause = node.inheritanceClause {
            insert(", _ObjectiveCBridgeable where _ObjectiveCType == ReferenceType", after: clause)
        }
        date(name, first(node.modifiers, node.protocolKeyword))
        path.append(name)
        seen.append(false)
        isolated.append(isIsolated(node.attributes))
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { leave(node.name.text) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.inheritedName
        if interface.module == "Foundation",
            knowledge.replaced.contains(node.extendedType.trimmedDescription) || Objects.names.contains(name)
        {
            remove(node)
            return .skipChildren
        }
        let twins = Set(
            node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.name.text }
                .filter { $0.hasPrefix(Objects.superPrefix) })
        for function in node.memberBlock.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) }) {
            guard twins.contains(function.name.text) || twins.contains(Objects.superPrefix + function.name.text) else { continue }
            remove(function)
            removed.insert(function.id)
            guard !twins.contains(function.name.text), !Objects.members.contains(function.name.text) else { continue }
            let isStatic = function.modifiers.contains { $0.name.text == "static" }
            informal.append(
                "@objc dynamic open \(isStatic ? "class " : "")func \(function.name.text)\(function.signature.trimmedDescription)")
        }
        if let requirements = optional[name] {
            for member in node.memberBlock.members where requirements.contains(member.decl.memberName ?? "") {
                removed.insert(member.decl.id)
                remove(member.decl)
            }
        }
        path.append(node.extendedType.trimmedDescription)
        seen.append(knowledge.classes.contains(name))
        isolated.append(isIsolated(node.attributes))
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.extendedType.trimmedDescription) }

    private func leave(_ name: String) {
        guard path.last == name else { return }
        path.removeLast()
        seen.removeLast()
        isolated.removeLast()
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        // Only what is underscored is not printed, and `AnyObject`.
        if node.initializer.value.isMissing {
            if node.name.text == "NSRange" { remove(node) } else { insert(" = AnyObject", after: node.name) }
        }
        return .skipChildren
    }

    // MARK: Members

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let binding = node.bindings.first, !removed.contains(node.id) else { return .skipChildren }
        if path.isEmpty, !globals.insert(binding.pattern.trimmedDescription).inserted {
            remove(node)
            return .skipChildren
        }
        if node.bindingSpecifier.tokenKind == .keyword(.let) {
            if let accessors = binding.accessorBlock { remove(accessors) }
            return .skipChildren
        }
        date(node, first(node.modifiers, node.bindingSpecifier))
        let name = (path.last ?? "") + "." + binding.pattern.trimmedDescription
        if seen.last == true, knowledge.hiding.contains(name) {
            insert("@nonobjc @_nonoverride ", before: first(node.modifiers, node.bindingSpecifier))
            loosen(node.attributes, DeclModifierListSyntax([]))
        } else {
            if seen.last == true, knowledge.hidden.contains(name) {
                insert("@_disfavoredOverload ", before: first(node.modifiers, node.bindingSpecifier))
            }
            loosen(node.attributes, node.modifiers)
        }
        let setter = node.modifiers.first { $0.detail?.detail.text == "set" }
        if let setter { remove(setter) }
        if let lazy = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.lazy) }) { remove(lazy) }
        if binding.accessorBlock == nil { insert(setter == nil ? " { get set }" : " { get }", after: binding) }
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        loosen(node.attributes, node.modifiers)
        if node.accessorBlock == nil { insert(" { get set }", after: node) }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !removed.contains(node.id) else { return .skipChildren }
        date(node, first(node.modifiers, node.funcKeyword))
        loosen(node.attributes, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        date(node, first(node.modifiers, node.initKeyword))
        loosen(node.attributes, node.modifiers)
        return .skipChildren
    }

    /// Objective-C's methods are called by name, so an extension may override them; what is the main actor's is so by its class, and before Swift 6
    /// others that call it are warned.
    private func loosen(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
        if seen.last == true, let modifier = modifiers.first(where: { $0.name.text == "open" || $0.name.text == "public" }) {
            let isDynamic = modifier.name.text == "open" && !modifiers.contains { $0.name.text == "dynamic" }
            if modifier.id == modifiers.first?.id {
                insert(isDynamic ? "@objc dynamic " : "@objc ", before: modifier)
            } else {
                insert("@objc ", before: modifiers.first ?? modifier)
                if isDynamic { insert("dynamic ", before: modifier) }
            }
        }
        for case .attribute(let attribute) in attributes where attribute.isNamed("MainActor") {
            if isolated.last == true {
                remove(attribute)
            } else if !isIsolated(attributes) {
                // An extension's members are printed without what their class says.
                insert("@preconcurrency ", before: attribute)
            }
        }
    }

    private func isIsolated(_ attributes: AttributeListSyntax) -> Bool {
        let names = ["MainActor", "preconcurrency"]
        return names.allSatisfy { name in attributes.contains { $0.as(AttributeSyntax.self)?.isNamed(name) == true } }
    }
}
