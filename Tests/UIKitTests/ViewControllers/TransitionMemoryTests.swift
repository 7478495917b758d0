import QuartzCore
import Sessions
import Testing

@testable import UIKit

/// What is left of controllers that came and went.
@MainActor
@Suite(.session) struct TransitionMemoryTests {
    private let left = LeftOvers()
    private static let count = 100

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
            navigation.pushViewController(make(), animated: number % 2 == 0)
            stage.advance(1)
            navigation.popViewController(animated: number % 3 == 0)
            stage.advance(1)
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
                root.present(controller, animated: number % 2 == 0)
                if let presentation = controller.presentationController { left.add(presentation) }
            }
            stage.advance(1)
            root.dismiss(animated: number % 3 == 0)
            stage.advance(1)
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

    @Test func nothingIsLeftOfWhatWasCancelled() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let (delegate, stage) = (FadeDelegate(), Stage(navigation))
        navigation.delegate = delegate
        for _ in 0..<20 {
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
