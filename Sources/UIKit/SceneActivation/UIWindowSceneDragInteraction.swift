import Foundation

/// Lets a finger move the scene's window by a view, where scenes have windows that can be moved. A scene that fills the screen cannot be moved: as
/// on an iPhone, the finger is left to others at once.
///
/// See https://developer.apple.com/documentation/uikit/uiwindowscenedraginteraction.
@preconcurrency @MainActor
open class UIWindowSceneDragInteraction: NSObject, UIInteraction {
    /// The view by which the window is moved.
    open private(set) weak var view: UIView?
    /// What moves the window, for other recognizers to wait for its failure.
    public let gestureForFailureRelationships: UIGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)

    /// Creates an interaction.
    public override init() {
        super.init()
        gestureForFailureRelationships.delegate = self
    }

    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(gestureForFailureRelationships) }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(gestureForFailureRelationships)
    }
}

extension UIWindowSceneDragInteraction: UIGestureRecognizerDelegate {
    /// The scene is on the whole screen, and nowhere else.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
