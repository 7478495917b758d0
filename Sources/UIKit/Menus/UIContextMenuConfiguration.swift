import Foundation

/// Gives the controller whose view a context menu previews.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Gives a context menu's elements, from those that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu shows. See https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// In which order a menu's elements are shown.
    public enum ElementOrder: Int, Sendable {
        /// As suits the menu.
        case automatic
        /// The first one nearest to what the menu belongs to.
        case priority
        /// The first one on top.
        case fixed
    }

    /// What the app tells configurations apart by.
    public let identifier: any NSCopying
    /// In which order the elements are shown.
    open var preferredMenuElementOrder = ElementOrder.automatic
    /// The items that the menu is about beside the one that was pressed: their previews are stacked below that one's.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// How many items the menu is about, which is shown beside their previews if it is more than one. Unless it is set, as many as there are
    /// identifiers.
    open var badgeCount: Int {
        get { badgeCountStorage ?? secondaryItemIdentifiers.count + 1 }
        set { badgeCountStorage = newValue }
    }

    private var badgeCountStorage: Int?
    private let previewProvider: UIContextMenuContentPreviewProvider?
    private let actionProvider: UIContextMenuActionProvider?

    // @objc(configurationWithIdentifier:previewProvider:actionProvider:)
    /// Creates a configuration. Without an identifier it makes one up.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
        super.init()
    }

    /// The controller whose view is previewed.
    private(set) var previewViewController: UIViewController?

    func makeMenu() -> UIMenu? { actionProvider?([]) ?? nil }

    /// The view of the controller that is previewed, and how large it wants to be.
    func makePreview() -> (view: UIView, size: CGSize)? {
        guard let controller = previewProvider?() else { return nil }
        previewViewController = controller
        let screen = UIScreen.main.bounds.size
        let wanted = controller.preferredContentSize
        let size = wanted == .zero ? CGSize(width: screen.width - 32, height: screen.height * 0.6) : wanted
        controller.view.frame.size = size
        return (controller.view, size)
    }
}
