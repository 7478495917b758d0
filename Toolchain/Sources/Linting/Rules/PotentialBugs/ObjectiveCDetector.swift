import SwiftSyntax

/// Traps where Swift meets Objective-C and Foundation.
final class ObjectiveCDetector: Detector, SwiftScanner {
    static let isEqual = Issue(
        "EqualsOfObject", ObjectiveCDetector.self, like: "nsobject_prefer_isequal", .correctness,
        "An object's `==` is not what Foundation asks",
        why: "Collections and UIKit call `isEqual(_:)`. Override that, and `==` follows.", priority: 6,
        noncompliant: ["class A: NSObject {\n    ↓static func == (lhs: A, rhs: A) -> Bool { true }\n}\n"],
        compliant: [
            "class A: NSObject {\n    override func isEqual(_ object: Any?) -> Bool { true }\n}\nclass B: C {\n    static func == (lhs: B, rhs: B) -> Bool { true }\n}\n"
        ])
    static let dynamic = Issue(
        "DynamicInline", ObjectiveCDetector.self, like: "dynamic_inline", .correctness, "A dynamic function is to be inlined",
        why: "What is looked up at run time cannot be put in its place by the compiler.", severity: .error,
        noncompliant: ["class A {\n    @inline(__always) dynamic ↓func f() {}\n}\n"], compliant: ["class A {\n    dynamic func f() {}\n}\n"]
    )
    static let observed = Issue(
        "OldObservation", ObjectiveCDetector.self, like: "block_based_kvo", .correctness, "All keys are observed in one method",
        why: "`observe(_:options:changeHandler:)` has a type and ends with its token.",
        noncompliant: [
            "class A: NSObject {\n    override ↓func observeValue(forKeyPath keyPath: String?, of object: Any?,\n        change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}\n}\n"
        ],
        compliant: ["let token = a.observe(\\.name) { _, _ in }\n"])
    static let override = Issue(
        "OverrideInExtension", ObjectiveCDetector.self, like: "override_in_extension", .correctness, "An extension overrides",
        why: "Which override is called is undefined if a subclass and an extension both have one.", isEnabledByDefault: false,
        noncompliant: ["extension A {\n    override ↓func f() {}\n}\n"],
        compliant: ["class A {\n    override func f() {}\n}\nextension A {\n    func g() {}\n}\n"])
    static let number = Issue(
        "NumberInitReference", ObjectiveCDetector.self, like: "ns_number_init_as_function_reference", .correctness,
        "`NSNumber.init` is handed over as a function",
        why: "The compiler may choose an initializer that changes the value's type. Write a closure.", priority: 5,
        noncompliant: ["let a = [0, 0.2].map(↓NSNumber.init)\n"], compliant: ["let a = [0, 0.2].map { NSNumber(value: $0) }\n"])
    static let decoded = Issue(
        "LossyStringOfData", ObjectiveCDetector.self, like: "optional_data_string_conversion", .correctness,
        "Bytes that are no text become one",
        why: "`String(decoding:as:)` puts replacement characters in silently. `String(bytes:encoding:)` says that it cannot.",
        options: [IssueOption("include_implicit_init", false, "Whether `.init(decoding:as:)` without a type beside it counts.")],
        isEnabledByDefault: false,
        noncompliant: ["let text = ↓String(decoding: data, as: UTF8.self)\n"],
        compliant: ["let text = String(bytes: data, encoding: .utf8)\n"])
    static let data = Issue(
        "OptionalDataOfString", ObjectiveCDetector.self, like: "non_optional_string_data_conversion", .correctness,
        "A conversion that cannot fail is optional",
        why: "Every text has UTF-8: `Data(text.utf8)` needs no unwrapping.", priority: 3,
        noncompliant: ["let data = ↓text.data(using: .utf8)\n"],
        compliant: ["let data = Data(text.utf8)\nlet other = text.data(using: .ascii)\n"])
    static let direct = Issue(
        "DirectInit", ObjectiveCDetector.self, like: "discouraged_direct_init", .correctness, "An object is made that others share",
        why:
            "`Bundle()`, `UIDevice()` and `NSError()` are not what their names promise. Use `Bundle.main`, `UIDevice.current`, or a full initializer.",
        options: [IssueOption("types", ["Bundle", "NSError", "UIDevice"], "The types.")],
        noncompliant: ["let bundle = ↓Bundle()\n"], compliant: ["let bundle = Bundle.main\nlet other = Bundle(path: p)\n"])
    static let key = Issue(
        "LocalizedKeyNotLiteral", ObjectiveCDetector.self, like: "nslocalizedstring_key", .internationalization,
        "A text's key is put together", why: "Tools that collect texts read literals only, so that this one is never translated.",
        isEnabledByDefault: false,
        noncompliant: ["let a = NSLocalizedString(↓method(), comment: \"\")\n"],
        compliant: ["let a = NSLocalizedString(\"key\", comment: \"\")\n"])
    static let bundle = Issue(
        "LocalizedWithoutBundle", ObjectiveCDetector.self, like: "nslocalizedstring_require_bundle", .internationalization,
        "A text's bundle is left out", why: "Without a bundle a framework's texts are looked for in the app.", isEnabledByDefault: false,
        noncompliant: ["let a = ↓NSLocalizedString(\"key\", comment: \"\")\n"],
        compliant: ["let a = NSLocalizedString(\"key\", bundle: .main, comment: \"\")\n"])

    var applicableCalls: [String] { ["String", "data", "NSLocalizedString", "Bundle", "NSError", "UIDevice", "init", "decode"] }

    func visitCall(_ context: SwiftContext, _ call: SwiftCall) {
        let arguments = call.node.arguments
        switch call.name {
        case "String", "init":
            if call.name == "init", let type = call.receiver?.lastName, arguments.isEmpty, call.node.trailingClosure == nil,
                context.settings(for: Self.direct).strings("types").contains(type)
            {
                context.report(Self.direct, at: call.node, "Do not make this; use the shared one, or a full initializer.")
            }
            guard arguments.count == 2, arguments.first?.label?.text == "decoding",
                arguments.last?.label?.text == "as", arguments.last?.expression.trimmedDescription == "UTF8.self",
                call.name == "String" ? call.receiver == nil : call.receiver?.lastName == "String" || Self.isOfString(call, context)
            else { return }
            context.report(Self.decoded, at: call.node, "This makes a text of what is none; use \"String(bytes:encoding:)\".")
        case "data":
            guard arguments.count == 1, arguments.first?.label?.text == "using",
                [".utf8", "String.Encoding.utf8"].contains(arguments.first?.expression.trimmedDescription ?? ""), call.receiver != nil
            else { return }
            context.report(Self.data, at: call.node, "Use \"Data(text.utf8)\", which cannot fail.")
        case "NSLocalizedString":
            guard let first = arguments.first, first.label == nil else { return }
            if !isPlain(first.expression) { context.report(Self.key, at: first.expression, "Tools find only literal keys.") }
            if let comment = call.argument("comment"), !isPlain(comment) {
                context.report(Self.key, at: comment, "Tools find only literal comments.")
            }
            if !arguments.contains(where: { $0.label?.text == "bundle" }) { context.report(Self.bundle, at: call.node, "Name the bundle.") }
        default:
            guard arguments.isEmpty, call.node.trailingClosure == nil, call.receiver == nil || call.receiver?.lastName == "Foundation",
                context.settings(for: Self.direct).strings("types").contains(call.name)
            else { return }
            context.report(Self.direct, at: call.node, "Do not make this; use the shared one, or a full initializer.")
        }
    }

    /// Whether the file declares an extension's class, so that the compiler sees both together, or the extension implements a header's.
    private static func declares(_ node: ExtensionDeclSyntax, _ context: SwiftContext) -> Bool {
        if node.attributes.has("implementation") { return true }
        let name = node.extendedType.trimmedDescription
        return context.file.declarations.all.contains { $0.path == name && $0.kind == .classDecl }
    }

    /// Whether `.init(…)` makes a text: by the variable's type, or because the configuration says that it may.
    private static func isOfString(_ call: SwiftCall, _ context: SwiftContext) -> Bool {
        guard call.receiver == nil, call.node.calledExpression.is(MemberAccessExprSyntax.self) else { return false }
        if context.settings(for: decoded).bool("include_implicit_init") { return true }
        let binding = call.node.parent?.parent?.as(PatternBindingSyntax.self)
        return ["String", "String?"].contains(binding?.typeAnnotation?.type.trimmedDescription ?? "")
    }

    private func isPlain(_ expression: ExprSyntax) -> Bool {
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return sequence.elements.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || isPlain($0) }
        }
        guard let literal = expression.as(StringLiteralExprSyntax.self) else { return false }
        return literal.segments.allSatisfy { if case .stringSegment = $0 { true } else { false } }
    }

    func register(_ visits: SwiftVisits) {
        visits.visit(FunctionDeclSyntax.self) { context, node in
            if node.modifiers.has(.override) {
                if let type = node.enclosingType?.as(ExtensionDeclSyntax.self), !Self.declares(type, context) {
                    context.report(Self.override, at: node.funcKeyword, "Which override is called is undefined here.")
                }
                if node.name.text == "observeValue", node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath",
                    node.signature.parameterClause.parameters.count == 4
                {
                    context.report(Self.observed, at: node.funcKeyword, "Use \"observe(_:options:changeHandler:)\".")
                }
            }
            if node.modifiers.has(.dynamic), let inline = node.attributes.first(named: "inline"),
                inline.trimmedDescription.contains("__always")
            {
                context.report(Self.dynamic, at: node.funcKeyword, "A dynamic function cannot be inlined.")
            }
            if node.name.text == "==", node.modifiers.has(.static), let owner = node.enclosingType {
                let inherits =
                    owner.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "NSObject" }
                    == true
                let parameters = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
                let name = owner.as(ClassDeclSyntax.self)?.name.text ?? ""
                if inherits || owner.attributes.has("objcMembers") && owner.is(ClassDeclSyntax.self)
                    || owner.is(ClassDeclSyntax.self) && owner.attributes.has("objc")
                    || owner.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription == "NSObject",
                    parameters.count == 2, parameters[0] == parameters[1],
                    parameters[0] == name || parameters[0] == "Self" || parameters[0] == "NSObject"
                {
                    context.report(Self.isEqual, at: node, "Override \"isEqual(_:)\" instead.")
                }
            }
        }
        visits.visit(VariableDeclSyntax.self) { context, node in
            if node.modifiers.has(.override), let type = node.enclosingType?.as(ExtensionDeclSyntax.self),
                node.parent?.is(MemberBlockItemSyntax.self) == true, !Self.declares(type, context)
            {
                context.report(Self.override, at: node.bindingSpecifier, "Which override is called is undefined here.")
            }
        }
        visits.visit(MemberAccessExprSyntax.self) { context, node in
            guard node.declName.baseName.text == "init", node.declName.argumentNames == nil, let base = node.base?.trimmedDescription,
                base == "NSNumber" || base == "NSDecimalNumber",
                node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
            else { return }
            context.report(Self.number, at: node, "Write a closure: which initializer this is, is the compiler's choice.")
        }
    }
}
