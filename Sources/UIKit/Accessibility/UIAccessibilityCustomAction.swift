import Foundation
import ObjCRuntime

/// A further thing that can be done with an element.
/// See https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Does the action; whether it could be done.
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The category of what edits an element: VoiceOver keeps such actions by themselves.
    /// See https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/editcategory.
    nonisolated public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

    /// The name for people.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name, with attributes for its pronunciation.
    open var attributedName: NSAttributedString
    /// A picture to show with the name.
    open var image: UIImage?
    /// What the action is sent to; not retained.
    open weak var target: AnyObject?
    /// The message sent.
    open var selector: Selector
    /// What is done instead of sending a message.
    open var actionHandler: Handler?
    /// The name of the group that the action belongs to; `nil` for that of all others.
    /// See https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/category.
    open var category: String?

    /// Creates an action that calls a block.
    public init(name: String, actionHandler: Handler?) {
        attributedName = NSAttributedString(string: name)
        (self.actionHandler, selector) = (actionHandler, Selector(""))
        super.init()
    }

    /// Creates an action that calls a block, and whose name has attributes.
    public init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.attributedName = attributedName
        (self.actionHandler, selector) = (actionHandler, Selector(""))
        super.init()
    }

    /// Creates an action with a picture that calls a block.
    public init(name: String, image: UIImage?, actionHandler: Handler?) {
        attributedName = NSAttributedString(string: name)
        (self.image, self.actionHandler, selector) = (image, actionHandler, Selector(""))
        super.init()
    }

    /// Creates an action with a picture that calls a block, and whose name has attributes.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
        self.attributedName = attributedName
        (self.image, self.actionHandler, selector) = (image, actionHandler, Selector(""))
        super.init()
    }

    /// Creates an action that sends a message.
    public init(name: String, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.selector = selector
        self.target = target.map { $0 as AnyObject }
        super.init()
    }

    /// Creates an action that sends a message, and whose name has attributes.
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.selector = selector
        self.target = target.map { $0 as AnyObject }
        super.init()
    }

    /// Creates an action with a picture that sends a message.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        (self.image, self.selector) = (image, selector)
        self.target = target.map { $0 as AnyObject }
        super.init()
    }

    /// Creates an action with a picture that sends a message, and whose name has attributes.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        (self.image, self.selector) = (image, selector)
        self.target = target.map { $0 as AnyObject }
        super.init()
    }

    /// Does the action as a person does who chooses it: the block is called, or else the message is sent. Returns whether it was done; a
    /// method that answers nothing did it.
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, ObjCMessage.responds(target, to: selector) else { return false }
        return ObjCMessage.send(selector, to: target, [self]) as? Bool ?? true
    }
}
