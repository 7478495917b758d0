import SwiftSyntax

/// References that keep each other alive by declaration.
final class StrongDelegateDetector: Detector, SwiftScanner {
    static let delegate = Issue(
        "StrongDelegate", StrongDelegateDetector.self, like: "weak_delegate", .memory, "A delegate is held strongly",
        why: "The delegate mostly owns the object whose delegate it is: the two keep each other alive. Declare it `weak`.", priority: 7,
        noncompliant: ["class A {\n    ↓var delegate: SomeDelegate?\n}\n"],
        compliant: ["class A {\n    weak var delegate: SomeDelegate?\n}\nstruct B {\n    var delegate: SomeDelegate { a }\n}\n"])
    static let delegateProtocol = Issue(
        "DelegateProtocolNotForClasses", StrongDelegateDetector.self, like: "class_delegate_protocol", .memory,
        "A delegate's protocol can be adopted by values",
        why: "Only a reference to an object can be weak. Let the protocol inherit from `AnyObject`.", priority: 6,
        noncompliant: ["↓protocol SomeDelegate {}\n"],
        compliant: ["protocol SomeDelegate: AnyObject {}\nprotocol Other: SomeDelegate {}\n@objc protocol ThirdDelegate {}\n"])
    static let outlet = Issue(
        "StrongOutlet", StrongDelegateDetector.self, like: "strong_iboutlet", .memory, "An outlet is weak",
        why: """
            A view that is taken out of its superview is gone where only a weak outlet holds it. Apple advises strong outlets since 2015, other
            than for delegates.
            """, isEnabledByDefault: false,
        noncompliant: ["class A {\n    @IBOutlet ↓weak var label: UILabel?\n}\n"],
        compliant: ["class A {\n    @IBOutlet var label: UILabel?\n    weak var other: UILabel?\n}\n"])
    static let constant = Issue(
        "UnownedReference", StrongDelegateDetector.self, like: "unowned_variable_capture", .memory, "A closure captures without owning",
        why: "Reading an `unowned` reference to an object that is gone ends the app. Capture it `weak`.", priority: 6,
        options: [IssueOption("allow_explicit_unsafe_unowned", false, "Whether `unowned(unsafe)` is left alone.")],
        isEnabledByDefault: false,
        noncompliant: ["let f = { [↓unowned self] in self.g() }\n"], compliant: ["let f = { [weak self] in self?.g() }\n"])

    func register(_ visits: SwiftVisits) {
        visits.visit(VariableDeclSyntax.self) { [self] in look($0, $1) }
        visits.visit(ProtocolDeclSyntax.self) { context, node in
            guard node.name.text.hasSuffix("Delegate"), !node.attributes.has("objc") else { return }
            let parents = node.inheritanceClause?.inheritedTypes.map { $0.type } ?? []
            let isForClasses = parents.contains { type in
                if type.is(ClassRestrictionTypeSyntax.self) { return true }
                let name = Evaluator.name(of: type) ?? ""
                if type.is(CompositionTypeSyntax.self) { return type.hasToken { Self.isObject($0.text) } }
                return Self.isObject(name)
            }
            let byClause =
                node.genericWhereClause?.requirements.contains { requirement in
                    requirement.requirement.trimmedDescription.hasPrefix("Self")
                        && requirement.hasToken { Self.isObject($0.text) || $0.text.hasPrefix("UI") }
                } ?? false
            if !isForClasses, !byClause {
                context.report(
                    Self.delegateProtocol, at: node, "Let this protocol inherit from \"AnyObject\", so that delegates can be weak.")
            }
        }
        visits.visit(ClosureCaptureSyntax.self) { context, node in
            guard let specifier = node.specifier, specifier.specifier.tokenKind == .keyword(.unowned) else { return }
            if specifier.detail?.text == "unsafe", context.settings(for: Self.constant).bool("allow_explicit_unsafe_unowned") { return }
            context.report(Self.constant, at: specifier, "This ends the app when the object is gone; capture it \"weak\".")
        }
    }

    private static func isObject(_ name: String) -> Bool {
        name == "AnyObject" || name == "NSObjectProtocol" || name == "Actor" || name == "class" || name.hasSuffix("Delegate")
    }

    private func look(_ context: SwiftContext, _ node: VariableDeclSyntax) {
        if node.attributes.has("IBOutlet"), let weak = node.modifiers.first(.weak) ?? node.modifiers.first(.unowned),
            let name = node.bindings.first?.pattern.trimmedDescription,
            !name.lowercased().hasSuffix("delegate"), !name.lowercased().hasSuffix("datasource")
        {
            let end = weak.nextToken(viewMode: .sourceAccurate)?.start ?? weak.end
            context.report(Self.outlet, at: weak, "Hold this outlet strongly.", fix: Fix(replacing: weak.start..<end, with: ""))
        }
        guard node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, name.lowercased().hasSuffix("delegate"),
            node.parent?.is(MemberBlockItemSyntax.self) == true, node.enclosingType?.is(ProtocolDeclSyntax.self) == false
        else { return }
        let modifiers = node.modifiers.map(\.name.text)
        guard !modifiers.contains("weak"), !modifiers.contains("unowned"), !modifiers.contains("static"), !modifiers.contains("class"),
            !node.attributes.has(
                "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor", "WKApplicationDelegateAdaptor"
            ),
            !binding.isComputed
        else { return }
        // The file's own word counts: a constant, or one made here, is owned on purpose only by name.
        guard node.bindingSpecifier.tokenKind == .keyword(.var) || binding.typeAnnotation != nil else { return }
        context.report(Self.delegate, at: node, "Hold this delegate weakly, so that the two do not keep each other alive.")
    }
}

extension PatternBindingSyntax {
    /// Whether the variable has no storage.
    var isComputed: Bool {
        switch accessorBlock?.accessors {
        case .getter: true
        case .accessors(let list): list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
        default: false
        }
    }
}
