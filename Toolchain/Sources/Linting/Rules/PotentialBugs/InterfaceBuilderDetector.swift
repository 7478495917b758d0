import SwiftSyntax

/// Outlets, actions and inspectable properties.
final class InterfaceBuilderDetector: Detector, SwiftScanner {
    static let outlet = Issue(
        "PublicOutlet", InterfaceBuilderDetector.self, like: "private_outlet", .correctness, "An outlet can be reached from outside",
        why: "Views are the controller's own business: who changes them from outside finds `nil` before they are loaded.", priority: 3,
        options: [IssueOption("allow_private_set", false, "Whether an outlet that only others read is allowed.")],
        isEnabledByDefault: false,
        noncompliant: ["class A {\n    @IBOutlet var ↓label: UILabel?\n}\n"],
        compliant: ["class A {\n    @IBOutlet private var label: UILabel?\n}\n"])
    static let action = Issue(
        "PublicAction", InterfaceBuilderDetector.self, like: "private_action", .correctness, "An action can be called from outside",
        why: "Actions are for the interface alone.", priority: 3, isEnabledByDefault: false,
        noncompliant: ["class A {\n    @IBAction ↓func tap(_ sender: Any) {}\n}\n"],
        compliant: ["class A {\n    @IBAction private func tap(_ sender: Any) {}\n}\n"])
    static let inExtension = Issue(
        "InspectableInExtension", InterfaceBuilderDetector.self, like: "ibinspectable_in_extension", .correctness,
        "An extension adds an inspectable property",
        why: "Interface Builder shows it at every object of the type.", isEnabledByDefault: false,
        noncompliant: ["extension UIView {\n    ↓@IBInspectable private var x: Int { 1 }\n}\n"],
        compliant: ["class A: UIView {\n    @IBInspectable private var x: Int = 1\n}\n"])
    static let inspectable = Issue(
        "InvalidInspectable", InterfaceBuilderDetector.self, like: "valid_ibinspectable", .correctness,
        "Interface Builder cannot set an inspectable property",
        why: "It sets variables of a stated type that it knows: numbers, truths, texts, points, sizes, rectangles, colours and images.",
        noncompliant: ["class A {\n    @IBInspectable private ↓let x: Int = 1\n    @IBInspectable private ↓var y: [String] = []\n}\n"],
        compliant: ["class A {\n    @IBInspectable private var x: Int = 1\n    @IBInspectable var c: UIColor?\n}\n"])

    private static let types: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double", "Bool", "CGFloat",
        "String",
        "CGPoint", "CGSize", "CGRect", "NSString", "NSNumber", "UIColor", "NSColor", "UIImage", "NSImage", "NSRect", "NSSize", "NSPoint",
    ]
    private static let optional: Set<String> = ["String", "NSString", "UIColor", "NSColor", "UIImage", "NSImage"]

    func register(_ visits: SwiftVisits) {
        visits.visit(VariableDeclSyntax.self) { context, node in
            guard !node.attributes.isEmpty, node.parent?.is(MemberBlockItemSyntax.self) == true else { return }
            if node.attributes.has("IBOutlet"), !node.modifiers.has(.private, .fileprivate) {
                let hasPrivateSetter = node.modifiers.contains {
                    ["private", "fileprivate"].contains($0.name.text) && $0.detail != nil
                }
                if !(hasPrivateSetter && context.settings(for: Self.outlet).bool("allow_private_set")), let name = node.bindings.first {
                    context.report(Self.outlet, at: name, "Make this outlet private.")
                }
            }
            guard node.attributes.has("IBInspectable") else { return }
            if node.enclosingType?.is(ExtensionDeclSyntax.self) == true {
                context.report(Self.inExtension, at: node, "Interface Builder shows this at every object of the type.")
            }
            guard node.bindings.count == 1, let binding = node.bindings.first else { return }
            var isValid = node.bindingSpecifier.tokenKind == .keyword(.var)
            if isValid, let accessors = binding.accessorBlock?.accessors {
                switch accessors {
                case .getter: isValid = false
                case .accessors(let list):
                    let kinds = list.map(\.accessorSpecifier.tokenKind)
                    isValid = !kinds.contains(.keyword(.get)) || kinds.contains(.keyword(.set))
                default: break
                }
            }
            if isValid {
                let type = binding.typeAnnotation?.type
                let inner =
                    type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
                if let inner {
                    isValid = Self.optional.contains(inner.trimmedDescription)
                } else {
                    isValid = Self.types.contains(type?.trimmedDescription ?? "")
                }
            }
            if !isValid { context.report(Self.inspectable, at: node.bindingSpecifier, "Interface Builder cannot set this property.") }
        }
        visits.visit(FunctionDeclSyntax.self) { context, node in
            guard node.attributes.has("IBAction"), !node.modifiers.has(.private, .fileprivate),
                node.enclosingType.map({ !$0.modifiers.has(.private, .fileprivate) || !$0.is(ExtensionDeclSyntax.self) }) ?? true
            else { return }
            context.report(Self.action, at: node.funcKeyword, "Make this action private.")
        }
    }
}
