import Foundation

/// Blocks that say what an object is whenever an assistive technology or a test asks, in the place of the properties: what changes need not be
/// told again. They are kept by the object, so they refer to it weakly.
///
/// See https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabelblock and the pages beside it.
extension AccessibleObject {
    /// Says whether assistive technologies meet the object.
    @preconcurrency @MainActor
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.isElement }
        set { setAccessibilityBlock(\.isElement, newValue) }
    }
    /// Says the name.
    @preconcurrency @MainActor
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.label }
        set { setAccessibilityBlock(\.label, newValue) }
    }
    /// Says the name with attributes; asked before `accessibilityLabelBlock`.
    @preconcurrency @MainActor
    public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { accessibilityBlocks?.attributedLabel }
        set { setAccessibilityBlock(\.attributedLabel, newValue) }
    }
    /// Says what happens when the object is used.
    @preconcurrency @MainActor
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.hint }
        set { setAccessibilityBlock(\.hint, newValue) }
    }
    /// Says what happens when the object is used, with attributes; asked before `accessibilityHintBlock`.
    @preconcurrency @MainActor
    public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { accessibilityBlocks?.attributedHint }
        set { setAccessibilityBlock(\.attributedHint, newValue) }
    }
    /// Says what the object is set to.
    @preconcurrency @MainActor
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.value }
        set { setAccessibilityBlock(\.value, newValue) }
    }
    /// Says what the object is set to, with attributes; asked before `accessibilityValueBlock`.
    @preconcurrency @MainActor
    public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { accessibilityBlocks?.attributedValue }
        set { setAccessibilityBlock(\.attributedValue, newValue) }
    }
    /// Says how the object behaves.
    @preconcurrency @MainActor
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibilityBlocks?.traits }
        set { setAccessibilityBlock(\.traits, newValue) }
    }
    /// Says the name for tests.
    @preconcurrency @MainActor
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.identifier }
        set { setAccessibilityBlock(\.identifier, newValue) }
    }
    /// Says the language of the texts, as a BCP 47 tag.
    @preconcurrency @MainActor
    public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.language }
        set { setAccessibilityBlock(\.language, newValue) }
    }
    /// Says by what the object can be called.
    @preconcurrency @MainActor
    public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
        get { accessibilityBlocks?.userInputLabels }
        set { setAccessibilityBlock(\.userInputLabels, newValue) }
    }
    /// Says by what the object can be called, with attributes; asked before `accessibilityUserInputLabelsBlock`.
    @preconcurrency @MainActor
    public var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
        get { accessibilityBlocks?.attributedUserInputLabels }
        set { setAccessibilityBlock(\.attributedUserInputLabels, newValue) }
    }
    /// Says what kind of text the object shows.
    @preconcurrency @MainActor
    public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
        get { accessibilityBlocks?.textualContext }
        set { setAccessibilityBlock(\.textualContext, newValue) }
    }
    /// Says where the object is, in points of the screen.
    @preconcurrency @MainActor
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { accessibilityBlocks?.frame }
        set { setAccessibilityBlock(\.frame, newValue) }
    }
    /// Says the object's outline, in points of the screen.
    @preconcurrency @MainActor
    public var accessibilityPathBlock: AXPathReturnBlock? {
        get { accessibilityBlocks?.path }
        set { setAccessibilityBlock(\.path, newValue) }
    }
    /// Says where the object is touched when it is activated, in points of the screen.
    @preconcurrency @MainActor
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { accessibilityBlocks?.activationPoint }
        set { setAccessibilityBlock(\.activationPoint, newValue) }
    }
    /// Says whether the elements inside are hidden.
    @preconcurrency @MainActor
    public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.hidesElements }
        set { setAccessibilityBlock(\.hidesElements, newValue) }
    }
    /// Says whether the elements beside are passed over.
    @preconcurrency @MainActor
    public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.isModal }
        set { setAccessibilityBlock(\.isModal, newValue) }
    }
    /// Says whether the elements inside are read before what is outside.
    @preconcurrency @MainActor
    public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.groupsChildren }
        set { setAccessibilityBlock(\.groupsChildren, newValue) }
    }
    /// Says how a person goes through the elements inside.
    @preconcurrency @MainActor
    public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { accessibilityBlocks?.navigationStyle }
        set { setAccessibilityBlock(\.navigationStyle, newValue) }
    }
    /// Says what kind of thing holds the elements inside.
    @preconcurrency @MainActor
    public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { accessibilityBlocks?.containerType }
        set { setAccessibilityBlock(\.containerType, newValue) }
    }
    /// Says whether using the object does something.
    @preconcurrency @MainActor
    public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.respondsToInteraction }
        set { setAccessibilityBlock(\.respondsToInteraction, newValue) }
    }
    /// Says the elements inside.
    @preconcurrency @MainActor
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibilityBlocks?.elements }
        set { setAccessibilityBlock(\.elements, newValue) }
    }
    /// Says the elements inside that tests meet.
    @preconcurrency @MainActor
    public var automationElementsBlock: AXArrayReturnBlock? {
        get { accessibilityBlocks?.automationElements }
        set { setAccessibilityBlock(\.automationElements, newValue) }
    }
    /// Says the further things that can be done.
    @preconcurrency @MainActor
    public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { accessibilityBlocks?.customActions }
        set { setAccessibilityBlock(\.customActions, newValue) }
    }
    /// Says the rotors.
    @preconcurrency @MainActor
    public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
        get { accessibilityBlocks?.customRotors }
        set { setAccessibilityBlock(\.customRotors, newValue) }
    }
    /// Uses the element; whether it did.
    @preconcurrency @MainActor
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.activate }
        set { setAccessibilityBlock(\.activate, newValue) }
    }
    /// Raises the value.
    @preconcurrency @MainActor
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { accessibilityBlocks?.increment }
        set { setAccessibilityBlock(\.increment, newValue) }
    }
    /// Lowers the value.
    @preconcurrency @MainActor
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { accessibilityBlocks?.decrement }
        set { setAccessibilityBlock(\.decrement, newValue) }
    }
    /// Leaves what is modal; whether it did.
    @preconcurrency @MainActor
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.performEscape }
        set { setAccessibilityBlock(\.performEscape, newValue) }
    }
    /// Does what matters most; whether it did.
    @preconcurrency @MainActor
    public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.magicTap }
        set { setAccessibilityBlock(\.magicTap, newValue) }
    }
}
