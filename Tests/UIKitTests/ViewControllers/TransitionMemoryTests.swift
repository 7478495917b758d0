import QuartzCore
import Sessions
import Testing

@testable import UIKit

/// What is left of controllers that came and went.
@MainActor
@Suite(.session) struct TransitionMemoryTests {
    private let left = LeftOvers()
    private static let count = 1000

    private func make() -> UIViewController {
        let controller = UIViewController()
        left.add(controller)
        left.add(controller.view)
        return controller
    }

    @Test func nothingIsLeftOfWhatWasPushed() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(navigation)
        for number in 0..<Self.count {
            navigation.pushViewController(make(), animated: number % 10 == 0)
            stage.advance(number % 10 == 0 ? 1 : 0.04)
            navigation.popViewController(animated: number % 15 == 0)
            stage.advance(number % 15 == 0 ? 1 : 0.04)
        }
        #expect(left.count == 0)
    }

    @Test func nothingIsLeftOfWhatWasPresented() {
        let root = UIViewController()
        let stage = Stage(root)
        let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen, .formSheet, .overCurrentContext]
        for number in 0..<Self.count {
            do {
                let controller = make()
                controller.modalPresentationStyle = styles[number % styles.count]
                root.present(controller, animated: number % 7 == 0)
                if let presentation = controller.presentationController { left.add(presentation) }
            }
            stage.advance(number % 7 == 0 ? 1 : 0.04)
            root.dismiss(animated: number % 9 == 0)
            stage.advance(number % 9 == 0 ? 1 : 0.04)
        }
        #expect(left.count == 0)
    }

    @Test func nothingIsLeftOfTabsAndRootsThatWereReplaced() {
        let tabs = UITabBarController()
        let stage = Stage(tabs)
        for _ in 0..<Self.count {
            tabs.viewControllers = [make(), make()]
            stage.advance(0.05)
            tabs.selectedIndex = 1
            stage.advance(0.05)
        }
        tabs.viewControllers = nil
        stage.window.rootViewController = UIViewController()
        stage.advance(1)
        #expect(left.count == 0)
    }

    @Test func nothingIsLeftOfPagesAndAlerts() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        let stage = Stage(pages)
        for number in 0..<Self.count {
            pages.setViewControllers([make()], direction: .forward, animated: number % 10 == 0)
            stage.advance(number % 10 == 0 ? 1 : 0.04)
            do {
                let alert = UIAlertController(title: "Title", message: nil, preferredStyle: number % 2 == 0 ? .alert : .actionSheet)
                alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in _ = number })
                left.add(alert)
                pages.present(alert, animated: false)
            }
            stage.advance(0.04)
            pages.dismiss(animated: false)
            stage.advance(0.04)
        }
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        stage.advance(1)
        #expect(left.count == 0)
    }

    @Test func nothingIsLeftOfWhatWasCancelled() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let (delegate, stage) = (FadeDelegate(), Stage(navigation))
        navigation.delegate = delegate
        for _ in 0..<100 {
            delegate.interaction = UIPercentDrivenInteractiveTransition()
            navigation.pushViewController(make(), animated: true)
            stage.advance(0.05)
            delegate.interaction?.update(0.5)
            delegate.interaction?.cancel()
            stage.advance(1)
        }
        delegate.interaction = nil
        #expect(left.count == 0)
    }
}
