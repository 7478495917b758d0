import Foundation
import ObjCRuntime

/// A further thing that can be done with an element.
/// See https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Does the action; whether it could be done.
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

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

    /// Creates an action that calls a block.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }

    /// Creates an action with a picture that calls a block.
    public init(name: String, image: UIImage?, actionHandler: Handler?) {
        attributedName = NSAttributedString(string: name)
        (self.image, self.actionHandler, selector) = (image, actionHandler, Selector(""))
        super.init()
    }

    /// Creates an action that sends a message.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(name: name, image: nil, target: target, selector: selector)
    }

    /// Creates an action with a picture that sends a message.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        (self.image, self.selector) = (image, selector)
        self.target = target.map { $0 as AnyObject }
        super.init()
    }
}
