import Foundation

/// The actions that a swipe on a row shows. See https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the one at the row's edge first.
    public let actions: [UIContextualAction]
    /// Whether a long swipe performs the first action. `true` by default.
    open var performsFirstActionWithFullSwipe = true

    // @objc(configurationWithActions:)
    /// Creates a configuration of actions, the one at the row's edge first.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// Something that can be done to a row by a swipe. See https://developer.apple.com/documentation/uikit/uicontextualaction.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// Whether an action destroys something.
    public enum Style: Int, Sendable {
        /// It does not.
        case normal = 0
        /// It does: it is red.
        case destructive = 1
    }

    /// Performs an action; call the last argument with whether that was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// Whether the action destroys something.
    public let style: Style
    /// What performs the action.
    public let handler: UIContextualAction.Handler
    /// The action's name for people.
    open var title: String?
    /// The colour behind the name; grey or red unless set.
    open var backgroundColor: UIColor!
    /// An image above the name.
    open var image: UIImage?

    // @objc(contextualActionWithStyle:title:handler:)
    /// Creates an action.
    public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}

/// Something that can be done to a row by a swipe; superseded by `UIContextualAction`. See
/// https://developer.apple.com/documentation/uikit/uitableviewrowaction.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    /// Whether an action destroys something.
    public enum Style: Int, Sendable {
        /// It does: it is red.
        case `default` = 0
        /// It does not.
        case normal = 1
        /// It does: it is red.
        public static var destructive: Style { .default }
    }

    /// Whether the action destroys something.
    public let style: Style
    /// The action's name for people.
    open var title: String?
    /// The colour behind the name; grey or red unless set.
    open var backgroundColor: UIColor?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    // @objc(rowActionWithStyle:title:handler:)
    /// Creates an action.
    public init(style: UITableViewRowAction.Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// An action that does the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(style: style, title: title, handler: handler)
        copy.backgroundColor = backgroundColor
        return copy
    }
}
