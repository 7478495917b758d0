import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(EntryRule.self) }

/// SwiftUI's `@Entry` (SwiftUI, "Entry()"): a macro that makes a key of a variable in an extension of a container of values, and reads and
/// writes by it. The variable gets its accessors here, and the key stands behind it, with the variable's value in its place.
struct EntryRule: LoweringRule {
    /// The containers, and what their keys are.
    private static let keys = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    func apply() {
        guard context.input.dependencies.contains(where: { $0.module == "SwiftUI" && $0.framework != nil }),
            !context.knowledge.allTypes.contains(where: { $0.name == "Entry" })
        else { return }
        for node in context.knowledge.extensions where node.extended == nil {
            let name = node.extendedName.split(separator: ".").last.map(String.init) ?? node.extendedName
            for member in node.members where member.kind == .property {
                guard let variable = member.syntax.as(VariableDeclSyntax.self), let attribute = member.attribute("Entry") else { continue }
                guard let key = Self.keys[name] else {
                    context.report(
                        .error,
                        "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, Transaction, "
                            + "ContainerValues, or FocusedValues", at: attribute, in: member.unit)
                    continue
                }
                lower(variable, attribute, key, member.unit)
            }
        }
    }

    private func lower(_ variable: VariableDeclSyntax, _ attribute: AttributeSyntax, _ key: String, _ unit: SourceUnit) {
        guard variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else {
            return context.report(.error, "accessor macro can only apply to a single variable", at: variable, in: unit)
        }
        let (type, isFocused) = (binding.typeAnnotation?.type, key == "FocusedValueKey")
        guard type != nil || binding.initializer != nil, !isFocused || type != nil else {
            return context.report(.error, "type annotation missing in pattern", at: name, in: unit)
        }
        unit.blank(attribute)
        let keyName = "__Key_" + name.text.filter { $0 != "`" }
        let access = variable.modifiers.first { ["public", "package", "fileprivate", "private"].contains($0.name.text) }?.name.text
        let accessors = " { get { self[\(keyName).self] } set { self[\(keyName).self] = newValue } }"
        let start = "; \(access.map { $0 + " " } ?? "")struct \(keyName): SwiftUI.\(key) { "
        let visibility = access == "public" ? "public " : ""
        let end: String
        var text = accessors + start
        switch (type, binding.initializer) {
        case (let type?, _) where isFocused:
            // What is focused may be nothing, and says so itself.
            let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
            (text, end) = (text + "typealias Value = \(wrapped.flatText)", " }")
        case (let type?, _):
            (text, end) = (text + "\(visibility)static var defaultValue: \(type.flatText) { ", " } }")
        default:
            // Without a type written down it is the value's, which is the key's.
            unit.edits.insert(": \(keyName).Value", after: name.textRange)
            (text, end) = (text + "\(visibility)nonisolated(unsafe) static var defaultValue = ", " }")
        }
        guard let initializer = binding.initializer, !isFocused else {
            unit.edits.insert(text + (isFocused ? "" : "nil") + end, at: binding.textRange.upperBound)
            if let initializer = binding.initializer { unit.blank(initializer) }
            return
        }
        unit.edits.replace(initializer.equal.textRange, with: text)
        unit.edits.insert(end, at: initializer.value.textRange.upperBound)
    }
}
