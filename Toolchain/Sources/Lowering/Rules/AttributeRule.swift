import SwiftSyntax

/// Attributes and modifiers that only mean something to Objective-C or Interface Builder are taken off (The Swift Programming Language,
/// "Attributes"); what they exposed is registered by `RegistrationRule`. Spaces stand in their place, so that columns stay.
///
/// `@UIApplicationMain` is `@main`. A function type is an ordinary one where it is a block's, or a C function's that takes or returns what only
/// Objective-C could hand to C: bodies of methods are such functions. `@NSManaged` stays: only Core Data can implement such a property.
struct AttributeRule {
    private static let removed: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable",
        "NSCopying", "_objcRuntimeName",
    ]

    let context: LoweringContext
    private var convention: FunctionConvention { FunctionConvention(knowledge: context.knowledge) }

    func apply() {
        for (unit, scanner) in zip(context.knowledge.units, context.knowledge.scanners) {
            let replacesDynamically = scanner.sites.attributes.contains { $0.isNamed("_dynamicReplacement") }
            for attribute in scanner.sites.attributes {
                guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { continue }
                if AttributeRule.removed.contains(name) {
                    let range = attribute.textRange
                    if let given = context.givenAway[attribute.id], given <= range.count, !unit.hasLineBreak(range) {
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
            for modifier in scanner.sites.modifiers {
                if modifier.name.tokenKind == .keyword(.dynamic), replacesDynamically { continue }
                unit.blank(modifier)
            }
        }
    }
}
