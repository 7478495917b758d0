import Foundation

/// What Apple's `UIAccessibility` category adds to every object, for the classes of UIKit that people meet on the screen.
///
/// It stands between `NSObject` and those classes because a member of an extension could not be overridden.
/// See https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibility.
open class AccessibleObject: NSObject {
    /// What was said of this object; few objects have any.
    nonisolated(unsafe) private var attributes: AccessibilityAttributes?

    /// Creates an object of which nothing was said yet.
    @preconcurrency @MainActor
    public override init() { super.init() }

    /// Creates an object of a class that may be used on any thread.
    init(onAnyThread: Void) { super.init() }

    @MainActor
    private func get<Value>(_ path: KeyPath<AccessibilityAttributes, Value?>) -> Value? { attributes?[keyPath: path] }

    @MainActor
    private func set<Value>(_ path: ReferenceWritableKeyPath<AccessibilityAttributes, Value>, _ value: Value) {
        let attributes = attributes ?? AccessibilityAttributes()
        attributes[keyPath: path] = value
        self.attributes = attributes
    }

    /// The blocks that say what the object is, if there are any.
    @MainActor
    var accessibilityBlocks: AccessibilityBlocks? { attributes?.blocks }

    @MainActor
    func setAccessibilityBlock<Block>(_ path: ReferenceWritableKeyPath<AccessibilityBlocks, Block?>, _ block: Block?) {
        if block == nil, accessibilityBlocks == nil { return }
        let blocks = accessibilityBlocks ?? AccessibilityBlocks()
        blocks[keyPath: path] = block
        set(\.blocks, blocks)
    }

    @MainActor
    private var standard: StandardAccessibility { StandardAccessibility(of: self) }

    // MARK: What an element is

    // @objc(isAccessibilityElement)
    /// Whether assistive technologies meet this object. `true` for UIKit's controls, labels and texts.
    @preconcurrency @MainActor
    open var isAccessibilityElement: Bool {
        get { accessibilityBlocks?.isElement?() ?? get(\.isElement) ?? standard.isElement }
        set { set(\.isElement, newValue) }
    }

    /// A short name in the user's language. Labels and buttons have their text's.
    @preconcurrency @MainActor
    open var accessibilityLabel: String? {
        get { accessibilityAttributedLabel?.string }
        set { accessibilityAttributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The name, with attributes for its pronunciation.
    @preconcurrency @MainActor
    open var accessibilityAttributedLabel: NSAttributedString? {
        get {
            said(accessibilityBlocks?.attributedLabel, accessibilityBlocks?.label) ?? get(\.label)
                ?? standard.label.map { NSAttributedString(string: $0) }
        }
        set { set(\.label, newValue) }
    }

    /// What happens when the object is used.
    @preconcurrency @MainActor
    open var accessibilityHint: String? {
        get { accessibilityAttributedHint?.string }
        set { accessibilityAttributedHint = newValue.map { NSAttributedString(string: $0) } }
    }

    /// What happens when the object is used, with attributes for its pronunciation.
    @preconcurrency @MainActor
    open var accessibilityAttributedHint: NSAttributedString? {
        get { said(accessibilityBlocks?.attributedHint, accessibilityBlocks?.hint) ?? get(\.hint) }
        set { set(\.hint, newValue) }
    }

    /// What the object is set to, as "50%".
    @preconcurrency @MainActor
    open var accessibilityValue: String? {
        get { accessibilityAttributedValue?.string }
        set { accessibilityAttributedValue = newValue.map { NSAttributedString(string: $0) } }
    }

    /// What the object is set to, with attributes for its pronunciation.
    @preconcurrency @MainActor
    open var accessibilityAttributedValue: NSAttributedString? {
        get {
            said(accessibilityBlocks?.attributedValue, accessibilityBlocks?.value) ?? get(\.value)
                ?? standard.value.map { NSAttributedString(string: $0) }
        }
        set { set(\.value, newValue) }
    }

    @MainActor
    private func said(_ attributed: AXAttributedStringReturnBlock?, _ plain: AXStringReturnBlock?) -> NSAttributedString? {
        attributed?() ?? plain?().map { NSAttributedString(string: $0) }
    }

    /// How the object behaves.
    @preconcurrency @MainActor
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityBlocks?.traits?() ?? get(\.traits) ?? standard.traits }
        set { set(\.traits, newValue) }
    }

    /// A name for tests, never told to people.
    @preconcurrency @MainActor
    open var accessibilityIdentifier: String? {
        get { accessibilityBlocks?.identifier?() ?? get(\.identifier) ?? standard.identifier }
        set { set(\.identifier, newValue) }
    }

    /// The language in which label, value and hint are spoken, as a BCP 47 tag; `nil` for the user's.
    @preconcurrency @MainActor
    open var accessibilityLanguage: String? {
        get { accessibilityBlocks?.language?() ?? get(\.language) }
        set { set(\.language, newValue) }
    }

    /// Other names by which a person may call the object, the best first; the label, if nothing else was said.
    @preconcurrency @MainActor
    open var accessibilityUserInputLabels: [String]! {
        get { (accessibilityAttributedUserInputLabels ?? []).map(\.string) }
        set { accessibilityAttributedUserInputLabels = newValue?.map { NSAttributedString(string: $0) } }
    }

    /// Other names by which a person may call the object, with attributes for their pronunciation.
    /// See https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityattributeduserinputlabels.
    @preconcurrency @MainActor
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            accessibilityBlocks?.attributedUserInputLabels?() ?? accessibilityBlocks?.userInputLabels?()?.map {
                NSAttributedString(string: $0)
            }
                ?? get(\.userInputLabels) ?? accessibilityLabel.map { [NSAttributedString(string: $0)] } ?? []
        }
        set { set(\.userInputLabels, newValue) }
    }

    /// What kind of text the object shows, by which assistive technologies choose how to read it.
    /// See https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytextualcontext.
    @preconcurrency @MainActor
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityBlocks?.textualContext?() ?? get(\.textualContext) }
        set { set(\.textualContext, newValue) }
    }

    /// Whether what the object holds is shown, where a person chooses that.
    /// See https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityexpandedstatus.
    @preconcurrency @MainActor
    open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { get(\.expandedStatus) ?? .unsupported }
        set { set(\.expandedStatus, newValue) }
    }

    /// How VoiceOver leaves touches to an object with the trait `allowsDirectInteraction`.
    /// See https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitydirecttouchoptions.
    @preconcurrency @MainActor
    open var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
        get { get(\.directTouchOptions) ?? [] }
        set { set(\.directTouchOptions, newValue) }
    }

    // MARK: Where it is

    /// The object's frame in the screen's coordinates, in points. A view has that of its bounds.
    @preconcurrency @MainActor
    open var accessibilityFrame: CGRect {
        get { accessibilityBlocks?.frame?() ?? get(\.frame) ?? standard.frame }
        set { set(\.frame, newValue) }
    }

    /// The object's outline in the screen's coordinates, where a rectangle is not enough.
    @preconcurrency @MainActor
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityBlocks?.path?() ?? get(\.path) }
        set { set(\.path, newValue) }
    }

    /// Where the object is touched when it is activated, in the screen's coordinates: the frame's centre, if nothing else was said.
    @preconcurrency @MainActor
    open var accessibilityActivationPoint: CGPoint {
        get {
            accessibilityBlocks?.activationPoint?() ?? get(\.activationPoint)
                ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
        }
        set { set(\.activationPoint, newValue) }
    }

    // MARK: What is inside

    /// Whether the elements inside are hidden.
    @preconcurrency @MainActor
    open var accessibilityElementsHidden: Bool {
        get { accessibilityBlocks?.hidesElements?() ?? get(\.hidesElements) ?? false }
        set { set(\.hidesElements, newValue) }
    }

    /// Whether the elements beside this view are passed over.
    @preconcurrency @MainActor
    open var accessibilityViewIsModal: Bool {
        get { accessibilityBlocks?.isModal?() ?? get(\.isModal) ?? false }
        set { set(\.isModal, newValue) }
    }

    /// Whether the elements inside are read one after the other before what is outside.
    @preconcurrency @MainActor
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityBlocks?.groupsChildren?() ?? get(\.groupsChildren) ?? false }
        set { set(\.groupsChildren, newValue) }
    }

    /// How a person goes through the elements inside.
    @preconcurrency @MainActor
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityBlocks?.navigationStyle?() ?? get(\.navigationStyle) ?? .automatic }
        set { set(\.navigationStyle, newValue) }
    }

    /// What kind of thing holds the elements inside.
    @preconcurrency @MainActor
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityBlocks?.containerType?() ?? get(\.containerType) ?? .none }
        set { set(\.containerType, newValue) }
    }

    /// Whether using the object does something.
    @preconcurrency @MainActor
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityBlocks?.respondsToInteraction?() ?? get(\.respondsToInteraction) ?? standard.respondsToInteraction }
        set { set(\.respondsToInteraction, newValue) }
    }

    /// The elements inside, in order; `nil` where a view's subviews are met by themselves.
    @preconcurrency @MainActor
    open var accessibilityElements: [Any]? {
        get { accessibilityBlocks?.elements?() ?? get(\.elements) }
        set { set(\.elements, newValue) }
    }

    /// The elements inside that tests meet; `nil` where these are the ones that assistive technologies meet.
    /// See https://developer.apple.com/documentation/objectivec/nsobject-swift.class/automationelements.
    @preconcurrency @MainActor
    open var automationElements: [Any]? {
        get { accessibilityBlocks?.automationElements?() ?? get(\.automationElements) }
        set { set(\.automationElements, newValue) }
    }

    /// How many elements are inside: `NSNotFound` where none were given.
    @preconcurrency @MainActor
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

    /// The element at a place among those inside.
    @preconcurrency @MainActor
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// The place of an element among those inside, or `NSNotFound`.
    @preconcurrency @MainActor
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }

    // MARK: Actions

    /// Uses the element; `false` to have its activation point touched instead.
    @preconcurrency @MainActor
    open func accessibilityActivate() -> Bool { accessibilityBlocks?.activate?() ?? false }

    /// Raises the value of an adjustable element.
    @preconcurrency @MainActor
    open func accessibilityIncrement() { if let block = accessibilityBlocks?.increment { block() } else { standard.adjust?(1) } }

    /// Lowers the value of an adjustable element.
    @preconcurrency @MainActor
    open func accessibilityDecrement() { if let block = accessibilityBlocks?.decrement { block() } else { standard.adjust?(-1) } }

    /// Scrolls; whether it did.
    @preconcurrency @MainActor
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Leaves what is modal; whether it did.
    @preconcurrency @MainActor
    open func accessibilityPerformEscape() -> Bool { accessibilityBlocks?.performEscape?() ?? false }

    /// Does what matters most here; whether it did.
    @preconcurrency @MainActor
    open func accessibilityPerformMagicTap() -> Bool { accessibilityBlocks?.magicTap?() ?? false }

    /// Further things that can be done with the object.
    @preconcurrency @MainActor
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityBlocks?.customActions?() ?? get(\.customActions) }
        set { set(\.customActions, newValue) }
    }

    /// What a person of VoiceOver goes through by kinds of its own: warnings, links, places.
    /// See https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycustomrotors.
    @preconcurrency @MainActor
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityBlocks?.customRotors?() ?? get(\.customRotors) }
        set { set(\.customRotors, newValue) }
    }

    /// Where drags can begin on the object, by names.
    /// See https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitydragsourcedescriptors.
    @preconcurrency @MainActor
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { get(\.dragSources) as? [UIAccessibilityLocationDescriptor] }
        set { set(\.dragSources, newValue) }
    }

    /// Where what is dragged can be dropped on the object, by names.
    /// See https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitydroppointdescriptors.
    @preconcurrency @MainActor
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { get(\.dropPoints) as? [UIAccessibilityLocationDescriptor] }
        set { set(\.dropPoints, newValue) }
    }

    // MARK: Focus

    /// Called when an assistive technology came to this element.
    @preconcurrency @MainActor
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when an assistive technology left this element.
    @preconcurrency @MainActor
    open func accessibilityElementDidLoseFocus() {}

    /// Whether an assistive technology is at this element.
    @preconcurrency @MainActor
    open func accessibilityElementIsFocused() -> Bool { AccessibilitySettings.current.focused(by: nil) === self }

    /// The assistive technologies that are at this element.
    /// See https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityassistivetechnologyfocusedidentifiers().
    @preconcurrency @MainActor
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? {
        let all: [UIAccessibility.AssistiveTechnologyIdentifier] = [.notificationVoiceOver, .notificationSwitchControl]
        return Set(all.filter { AccessibilitySettings.current.focused(by: $0) === self })
    }
}
