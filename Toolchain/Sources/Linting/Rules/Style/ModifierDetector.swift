import SwiftSyntax

/// Who sees and who overrides a declaration.
final class ModifierDetector: Detector, SwiftScanner {
    static let fileprivateTop = Issue(
        "FileprivateAtTop", ModifierDetector.self, like: "private_over_fileprivate", .style, "A file's own type is `fileprivate`",
        why: "At the top of a file `private` means the same.", priority: 1, debt: 1,
        options: [IssueOption("validate_extensions", false, "Whether extensions are looked at, too.")],
        noncompliant: ["↓fileprivate enum A {}\n"], compliant: ["private enum A {}\nextension String {\n    fileprivate func f() {}\n}\n"])
    static let extensionModifier = Issue(
        "ExtensionWithAccess", ModifierDetector.self, like: "no_extension_access_modifier", .style,
        "An extension says who sees its members",
        why: "Who reads a member does not see it there.", priority: 1, severity: .error, debt: 2, isEnabledByDefault: false,
        noncompliant: ["↓private extension String {}\n"], compliant: ["extension String {}\n"])
    static let finalStatic = Issue(
        "StaticOverFinalClass", ModifierDetector.self, like: "static_over_final_class", .style, "`final class` is `static`",
        why: "Both cannot be overridden.", priority: 1, debt: 1,
        noncompliant: ["class A {\n    ↓final class func f() {}\n}\n"],
        compliant: ["class A {\n    static func f() {}\n    class func g() {}\n}\n"])
    static let operators = Issue(
        "TopLevelOperator", ModifierDetector.self, like: "static_operator", .style, "An operator stands outside its type",
        why: "Operators of a type belong there as static functions.", priority: 1, debt: 2, isEnabledByDefault: false,
        noncompliant: ["↓func == (a: A, b: A) -> Bool { true }\n"],
        compliant: ["class A {\n    static func == (a: A, b: A) -> Bool { true }\n}\nfunc f() {}\n"])
    static let grouping = Issue(
        "GroupingExtension", ModifierDetector.self, like: "no_grouping_extension", .style, "A type and its extension in one file",
        why: "The members could stand in the type.", priority: 1, isEnabledByDefault: false,
        noncompliant: ["enum A {}\n↓extension A {}\n", "extension B {\n    struct C {}\n}\n↓extension B.C {}\n"],
        compliant: ["enum A {}\nextension B {}\nextension A where T == Int {}\n"])
    static let setter = Issue(
        "ExplicitTopLevelAccess", ModifierDetector.self, like: "explicit_top_level_acl", .style, "A declaration does not say who sees it",
        why: "It is decided once, in the open.", priority: 1, isEnabledByDefault: false,
        noncompliant: ["↓enum A {}\n"], compliant: ["internal enum A {}\npublic final class B {}\nextension A {}\n"])
    static let deinitializer = Issue(
        "MissingDeinit", ModifierDetector.self, like: "required_deinit", .memory, "A class has no deinitializer",
        why: "One with a breakpoint or a log shows whether objects go.", priority: 1, isEnabledByDefault: false,
        noncompliant: ["↓class A {}\n"], compliant: ["class A {\n    deinit {}\n}\nstruct B {}\n"])

    private var typeNames: Set<String> = []

    func visitFile(_ context: SwiftContext) {
        typeNames = []
        var extensions: [ExtensionDeclSyntax] = []
        for item in context.file.tree.statements {
            guard let declaration = item.item.as(DeclSyntax.self) else { continue }
            if let node = declaration.as(ExtensionDeclSyntax.self) {
                extensions.append(node)
                collect(node, prefix: node.extendedType.trimmedDescription + ".", depth: 0)
            }
            if let named = Syntax(declaration).asProtocol((any NamedDeclSyntax).self),
                let group = Syntax(declaration).asProtocol((any DeclGroupSyntax).self), !declaration.is(ProtocolDeclSyntax.self)
            {
                collect(named, group, prefix: "", depth: 0)
            }
            top(context, declaration)
        }
        for node in extensions where node.genericWhereClause == nil && typeNames.contains(node.extendedType.trimmedDescription) {
            context.report(Self.grouping, at: node, "These members could stand in the type.")
        }
    }

    private func collect(_ named: any NamedDeclSyntax, _ group: (any DeclGroupSyntax)?, prefix: String, depth: Int) {
        let path = prefix + named.name.text
        typeNames.insert(path)
        if let group { collect(group, prefix: path + ".", depth: depth) }
    }

    /// The types in a declaration.
    private func collect(_ group: any DeclGroupSyntax, prefix: String, depth: Int) {
        guard depth < 20 else { return }
        for member in group.memberBlock.members {
            guard let inner = Syntax(member.decl).asProtocol((any NamedDeclSyntax).self),
                let block = Syntax(member.decl).asProtocol((any DeclGroupSyntax).self)
            else { continue }
            collect(inner, block, prefix: prefix, depth: depth + 1)
        }
    }

    private func top(_ context: SwiftContext, _ declaration: DeclSyntax) {
        guard let modified = Syntax(declaration).asProtocol((any WithModifiersSyntax).self) else { return }
        let isExtension = declaration.is(ExtensionDeclSyntax.self)
        if let modifier = modified.modifiers.first(.fileprivate), modifier.detail == nil,
            !isExtension || context.settings(for: Self.fileprivateTop).bool("validate_extensions")
        {
            context.report(
                Self.fileprivateTop, at: modifier, "\"private\" means the same here.",
                fix: Fix(replacing: modifier.start..<modifier.start + 11, with: "private"))
        }
        guard !isExtension else { return }
        let hasAccess = modified.modifiers.has(.private, .fileprivate, .internal, .package, .public, .open)
        if !hasAccess, !declaration.is(ImportDeclSyntax.self), !declaration.is(PrecedenceGroupDeclSyntax.self) {
            let token = declaration.tokens(viewMode: .sourceAccurate).first { token in
                if case .keyword(let keyword) = token.tokenKind {
                    return [.class, .struct, .enum, .actor, .protocol, .func, .var, .let, .typealias].contains(keyword)
                }
                return false
            }
            if let token { context.report(Self.setter, at: token, "Say who sees this.") }
        }
    }

    func register(_ visits: SwiftVisits) {
        visits.visit(ExtensionDeclSyntax.self) { context, node in
            if let modifier = node.modifiers.first(where: {
                ["private", "fileprivate", "internal", "public", "open", "package"].contains($0.name.text)
            }) {
                context.report(Self.extensionModifier, at: modifier, "Say it at each member.")
            }
        }
        visits.visit(FunctionDeclSyntax.self) { [self] context, node in
            staticOverFinal(context, node.modifiers, node)
            if case .binaryOperator = node.name.tokenKind, node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
                context.report(Self.operators, at: node, "Put this operator into its type as a static function.")
            } else if case .prefixOperator = node.name.tokenKind, node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
                context.report(Self.operators, at: node, "Put this operator into its type as a static function.")
            } else if case .postfixOperator = node.name.tokenKind, node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
                context.report(Self.operators, at: node, "Put this operator into its type as a static function.")
            }
        }
        visits.visit(VariableDeclSyntax.self) { [self] in staticOverFinal($0, $1.modifiers, $1) }
        visits.visit(SubscriptDeclSyntax.self) { [self] in staticOverFinal($0, $1.modifiers, $1) }
        visits.visit(ClassDeclSyntax.self) { context, node in
            if !node.memberBlock.members.contains(where: { $0.decl.is(DeinitializerDeclSyntax.self) }) {
                context.report(Self.deinitializer, at: node.classKeyword, "This class has no deinitializer.")
            }
        }
    }

    private func staticOverFinal(_ context: SwiftContext, _ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol) {
        guard modifiers.has(.class), !modifiers.has(.override) else { return }
        let isFinalClass = node.enclosingType?.as(ClassDeclSyntax.self)?.modifiers.has(.final) ?? false
        if modifiers.has(.final) || isFinalClass { context.report(Self.finalStatic, at: node, "\"static\" says the same.") }
    }
}
