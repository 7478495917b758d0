/// The sizes of text that a person chooses from, from the smallest to the largest, in `simctl ui content_size`'s words.
public enum ContentSize: String, CaseIterable, Sendable {
    case extraSmall = "extra-small"
    case small, medium, large
    case extraLarge = "extra-large"
    case extraExtraLarge = "extra-extra-large"
    case extraExtraExtraLarge = "extra-extra-extra-large"
    case accessibilityMedium = "accessibility-medium"
    case accessibilityLarge = "accessibility-large"
    case accessibilityExtraLarge = "accessibility-extra-large"
    case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
    case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"
}

/// What a person does with the size of text, in the settings.
public enum ContentSizeChange: Hashable, Sendable {
    /// Chooses one.
    case to(ContentSize)
    /// Chooses the next larger one, or the next smaller one, if there is one.
    case increment, decrement
}

extension Words {
    /// What stands after `content-size`; `nil` where the present size is asked for.
    mutating func contentSize() throws -> ContentSizeChange? {
        guard let word = next() else { return nil }
        if word == "increment" { return .increment }
        if word == "decrement" { return .decrement }
        guard let size = ContentSize(rawValue: word) else {
            let known = (ContentSize.allCases.map(\.rawValue) + ["increment", "decrement"]).joined(separator: ", ")
            throw HostScript.Failure(description: "expected one of \(known), found '\(word)'")
        }
        return .to(size)
    }
}
