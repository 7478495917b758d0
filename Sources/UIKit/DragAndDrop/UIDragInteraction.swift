import Foundation

/// Says what is dragged. See https://developer.apple.com/documentation/uikit/uidraginteractiondelegate.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// What is dragged; nothing for no drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    // @objc optional
    /// What is lifted: the interaction's view if this is not there.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    // @objc optional
    /// What is dragged is about to be lifted: animations may be added to those of that.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    // @objc optional
    /// The drag is about to begin.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    // @objc optional
    /// Whether what is dragged may be moved. It may if this is not there.
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
    // @objc optional
    /// Whether it may not leave the app.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
    // @objc optional
    /// The finger moved.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    // @objc optional
    /// The finger was lifted.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    // @objc optional
    /// The drag is over.
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    // @objc optional
    /// What was dropped has come to where it was dropped: what the session was asked for there is loaded. Called after
    /// `dragInteraction(_:session:didEndWith:)`, and not for drags that are cancelled.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    // @objc optional
    /// What an item's preview becomes as it goes back, where nothing takes it; it fades away for `nil`. Where it was lifted if this is not
    /// there.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    // @objc optional
    /// An item's preview is about to go back: animations may be added to those of that.
    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

/// Lets a view be dragged. See https://developer.apple.com/documentation/uikit/uidraginteraction.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// Says what is dragged.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view.
    open private(set) weak var view: UIView?
    /// Whether a drag can begin. On pads by default, and, since iOS 15, on phones.
    open var isEnabled = true {
        didSet { recognizer.isEnabled = isEnabled }
    }
    // @objc(isEnabledByDefault)
    /// Whether interactions are enabled by default.
    open class var isEnabledByDefault: Bool { true }

    private let recognizer = UILongPressGestureRecognizer(target: nil, action: nil)
    private var drag: DragRun?
    /// Called when a finger has lifted what is dragged once it moves, and when it put that down again instead.
    var didLift: (() -> Void)?
    var didCancelLift: (() -> Void)?

    /// What opens menus by the same press.
    var menus: [UIContextMenuInteraction] { view?.interactions.compactMap { $0 as? UIContextMenuInteraction } ?? [] }

    /// Creates an interaction; the delegate is not kept.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        recognizer.delegate = self
        recognizer.onAction = { [weak self] _ in self?.pressed() }
    }

    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(recognizer) }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    private func pressed() {
        switch recognizer.state {
        case .began: drag?.lift()
        case .changed: drag?.move(to: recognizer.location(in: nil))
        case .ended:
            drag?.end(at: recognizer.location(in: nil))
            drag = nil
        case .cancelled, .failed:
            drag?.cancel()
            drag = nil
        case .possible: break
        }
    }
}

extension UIDragInteraction: UIGestureRecognizerDelegate {
    /// Where nothing can be dragged the finger is left to others.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view, let window = view.window, let delegate else { return false }
        let session = LocalDragSession()
        (session.window, session.place) = (window, gestureRecognizer.location(in: nil))
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard !session.items.isEmpty else { return false }
        drag = DragRun(session, from: self, in: window)
        return true
    }

    /// A menu may open by the same press; it gives way when the finger moves.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        menus.contains { $0.opens(by: otherGestureRecognizer) }
    }
}
