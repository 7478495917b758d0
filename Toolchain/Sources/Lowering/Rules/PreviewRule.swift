import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(PreviewRule.self) }

/// `#Preview` and `PreviewProvider` (Xcode, "Previewing your app's interface"): Xcode's canvas shows what is in them, and no program runs it.
///
/// A program has nothing in the macro's place. A build for previews has a declaration that enters the preview in the registry when the
/// program is loaded, and one for each type that provides previews.
struct PreviewRule: LoweringRule {
    private let context: RuleContext
    private let declarations: Sites<MacroExpansionDeclSyntax>
    private let expressions: Sites<MacroExpansionExprSyntax>
    private let structs: Sites<StructDeclSyntax>
    private let extensions: Sites<ExtensionDeclSyntax>

    init(_ context: RuleContext) {
        self.context = context
        let isClaiming = !context.input.keepsPreviews
        declarations = context.sites(MacroExpansionDeclSyntax.self, isClaiming: isClaiming) { $0.macroName.text == "Preview" }
        expressions = context.sites(MacroExpansionExprSyntax.self, isClaiming: isClaiming) { $0.macroName.text == "Preview" }
        structs = context.sites(StructDeclSyntax.self) { $0.inheritanceClause.providesPreviews && $0.genericParameterClause == nil }
        extensions = context.sites(ExtensionDeclSyntax.self) { $0.inheritanceClause.providesPreviews }
    }

    func apply() {
        guard context.input.keepsPreviews else {
            for site in declarations.all { site.unit.blank(site.node) }
            for site in expressions.all { site.unit.blank(site.node) }
            return
        }
        for site in declarations.all where site.container == nil { enter(site.node, in: site.unit) }
        for site in expressions.all where site.container == nil { enter(site.node, in: site.unit) }
        for site in structs.all where site.container == nil { enter(provider: site.node.name.text, at: site.node, in: site.unit) }
        for site in extensions.all { enter(provider: site.node.extendedType.trimmedDescription, at: site.node, in: site.unit) }
    }

    /// Puts the declaration that enters a preview in the place of its macro.
    private func enter(_ macro: some FreestandingMacroExpansionSyntax, in unit: SourceUnit) {
        guard let body = macro.body else {
            return context.report(.error, "#Preview has no closure with a view", at: macro, in: unit)
        }
        let line = unit.position(of: macro.pound.textRange.lowerBound).line
        if let entry = previewables(in: body, unit) { unit.edits.insert(entry, at: body.rightBrace.textRange.lowerBound) }
        let call = "UIKit._PreviewRegistry.add(file: \(unit.path.debugDescription), line: \(line)) { [UIKit.Preview"
        unit.edits.replace(
            macro.pound.textRange.lowerBound..<macro.macroName.textRange.upperBound, with: Self.opening("\(line)") + call)
        unit.edits.insert("] }" + Self.closing, at: macro.textRange.upperBound)
        unit.imports.insert("UIKit")
    }

    private func enter(provider: String, at node: some SyntaxProtocol, in unit: SourceUnit) {
        let line = unit.position(of: node.textRange.lowerBound).line
        let name = provider.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        unit.appendix.append(
            Self.opening(name)
                + "UIKit._PreviewRegistry.add(file: \(unit.path.debugDescription), line: \(line), provider: \(provider).self)"
                + Self.closing)
        unit.imports.insert("UIKit")
    }

    private static func opening(_ name: String) -> String {
        "private enum __Preview_\(name) { @section(\".init_array\") @used nonisolated static let load: @convention(c) () -> Void = { "
    }

    private static let closing = " } }"

    /// Makes the properties that are marked `@Previewable` those of a view whose body is the rest of the closure. Returns what has to
    /// stand at the closure's end then.
    private func previewables(in body: ClosureExprSyntax, _ unit: SourceUnit) -> String? {
        let marked = body.statements.map { $0.item.as(VariableDeclSyntax.self)?.previewable }
        guard let last = marked.lastIndex(where: { $0 != nil }) else { return nil }
        let statements = Array(body.statements)
        for (statement, mark) in zip(statements, marked).prefix(last + 1) {
            guard let mark else {
                context.report(.error, "properties marked @Previewable come first in a preview", at: statement, in: unit)
                return nil
            }
            unit.blank(mark)
        }
        unit.edits.insert("struct __PreviewBody: SwiftUI.View { ", at: statements[0].textRange.lowerBound)
        unit.edits.insert("; var body: some SwiftUI.View { ", at: statements[last].textRange.upperBound)
        return " } }; return __PreviewBody() "
    }
}

extension FreestandingMacroExpansionSyntax {
    /// The closure that makes the view: the one behind the arguments, or the last of these.
    fileprivate var body: ClosureExprSyntax? { trailingClosure ?? arguments.last?.expression.as(ClosureExprSyntax.self) }
}

extension VariableDeclSyntax {
    /// The attribute that makes it a property of a preview's view.
    fileprivate var previewable: AttributeSyntax? {
        attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == "Previewable" }
    }
}

extension InheritanceClauseSyntax? {
    fileprivate var providesPreviews: Bool {
        self?.inheritedTypes.contains { ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.type.trimmedDescription) } ?? false
    }
}
