import Foundation

/// Shows in a browser that a document is being read, and lets what shows the document grow out of the browser's picture of it, and shrink into
/// that again. See https://developer.apple.com/documentation/uikit/uidocumentbrowsertransitioncontroller.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    private weak var browser: UIDocumentBrowserViewController?
    private let document: URL
    private var animator: ZoomAnimator?

    init(_ document: URL, in browser: UIDocumentBrowserViewController) {
        (self.document, self.browser) = (document, browser)
        super.init()
    }

    /// How far reading has come; shown beside the document in the browser until that is done, or this is `nil`.
    open var loadingProgress: Progress? {
        didSet { if loadingProgress !== oldValue { browser?.show(loadingProgress, of: document) } }
    }
    /// The view in the presented controller that shows the document: it covers the browser's picture while that is small. All of the
    /// controller's view does, if this is not set.
    open weak var targetView: UIView?

    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.45 }

    /// Zooms between the document's picture in the browser, or the middle of the screen where that is not seen, and the controller.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from), let to = transitionContext.viewController(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let isPushed = to.navigationController?.viewControllers.contains { $0 === from } ?? false
        let isComing = to.isBeingPresented || isPushed
        let zoomed = isComing ? to : from
        let options = UIViewController.Transition.ZoomOptions()
        options.alignmentRectProvider = { [weak self] context in
            guard let target = self?.targetView, let view = context.zoomedViewController.view, target.isDescendant(of: view) else {
                return nil
            }
            return target.convert(target.bounds, to: view)
        }
        // From a view that is not seen it zooms out of the middle.
        let animator = ZoomAnimator(zoomed, from: browser?.picture(of: document) ?? UIView(), options, isComing: isComing)
        self.animator = animator
        animator.animateTransition(using: transitionContext)
    }

    open func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
