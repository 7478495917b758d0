import Foundation

/// Finds things of a kind of the app's own, one after the other: what a person of VoiceOver goes through by turning the rotor to it.
/// See https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// Finds the thing after, or before, the one where the person is; `nil` if there is none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// Where a search goes. See https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/direction.
    public enum Direction: Int, Sendable {
        /// To the thing before.
        case previous = 0
        /// To the thing after.
        case next
    }

    /// The kinds of things that VoiceOver has rotors for itself: an app's takes the place of such a one.
    /// See https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/systemrotortype.
    public enum SystemRotorType: Int, Sendable {
        /// A kind of the app's own.
        case none = 0
        case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
        case boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
    }

    /// The name for people. Empty where the rotor takes the place of one of VoiceOver's own, which has its name.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name, with attributes for its pronunciation.
    open var attributedName: NSAttributedString
    /// Finds the next thing.
    open var itemSearchBlock: Search
    /// Whose place the rotor takes.
    public let systemRotorType: SystemRotorType

    // @objc(initWithName:itemSearchBlock:)
    /// Creates a rotor with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        (attributedName, self.itemSearchBlock, systemRotorType) = (NSAttributedString(string: name), itemSearchBlock, .none)
        super.init()
    }

    // @objc(initWithAttributedName:itemSearchBlock:)
    /// Creates a rotor whose name has attributes.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        (self.attributedName, self.itemSearchBlock, systemRotorType) = (attributedName, itemSearchBlock, .none)
        super.init()
    }

    // @objc(initWithSystemType:itemSearchBlock:)
    /// Creates a rotor that takes the place of one of VoiceOver's own.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        (attributedName, self.itemSearchBlock, systemRotorType) = (NSAttributedString(string: ""), itemSearchBlock, type)
        super.init()
    }

    /// What the rotor is called in commands and lists.
    var commandName: String { name.isEmpty && systemRotorType != .none ? "\(systemRotorType)" : name }
}

/// Where a rotor's search starts and goes.
/// See https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// Where the person is.
    open var currentItem: UIAccessibilityCustomRotorItemResult
    /// Where the search goes.
    open var searchDirection: UIAccessibilityCustomRotor.Direction

    /// Creates a predicate that goes back from nowhere.
    public override init() {
        (currentItem, searchDirection) = (UIAccessibilityCustomRotorItemResult(), .previous)
        super.init()
    }

    /// Creates a predicate.
    init(from item: UIAccessibilityCustomRotorItemResult, _ direction: UIAccessibilityCustomRotor.Direction) {
        (currentItem, searchDirection) = (item, direction)
        super.init()
    }
}

/// What a rotor's search found. See https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element; not retained.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The part of the element's text; `nil` for the whole element.
    open var targetRange: UITextRange?

    /// Creates a result that is nothing.
    public override init() { super.init() }

    /// Creates a result: an element, or a part of its text.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
        super.init()
    }
}
