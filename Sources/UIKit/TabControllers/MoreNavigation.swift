import Foundation

/// The tabs that the bar at the bottom has no room for: a list of them, and the one that was chosen on top of it.
@MainActor
final class MoreNavigation {
    private unowned let owner: UITabBarController
    /// What the bar shows for it.
    let item = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    private let list: MoreListController
    let controller: UINavigationController
    /// The tab that is on top of the list.
    private(set) var current: UITab?
    /// The root of a navigation controller whose stack is on top of the list.
    private var root: UIViewController?

    init(_ owner: UITabBarController) {
        self.owner = owner
        list = MoreListController(owner)
        controller = UINavigationController(rootViewController: list)
        item.title = TabWords.more.text
        list.title = item.title
        controller.tabBarItem = item
        controller.whenShown = { [weak self] top in self?.didShow(top) }
    }

    func refresh() { list.refresh() }

    /// The controller of a tab, if it is on top of the list.
    func inner(_ tab: UITab) -> UIViewController? { current === tab ? tab.loadedController : nil }

    /// Puts a tab on top of the list. Of a navigation controller it takes the stack: there is one bar only.
    func show(_ tab: UITab, animated: Bool) {
        guard tab !== current else { return }
        release()
        let inner = owner.rootController(of: tab)
        var stack = [inner]
        if let navigation = inner as? UINavigationController {
            stack = navigation.stack
            root = stack.first
            navigation.setViewControllers([], animated: false)
        }
        current = tab
        controller.setViewControllers([list] + stack, animated: animated)
    }

    /// Takes the tab from the list; it gets its stack back.
    func release() {
        guard let tab = current else { return }
        let above = Array(controller.stack.dropFirst())
        current = nil
        controller.setViewControllers([list], animated: false)
        giveBack(tab, above)
    }

    private func giveBack(_ tab: UITab, _ stack: [UIViewController]) {
        defer { root = nil }
        guard tab.owner === owner, let inner = tab.loadedController else { return }
        if let navigation = inner as? UINavigationController {
            navigation.setViewControllers(stack.isEmpty ? [root].compactMap { $0 } : stack, animated: false)
        } else {
            owner.adopt(asTab: inner)
        }
    }

    /// Tabs are gone.
    func forget(except tabs: [UITab]) {
        if let current, !tabs.contains(where: { $0 === current }) { release() }
        refresh()
    }

    /// The person went back to the list.
    private func didShow(_ top: UIViewController) {
        guard top === list, let tab = current, controller.stack.count == 1 else { return }
        current = nil
        giveBack(tab, [])
        owner.moreListWasShown()
    }
}

/// The list of tabs that the bar has no room for.
final class MoreListController: UITableViewController {
    private weak var owner: UITabBarController?

    init(_ owner: UITabBarController) {
        self.owner = owner
        super.init(style: .plain)
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    private var tabs: [UITab] { owner?.tabsInMore ?? [] }

    func refresh() {
        let isArrangeable = owner?.customizableItems.isEmpty == false
        navigationItem.rightBarButtonItem =
            isArrangeable
            ? UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.owner?.arrangeBottomBar() }) : nil
        if isViewLoaded { tableView.reloadData() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tab")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tabs.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
        let item = tabs[indexPath.row].barItem
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.image, content.secondaryText) = (item.title, item.image, item.badgeValue)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { owner?.chooseInMore(tabs[indexPath.row]) }
}

extension UITabBarController {
    var more: MoreNavigation {
        if let moreStorage { return moreStorage }
        let new = MoreNavigation(self)
        moreStorage = new
        return new
    }

    /// The tabs that More lists.
    var tabsInMore: [UITab] {
        let all = bottomRoots
        return !floats && all.count > bottomLimit ? Array(all.dropFirst(bottomLimit - 1)) : []
    }

    func isInMore(_ root: UITab) -> Bool { tabsInMore.contains { $0 === root } }

    /// Shows More as it was left.
    func selectMore() {
        let more = more
        if let current = more.current { selected = current } else { moreIsSelected = true }
        exchange(to: more.controller)
        refreshSelection()
    }

    /// The person chose a tab of the list.
    func chooseInMore(_ tab: UITab) {
        let target = destination(of: tab)
        guard delegateAllows(target) else { return }
        let previous = selected
        more.show(tab, animated: true)
        select(target)
        tellDelegate(didSelect: target, previous)
    }

    func moreListWasShown() {
        guard shown === moreStorage?.controller else { return }
        moreIsSelected = true
        refreshSelection()
    }

    // MARK: Arranging the bar at the bottom

    /// The items that the person may move.
    var customizableItems: [UITabBarItem] {
        guard !hasTabs, let customizableStorage else { return [] }
        return roots.compactMap { $0 as? ControllerTab }.filter { tab in customizableStorage.contains { $0 === tab.controller } }
            .map(\.barItem)
    }

    func arrangeBottomBar() { tabBar.beginCustomizingItems(customizableItems) }

    private func controllers(of items: [UITabBarItem]) -> [UIViewController] {
        items.compactMap { item in roots.first { $0.barItem === item }.map(rootController) }
    }

    /// The controllers in the order that the bar's items ask for: those in the bar, and then the others.
    private func order(by items: [UITabBarItem]) -> [UIViewController] {
        let first = controllers(of: items)
        return first + roots.map(rootController).filter { controller in !first.contains { $0 === controller } }
    }

    func customizingWillBegin(_ items: [UITabBarItem]) {
        guard let delegate else { return }
        let controllers = controllers(of: items)
        OptionalRequirement.call { delegate.tabBarController(self, willBeginCustomizing: controllers) }
    }

    func customizingWillEnd(_ items: [UITabBarItem], _ changed: Bool) {
        guard let delegate else { return }
        let controllers = order(by: items)
        OptionalRequirement.call { delegate.tabBarController(self, willEndCustomizing: controllers, changed: changed) }
    }

    func customizingDidEnd(_ items: [UITabBarItem], _ changed: Bool) {
        let controllers = order(by: items)
        if changed {
            let customizable = customizableStorage
            // What is in the bar now is not in the list.
            if let current = moreStorage?.current, items.contains(where: { $0 === current.barItem }) { moreStorage?.release() }
            setViewControllers(controllers, animated: false)
            customizableStorage = customizable
            moreStorage?.refresh()
        }
        guard let delegate else { return }
        OptionalRequirement.call { delegate.tabBarController(self, didEndCustomizing: controllers, changed: changed) }
    }
}
