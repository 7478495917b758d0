import Foundation

/// One destination of a tab bar controller: what the bar and the sidebar show of it, and the controller that it leads to.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitab>
@preconcurrency @MainActor
open class UITab: AccessibleObject {
    /// Where a tab stands in the bar at the top of a wide screen, and what people may do about it.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitab/placement>
    public enum Placement: Int, Sendable {
        /// `default` for a tab that is in no group, `optional` for others; a search tab is `pinned`.
        case automatic = 0
        /// In the bar, from which people may take it.
        case `default` = 1
        /// Not in the bar, to which people may add it.
        case optional = 2
        /// In the bar, where people may move it.
        case movable = 3
        /// In the bar, at its end, as an image alone.
        case pinned = 4
        /// In the bar, before all that can be moved.
        case fixed = 5
        /// In the sidebar alone.
        case sidebarOnly = 6
    }

    /// What tells the tab from all others of its controller.
    public let identifier: String
    private let provider: ((UITab) -> UIViewController)?

    /// Creates a tab. The provider is asked for the tab's controller when it is first needed.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
        super.init()
        (barItemStorage.title, barItemStorage.image) = (title, image)
    }

    // MARK: Look

    /// The name for people.
    open var title: String {
        didSet {
            barItem.title = title
            lookDidChange()
        }
    }
    /// The image.
    open var image: UIImage? {
        didSet {
            barItem.image = image
            lookDidChange()
        }
    }
    /// A second text, which the sidebar shows.
    open var subtitle: String? { didSet { lookDidChange() } }
    /// A short text on the tab.
    open var badgeValue: String? {
        didSet {
            barItem.badgeValue = badgeValue
            lookDidChange()
        }
    }
    /// Whether people can choose the tab. `true` by default.
    open var isEnabled = true {
        didSet {
            barItem.isEnabled = isEnabled
            lookDidChange()
        }
    }
    /// Whatever the app wants to find with the tab.
    open var userInfo: Any?

    private func lookDidChange() { tabBarController?.tabLookDidChange(self) }

    /// What the bar at the bottom shows for the tab.
    var barItem: UITabBarItem { barItemStorage }
    private let barItemStorage = UITabBarItem()

    /// A name for tests, by which they find the tab in the bar, at the bottom or at the top.
    open override var accessibilityIdentifier: String? {
        get { barItem.accessibilityIdentifier }
        set { barItem.accessibilityIdentifier = newValue }
    }

    /// What people who do not see the bar are told the tab is called: its title, unless it is set.
    open override var accessibilityLabel: String? {
        get { barItem.accessibilityLabel }
        set { barItem.accessibilityLabel = newValue }
    }

    // MARK: Hierarchy

    /// The group that the tab is in.
    open internal(set) weak var parent: UITabGroup?
    /// The controller that the tab, or a group around it, was given to.
    open var tabBarController: UITabBarController? { root.owner }
    /// The controller of a tab that is in no group.
    weak var owner: UITabBarController?

    /// The tab itself and the groups around it, the innermost first.
    var lineage: [UITab] { [self] + (parent?.lineage ?? []) }
    /// The outermost group around the tab; the tab itself if it is in none.
    var root: UITab { parent?.root ?? self }

    /// The outermost of the groups around the tab that have a navigation controller to manage.
    open var managingTabGroup: UITabGroup? {
        lineage.dropFirst().reversed().lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
    }

    // MARK: Controller

    /// The controller that was made, if one was.
    var loadedController: UIViewController? { controllerStorage }
    private var controllerStorage: UIViewController?

    /// The tab's controller; its provider is asked for it once. `nil` for a tab without a provider.
    open var viewController: UIViewController? {
        if let controllerStorage { return controllerStorage }
        let made = provider?(self)
        // The provider may have asked for it, too.
        if let controllerStorage { return controllerStorage }
        made?.tabStorage = self
        controllerStorage = made
        return made
    }

    // MARK: Placement

    /// Where the tab is to stand in the bar at the top of a wide screen.
    open var preferredPlacement = Placement.automatic { didSet { if preferredPlacement != oldValue { placementDidChange() } } }
    /// The placement in effect.
    var placement: Placement {
        guard preferredPlacement == .automatic else { return preferredPlacement }
        return parent == nil ? .default : .optional
    }
    /// Whether the tab is seen in a bar that shows tabs by their placement.
    open var hasVisiblePlacement: Bool { tabBarController?.showsInFloatingBar(self) ?? false }

    /// Whether the tab is hidden: neither bar nor sidebar show it. `false` by default.
    ///
    /// What a person chose in an earlier run is set when the tab is given to its controller.
    open var isHidden = false { didSet { if isHidden != oldValue { placementDidChange() } } }
    /// Whether the tab is hidden until a person chooses otherwise, and once that choice is taken back. `false` by default.
    open var isHiddenByDefault = false
    /// Whether people may hide the tab while they edit the sidebar. `false` by default.
    open var allowsHiding = false { didSet { if allowsHiding != oldValue { placementDidChange() } } }

    /// Whether the tab or a group around it is hidden.
    var isOutOfSight: Bool { lineage.contains { $0.isHidden } }

    func placementDidChange() { tabBarController?.tabsDidChange() }
}

extension UITab: UIAccessibilityIdentification {}

extension UIViewController {
    /// The tab whose provider made this controller.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/tab>
    public var tab: UITab? { tabStorage as? UITab }
}

/// A tab that leads to searching; it has the system's title and image, and stands at the end of the bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchtab>
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Creates a search tab. The provider is asked for the tab's controller when it is first needed.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: SystemWords.text(.search), image: UIImage(systemName: UITabBarItem.SystemItem.search.symbolName),
            identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
    }

    /// Creates a search tab with a title, an image and an identifier of its own.
    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }

    override var placement: Placement { preferredPlacement == .automatic ? .pinned : preferredPlacement }
}

/// Stands for a controller that was given as such, and not as a tab.
final class ControllerTab: UITab {
    let controller: UIViewController

    init(_ controller: UIViewController) {
        self.controller = controller
        super.init(title: "", image: nil, identifier: "controller-\(ObjectIdentifier(controller).hashValue)")
    }

    override var barItem: UITabBarItem { controller.tabBarItem }
    override var loadedController: UIViewController? { controller }
    override var viewController: UIViewController? { controller }
    override var title: String {
        get { controller.tabBarItem.title ?? "" }
        set { controller.tabBarItem.title = newValue }
    }
    override var image: UIImage? {
        get { controller.tabBarItem.image }
        set { controller.tabBarItem.image = newValue }
    }
    override var badgeValue: String? {
        get { controller.tabBarItem.badgeValue }
        set { controller.tabBarItem.badgeValue = newValue }
    }
    override var isEnabled: Bool {
        get { controller.tabBarItem.isEnabled }
        set { controller.tabBarItem.isEnabled = newValue }
    }
}
