import Foundation

/// A tab with tabs in it: one tab in the bar, a section or an outline in the sidebar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabgroup>
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// How a sidebar shows a group.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitabgroup/sidebarappearance-swift.enum>
    public enum SidebarAppearance: UInt, Sendable {
        /// A group that is in no other is a section, others are outlines.
        case automatic = 0
        /// The children stand among the group's siblings, and nothing of the group itself is shown.
        case inline = 1
        /// A section, whatever the group is in.
        case rootSection = 2
    }

    /// Creates a group. The provider is asked for the group's own controller when it is first needed.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.parent = self }
    }

    // MARK: Children

    /// The tabs in the group, in the app's order.
    open var children: [UITab] {
        didSet {
            for child in oldValue where child.parent === self && !children.contains(where: { $0 === child }) { child.parent = nil }
            for child in children { child.parent = self }
            if let selectedStorage, selectedStorage.parent !== self { self.selectedStorage = nil }
            guard let tabBarController else { return }
            for child in children where !oldValue.contains(where: { $0 === child }) { tabBarController.restoreCustomization(of: child) }
            tabBarController.tabsDidChange()
        }
    }

    /// The identifiers of the children in the order in which they are shown. Children that it does not name follow, in the order of
    /// `children`; identifiers of nothing in the group are passed over. Empty by default.
    ///
    /// What a person chose in an earlier run is set when the group is given to its controller.
    open var displayOrderIdentifiers: [String] = [] { didSet { if displayOrderIdentifiers != oldValue { placementDidChange() } } }

    /// The children in the order in which they are shown.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { child in !named.contains { $0 === child } }
    }

    /// Whether people may arrange the children in the sidebar. `false` by default.
    open var allowsReordering = false { didSet { if allowsReordering != oldValue { placementDidChange() } } }

    /// The tab of an identifier in the group, or in a group in it.
    open func tab(forIdentifier identifier: String) -> UITab? { descendants.first { $0.identifier == identifier } }

    /// All that is in the group, and in groups in it.
    var descendants: [UITab] { children.flatMap { [$0] + (($0 as? UITabGroup)?.descendants ?? []) } }

    // MARK: Selection

    private weak var selectedStorage: UITab?

    /// The child that is selected in the group. Setting it selects the child, if the selected tab is the group or in it.
    open var selectedChild: UITab? {
        get { selectedStorage }
        set {
            if let newValue {
                precondition(
                    newValue.parent === self, "-[UITabGroup setSelectedChild:] only a tab in the group's list of children can be selected.")
            }
            noteSelectedChild(newValue)
            if let tabBarController, tabBarController.selectedTab?.lineage.contains(where: { $0 === self }) == true {
                tabBarController.select(newValue ?? self)
            }
        }
    }

    /// Takes a child as the selected one, without a change of what is shown.
    func noteSelectedChild(_ child: UITab?) { selectedStorage = child }

    /// The identifier of the child that is selected where one has to be and none is; the first child if `nil`.
    open var defaultChildIdentifier: String?

    /// The child that is selected where one has to be.
    var childToSelect: UITab? {
        let seen = displayOrder.filter { !$0.isHidden }
        return [selectedChild, seen.first { $0.identifier == defaultChildIdentifier }, seen.first].lazy.compactMap { $0 }
            .first { !$0.isHidden }
    }

    // MARK: Navigation

    /// A navigation controller whose stack shows the way from the group to the selected tab: the controllers of all tabs along it.
    ///
    /// Where groups within each other have one, that of the outermost is used. The delegate of the tab bar controller may put other
    /// controllers onto the stack: `tabBarController(_:displayedViewControllersFor:proposedViewControllers:)`.
    open var managingNavigationController: UINavigationController? {
        didSet {
            guard managingNavigationController !== oldValue else { return }
            oldValue?.whenShown = nil
            placementDidChange()
        }
    }

    /// What the stack of that controller was made of.
    var steps: [ManagedStep] = []

    // MARK: Sidebar

    /// What can be done, below the group's children in the sidebar.
    open var sidebarActions: [UIAction] = [] { didSet { placementDidChange() } }
    /// How the sidebar shows the group.
    open var sidebarAppearance = SidebarAppearance.automatic { didSet { if sidebarAppearance != oldValue { placementDidChange() } } }
}
