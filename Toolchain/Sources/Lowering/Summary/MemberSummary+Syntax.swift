import SwiftSyntax

extension MemberSummary {
    /// The summary of a member of this module.
    ///
    /// - Parameter selector: the name for Objective-C, if it is not what the compiler's rule says.
    init(_ member: Member, isExposed: Bool = false, selector: String? = nil) {
        self.init(name: member.fullName, selector: selector ?? member.selector)
        isProperty = member.kind == .property
        isStatic = member.isStatic
        isOptional = member.isOptional
        isInExtension = member.container is ExtensionNode
        isOverride = member.isOverride
        self.isExposed = isExposed
        isSettable = member.isSettable
        isConvenience = member.isConvenience
        isRequired = member.isRequired
        isFailable = member.isFailable
        isUnavailable = member.isUnavailable
        isThrowing = member.isThrowing
        isAsync = member.isAsync
        isGeneric = member.isGeneric
        isHidden = member.access < .internal
        parameterTypes = member.parameters.map { $0.type.flatText + ($0.isVariadic ? "..." : "") }
        parameterNames = member.parameters.map(\.name)
        resultType = (member.kind == .property ? member.propertyType : member.returnType)?.flatText
    }
}
