import Foundation

/// How far something that opens under a drag is.
///
/// Source: <https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffectstate>
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag is over it.
    case inactive = 0
    /// A drag is over it.
    case possible = 1
    /// The drag has stayed, and it is about to open.
    case activating = 2
    /// It opens.
    case activated = 3
}

/// What is known of a drag over something that opens.
///
/// Source: <https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext>
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How far it is.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that is to open, on which the effect shows: the interaction's unless a behaviour says otherwise.
    var targetView: UIView? { get set }
    /// What is to open, where that is a part of the view: a behaviour may say so. Another item starts anew.
    var targetItem: Any? { get set }
    // @objc(locationInView:)
    /// Where the drag is, in a view's points; in the window's for `nil`.
    func location(in view: UIView?) -> CGPoint
}

/// Says where a drag opens something.
///
/// Source: <https://developer.apple.com/documentation/uikit/uispringloadedinteractionbehavior>
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    // @objc(shouldAllowInteraction:withContext:)
    /// Whether the drag may open something where it is. Asked whenever the drag moves.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
    // @objc optional
    /// The drag has left, ended, or opened what is there.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

/// Shows that a drag opens something.
///
/// Source: <https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffect>
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    // @objc(interaction:didChangeWithContext:)
    /// The context's state is another one.
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Whether a drag that stays over something opens it, as a tap would.
///
/// Source: <https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting>
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag opens it.
    var isSpringLoaded: Bool { get set }
}

/// Opens something when a drag stays over its view: a folder, a tab, a button's screen. The drag goes on.
///
/// Source: <https://developer.apple.com/documentation/uikit/uispringloadedinteraction>
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// Says where a drag opens something.
    public let interactionBehavior: any UISpringLoadedInteractionBehavior
    /// Shows that it does.
    public let interactionEffect: any UISpringLoadedInteractionEffect
    /// The view.
    open private(set) weak var view: UIView?

    let activate: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    /// Whether `isSpringLoaded` made it.
    var belongsToView = false

    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - interactionBehavior: says where a drag opens something: anywhere in the view if `nil`.
    ///   - interactionEffect: shows that: the view lights up, then blinks, if `nil`.
    ///   - activationHandler: opens it.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.interactionBehavior = interactionBehavior ?? WholeViewSpring()
        self.interactionEffect = interactionEffect ?? SpringBlink()
        activate = activationHandler
        super.init()
    }

    /// Creates an interaction that opens something wherever in the view a drag stays.
    public convenience init(
        activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// A drag opens a view wherever in it it stays.
private final class WholeViewSpring: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { true }
}
