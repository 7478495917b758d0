import Foundation

/// Where what is dropped goes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdropproposal/action>
extension UITextDropProposal {
    /// Where what is dropped goes.
    public enum Action: UInt, Sendable {
        /// To the place of the drop.
        case insert = 0
        /// In the place of what is selected.
        case replaceSelection = 1
        /// In the place of everything.
        case replaceAll = 2
    }

    /// What is seen while what was dropped is still to come.
    public enum ProgressMode: UInt, Sendable {
        /// A turning wheel.
        case system = 0
        /// What the app shows.
        case custom = 1
    }

    /// Who takes what is dropped.
    public enum Performer: UInt, Sendable {
        /// The view.
        case view = 0
        /// The delegate, in `textDroppableView(_:willPerformDrop:)`.
        case delegate = 1
    }
}

/// What a drop on text would do.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdropproposal>
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    /// Where what is dropped goes.
    open var dropAction = Action.insert
    /// What is seen while what was dropped is still to come.
    open var dropProgressMode = ProgressMode.system
    /// Whether text that is dragged within its view is moved or copied at once, without its items being loaded.
    open var useFastSameViewOperations = true
    /// Who takes what is dropped.
    open var dropPerformer = Performer.view

    /// A proposal like this one.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITextDropProposal(operation: operation)
        (copy.dropAction, copy.dropProgressMode) = (dropAction, dropProgressMode)
        (copy.useFastSameViewOperations, copy.dropPerformer) = (useFastSameViewOperations, dropPerformer)
        return copy
    }
}

/// A view on whose text things can be dropped.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdroppable>
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// Changes and hears of drops. Not kept.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// What takes the drops.
    var textDropInteraction: UIDropInteraction? { get }
    // @objc(isTextDropActive)
    /// Whether something is dragged over the view now.
    var isTextDropActive: Bool { get }
}

/// What is to be dropped.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdroprequest>
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// Where it would go.
    var dropPosition: UITextPosition { get }
    /// What would become of it without a delegate.
    var suggestedProposal: UITextDropProposal { get }
    // @objc(isSameView)
    /// Whether it comes from the view itself.
    var isSameView: Bool { get }
    /// The drag.
    var dropSession: any UIDropSession { get }
}

/// Whether text can be changed by a drop although it cannot be edited.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdropeditability>
public enum UITextDropEditability: UInt, Sendable {
    /// It cannot.
    case no = 0
    /// By this drop.
    case temporary = 1
    /// By this drop, and by typing from then on.
    case yes = 2
}

/// Changes and hears of drops on text.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdropdelegate>
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
    // @objc(textDroppableView:willBecomeEditableForDrop:) optional
    /// Whether text that cannot be edited is changed by a drop. It is not if this is not there.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability
    // @objc(textDroppableView:proposalForDrop:) optional
    /// What a drop would do. Without this, what the request suggests.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal
    // @objc(textDroppableView:willPerformDrop:) optional
    /// It was dropped.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    // @objc(textDroppableView:previewForDroppingAllItemsWithDefault:) optional
    /// Where what was dropped is seen to go. Without this, or for `nil`, to the place of the drop.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    // @objc optional
    /// A drag came over the view.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    // @objc optional
    /// A drag moved over the view.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    // @objc optional
    /// A drag left the view.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    // @objc optional
    /// A drag that was over the view is over.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}
