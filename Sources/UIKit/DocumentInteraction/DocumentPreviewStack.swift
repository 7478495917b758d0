import Foundation

/// What presents the preview of a document, with a bar of its own. It grows out of a view, and goes back there.
final class DocumentPreviewStack: UINavigationController, UIViewControllerTransitioningDelegate {
    /// The view and the part of it that the preview grows from, asked for each way.
    private let origin: () -> (view: UIView, rect: CGRect)?

    init(_ preview: DocumentPreviewController, origin: @escaping () -> (view: UIView, rect: CGRect)?) {
        self.origin = origin
        super.init(nibName: nil, bundle: nil)
        preview.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak preview] _ in preview?.close(animated: true) })
        setViewControllers([preview], animated: false)
        modalPresentationStyle = .fullScreen
        modalTransitionStyle = .crossDissolve
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        origin().map { GrowthAnimator(from: $0.view, $0.rect, isPresenting: true) }
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        origin().flatMap { $0.view.window == nil ? nil : GrowthAnimator(from: $0.view, $0.rect, isPresenting: false) }
    }
}

/// Lets what is presented grow out of a rectangle of a view, or shrink into it.
private final class GrowthAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let source: UIView
    private let rect: CGRect
    private let isPresenting: Bool

    init(from source: UIView, _ rect: CGRect, isPresenting: Bool) {
        (self.source, self.rect, self.isPresenting) = (source, rect, isPresenting)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let controller = context.viewController(forKey: isPresenting ? .to : .from),
            let moving = context.view(forKey: isPresenting ? .to : .from) ?? controller.view
        else { return context.completeTransition(true) }
        let container = context.containerView
        if isPresenting {
            moving.frame = context.finalFrame(for: controller)
            container.addSubview(moving)
        }
        let small = container.convert(rect, from: source)
        let large = moving.frame
        let shrunk = CGAffineTransform(
            a: max(small.width / max(large.width, 1), 0.01), b: 0, c: 0, d: max(small.height / max(large.height, 1), 0.01),
            tx: small.midX - large.midX, ty: small.midY - large.midY)
        if isPresenting { (moving.transform, moving.alpha) = (shrunk, 0) }
        UIView.animate(
            withDuration: transitionDuration(using: context),
            animations: {
                (moving.transform, moving.alpha) = self.isPresenting ? (.identity, 1) : (shrunk, 0)
            },
            completion: { _ in
                (moving.transform, moving.alpha) = (.identity, 1)
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
