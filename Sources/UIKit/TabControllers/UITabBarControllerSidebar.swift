import Foundation

extension UITabBarController {
    /// The sidebar of a tab bar controller, on screens that are wide enough for one.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class>
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        /// Decides about what the sidebar shows, and hears of it.
        public typealias Delegate = UITabBarControllerSidebarDelegate
        /// Animates along with a sidebar that comes or goes.
        public typealias Animating = UITabBarControllerSidebarAnimating

        /// How the sidebar and the selected controller share the screen.
        ///
        /// Source: <https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/layout>
        public enum Layout: Int, Sendable {
            /// As `overlap`.
            case automatic = 0
            /// The sidebar lies over the controller's view, whose safe area leaves it out.
            case overlap = 1
            /// The controller's view stands beside the sidebar.
            case tile = 2
        }

        /// Something that the sidebar can be scrolled to.
        ///
        /// Source: <https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/scrolltarget>
        public enum ScrollTarget {
            /// What `headerContentConfiguration` shows.
            case header
            /// What `footerContentConfiguration` shows.
            case footer
            /// The row of a tab.
            case tab(UITab)
        }

        private weak var owner: UITabBarController?
        private var chosen: Bool?
        /// Whether the sidebar was shown when that was last told; `nil` before the first time.
        private var toldShown: Bool?

        init(_ owner: UITabBarController) {
            self.owner = owner
            super.init()
        }

        /// Decides about what the sidebar shows, and hears of it. Not retained.
        open weak var delegate: (any Delegate)? { didSet { owner?.sidebarView?.reload() } }

        // MARK: Visibility

        /// Whether the sidebar is hidden. Until this is set, or a person shows or hides it, it is shown where the screen is wider than high.
        open var isHidden: Bool {
            get { chosen ?? !(owner.map { $0.canShowSidebar && $0.isWide } ?? false) }
            set {
                let isSame = newValue == isHidden
                chosen = newValue
                guard !isSame, let owner, owner.canShowSidebar else { return }
                let animator = SidebarAnimator()
                tellVisibility(owner, animator)
                owner.changeLayout(animated: true, alongside: animator.animate, completion: animator.complete)
            }
        }

        /// Tells the delegate of a change that nobody asked for: the screen turned, or has another width.
        func visibilityMayHaveChanged() {
            guard let owner else { return }
            guard toldShown != nil else { return toldShown = owner.showsSidebar }
            guard toldShown != owner.showsSidebar else { return }
            let animator = SidebarAnimator()
            tellVisibility(owner, animator)
            animator.animate()
            animator.complete()
        }

        private func tellVisibility(_ owner: UITabBarController, _ animator: SidebarAnimator) {
            toldShown = owner.showsSidebar
            guard let delegate else { return }
            OptionalRequirement.call { delegate.tabBarController(owner, sidebarVisibilityWillChange: self, animator: animator) }
        }

        /// How the sidebar and the selected controller share the screen.
        open var preferredLayout = Layout.automatic { didSet { owner?.changeLayout(animated: false) } }

        // MARK: Content

        /// What is shown above all tabs, if anything.
        open var headerContentConfiguration: (any UIContentConfiguration)? { didSet { owner?.sidebarView?.reload() } }
        /// What is shown below all tabs, if anything.
        open var footerContentConfiguration: (any UIContentConfiguration)? { didSet { owner?.sidebarView?.reload() } }
        /// A view at the bottom of the sidebar. It is as wide as that, and as high as fits it by Auto Layout.
        open var bottomBarView: UIView? { didSet { owner?.sidebarView?.bottomBarDidChange(from: oldValue) } }
        /// Elements of a menu in the sidebar's bar; what edits the sidebar stands below them. There is no such menu while this is `nil`.
        open var navigationOverflowItems: UIDeferredMenuElement? { didSet { owner?.sidebarView?.updateBar() } }

        /// Scrolls to something; nowhere if the sidebar does not show it.
        open func scroll(to target: ScrollTarget, animated: Bool) { owner?.sidebarView?.scroll(to: target, animated: animated) }

        // @objc(reconfigureItemForTab:)
        /// Asks the delegate to bring the item of a tab up to date. Nothing happens while its row is not displayed.
        open func reconfigureItem(for tab: UITab) { owner?.sidebarView?.itemDidChange(tab, isNew: false) }
    }
}

/// What is to be animated while a sidebar comes or goes.
final class SidebarAnimator: NSObject, UITabBarControllerSidebarAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func animate() {
        let all = animations
        animations = []
        all.forEach { $0() }
    }

    func complete() {
        let all = completions
        completions = []
        all.forEach { $0() }
    }
}
