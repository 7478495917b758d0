import SwiftSyntax

/// Which functions with a convention are those of Objective-C: blocks, and C functions that take or return what only Objective-C could
/// hand to C.
struct FunctionConvention {
    let knowledge: Knowledge

    /// Types of C, which a C function can take whatever the language around it.
    private static let typesOfC: Set<String> = [
        "Void", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
        "CGFloat", "CBool", "CChar", "CSignedChar", "CUnsignedChar", "CShort", "CUnsignedShort", "CInt", "CUnsignedInt", "CLong",
        "CUnsignedLong", "CLongLong", "CUnsignedLongLong", "CFloat", "CDouble", "OpaquePointer", "UnsafePointer", "UnsafeMutablePointer",
        "UnsafeRawPointer", "UnsafeMutableRawPointer", "CVaListPointer",
    ]

    /// Whether `@convention` stands before the type of a block, or of a function that only Objective-C has.
    func isObjectiveC(_ attribute: AttributeSyntax) -> Bool {
        if attribute.argumentText == "block" { return true }
        guard attribute.argumentText == "c", let type = attribute.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType,
            let function = type.as(FunctionTypeSyntax.self)
        else { return false }
        let names = NameCollector()
        function.parameters.forEach { names.walk($0.type) }
        names.walk(function.returnClause.type)
        return names.names.contains { name in
            !FunctionConvention.typesOfC.contains(name)
                && (FunctionConvention.typesOfObjectiveC.contains(name) || knowledge.isClass(name) != nil)
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
