import SwiftSyntax

/// An initializer as a class below may inherit it.
struct InheritableInitializer {
    /// `init` and what follows.
    var text: String
    /// What tells it from others.
    var key: String
    var isConvenience = false
    var isRequired = false

    init(text: String, key: String) { (self.text, self.key) = (text, key) }

    init(_ node: InitializerDeclSyntax) {
        let mark = node.optionalMark?.text ?? ""
        text = "init" + mark + node.signature.trimmedDescription
        key =
            "init("
            + node.signature.parameterClause.parameters.map { "\($0.firstName.text): \($0.type.trimmedDescription)" }.joined(separator: ",")
            + ")"
        isConvenience = node.modifiers.contains { $0.name.text == "convenience" }
        isRequired = node.modifiers.contains { $0.name.text == "required" }
    }

    /// The declaration in the class that inherits it.
    var declaration: String { (isRequired ? "required public " : "override public ") + text }
}
