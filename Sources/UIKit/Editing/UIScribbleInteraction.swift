import Foundation

/// Decides about writing by hand into a view that takes text. A desktop has no pencil to write with, so none begins and the delegate is not
/// asked. See https://developer.apple.com/documentation/uikit/uiscribbleinteraction.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    /// Whether people are likely to write with a pencil: `false` where there is none.
    open class var isPencilInputExpected: Bool { false }

    /// The view.
    open private(set) weak var view: UIView?
    /// Decides about writing. Not kept.
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    /// Whether somebody is writing: `false` where nobody can.
    open var isHandlingWriting: Bool { false }

    /// Creates an interaction with a delegate, which is not kept.
    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Decides about writing by hand into a view that takes text. See https://developer.apple.com/documentation/uikit/uiscribbleinteractiondelegate.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    // @objc(scribbleInteraction:shouldBeginAtLocation:) optional
    /// Whether writing may begin at a place of the view.
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    // @objc optional
    /// Whether the view gets the focus only when writing pauses.
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    // @objc optional
    /// Writing begins.
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    // @objc optional
    /// Writing is over.
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

/// Lets people write by hand where a view takes text that is none of UIKit's text inputs. A desktop has no pencil to write with, so none begins
/// and the delegate is not asked. See https://developer.apple.com/documentation/uikit/uiindirectscribbleinteraction-2hnpn.
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject, UIInteraction {
    /// The view.
    open private(set) weak var view: UIView?
    /// Says where text can be written. Not kept.
    open private(set) weak var delegate: Delegate?
    /// Whether somebody is writing: `false` where nobody can.
    open var isHandlingWriting: Bool { false }

    /// Creates an interaction with a delegate, which is not kept.
    public init(delegate: Delegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Says where in a view text can be written by hand. See https://developer.apple.com/documentation/uikit/uiindirectscribbleinteractiondelegate-hdh.
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
    /// By what the elements that take text are told apart.
    associatedtype ElementIdentifier: Hashable = String

    /// The elements in a part of the view are asked for; they are handed to `completion`.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, requestElementsIn rect: CGRect, completion: @escaping ([ElementIdentifier]) -> Void)
    /// Whether an element has the focus.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier) -> Bool
    /// Where an element is, in the view's points.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier) -> CGRect
    /// An element is to get the focus, and the caret is to be near a place; what takes the text is handed to `completion`.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
        referencePoint focusReferencePoint: CGPoint, completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
    /// Whether an element gets the focus only when writing pauses. `false` unless implemented.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool
    /// Writing begins in an element. Nothing happens unless implemented.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
    /// Writing in an element is over. Nothing happens unless implemented.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
    /// At once.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool { false }
    /// Nothing.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
    ) {}
    /// Nothing.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
    ) {}
}
