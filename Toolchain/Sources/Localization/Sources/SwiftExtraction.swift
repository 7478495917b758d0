import Lowering
import SwiftParser
import SwiftSyntax

/// Finds the texts that a Swift source asks for.
final class SwiftExtraction: SyntaxVisitor {
    private let path: String
    private let options: ExtractionOptions
    private let converter: SourceLocationConverter
    private let types: InterpolationTypes
    private let usesSwiftUI: Bool
    private var found = Extraction()

    static func extract(_ bytes: [UInt8], path: String, options: ExtractionOptions) -> Extraction {
        guard let tree = SourceParser.parse(bytes) else {
            var nothing = Extraction()
            nothing.warn(path, 1, "too many brackets are left open for the source to be read")
            return nothing
        }
        let visitor = SwiftExtraction(tree, path: path, options: options)
        visitor.walk(tree)
        return visitor.found
    }

    private init(_ tree: SourceFileSyntax, path: String, options: ExtractionOptions) {
        (self.path, self.options) = (path, options)
        converter = SourceLocationConverter(fileName: path, tree: tree)
        types = InterpolationTypes(tree)
        let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        usesSwiftUI = options.findsSwiftUI && imports.contains { ["SwiftUI", "WidgetKit", "AppIntents"].contains($0) }
        super.init(viewMode: .sourceAccurate)
    }

    private func line(of node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    // MARK: Calls

    /// The types whose first argument, without a label, is a key of SwiftUI's.
    private static let views: Set<String> = [
        "Text", "Button", "Label", "Toggle", "Picker", "Section", "NavigationLink", "Link", "TextField", "SecureField", "Stepper", "Menu",
        "Tab", "GroupBox", "DisclosureGroup", "LabeledContent", "ProgressView", "Gauge", "ContentUnavailableView", "DatePicker",
        "ColorPicker", "ControlGroup", "ShareLink", "WindowGroup", "Window", "CommandMenu", "TextEditor", "MultiDatePicker", "EditButton",
        "PhotosPicker", "TableColumn", "OutlineGroup", "Slider",
    ]

    /// The modifiers whose first argument, without a label, is a key of SwiftUI's.
    private static let modifiers: Set<String> = [
        "navigationTitle", "navigationBarTitle", "navigationSubtitle", "help", "alert", "confirmationDialog", "actionSheet", "badge",
        "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibility", "accessibilityAction", "accessibilityRotor",
        "accessibilityCustomContent", "searchable", "configurationDisplayName", "description", "dialogSuppressionToggle",
    ]

    /// The labels behind which modifiers have a key.
    private static let labelledKeys: [String: Set<String>] = ["searchable": ["prompt"], "fileDialogMessage": [""]]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            call(of: name, node)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
            if name == "init", let base {
                call(of: base, node)
            } else if ["SwiftUI", "Swift", "Foundation"].contains(base) || RoutineForm.named(name, routines: options.routines) != nil {
                call(of: name, node)
            } else if usesSwiftUI, member.base != nil, Self.modifiers.contains(name) {
                swiftUI(node, labels: Self.labelledKeys[name] ?? [])
            } else if options.findsResources, name == "LocalizationValue", base == "String" {
                if let first = node.arguments.first { note(first.expression, in: node) }
            }
        }
        return .visitChildren
    }

    private func call(of name: String, _ node: FunctionCallExprSyntax) {
        if let form = RoutineForm.named(name, routines: options.routines) { return routine(node, form) }
        if options.findsResources {
            if ["String", "AttributedString"].contains(name), let key = node.arguments.first, key.label?.text == "localized" {
                // `String(localized: resource)` has no text of its own.
                return note(key.expression, in: node)
            }
            if name == "LocalizedStringResource", let key = node.arguments.first, key.label == nil { return note(key.expression, in: node) }
            if name == "LocalizedStringKey", let key = node.arguments.first, [nil, "stringLiteral"].contains(key.label?.text) {
                return note(key.expression, in: node)
            }
        }
        if usesSwiftUI, Self.views.contains(name) { swiftUI(node, labels: []) }
    }

    private func argument(_ label: String, of node: FunctionCallExprSyntax) -> ExprSyntax? {
        node.arguments.first { $0.label?.text == label }?.expression
    }

    /// `NSLocalizedString("key", tableName: "T", value: "v", comment: "c")`, and the forms of its kin.
    private func routine(_ node: FunctionCallExprSyntax, _ form: RoutineForm) {
        let unlabelled = node.arguments.filter { $0.label == nil }.map(\.expression)
        guard let key = unlabelled.first ?? argument("key", of: node) else { return }
        func value(_ label: String, _ place: Int?) -> ExprSyntax? {
            argument(label, of: node) ?? place.flatMap { unlabelled.indices.contains($0) ? unlabelled[$0] : nil }
        }
        guard let text = literal(key) else {
            return found.warn(path, line(of: key), "Argument is not a literal string.")
        }
        let table = (argument("tableName", of: node) ?? value("table", form.table)).flatMap(literal)
        add(
            text, table: table, value: value("value", form.value).flatMap(literal),
            comment: value("comment", form.comment).flatMap(literal), at: node)
    }

    private func note(_ key: ExprSyntax, in node: FunctionCallExprSyntax) {
        guard let key = text(key) else { return }
        add(
            key, table: (argument("table", of: node) ?? argument("tableName", of: node)).flatMap(literal),
            value: argument("defaultValue", of: node).flatMap(text), comment: argument("comment", of: node).flatMap(literal), at: node)
    }

    private func swiftUI(_ node: FunctionCallExprSyntax, labels: Set<String>) {
        for argument in node.arguments {
            let label = argument.label?.text
            guard label.map(labels.contains) ?? (argument == node.arguments.first) else { continue }
            note(argument.expression, in: node)
        }
    }

    private func add(_ key: String, table: String?, value: String?, comment: String?, at node: FunctionCallExprSyntax) {
        found.texts.append(
            ExtractedText(
                key: key, table: table ?? "Localizable", value: value, comment: comment.flatMap { $0.isEmpty ? nil : $0 }, path: path,
                line: line(of: node)))
    }

    // MARK: Declarations of the project's own

    /// `let title: LocalizedStringKey = "Title"`
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if options.findsResources, let type = node.typeAnnotation?.type.trimmedDescription, let value = node.initializer?.value,
            ["LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue"].contains(type), let key = text(value)
        {
            found.texts.append(ExtractedText(key: key, path: path, line: line(of: value)))
        }
        return .visitChildren
    }

    // MARK: Texts

    /// A text that holds no values; `+` puts some together.
    private func literal(_ expression: ExprSyntax) -> String? {
        if let literal = expression.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            var texts: [String] = []
            for (place, element) in sequence.elements.enumerated() {
                if place % 2 == 1 {
                    guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return nil }
                } else {
                    guard let text = element.as(StringLiteralExprSyntax.self)?.representedLiteralValue else { return nil }
                    texts.append(text)
                }
            }
            return texts.joined()
        }
        return nil
    }

    /// A text with `%@`, `%lld` and the like for the values in it.
    private func text(_ expression: ExprSyntax) -> String? {
        guard let literal = expression.as(StringLiteralExprSyntax.self) else { return nil }
        if let plain = literal.representedLiteralValue { return plain }
        var values: [String] = []
        // The parts between values are read as a text by themselves, in which the mark stands for a value.
        let mark = "\u{F8FF}\u{E000}"
        var segments: [StringLiteralSegmentListSyntax.Element] = []
        for segment in literal.segments {
            switch segment {
            case .stringSegment: segments.append(segment)
            case .expressionSegment(let part):
                guard let specifier = types.specifier(of: part) else { return nil }
                values.append(specifier)
                segments.append(.stringSegment(StringSegmentSyntax(content: .stringSegment(mark))))
            @unknown default: return nil
            }
        }
        guard let joined = literal.with(\.segments, StringLiteralSegmentListSyntax(segments)).representedLiteralValue else { return nil }
        var result = ""
        var rest = joined[...]
        for value in values {
            guard let range = rest.firstRange(of: mark) else { return nil }
            // What holds values is a format, in which a sign of its own is written twice.
            result += rest[..<range.lowerBound].replacing("%", with: "%%") + value
            rest = rest[range.upperBound...]
        }
        return result + rest.replacing("%", with: "%%")
    }
}
