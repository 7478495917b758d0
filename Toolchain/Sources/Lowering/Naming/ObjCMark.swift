import SwiftSyntax

/// What a comment above a declaration of the frameworks, and above its documentation, says of its name and role in Apple's headers.
///
/// `// @objc(setTitle:forState:)` is the selector, or the property's key, where no rule yields Apple's; `// @objc optional` marks an
/// optional requirement; both can be one comment: `// @objc(name:) optional`.
struct ObjCMark: Equatable {
    var name: String?
    var isOptional = false

    init?(_ declaration: DeclSyntax) {
        let comments = declaration.leadingTrivia.compactMap { if case .lineComment(let text) = $0 { text } else { nil } }
        guard let comment = comments.last(where: { $0.hasPrefix("// @objc") }) else { return nil }
        var rest = comment.dropFirst("// @objc".count)
        if rest.hasPrefix("("), let end = rest.firstIndex(of: ")") {
            name = String(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[rest.index(after: end)...]
        }
        isOptional = rest == " optional"
        guard isOptional || rest.isEmpty, isOptional || name != nil else { return nil }
    }
}

extension Member {
    /// What is said above it.
    var mark: ObjCMark? { ObjCMark(syntax) }
}
