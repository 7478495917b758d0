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
    private func get<Value>(_ path: KeyPath<AccessibilityAttributes, Value>) -> Value? { attributes?[keyPath: path] }

    @MainActor
    private func set<Value>(_ path: ReferenceWritableKeyPath<AccessibilityAttributes, Value>, _ value: Value) {
        let attributes = attributes ?? AccessibilityAttributes()
        attributes[keyPath: path] = value
        self.attributes = attributes
    }

    @MainActor
    private var standard: StandardAccessibility { StandardAccessibility(of: self) }

    // MARK: What an element is

    // @objc(isAccessibilityElement)
    /// Whether assistive technologies meet this object. `true` for UIKit's controls, labels and texts.
    @preconcurrency @MainActor
    open var isAccessibilityElement: Bool {
        get { get(\.isElement).flatMap { $0 } ?? standard.isElement }
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
        get { get(\.label).flatMap { $0 } ?? standard.label.map { NSAttributedString(string: $0) } }
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
        get { get(\.hint).flatMap { $0 } }
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
        get { get(\.value).flatMap { $0 } ?? standard.value.map { NSAttributedString(string: $0) } }
        set { set(\.value, newValue) }
    }

    /// How the object behaves.
    @preconcurrency @MainActor
    open var accessibilityTraits: UIAccessibilityTraits {
        get { get(\.traits).flatMap { $0 } ?? standard.traits }
        set { set(\.traits, newValue) }
    }

    /// A name for tests, never told to people.
    @preconcurrency @MainActor
    open var accessibilityIdentifier: String? {
        get { get(\.identifier).flatMap { $0 } ?? standard.identifier }
        set { set(\.identifier, newValue) }
    }

    /// The language in which label, value and hint are spoken, as a BCP 47 tag; `nil` for the user's.
    @preconcurrency @MainActor
    open var accessibilityLanguage: String? {
        get { get(\.language).flatMap { $0 } }
        set { set(\.language, newValue) }
    }

    /// Other names by which a person may call the object, the best first.
    @preconcurrency @MainActor
    open var accessibilityUserInputLabels: [String]! {
        get { get(\.userInputLabels).flatMap { $0 } ?? accessibilityLabel.map { [$0] } ?? [] }
        set { set(\.userInputLabels, newValue) }
    }

    // MARK: Where it is

    /// The object's frame in the screen's coordinates, in points. A view has that of its bounds.
    @preconcurrency @MainActor
    open var accessibilityFrame: CGRect {
        get { get(\.frame).flatMap { $0 } ?? standard.frame }
        set { set(\.frame, newValue) }
    }

    /// The object's outline in the screen's coordinates, where a rectangle is not enough.
    @preconcurrency @MainActor
    open var accessibilityPath: UIBezierPath? {
        get { get(\.path).flatMap { $0 } }
        set { set(\.path, newValue) }
    }

    /// Where the object is touched when it is activated, in the screen's coordinates: the frame's centre, if nothing else was said.
    @preconcurrency @MainActor
    open var accessibilityActivationPoint: CGPoint {
        get { get(\.activationPoint).flatMap { $0 } ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { set(\.activationPoint, newValue) }
    }

    // MARK: What is inside

    /// Whether the elements inside are hidden.
    @preconcurrency @MainActor
    open var accessibilityElementsHidden: Bool {
        get { get(\.hidesElements) ?? false }
        set { set(\.hidesElements, newValue) }
    }

    /// Whether the elements beside this view are passed over.
    @preconcurrency @MainActor
    open var accessibilityViewIsModal: Bool {
        get { get(\.isModal) ?? false }
        set { set(\.isModal, newValue) }
    }

    /// Whether the elements inside are read one after the other before what is outside.
    @preconcurrency @MainActor
    open var shouldGroupAccessibilityChildren: Bool {
        get { get(\.groupsChildren) ?? false }
        set { set(\.groupsChildren, newValue) }
    }

    /// How a person goes through the elements inside.
    @preconcurrency @MainActor
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { get(\.navigationStyle) ?? .automatic }
        set { set(\.navigationStyle, newValue) }
    }

    /// What kind of thing holds the elements inside.
    @preconcurrency @MainActor
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { get(\.containerType) ?? .none }
        set { set(\.containerType, newValue) }
    }

    /// Whether using the object does something.
    @preconcurrency @MainActor
    open var accessibilityRespondsToUserInteraction: Bool {
        get { get(\.respondsToInteraction).flatMap { $0 } ?? standard.respondsToInteraction }
        set { set(\.respondsToInteraction, newValue) }
    }

    /// The elements inside, in order; `nil` where a view's subviews are met by themselves.
    @preconcurrency @MainActor
    open var accessibilityElements: [Any]? {
        get { get(\.elements).flatMap { $0 } }
        set { set(\.elements, newValue) }
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
    open func accessibilityActivate() -> Bool { false }

    /// Raises the value of an adjustable element.
    @preconcurrency @MainActor
    open func accessibilityIncrement() { standard.adjust?(1) }

    /// Lowers the value of an adjustable element.
    @preconcurrency @MainActor
    open func accessibilityDecrement() { standard.adjust?(-1) }

    /// Scrolls; whether it did.
    @preconcurrency @MainActor
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Leaves what is modal; whether it did.
    @preconcurrency @MainActor
    open func accessibilityPerformEscape() -> Bool { false }

    /// Does what matters most here; whether it did.
    @preconcurrency @MainActor
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Further things that can be done with the object.
    @preconcurrency @MainActor
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { get(\.customActions).flatMap { $0 } }
        set { set(\.customActions, newValue) }
    }

    // MARK: Focus

    /// Called when an assistive technology came to this element.
    @preconcurrency @MainActor
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when an assistive technology left this element.
    @preconcurrency @MainActor
    open func accessibilityElementDidLoseFocus() {}

    /// Whether an assistive technology is at this element. None runs here.
    @preconcurrency @MainActor
    open func accessibilityElementIsFocused() -> Bool { false }
}

/// What an app says of one object.
private final class AccessibilityAttributes {
    var isElement: Bool?
    var label: NSAttributedString?
    var hint: NSAttributedString?
    var value: NSAttributedString?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var language: String?
    var userInputLabels: [String]?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var respondsToInteraction: Bool?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
}
