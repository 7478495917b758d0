import SwiftSyntax

extension RuleContext {
    /// Asks for the member accesses on `super`.
    func superMembers() -> Sites<MemberAccessExprSyntax> {
        sites(MemberAccessExprSyntax.self) { $0.base?.is(SuperExprSyntax.self) == true }
    }
}
