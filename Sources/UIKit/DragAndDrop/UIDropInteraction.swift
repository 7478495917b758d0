import Foundation

/// Takes what is dropped. See https://developer.apple.com/documentation/uikit/uidropinteractiondelegate.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    // @objc optional
    /// Whether the view has to do with a drag. It has if this is not there.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    // @objc optional
    /// The finger came over the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    // @objc optional
    /// What a drop would do here: nothing if this is not there.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
    // @objc optional
    /// The finger left the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    // @objc optional
    /// It was dropped: the data can be asked for now.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    // @objc optional
    /// The drop's animations are over.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    // @objc optional
    /// The drag is over, here or elsewhere.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    // @objc optional
    /// What an item's preview becomes as it is dropped, and where it goes; it fades away for `nil`, and if this is not there.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    // @objc optional
    /// An item's preview is about to be dropped: animations may be added to those of that.
    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

/// Lets things be dropped on a view. See https://developer.apple.com/documentation/uikit/uidropinteraction.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// Takes what is dropped.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The view.
    open private(set) weak var view: UIView?

    /// Creates an interaction; the delegate is not kept.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    func canHandle(_ session: any UIDropSession) -> Bool {
        guard let delegate else { return false }
        return OptionalRequirement.call { delegate.dropInteraction(self, canHandle: session) } ?? true
    }
}
