import Foundation

/// The text sizes between which that of a view stays.
struct ContentSizeLimits {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// The traits with a text size within the limits. Where both contradict each other the largest size wins.
    func limiting(_ traits: UITraitCollection) -> UITraitCollection {
        var category = traits.preferredContentSizeCategory
        guard category != .unspecified else { return traits }
        if let minimum, category < minimum { category = minimum }
        if let maximum, category > maximum { category = maximum }
        guard category != traits.preferredContentSizeCategory else { return traits }
        return traits.with { $0.preferredContentSizeCategory = category }
    }

    /// `minimum = …, maximum = …`, as far as they are set; `nil` where there are no limits.
    fileprivate var words: String? {
        let parts = [minimum.map { "minimum = \($0.rawValue)" }, maximum.map { "maximum = \($0.rawValue)" }].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

extension UIView {
    /// The smallest text size of the view and of those below it, however small a person prefers text; `nil` for no limit. See
    /// https://developer.apple.com/documentation/uikit/uiview/minimumcontentsizecategory.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.contentSizeLimits.minimum }
        set { changeLimits(newValue, \.minimum) }
    }

    /// The largest text size of the view and of those below it, however large a person prefers text; `nil` for no limit. See
    /// https://developer.apple.com/documentation/uikit/uiview/maximumcontentsizecategory.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.contentSizeLimits.maximum }
        set { changeLimits(newValue, \.maximum) }
    }

    /// Traits with a text size that is within the view's limits.
    func limitingContentSize(_ traits: UITraitCollection) -> UITraitCollection { extras?.contentSizeLimits.limiting(traits) ?? traits }

    private func changeLimits(_ category: UIContentSizeCategory?, _ path: WritableKeyPath<ContentSizeLimits, UIContentSizeCategory?>) {
        let limit = category == .unspecified ? nil : category
        guard limit != extras?.contentSizeLimits[keyPath: path] else { return }
        extrasForWriting.contentSizeLimits[keyPath: path] = limit
        traitsMayHaveChanged()
    }

    /// Which views, from this one outwards, limit the text size, and how: for people who debug. See
    /// https://developer.apple.com/documentation/uikit/uiview/appliedcontentsizecategorylimitsdescription.
    public var appliedContentSizeCategoryLimitsDescription: String {
        let lines = sequence(first: self, next: \.superview).compactMap { view in
            view.extras?.contentSizeLimits.words.map { "\(type(of: view)): \($0)" }
        }
        return lines.isEmpty ? "no limits" : lines.joined(separator: "\n")
    }

    /// Takes traits that changed around the view on now, and tells who observes them. They are taken on as soon as they change, so this
    /// finds something to do only where the view is in no window and its surroundings changed meanwhile. See
    /// https://developer.apple.com/documentation/uikit/uiview/updatetraitsifneeded().
    public func updateTraitsIfNeeded() { traitsMayHaveChanged() }
}
