import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(AttributeRule.self) }

/// Attributes and modifiers that only mean something to Objective-C or Interface Builder are taken off (The Swift Programming Language,
/// "Attributes"); what they exposed is registered by `RegistrationRule`. Spaces stand in their place, so that columns stay.
///
/// `@UIApplicationMain` is `@main`. A function type is an ordinary one where it is a block's, or a C function's that takes or returns what only
/// Objective-C could hand to C: bodies of methods are such functions. `@NSManaged` is `ManagedRule`'s.
struct AttributeRule: LoweringRule {
    private static let removed: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable",
        "NSCopying", "_objcRuntimeName",
    ]

    private let context: RuleContext
    private let lent: Read<LentColumns>
    private let attributes: Sites<AttributeSyntax>
    private let modifiers: Sites<DeclModifierSyntax>

    init(_ context: RuleContext) {
        self.context = context
        lent = context.reads(LentColumns.self)
        attributes = context.sites(AttributeSyntax.self)
        modifiers = context.sites(DeclModifierSyntax.self) {
            $0.name.tokenKind == .keyword(.optional) || $0.name.tokenKind == .keyword(.dynamic)
        }
    }

    func apply() {
        let convention = FunctionConvention(knowledge: context.knowledge)
        for file in context.files {
            let unit = file.unit
            let attributes = attributes[file].map(\.node)
            let replacesDynamically = attributes.contains { $0.isNamed("_dynamicReplacement") }
            for attribute in attributes {
                guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { continue }
                if AttributeRule.removed.contains(name) {
                    let range = attribute.textRange
                    if let given = lent.value[attribute.id], given <= range.count, !unit.hasLineBreak(range) {
                        unit.edits.replace(range, with: String(repeating: " ", count: range.count - given))
                    } else {
                        unit.edits.blank(range, in: unit.bytes)
                    }
                } else if name == "convention" {
                    if convention.isObjectiveC(attribute) { unit.blank(attribute) }
                } else if name == "UIApplicationMain" || name == "NSApplicationMain" {
                    unit.replace(attribute, with: "@main")
                }
            }
            for site in modifiers[file] {
                if site.node.name.tokenKind == .keyword(.dynamic), replacesDynamically { continue }
                unit.blank(site.node)
            }
        }
    }
}
