import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct MoreControllerTests {
    private let controllers: [UIViewController]
    private let tabs = UITabBarController()
    private let log = ArrangingLog()

    init() {
        controllers = (0..<6).map { number in
            let controller = UIViewController()
            controller.title = "\(number)"
            return controller
        }
        tabs.delegate = log
    }

    @Test func whatTheBarHasNoRoomForIsInMoresList() {
        tabs.viewControllers = controllers
        let stage = Stage(tabs)
        #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", TabWords.more.text])
        stage.tap(tabs.tabBar.itemViews[4])
        stage.advance(0.5)
        #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.moreNavigationController.view.window != nil)
        #expect(tabs.tabsInMore.compactMap(\.viewController) == Array(controllers[4...]))
    }

    @Test func aControllerOfTheListStandsOnItsStackUntilThePersonGoesBack() {
        tabs.viewControllers = controllers
        let stage = Stage(tabs)
        let more = tabs.moreNavigationController
        tabs.selectedIndex = 5
        stage.advance(0.5)
        #expect(tabs.selectedIndex == 5 && tabs.selectedViewController === controllers[5])
        #expect(more.topViewController === controllers[5] && controllers[5].tabBarController === tabs)
        #expect(tabs.tabBar.selectedItem?.title == TabWords.more.text)
        more.popToRootViewController(animated: true)
        stage.advance(1)
        #expect(tabs.selectedIndex == NSNotFound && controllers[5].parent === tabs)
    }

    @Test func aNavigationControllerLendsItsStack() {
        let (root, navigation) = (UIViewController(), UINavigationController())
        navigation.viewControllers = [root]
        tabs.viewControllers = controllers.dropLast() + [navigation]
        let stage = Stage(tabs)
        tabs.selectedIndex = 5
        stage.advance(0.5)
        #expect(root.navigationController === tabs.moreNavigationController)
        tabs.moreNavigationController.popToRootViewController(animated: false)
        stage.advance(0.5)
        #expect(navigation.viewControllers == [root])
    }

    @Test func aControllerIsDraggedIntoTheBarInAnothersPlace() throws {
        tabs.viewControllers = controllers
        let stage = Stage(tabs)
        tabs.tabBar.beginCustomizingItems(tabs.customizableItems)
        stage.advance(1)
        #expect(tabs.tabBar.isCustomizing && log.log == ["will begin 0 1 2 3 4 5"])
        let sheet = try #require(tabs.tabBar.customizer)
        let shown = sheet.subviews.compactMap { $0 as? TabItemView }
        let from = shown[5].convert(CGPoint(x: shown[5].bounds.midX, y: shown[5].bounds.midY), to: nil)
        let target = tabs.tabBar.itemViews[0]
        let to = target.convert(CGPoint(x: target.bounds.midX, y: target.bounds.midY), to: nil)
        let steps = (0...10).map { step in
            CGPoint(x: from.x + (to.x - from.x) * CGFloat(step) / 10, y: from.y + (to.y - from.y) * CGFloat(step) / 10)
        }
        stage.drag(steps, over: 0.5)
        stage.advance(1)
        #expect(tabs.tabBar.items?.map(\.title) == ["5", "1", "2", "3", TabWords.more.text])
        let changed = tabs.tabBar.endCustomizing(animated: true)
        stage.advance(1)
        #expect(changed && !tabs.tabBar.isCustomizing && sheet.window == nil)
        #expect(tabs.viewControllers?.compactMap(\.title) == ["5", "1", "2", "3", "0", "4"])
        #expect(log.log.dropFirst() == ["will end 5 1 2 3 0 4 true", "did end 5 1 2 3 0 4 true"])
        #expect(tabs.customizableViewControllers?.count == 6 && tabs.selectedViewController === controllers[0])
    }

    @Test func nothingIsLeftOfWhatWasInMore() {
        let left = LeftOvers()
        let stage = Stage(tabs)
        for _ in 0..<20 {
            let all = (0..<6).map { _ in UIViewController() }
            all.forEach(left.add)
            tabs.viewControllers = all
            tabs.selectedIndex = 5
            stage.advance(0.2)
        }
        tabs.viewControllers = nil
        stage.advance(1)
        #expect(left.count == 0)
    }
}

private final class ArrangingLog: NSObject, UITabBarControllerDelegate {
    var log: [String] = []

    private func names(_ controllers: [UIViewController]) -> String { controllers.compactMap(\.title).joined(separator: " ") }

    func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
        log.append("will begin \(names(viewControllers))")
    }
    func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool) {
        log.append("will end \(names(viewControllers)) \(changed)")
    }
    func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool) {
        log.append("did end \(names(viewControllers)) \(changed)")
    }
}
