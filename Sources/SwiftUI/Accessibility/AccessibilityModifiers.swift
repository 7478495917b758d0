extension View {
    private func accessible(_ change: AccessibilityChange) -> ModifiedContent<Self, AccessibilityModifier> {
        modifier(AccessibilityModifier(change: change))
    }

    // MARK: What it says

    /// Names the view for assistive technologies.
    public func accessibilityLabel(_ label: Text) -> some View { accessible(.label(label)) }
    /// Names the view for assistive technologies.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessible(.label(Text(labelKey))) }
    /// Names the view for assistive technologies.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessible(.label(Text(label))) }
    /// Says what happens when the view is used.
    public func accessibilityHint(_ hint: Text) -> some View { accessible(.hint(hint)) }
    /// Says what happens when the view is used.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessible(.hint(Text(hintKey))) }
    /// Says what happens when the view is used.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessible(.hint(Text(hint))) }
    /// Says what the view is set to.
    public func accessibilityValue(_ valueDescription: Text) -> some View { accessible(.value(valueDescription)) }
    /// Says what the view is set to.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessible(.value(Text(valueKey))) }
    /// Says what the view is set to.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessible(.value(Text(value))) }
    /// Names the view for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some View { accessible(.identifier(identifier)) }
    /// Gives the view other names by which a person may call it, the best first.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { accessible(.inputLabels(inputLabels)) }
    /// Gives the view other names by which a person may call it, the best first.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessible(.inputLabels(inputLabelKeys.map { Text($0) }))
    }
    /// Gives the view other names by which a person may call it, the best first.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessible(.inputLabels(inputLabels.map { Text($0) }))
    }

    // MARK: What it is

    /// Says how the view behaves, besides what it says itself.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { accessible(.addTraits(traits)) }
    /// Says how the view does not behave, though it says so itself.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { accessible(.removeTraits(traits)) }
    /// Keeps assistive technologies from meeting the view.
    public func accessibilityHidden(_ hidden: Bool) -> some View { accessible(.hidden(hidden)) }
    /// Says where in the view a touch activates it.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { accessible(.activationPoint(activationPoint)) }

    // MARK: In the old way

    /// Names the view for assistive technologies, in the old way.
    public func accessibility(label: Text) -> some View { accessible(.label(label)) }
    /// Says what happens when the view is used, in the old way.
    public func accessibility(hint: Text) -> some View { accessible(.hint(hint)) }
    /// Says what the view is set to, in the old way.
    public func accessibility(value: Text) -> some View { accessible(.value(value)) }
    /// Names the view for tests, in the old way.
    public func accessibility(identifier: String) -> some View { accessible(.identifier(identifier)) }
    /// Keeps assistive technologies from meeting the view, in the old way.
    public func accessibility(hidden: Bool) -> some View { accessible(.hidden(hidden)) }
    /// Says how the view behaves, in the old way.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessible(.addTraits(traits)) }
    /// Says how the view does not behave, in the old way.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessible(.removeTraits(traits)) }
    /// Gives the view other names by which a person may call it, in the old way.
    public func accessibility(inputLabels: [Text]) -> some View { accessible(.inputLabels(inputLabels)) }
    /// Says where in the view a touch activates it, in the old way.
    public func accessibility(activationPoint: UnitPoint) -> some View { accessible(.activationPoint(activationPoint)) }
}
