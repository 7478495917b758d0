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
                    if isObjectiveC(attribute) { unit.blank(attribute) }
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

    /// Types of C, which a C function can take whatever the language around it.
    private static let typesOfC: Set<String> = [
        "Void", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
        "CGFloat", "CBool", "CChar", "CSignedChar", "CUnsignedChar", "CShort", "CUnsignedShort", "CInt", "CUnsignedInt", "CLong",
        "CUnsignedLong", "CLongLong", "CUnsignedLongLong", "CFloat", "CDouble", "OpaquePointer", "UnsafePointer", "UnsafeMutablePointer",
        "UnsafeRawPointer", "UnsafeMutableRawPointer", "CVaListPointer",
    ]

    /// Whether `@convention` stands before the type of a block, or of a function that only Objective-C has.
    private func isObjectiveC(_ attribute: AttributeSyntax) -> Bool {
        if attribute.argumentText == "block" { return true }
        guard attribute.argumentText == "c", let type = attribute.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType,
            let function = type.as(FunctionTypeSyntax.self)
        else { return false }
        let names = NameCollector()
        function.parameters.forEach { names.walk($0.type) }
        names.walk(function.returnClause.type)
        return names.names.contains { name in
            !AttributeRule.typesOfC.contains(name)
                && (AttributeRule.typesOfObjectiveC.contains(name) || context.knowledge.isClass(name) != nil)
        }
    }

    private static let typesOfObjectiveC: Set<String> = [
        "AnyObject", "AnyClass", "Any", "Selector", "String", "Array", "Dictionary", "Set",
    ]
}

/// The names of the types that a type is made of.
private final class NameCollector: SyntaxVisitor {
    var names: Set<String> = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text.trimmedBackticks)
        return .visitChildren
    }
}
