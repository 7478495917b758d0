import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct TabControllerTests {
    private let cast = TabCast()

    private func tapItem(_ place: Int, of tabs: UITabBarController, _ stage: Stage) {
        stage.tap(tabs.tabBar.itemViews[place])
        stage.advance(0.5)
    }

    @Test func tabsMakeTheirControllersWhenTheyAreFirstShown() {
        let (a, b) = (cast.tab("a"), cast.tab("b"))
        let tabs = cast.controller(a, b)
        let stage = Stage(tabs)
        #expect(cast.log == ["make a"])
        #expect(tabs.selectedTab === a && a.tabBarController === tabs && a.parent == nil)
        tabs.selectedTab = b
        stage.settle()
        tabs.selectedTab = a
        tabs.selectedTab = b
        stage.settle()
        #expect(cast.log == ["make a", "make b"])
        #expect(b.viewController?.parent === tabs && b.viewController?.tab === b)
        #expect(b.viewController?.view.window != nil && a.viewController?.view.window == nil)
        #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === b.viewController)
    }

    @Test func whatATabShowsIsShownByTheBar() {
        let a = cast.tab("a")
        let tabs = cast.controller(a, cast.tab("b"))
        let stage = Stage(tabs)
        (a.title, a.badgeValue) = ("other", "3")
        stage.settle()
        #expect(tabs.tabBar.items?.map(\.title) == ["other", "b"])
        #expect(tabs.tabBar.items?.first?.badgeValue == "3")
        withExtendedLifetime(stage) {}
    }

    @Test func testsFindATabsItemByTheTabsIdentifier() {
        let a = cast.tab("a")
        a.accessibilityIdentifier = "first"
        let tabs = cast.controller(a)
        let stage = Stage(tabs)
        #expect(tabs.tabBar.items?.first?.accessibilityIdentifier == "first" && a.accessibilityLabel == "a")
        withExtendedLifetime(stage) {}
    }

    @Test func theDelegateIsAskedForATabAndToldOfIt() {
        let (a, b) = (cast.tab("a"), cast.tab("b"))
        let tabs = cast.controller(a, b)
        let stage = Stage(tabs)
        cast.log = []
        tapItem(1, of: tabs, stage)
        #expect(cast.log == ["should b", "make b", "did b after a"])
        cast.forbidden = ["a"]
        cast.log = []
        tapItem(0, of: tabs, stage)
        #expect(cast.log == ["should a"])
        #expect(tabs.selectedTab === b && tabs.tabBar.selectedItem === tabs.tabBar.items?[1])
    }

    @Test func aDelegateWithoutMethodsForTabsIsAskedForControllers() {
        let (a, b) = (cast.tab("a"), cast.tab("b"))
        let tabs = cast.controller(a, b)
        let old = ControllerDelegate()
        tabs.delegate = old
        let stage = Stage(tabs)
        tapItem(1, of: tabs, stage)
        #expect(old.asked.count == 1 && old.asked.first === b.viewController)
        #expect(old.told.count == 1 && old.told.first === b.viewController)
    }

    @Test func tabsAndControllersTakeEachOthersPlace() {
        let a = cast.tab("a")
        let tabs = cast.controller(a)
        let stage = Stage(tabs)
        let plain = UIViewController()
        tabs.viewControllers = [plain]
        stage.settle()
        #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && a.tabBarController == nil)
        #expect(plain.view.window != nil && a.viewController?.parent == nil)
        tabs.tabs = [a]
        stage.settle()
        #expect(tabs.viewControllers?.count == 1 && tabs.viewControllers?.first === a.viewController && plain.parent == nil)
    }

    @Test func tabsAreFoundByTheirIdentifiersInGroupsToo() {
        let (inner, group) = (cast.tab("inner"), cast.group("group", cast.tab("x")))
        let outer = cast.group("outer", group)
        let tabs = cast.controller(cast.tab("a"), outer)
        group.children.append(inner)
        #expect(tabs.tab(forIdentifier: "inner") === inner && outer.tab(forIdentifier: "inner") === inner)
        #expect(inner.parent === group && inner.tabBarController === tabs)
        #expect(tabs.tab(forIdentifier: "nothing") == nil)
        group.children = []
        #expect(inner.parent == nil && inner.tabBarController == nil)
    }

    @Test func theDisplayOrderPutsNamedChildrenFirst() {
        let group = cast.group("group", cast.tab("a"), cast.tab("b"), cast.tab("c"))
        group.displayOrderIdentifiers = ["c", "nothing", "a"]
        #expect(group.displayOrder.map(\.identifier) == ["c", "a", "b"])
        #expect(group.children.map(\.identifier) == ["a", "b", "c"])
    }

    @Test func onAPhoneTheBarShowsTheCompactTabs() {
        let tabs = cast.controller(cast.tab("a"), cast.tab("b"), cast.tab("c"))
        tabs.compactTabIdentifiers = ["a", "c"]
        let stage = Stage(tabs)
        #expect(tabs.tabBar.items?.map(\.title) == ["a", "c"])
        tabs.tab(forIdentifier: "c")?.isHidden = true
        stage.settle()
        #expect(tabs.tabBar.items?.map(\.title) == ["a"])
    }

    @Test func aHiddenBarLeavesItsRoomToTheContent() throws {
        let a = cast.tab("a")
        let tabs = cast.controller(a)
        let stage = Stage(tabs)
        let view = try #require(a.viewController?.view)
        let before = view.safeAreaInsets.bottom
        tabs.setTabBarHidden(true, animated: true)
        stage.advance(1)
        #expect(tabs.isTabBarHidden && tabs.tabBar.isHidden)
        #expect(before - view.safeAreaInsets.bottom == UITabBar.barHeight)
        tabs.isTabBarHidden = false
        stage.settle()
        #expect(!tabs.tabBar.isHidden && view.safeAreaInsets.bottom == before)
    }

    // MARK: Groups with a navigation controller

    private func managed() -> (tabs: UITabBarController, group: UITabGroup, navigation: UINavigationController) {
        let group = cast.group("group", cast.tab("one"), cast.tab("two"))
        let navigation = UINavigationController()
        group.managingNavigationController = navigation
        return (cast.controller(group, cast.tab("other")), group, navigation)
    }

    @Test func theStackShowsTheWayToTheSelectedTab() {
        let (tabs, group, navigation) = managed()
        let stage = Stage(tabs)
        let (one, two) = (group.children[0], group.children[1])
        #expect(tabs.selectedTab === group && navigation.viewControllers == [group.viewController])
        #expect(one.managingTabGroup === group && group.managingTabGroup == nil)
        tabs.selectedTab = one
        stage.advance(1)
        #expect(navigation.viewControllers == [group.viewController, one.viewController] && group.selectedChild === one)
        group.selectedChild = two
        stage.advance(1)
        #expect(tabs.selectedTab === two && navigation.viewControllers == [group.viewController, two.viewController])
        #expect(tabs.selectedViewController === navigation && tabs.selectedIndex == 0)
    }

    @Test func goingBackSelectsTheGroup() {
        let (tabs, group, navigation) = managed()
        let stage = Stage(tabs)
        tabs.selectedTab = group.children[0]
        stage.advance(1)
        navigation.popViewController(animated: true)
        stage.advance(1)
        #expect(tabs.selectedTab === group && group.selectedChild == nil)
    }

    @Test func theDelegateSaysWhatOfEachTabIsOnTheStack() {
        let (tabs, group, navigation) = managed()
        let stage = Stage(tabs)
        cast.unstacked = ["group"]
        cast.log = []
        tabs.selectedTab = group.children[0]
        stage.advance(1)
        #expect(cast.log.filter { $0.hasPrefix("stack") } == ["stack group 1", "stack one 1"])
        #expect(navigation.viewControllers == [group.children[0].viewController])
    }

    @Test func whatWasPushedStaysUntilAnotherTabIsSelected() {
        let (tabs, group, navigation) = managed()
        let stage = Stage(tabs)
        tabs.selectedTab = group.children[0]
        stage.advance(1)
        let extra = UIViewController()
        navigation.pushViewController(extra, animated: false)
        stage.settle()
        tabs.selectedTab = group.children[0]
        stage.advance(1)
        #expect(navigation.topViewController === extra && navigation.viewControllers.count == 3)
        tabs.selectedTab = group.children[1]
        stage.advance(1)
        #expect(!navigation.viewControllers.contains(extra) && navigation.topViewController === group.children[1].viewController)
    }

    // MARK: Transitions

    @Test func theDelegatesAnimatorMovesTheControllers() {
        let (a, b) = (UIViewController(), UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        let fade = TabFade()
        tabs.delegate = fade
        let stage = Stage(tabs)
        tabs.selectedIndex = 1
        stage.advance(0.1)
        #expect(a.view.window != nil && b.view.window != nil && fade.count == 1)
        stage.advance(1)
        #expect(a.view.window == nil && b.view.window != nil && b.view.alpha == 1)
    }

    // MARK: Memory

    @Test func nothingIsLeftOfTabsThatWereReplaced() {
        let tabs = UITabBarController()
        let stage = Stage(tabs)
        let left = LeftOvers()
        for _ in 0..<20 {
            let group = cast.group("group", cast.tab("one"))
            group.managingNavigationController = UINavigationController()
            tabs.tabs = [cast.tab("a"), group]
            tabs.selectedTab = group.children[0]
            stage.advance(0.5)
            let all: [AnyObject?] = [
                group, group.children[0], group.viewController, group.children[0].viewController, group.managingNavigationController,
            ]
            all.compactMap { $0 }.forEach(left.add)
        }
        tabs.tabs = []
        stage.advance(1)
        #expect(left.count == 0)
    }
}

private final class ControllerDelegate: NSObject, UITabBarControllerDelegate {
    var asked: [UIViewController] = []
    var told: [UIViewController] = []

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        asked.append(viewController)
        return true
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        told.append(viewController)
    }
}

private final class TabFade: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    var count = 0

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        count += 1
        guard let coming = context.view(forKey: .to) else { return context.completeTransition(true) }
        coming.alpha = 0
        context.containerView.addSubview(coming)
        UIView.animate(withDuration: 0.5, animations: { coming.alpha = 1 }) { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
