import Foundation
import Linting
import SwiftParser
import SwiftSyntax

/// An example of a rule of SwiftLint.
struct SwiftLintExample {
    let code: String
    let options: [String: OptionValue]
    let isCompliant: Bool
}

/// The examples in the sources of SwiftLint's rules, read from their literals.
final class ExampleSources {
    /// What is read of one rule.
    struct Rule {
        var compliant: [SwiftLintExample] = []
        var noncompliant: [SwiftLintExample] = []
        /// How many expressions were no literals that can be read.
        var unread = 0
    }

    private var rules: [String: Rule] = [:]
    /// Whether expressions that cannot be read are printed.
    let tellsUnread: Bool
    private var statics: [String: ExprSyntax] = [:]
    private var wrappers: [String: FunctionDeclSyntax] = [:]

    /// Reads a checkout; `nil` if the folder has no rules.
    init?(folder: String, tellsUnread: Bool = false) {
        self.tellsUnread = tellsUnread
        let root = folder + "/Source/SwiftLintBuiltInRules/Rules"
        guard let paths = FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) else { return nil }
        let files = paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            FileManager.default.contents(atPath: root + "/" + path).map { Parser.parse(source: String(decoding: $0, as: UTF8.self)) }
        }
        guard !files.isEmpty else { return nil }
        for file in files { collect(file) }
        for file in files { describe(file) }
    }

    /// The rule of an identifier.
    func rule(_ identifier: String) -> Rule? { rules[identifier] }

    /// Remembers the constants of a file's types, and the functions that put code around an example.
    private func collect(_ file: SourceFileSyntax) {
        wrappers = [:]
        let visitor = Collector(viewMode: .sourceAccurate)
        visitor.walk(file)
        statics.merge(visitor.constants) { first, _ in first }
    }

    private func describe(_ file: SourceFileSyntax) {
        let visitor = Collector(viewMode: .sourceAccurate)
        visitor.walk(file)
        wrappers = visitor.functions
        local = visitor.constants
        for call in visitor.descriptions {
            func argument(_ label: String) -> ExprSyntax? { call.arguments.first { $0.label?.text == label }?.expression }
            guard let identifier = argument("identifier")?.as(StringLiteralExprSyntax.self)?.representedLiteralValue else { continue }
            var rule = Rule()
            rule.compliant = argument("nonTriggeringExamples").map { examples($0, isCompliant: true, &rule.unread) } ?? []
            rule.noncompliant = argument("triggeringExamples").map { examples($0, isCompliant: false, &rule.unread) } ?? []
            rules[identifier] = rule
        }
    }

    private var local: [String: ExprSyntax] = [:]

    private func examples(_ expression: ExprSyntax, isCompliant: Bool, _ unread: inout Int, depth: Int = 0) -> [SwiftLintExample] {
        guard depth < 12 else { return [] }
        if let array = expression.as(ArrayExprSyntax.self) {
            return array.elements.flatMap { examples($0.expression, isCompliant: isCompliant, &unread, depth: depth + 1) }
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
                .flatMap { examples($0, isCompliant: isCompliant, &unread, depth: depth + 1) }
        }
        // `#examples([…])` has texts for examples.
        if let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "examples", let list = macro.arguments.first {
            return examples(list.expression, isCompliant: isCompliant, &unread, depth: depth + 1)
        }
        if let code = text(expression, [:]) { return [SwiftLintExample(code: code, options: [:], isCompliant: isCompliant)] }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            if let example = example(call, isCompliant: isCompliant, values: [:]) { return [example] }
            // `Example(…).focused()` and the like are the example.
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
                call.arguments.isEmpty, call.trailingClosure == nil
            {
                return examples(base, isCompliant: isCompliant, &unread, depth: depth + 1)
            }
        }
        if let name = expression.lastComponent {
            let owner = expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
            let found = owner.flatMap { statics[$0 + "." + name] } ?? local.first { $0.key.hasSuffix("." + name) }?.value
            if let found { return examples(found, isCompliant: isCompliant, &unread, depth: depth + 1) }
        }
        unread += 1
        if tellsUnread { print("unread: \(expression.trimmedDescription.prefix(300))") }
        return []
    }

    private func example(_ call: FunctionCallExprSyntax, isCompliant: Bool, values: [String: String]) -> SwiftLintExample? {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "asExample",
            let base = member.base
        {
            return example(base, call.arguments, isCompliant: isCompliant, values: values)
        }
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, let first = call.arguments.first else {
            return nil
        }
        guard name != "Example" else { return example(first.expression, call.arguments, isCompliant: isCompliant, values: values) }
        // A function that puts code around the text that it is given.
        guard let function = wrappers[name], let body = function.body else { return nil }
        var inner = values
        var arguments = Array(call.arguments)
        for parameter in function.signature.parameterClause.parameters {
            let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
            let given = arguments.first?.label?.text == label ? arguments.removeFirst().expression : parameter.defaultValue?.value
            guard let given, let text = text(given, values) else { return nil }
            inner[(parameter.secondName ?? parameter.firstName).text] = text
        }
        guard arguments.isEmpty else { return nil }
        let returned = body.statements.last?.item
        let result = returned?.as(ReturnStmtSyntax.self)?.expression ?? returned?.as(ExprSyntax.self)
        return result?.as(FunctionCallExprSyntax.self).flatMap { example($0, isCompliant: isCompliant, values: inner) }
    }

    /// The example of a text, with the configuration among the arguments.
    private func example(
        _ code: ExprSyntax, _ arguments: LabeledExprListSyntax, isCompliant: Bool, values: [String: String]
    ) -> SwiftLintExample? {
        guard let code = text(code, values) else { return nil }
        var options: [String: OptionValue] = [:]
        if let given = arguments.first(where: { $0.label?.text == "configuration" })?.expression {
            let value = given.lastComponent.flatMap { name in local.first { $0.key.hasSuffix("." + name) }?.value } ?? given
            guard let read = Self.options(value) else { return nil }
            options = read
        }
        return SwiftLintExample(code: code, options: options, isCompliant: isCompliant)
    }

    /// The text of a literal, with what is known put in.
    private func text(_ expression: ExprSyntax, _ values: [String: String]) -> String? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return values[reference.baseName.text] }
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.first?.label?.text == "repeating",
            let part = call.arguments.first.flatMap({ text($0.expression, values) }),
            let count = call.arguments.last.flatMap({ Int($0.expression.trimmedDescription) })
        {
            return String(repeating: part, count: count)
        }
        guard let literal = expression.as(StringLiteralExprSyntax.self) else { return nil }
        if let text = literal.representedLiteralValue { return text }
        let segments = literal.segments.map { segment -> StringLiteralSegmentListSyntax.Element in
            guard case .expressionSegment(let inner) = segment, let value = inner.expressions.first.flatMap({ text($0.expression, values) })
            else { return segment }
            return .stringSegment(StringSegmentSyntax(content: .stringSegment(value)))
        }
        return literal.with(\.segments, StringLiteralSegmentListSyntax(segments)).representedLiteralValue
    }

    /// The options in a dictionary of literals; `nil` where there are others.
    private static func options(_ expression: ExprSyntax) -> [String: OptionValue]? {
        guard let dictionary = expression.as(DictionaryExprSyntax.self), case .elements(let elements) = dictionary.content else {
            return nil
        }
        var options: [String: OptionValue] = [:]
        for element in elements {
            guard let key = element.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue, let value = value(element.value) else {
                return nil
            }
            options[key] = value
        }
        return options
    }

    private static func value(_ expression: ExprSyntax) -> OptionValue? {
        if let value = expression.as(BooleanLiteralExprSyntax.self) { return .flag(value.literal.text == "true") }
        if let value = expression.as(IntegerLiteralExprSyntax.self) { return Int(value.literal.text).map { .integer($0) } }
        if let value = expression.as(StringLiteralExprSyntax.self) { return value.representedLiteralValue.map { .text($0) } }
        if let array = expression.as(ArrayExprSyntax.self) {
            let texts = array.elements.compactMap { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
            return texts.count == array.elements.count ? .texts(texts) : nil
        }
        return nil
    }
}

extension ExprSyntax {
    fileprivate var lastComponent: String? {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

/// Collects what a file says of rules.
private final class Collector: SyntaxVisitor {
    var constants: [String: ExprSyntax] = [:]
    var functions: [String: FunctionDeclSyntax] = [:]
    var descriptions: [FunctionCallExprSyntax] = []
    private var owners: [String] = []

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        owners.append(name)
        return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.trimmedDescription) }
    override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            let name = (owners.last ?? "") + "." + binding.pattern.trimmedDescription
            if let value = binding.initializer?.value {
                constants[name] = value
            } else if case .getter(let items)? = binding.accessorBlock?.accessors, let value = items.first?.item.as(ExprSyntax.self) {
                constants[name] = value
            }
        }
        return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        functions[node.name.text] = node
        return .visitChildren
    }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "RuleDescription" { descriptions.append(node) }
        return .visitChildren
    }
}
