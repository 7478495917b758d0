import Foundation

/// What the menu of a preview shows: an action, or a group of actions. See
/// https://developer.apple.com/documentation/uikit/uipreviewactionitem.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// What the person reads.
    var title: String { get }
}

/// Something that can be done with what is previewed. See https://developer.apple.com/documentation/uikit/uipreviewaction.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
    /// How an action looks.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// With a mark.
        case selected = 1
        /// As one that destroys something.
        case destructive = 2
    }

    /// What the person reads.
    public let title: String
    /// What is done: called with the action and the controller that was previewed.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void
    let style: Style
    private let act: (UIPreviewAction, UIViewController) -> Void

    // @objc(actionWithTitle:style:handler:)
    /// Creates an action.
    public init(title: String, style: UIPreviewAction.Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        (self.title, self.style, act) = (title, style, handler)
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
        super.init()
    }

    /// An action like this one.
    open func copy(with zone: NSZone? = nil) -> Any { UIPreviewAction(title: title, style: style, handler: act) }
}

/// Actions of a preview that have a menu of their own. See https://developer.apple.com/documentation/uikit/uipreviewactiongroup.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
    /// What the person reads.
    public let title: String
    let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    // @objc(actionGroupWithTitle:style:actions:)
    /// Creates a group.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (self.title, self.style, self.actions) = (title, style, actions)
        super.init()
    }

    /// A group like this one.
    open func copy(with zone: NSZone? = nil) -> Any { UIPreviewActionGroup(title: title, style: style, actions: actions) }
}

extension UIViewController {
    /// The menu of the controller's preview; `nil` if it has no actions.
    func previewMenu() -> UIMenu? {
        let elements = previewActionItems.compactMap(previewElement)
        return elements.isEmpty ? nil : UIMenu(children: elements)
    }

    private func previewElement(_ item: any UIPreviewActionItem) -> UIMenuElement? {
        switch item {
        case let action as UIPreviewAction:
            return UIAction(
                title: action.title, attributes: action.style == .destructive ? .destructive : [],
                state: action.style == .selected ? .on : .off
            ) { _ in action.handler(action, self) }
        case let group as UIPreviewActionGroup:
            return UIMenu(
                title: group.title, options: group.style == .destructive ? .destructive : [],
                children: group.actions.compactMap(previewElement))
        default: return nil
        }
    }
}
