import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct NavigationTests {
    @Test func itemsAndActionsCanBeMadeOfNothing() {
        #expect(UINavigationItem().title == nil)
        let action = UIAlertAction()
        #expect(action.title == nil && action.style == .default && action.isEnabled)
    }

    @available(iOS, deprecated: 8.0)
    @Test func aBorderedButtonHasAStyleOfItsOwnAndLooksPlain() throws {
        #expect(UIBarButtonItem.Style(rawValue: 1) == .bordered)
        let plain = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        let bordered = UIBarButtonItem(title: "Edit", style: .bordered, target: nil, action: nil)
        #expect(bordered.style == .bordered && bordered.style != plain.style)
        let root = UIViewController()
        root.navigationItem.rightBarButtonItems = [plain, bordered]
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(navigation)
        stage.settle()
        let size = try #require(plain.frame(in: navigation.navigationBar)).size
        #expect(bordered.frame(in: navigation.navigationBar)?.size == size)
    }

    @Test func theBarCoversTheTopOfTheContent() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(navigation)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(root.view.safeAreaInsets.top == 103)
        #expect(root.view.safeAreaInsets.bottom == 34)
        navigation.setNavigationBarHidden(true, animated: false)
        stage.settle()
        #expect(root.view.safeAreaInsets.top == 59)
    }

    @Test func contentStartsBelowTheBarWhereItDoesNotExtendUnderIt() {
        let root = UIViewController()
        root.edgesForExtendedLayout = []
        let stage = Stage(UINavigationController(rootViewController: root))
        #expect(root.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
        #expect(root.view.safeAreaInsets.top == 0)
        withExtendedLifetime(stage) {}
    }

    @Test func whatStandsInTheTitlesViewStaysWhereItIs() {
        let (root, title, logo) = (UIViewController(), UIView(frame: CGRect(x: 180, y: 5.5, width: 240, height: 33)), UIView())
        title.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        logo.frame = CGRect(x: -54, y: -7, width: 349, height: 47)
        logo.autoresizingMask = []
        title.addSubview(logo)
        root.navigationItem.titleView = title
        let stage = Stage(UINavigationController(rootViewController: root))
        stage.settle()
        #expect(title.frame.size == CGSize(width: 240, height: 33))
        #expect(abs(title.convert(title.bounds, to: nil).midX - 393 / 2) < 1)
        #expect(logo.frame == CGRect(x: -54, y: -7, width: 349, height: 47))
    }

    @Test func aLargeTitleMakesTheBarHigher() {
        let root = UIViewController()
        root.title = "Large"
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let stage = Stage(navigation)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(root.view.safeAreaInsets.top == 155)
        let plain = UIViewController()
        plain.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(plain, animated: false)
        stage.settle()
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test func aPushSlidesTheNewViewIn() {
        let (root, pushed) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(navigation)
        navigation.pushViewController(pushed, animated: true)
        stage.advance(0.1)
        let x = pushed.view.layer.presentation()?.frame.minX ?? 0
        #expect(x > 1 && x < 392)
        stage.advance(1)
        #expect(pushed.view.frame.minX == 0)
        #expect(root.view.superview == nil)
        #expect(navigation.topViewController === pushed)
    }

    @Test func aSwipeFromTheEdgeGoesBack() {
        let (root, pushed) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(navigation)
        navigation.pushViewController(pushed, animated: false)
        stage.settle()
        stage.drag((0...20).map { CGPoint(x: 2 + CGFloat($0) * 15, y: 400) })
        stage.advance(1)
        #expect(navigation.viewControllers == [root])
        #expect(root.view.frame.minX == 0 && root.view.window != nil)
    }

    @Test func aSwipeThatTurnsBackIsCancelled() {
        let (root, pushed) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(navigation)
        navigation.pushViewController(pushed, animated: false)
        stage.settle()
        let out = (0...10).map { CGPoint(x: 2 + CGFloat($0) * 10, y: 400) }
        stage.drag(out + out.reversed())
        stage.advance(1)
        #expect(navigation.viewControllers == [root, pushed])
        #expect(pushed.view.window != nil && pushed.view.frame.minX == 0)
    }

    @Test func changesDuringATransitionWaitForItsEnd() {
        let controllers = (0..<3).map { _ in UIViewController() }
        let navigation = UINavigationController(rootViewController: controllers[0])
        let stage = Stage(navigation)
        navigation.pushViewController(controllers[1], animated: true)
        navigation.pushViewController(controllers[2], animated: true)
        stage.advance(2)
        #expect(navigation.viewControllers == controllers)
        #expect(controllers[2].view.window != nil)
    }

    @Test func theBackButtonPops() {
        let (root, pushed) = (UIViewController(), UIViewController())
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(navigation)
        navigation.pushViewController(pushed, animated: false)
        stage.settle()
        stage.tap(CGPoint(x: 20, y: 81))
        stage.advance(1)
        #expect(navigation.viewControllers == [root])
    }

    @Test(arguments: [
        ("Short", "A long way back", "A long way back"), ("A rather longer title than most", "A long way back", "Back"),
        ("A title that takes up all the room that there is", "A long way back", nil),
        ("Short", "Way, way, way, way too long to stand here", "Back"),
    ]) func theBackButtonsTitleGivesWayToTheTitle(title: String, previous: String, expected: String?) throws {
        let root = UIViewController()
        root.title = previous
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(navigation)
        let next = UIViewController()
        next.title = title
        navigation.pushViewController(next, animated: false)
        stage.advance(0.1)
        let texts = labels(in: navigation.navigationBar).filter { $0.isShown }.compactMap(\.text)
        #expect(texts.contains(title))
        #expect(texts.filter { $0 != title && !$0.isEmpty }.first == expected)
    }

    @Test func setViewControllersKeepsWhatIsKept() {
        let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: a)
        let stage = Stage(navigation)
        navigation.setViewControllers([a, b, c], animated: false)
        stage.settle()
        #expect(navigation.popToViewController(a, animated: false) == [b, c])
        stage.settle()
        #expect(navigation.viewControllers == [a])
        #expect(b.parent == nil && a.parent === navigation)
    }

    @Test func theBarsBackgroundReachesTheScreensEdgeWhereverTheBarMoves() throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.view.layoutIfNeeded()
        let stage = Stage(navigation)
        let background = try #require(navigation.navigationBar.subviews.first)
        #expect(background.convert(background.bounds, to: nil).minY == 0)
        withExtendedLifetime(stage) {}
    }
}

@MainActor private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
}

@MainActor extension UIView {
    /// Whether the view and all above it can be seen.
    fileprivate var isShown: Bool { !isHidden && alpha > 0 && superview.map { $0.isShown || $0 is UINavigationBar } ?? true }
}
