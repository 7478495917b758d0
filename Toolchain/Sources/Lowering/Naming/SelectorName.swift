/// The names that Objective-C knows Swift declarations by.
///
/// The rule is the compiler's (`AbstractFunctionDecl::getObjCSelector`): the first argument's label is joined to the base name, with
/// "With" between unless one of them brings a preposition; the other labels are the other pieces.
enum SelectorName {
    /// The words that need no "With" before or after them (the compiler's `PartsOfSpeech.def`).
    static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
        "inside", "into", "matching", "of", "on", "since", "to", "until", "using", "via", "with", "within",
    ]

    /// What a method's effects and closures add to its selector.
    struct Effects {
        var isThrowing = false
        var isAsync = false
        /// How many of the last parameters are functions: the error comes before them.
        var trailingFunctions = 0
    }

    /// The selector of a method, or of an initializer if `base` is `init`.
    ///
    /// - Parameter labels: one for each parameter, `nil` where there is none.
    static func method(_ base: String, _ labels: [String?], _ effects: Effects = Effects()) -> String {
        enum Piece {
            case label(String?), error, completion
        }
        var pieces: [Piece] = labels.map { .label($0) }
        if effects.isAsync { pieces.append(.completion) }
        if effects.isThrowing, !effects.isAsync { pieces.insert(.error, at: pieces.count - min(effects.trailingFunctions, pieces.count)) }
        guard let first = pieces.first else { return base }
        var name = base
        switch first {
        case .label(nil): break
        case .label(let label?):
            if !prepositions.contains(firstWord(label)), !prepositions.contains(lastWord(base)) { name += "With" }
            name += capitalized(label)
        case .error: name += "AndReturnError"
        case .completion: name += "WithCompletionHandler"
        }
        name += ":"
        for piece in pieces.dropFirst() {
            switch piece {
            case .label(let label): name += (label ?? "") + ":"
            case .error: name += "error:"
            case .completion: name += "completionHandler:"
            }
        }
        return name
    }

    /// The selector of a property's setter.
    static func setter(_ property: String) -> String { "set\(capitalized(property)):" }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func firstWord(_ name: String) -> String {
        let head = name.prefix { !$0.isUppercase }
        return head.isEmpty ? String(name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase }).lowercased() : String(head)
    }

    /// The last word of a name, in small letters.
    static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }
}
