import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct SidebarTests {
    private let cast = TabCast()
    private let log = SidebarLog()

    private func list(_ tabs: UITabBarController) throws -> SidebarList { try #require(tabs.sidebarView?.list) }

    private func titles(_ tabs: UITabBarController) throws -> [[String]] {
        try list(tabs).sections.map { section in
            section.rows.map { row in
                switch row.kind {
                case .tab(let tab): tab.title
                case .action(let action): action.title
                case .content: "content"
                }
            }
        }
    }

    private func cell(_ tab: UITab, _ tabs: UITabBarController) throws -> UICollectionViewListCell {
        let path = try #require(try list(tabs).path(of: tab))
        return try #require(try list(tabs).collection.cellForItem(at: path) as? UICollectionViewListCell)
    }

    // MARK: Coming and going

    @Test func aGroupBringsASidebarWhereTheScreenIsWide() {
        let a = cast.tab("a")
        let tabs = cast.controller(a, cast.group("group", cast.tab("one")))
        let stage = cast.pad(tabs)
        #expect(!tabs.sidebar.isHidden && tabs.sidebarView?.isHidden == false && tabs.floatingBar.isHidden)
        #expect(a.viewController?.containerSafeAreaInsets.left == tabs.sidebarView?.bounds.width)
        #expect(a.viewController?.view.frame.width == TabCast.landscape.width)
        tabs.sidebar.preferredLayout = .tile
        stage.settle()
        #expect(a.viewController?.containerSafeAreaInsets.left == 0)
        #expect(a.viewController?.view.frame.width == TabCast.landscape.width - (tabs.sidebarView?.bounds.width ?? 0))
    }

    @Test func onAScreenThatIsHigherThanWideItIsHiddenToBeginWith() {
        let tabs = cast.controller(cast.tab("a"), cast.group("group", cast.tab("one")))
        let stage = cast.pad(tabs, size: TabCast.portrait)
        #expect(tabs.sidebar.isHidden && !tabs.floatingBar.isHidden && tabs.floatingBar.hasSidebarButton)
        tabs.sidebar.isHidden = false
        stage.advance(1)
        #expect(tabs.sidebarView?.isHidden == false && tabs.sidebarView?.frame.minX == 0 && tabs.floatingBar.isHidden)
    }

    @Test func theModeDecidesWhereThereIsNoGroupOrOne() {
        let plain = cast.controller(cast.tab("a"))
        let grouped = cast.controller(cast.group("group", cast.tab("one")))
        grouped.mode = .tabBar
        let around = TabSurroundings(grouped, idiom: .pad, width: .regular)
        let stage = cast.pad(plain)
        #expect(!plain.canShowSidebar && !grouped.canShowSidebar)
        plain.mode = .tabSidebar
        grouped.mode = .automatic
        stage.settle()
        #expect(plain.sidebarView?.isHidden == false && grouped.canShowSidebar)
        withExtendedLifetime(around) {}
    }

    @Test func theDelegateHearsOfTheSidebarAndAnimatesAlong() {
        let tabs = cast.controller(cast.tab("a"), cast.group("group", cast.tab("one")))
        tabs.sidebar.delegate = log
        let stage = cast.pad(tabs)
        log.log = []
        tabs.sidebar.isHidden = true
        #expect(log.log == ["visibility", "animate"])
        stage.advance(1)
        #expect(log.log == ["visibility", "animate", "complete"])
        tabs.sidebar.isHidden = true
        stage.advance(1)
        #expect(log.log.count == 3)
    }

    // MARK: Rows

    @Test func tabsComeFirstAndThenASectionAGroup() throws {
        let inline = cast.group("inline", cast.tab("in"))
        inline.sidebarAppearance = .inline
        let nested = cast.group("nested", cast.tab("deep"))
        let section = cast.group("section", cast.tab("x"))
        section.sidebarAppearance = .rootSection
        let group = cast.group("group", cast.tab("one"), nested, section)
        group.sidebarActions = [UIAction(title: "act") { _ in }]
        let tabs = cast.controller(group, cast.tab("a"), inline)
        let stage = cast.pad(tabs)
        #expect(try titles(tabs) == [["a", "in"], ["group", "one", "nested", "deep", "act"], ["section", "x"]])
        #expect(try list(tabs).sections[1].rows.map(\.level) == [0, 0, 0, 1, 0])
        tabs.sidebar.headerContentConfiguration = UIListContentConfiguration.cell()
        tabs.sidebar.footerContentConfiguration = UIListContentConfiguration.cell()
        stage.settle()
        #expect(try titles(tabs).first == ["content"] && titles(tabs).last == ["content"])
        #expect(try titles(tabs).count == 5)
    }

    @Test func aSectionOpensAndCloses() throws {
        let group = cast.group("group", cast.tab("one"), cast.tab("two"))
        let tabs = cast.controller(cast.tab("a"), group)
        let stage = cast.pad(tabs)
        stage.tap(try cell(group, tabs))
        stage.advance(1)
        #expect(try titles(tabs) == [["a"], ["group"]])
        stage.tap(try cell(group, tabs))
        stage.advance(1)
        #expect(try titles(tabs) == [["a"], ["group", "one", "two"]])
        #expect(!cast.log.contains { $0.hasPrefix("should") })
    }

    @Test func aTapOnARowSelectsItsTab() throws {
        let group = cast.group("group", cast.tab("one"), cast.tab("two"))
        let tabs = cast.controller(cast.tab("a"), group)
        let stage = cast.pad(tabs)
        cast.log = []
        stage.tap(try cell(group.children[1], tabs))
        stage.advance(0.5)
        #expect(tabs.selectedTab === group.children[1] && group.selectedChild === group.children[1])
        #expect(cast.log == ["should two", "did two after a"])
        #expect(try cell(group.children[1], tabs).isSelected)
        // Without a navigation controller to manage, what the group shows is the app's business.
        #expect(group.viewController?.view.window != nil)
        cast.forbidden = ["one"]
        stage.tap(try cell(group.children[0], tabs))
        stage.advance(0.5)
        #expect(try !cell(group.children[0], tabs).isSelected && cell(group.children[1], tabs).isSelected)
    }

    @Test func whereThereIsASidebarAGroupSelectsAChild() {
        let group = cast.group("group", cast.tab("one"), cast.tab("two"), cast.tab("three"))
        let tabs = cast.controller(cast.tab("a"), group)
        let stage = cast.pad(tabs)
        group.defaultChildIdentifier = "two"
        tabs.selectedTab = group
        #expect(tabs.selectedTab === group.children[1])
        tabs.selectedTab = group.children[2]
        tabs.selectedTab = tabs.tabs[0]
        tabs.selectedTab = group
        #expect(tabs.selectedTab === group.children[2])
        withExtendedLifetime(stage) {}
    }

    @Test func actionsAreDoneAndSelectNothing() throws {
        var count = 0
        let group = cast.group("group", cast.tab("one"))
        group.sidebarActions = [UIAction(title: "act") { _ in count += 1 }]
        let tabs = cast.controller(cast.tab("a"), group)
        let stage = cast.pad(tabs)
        let cell = try #require(try list(tabs).collection.cellForItem(at: IndexPath(item: 2, section: 1)))
        stage.tap(cell)
        stage.advance(0.5)
        #expect(count == 1 && tabs.selectedTab === tabs.tabs[0])
        #expect(try list(tabs).collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    // MARK: Items

    @Test func theDelegateMakesItemsAndBringsThemUpToDate() throws {
        let a = cast.tab("a")
        let tabs = cast.controller(a, cast.group("group", cast.tab("one")))
        tabs.sidebar.delegate = log
        let stage = cast.pad(tabs)
        func text() throws -> String? { (try cell(a, tabs).contentConfiguration as? UIListContentConfiguration)?.text }
        #expect(try text() == "a, made")
        log.log = []
        log.changesOnUpdate = true
        tabs.sidebar.reconfigureItem(for: a)
        #expect(log.log == ["update a"])
        #expect(try text() == "a, made, updated")
        a.title = "b"
        #expect(try text() == "b, made")
        stage.settle()
    }

    @Test func theDelegateHearsWhichRowsAreDisplayed() {
        let tabs = cast.controller(cast.tab("a"), cast.group("group", cast.tab("one")))
        tabs.sidebar.delegate = log
        let stage = cast.pad(tabs)
        #expect(Set(log.log.filter { $0.hasPrefix("display") }) == ["display a", "display group", "display one"])
        tabs.tab(forIdentifier: "one")?.isHidden = true
        stage.settle()
        #expect(log.log.contains("end one"))
    }

    @Test func theBottomBarIsAsHighAsFits() {
        let tabs = cast.controller(cast.tab("a"), cast.group("group", cast.tab("one")))
        let stage = cast.pad(tabs)
        let bottom = UIView()
        let inner = UIView()
        bottom.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: bottom.topAnchor), inner.bottomAnchor.constraint(equalTo: bottom.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: bottom.leadingAnchor), inner.trailingAnchor.constraint(equalTo: bottom.trailingAnchor),
            inner.heightAnchor.constraint(equalToConstant: 60),
        ])
        tabs.sidebar.bottomBarView = bottom
        stage.settle()
        #expect(bottom.frame.height == 60 && bottom.frame.width == tabs.sidebarView?.bounds.width)
        #expect(tabs.sidebarView?.list.collection.frame.maxY == bottom.frame.minY)
        tabs.sidebar.bottomBarView = nil
        #expect(bottom.superview == nil)
    }

    // MARK: Editing

    @Test func whatThePersonHidesIsToldWhenEditingEndsAndKept() throws {
        let name = UUID().uuidString
        defer { UserDefaults.standard.removeObject(forKey: "UITabBarController.customization.\(name)") }
        func make() -> UITabBarController {
            let one = cast.tab("one")
            one.allowsHiding = true
            let tabs = cast.controller(cast.tab("a"), cast.group("group", one))
            tabs.customizationIdentifier = name
            return tabs
        }
        let tabs = make()
        let stage = cast.pad(tabs)
        let one = try #require(tabs.tab(forIdentifier: "one"))
        cast.log = []
        tabs.beginEditingTabs()
        stage.advance(1)
        stage.tap(try cell(one, tabs))
        stage.advance(0.5)
        #expect(one.isHidden && cast.log == ["will edit"])
        // It is there to be shown again.
        #expect(try titles(tabs).last == ["group", "one"])
        tabs.endEditingTabs()
        stage.advance(1)
        #expect(cast.log == ["will edit", "visibility one", "did edit"])
        #expect(try titles(tabs).last == ["group"])
        #expect(make().tab(forIdentifier: "one")?.isHidden == true)
    }

    @Test func childrenAreMovedAmongTheirSiblings() throws {
        let group = cast.group("group", cast.tab("one"), cast.tab("two"), cast.tab("three"))
        let tabs = cast.controller(cast.tab("a"), group)
        tabs.customizationIdentifier = UUID().uuidString
        defer { UserDefaults.standard.removeObject(forKey: "UITabBarController.customization.\(tabs.customizationIdentifier!)") }
        let stage = cast.pad(tabs)
        let list = try list(tabs)
        let (first, last, outside) = (
            IndexPath(item: 1, section: 1), IndexPath(item: 3, section: 1), IndexPath(item: 0, section: 0)
        )
        #expect(!list.collectionView(list.collection, canMoveItemAt: first))
        group.allowsReordering = true
        #expect(list.collectionView(list.collection, canMoveItemAt: first))
        #expect(list.collectionView(list.collection, targetIndexPathForMoveFromItemAt: first, toProposedIndexPath: outside) == first)
        list.collectionView(list.collection, moveItemAt: first, to: last)
        #expect(group.displayOrderIdentifiers == ["two", "three", "one"] && cast.log.last == "order of group")
        #expect(try titles(tabs).last == ["group", "two", "three", "one"])
        withExtendedLifetime(stage) {}
    }

    @Test func nothingIsLeftOfAControllerWithASidebar() {
        weak var gone: UITabBarController?
        weak var view: UIView?
        do {
            let tabs = cast.controller(cast.tab("a"), cast.group("group", cast.tab("one")))
            let stage = cast.pad(tabs)
            (gone, view) = (tabs, tabs.sidebarView)
            #expect(view != nil)
            stage.window.rootViewController = UIViewController()
            stage.advance(1)
        }
        #expect(gone == nil && view == nil)
    }
}

private final class SidebarLog: NSObject, UITabBarController.Sidebar.Delegate {
    var log: [String] = []
    var changesOnUpdate = false

    private func change(_ item: UITabSidebarItem, _ word: String) {
        guard case .tab(let tab) = item.content, tab.identifier == "a" else { return }
        var content = item.contentConfiguration as? UIListContentConfiguration ?? item.defaultContentConfiguration()
        content.text = (content.text ?? "") + ", \(word)"
        item.contentConfiguration = content
    }

    func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {
        log.append("visibility")
        animator.addAnimations { self.log.append("animate") }
        animator.addCompletion { self.log.append("complete") }
    }
    func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem {
        let item = UITabSidebarItem(request: request)
        change(item, "made")
        return item
    }
    func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem) {
        guard case .tab(let tab) = item.content else { return }
        log.append("update \(tab.identifier)")
        if changesOnUpdate { change(item, "updated") }
    }
    func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab) {
        log.append("display \(tab.identifier)")
    }
    func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab) {
        log.append("end \(tab.identifier)")
    }
}
