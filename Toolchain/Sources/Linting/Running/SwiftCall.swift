import SwiftSyntax

/// A call of a function or method.
public struct SwiftCall {
    /// The call.
    public let node: FunctionCallExprSyntax
    /// The name of what is called, without backticks.
    public let name: String
    /// What it is called on; `nil` for a function, or where the type is left out (`.shared()`).
    public let receiver: ExprSyntax?

    init?(_ node: FunctionCallExprSyntax) {
        self.node = node
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            name = member.declName.baseName.identifierText
            receiver = member.base
        } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            name = reference.baseName.identifierText
            receiver = nil
        } else {
            return nil
        }
    }

    /// The argument of the given label; `nil` for an unlabelled one.
    public func argument(_ label: String?) -> ExprSyntax? { node.arguments.first { $0.label?.text == label }?.expression }
}

extension TokenSyntax {
    /// The name of an identifier without backticks.
    public var identifierText: String {
        let name = text
        return name.utf8.first == UInt8(ascii: "`") && name.utf8.count > 2 ? String(name.dropFirst().dropLast()) : name
    }
}
