/// What of a view's tree differs by traits, apart from what the views know themselves.
@MainActor
protocol TraitVariations: AnyObject {
    /// Makes the tree what it is to be for the traits.
    func apply(_ traits: UITraitCollection)
}
