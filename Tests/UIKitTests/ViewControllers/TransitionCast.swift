import QuartzCore
import Testing

@testable import UIKit

/// The controllers that take part in a transition. Each writes down what it is told of its coming and going.
@MainActor
final class TransitionCast {
    private let log = CallLog()
    private(set) lazy var a = LoggedController("a", log)
    private(set) lazy var b = LoggedController("b", log)
    private(set) lazy var c = LoggedController("c", log)
    private(set) lazy var m = LoggedController("m", log)
    /// A container that tells its children nothing by itself.
    private(set) lazy var strict = StrictController("p", log)
    private(set) var stage: Stage!
    /// Whoever is referred to weakly.
    private var kept: [AnyObject] = []

    /// Shows a root, and forgets what was told until it stood there.
    func show(_ root: UIViewController) {
        stage = Stage(root)
        stage.settle()
        log.calls = []
    }

    func keep<T: AnyObject>(_ object: T) -> T {
        kept.append(object)
        return object
    }

    /// Forgets what was told.
    func clear() { log.calls = [] }

    func note(_ text: String) { log.calls.append(text) }

    /// What was told: who, and what in Apple's words without "view" and "Appearance".
    var told: [String] {
        log.calls.filter { !$0.contains("Layout") }
            .map { $0.replacingOccurrences(of: "viewDidLoad", with: "didLoad") }
    }

    /// A stack of controllers below a bar.
    func stack(_ controllers: UIViewController...) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = controllers
        return keep(navigation)
    }

    func tabs(_ controllers: UIViewController...) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        return keep(tabs)
    }

    /// A split view whose list is in a stack.
    func split(_ list: UIViewController) -> UISplitViewController {
        let split = UISplitViewController()
        split.viewControllers = [stack(list)]
        return keep(split)
    }

    func pages(_ style: UIPageViewController.TransitionStyle, _ controllers: UIViewController...) -> UIPageViewController {
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.dataSource = keep(PageRow(controllers))
        pages.setViewControllers([controllers[0]], direction: .forward, animated: false)
        return keep(pages)
    }

    /// Time for what was begun to end.
    func rest() { stage.advance(2) }

    func swipe(from x1: CGFloat, to x2: CGFloat, back: Bool = false, over seconds: Double = 0.3) {
        let out = (0...10).map { CGPoint(x: x1 + (x2 - x1) * CGFloat($0) / 10, y: 400) }
        stage.drag(back ? out + out.reversed().dropLast(2) : out, over: seconds)
        rest()
    }
}

/// A container whose children are told by its own code alone.
final class StrictController: UIViewController {
    private let name: String
    private let log: CallLog

    init(_ name: String, _ log: CallLog) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewWillAppear(_ animated: Bool) { log.calls.append("\(name).willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.calls.append("\(name).didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.calls.append("\(name).willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.calls.append("\(name).didDisappear") }
}

/// Pages in a row.
final class PageRow: NSObject, UIPageViewControllerDataSource {
    private let pages: [UIViewController]

    init(_ pages: [UIViewController]) { self.pages = pages }

    private func page(beside page: UIViewController, _ step: Int) -> UIViewController? {
        guard let place = pages.firstIndex(of: page), pages.indices.contains(place + step) else { return nil }
        return pages[place + step]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1) }
}

/// Presents and dismisses by an animator of its own, which an interaction drives if there is one.
final class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    var interaction: UIPercentDrivenInteractiveTransition?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) ?? context.viewController(forKey: .to)?.view else { return }
        let coming = context.view(forKey: .to)
        if let coming {
            context.containerView.addSubview(coming)
            coming.alpha = 0
        }
        UIView.animate(
            withDuration: 0.3, animations: { (coming ?? to).alpha = 1 },
            completion: { _ in
                coming?.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
