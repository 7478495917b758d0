import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct FloatingTabBarTests {
    private let cast = TabCast()

    @Test func onAPadTheBarStandsAboveTheContent() throws {
        let (a, b) = (cast.tab("a"), cast.tab("b"))
        let tabs = cast.controller(a, b)
        let stage = cast.pad(tabs)
        let bar = tabs.floatingBar
        #expect(tabs.tabBar.isHidden && !bar.isHidden && bar.shownTabs == [a, b])
        #expect(
            a.viewController?.containerSafeAreaInsets == UIEdgeInsets(top: UITabBarController.floatingHeight, left: 0, bottom: 0, right: 0))
        #expect(bar.frame.minY >= 0 && abs(bar.frame.midX - TabCast.landscape.width / 2) < 0.01)
        stage.tap(try #require(bar.itemView(of: b)))
        stage.advance(0.5)
        #expect(tabs.selectedTab === b && b.viewController?.view.window != nil)
    }

    @Test func inANarrowWindowTheBarIsAtTheBottom() {
        let tabs = cast.controller(cast.tab("a"), cast.tab("b"))
        let around = TabSurroundings(tabs, idiom: .pad, width: .regular)
        let stage = Stage(around, size: TabCast.landscape)
        around.set(.pad, .compact)
        stage.settle()
        #expect(!tabs.tabBar.isHidden && tabs.floatingBar.isHidden)
        around.set(.pad, .regular)
        stage.settle()
        #expect(tabs.tabBar.isHidden && !tabs.floatingBar.isHidden)
    }

    @Test func aNavigationBarSharesTheRow() {
        let root = UIViewController()
        root.title = "Title"
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        let stage = cast.pad(tabs)
        #expect(navigation.containerSafeAreaInsets == .zero)
        #expect(navigation.navigationBar.coveredWidth == tabs.floatingBar.bounds.width && tabs.floatingBar.bounds.width > 0)
        navigation.setNavigationBarHidden(true, animated: false)
        stage.settle()
        #expect(navigation.containerSafeAreaInsets.top == UITabBarController.floatingHeight)
    }

    @Test func tabsStandByTheirPlacement() {
        let child = cast.tab("child")
        child.preferredPlacement = .default
        let all = ["plain", "fixed", "optional", "sidebar"].map(cast.tab)
        all[1].preferredPlacement = .fixed
        all[2].preferredPlacement = .optional
        all[3].preferredPlacement = .sidebarOnly
        let search = UISearchTab { _ in UIViewController() }
        let tabs = UITabBarController(tabs: [search] + all + [cast.group("group", child, cast.tab("unseen"))])
        tabs.mode = .tabBar
        let stage = cast.pad(tabs)
        #expect(tabs.floatingBar.shownTabs.map(\.identifier) == ["fixed", "plain", "group", "child", search.identifier])
        #expect(child.hasVisiblePlacement && !all[2].hasVisiblePlacement && !all[3].hasVisiblePlacement)
        all[0].isHidden = true
        stage.settle()
        #expect(!all[0].hasVisiblePlacement)
    }

    @Test func whatThePersonPutIntoTheBarIsThereInTheNextRun() {
        let name = UUID().uuidString
        defer { UserDefaults.standard.removeObject(forKey: "UITabBarController.customization.\(name)") }
        func make() -> UITabBarController {
            let (a, b, c) = (cast.tab("a"), cast.tab("b"), cast.tab("c"))
            c.preferredPlacement = .optional
            let tabs = cast.controller(a, b, c)
            tabs.mode = .tabSidebar
            tabs.customizationIdentifier = name
            return tabs
        }
        let tabs = make()
        let stage = cast.pad(tabs)
        #expect(tabs.floatingBar.movable == ["a", "b"])
        tabs.putIntoBar(tabs.tabs[2], at: 1)
        tabs.takeFromBar(tabs.tabs[0])
        #expect(tabs.floatingBar.movable == ["c", "b"])
        #expect(make().barOrder == ["c", "b"])
        withExtendedLifetime(stage) {}
    }
}
