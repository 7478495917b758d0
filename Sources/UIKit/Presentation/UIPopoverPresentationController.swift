import Foundation

/// The sides on which a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates directions from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points up.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The arrow points down.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The arrow points left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The arrow points right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// What a popover calls before it is shown.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    // @objc optional
    /// The popover is about to be shown: set what it points at.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    // @objc optional
    /// Whether a tap beside the popover closes it; asked if `presentationControllerShouldDismiss` is not there. `true` if not implemented.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    // @objc optional
    /// A tap beside the popover closed it.
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

/// Shows a controller in a bubble that points at something; where there is little room, as a sheet unless the delegate says `.none`.
/// See https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// Hears of the popover, and is asked about it. Not retained.
    @_nonoverride
    open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
        set { super.delegate = newValue }
    }
    /// The sheet that the popover becomes where there is little room. See
    /// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/adaptivesheetpresentationcontroller.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        let sheet = sheetStorage ?? UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
        sheetStorage = sheet
        sheet.popover = self
        sheet.presentingViewController = presentingViewController
        sheet.containerView = containerView
        return sheet
    }
    private var sheetStorage: UISheetPresentationController?
    private var sheet: UISheetPresentationController { adaptiveSheetPresentationController }

    open internal(set) override var containerView: UIView? { didSet { sheetStorage?.containerView = containerView } }
    override var adapted: UIPresentationController { isBubble ? self : sheet }
    override var isSheet: Bool { !isBubble }
    /// The sides on which the arrow may be.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The view in which the place is that the popover points at.
    open var sourceView: UIView?
    /// The place that the popover points at, in `sourceView`.
    open var sourceRect = CGRect.null
    /// The bar button that the popover points at.
    open var barButtonItem: UIBarButtonItem?
    /// The item that the popover points at.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet {
            barButtonItem = sourceItem as? UIBarButtonItem
            sourceView = sourceItem as? UIView
        }
    }
    /// The views that can be touched beside the popover.
    open var passthroughViews: [UIView]?
    /// The popover's colour.
    open var backgroundColor: UIColor?
    /// Whether the popover may cover what it points at.
    open var canOverlapSourceViewRect = false
    /// The distances that the popover keeps to the screen's edges.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// The side on which the arrow is.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

    private let backdrop = PopoverBackdrop()
    private let bubble = UIView()

    /// Whether the popover is a bubble here and not a sheet.
    private var isBubble: Bool { adaptedStyle == .none }

    /// `.pageSheet` where there is little room across.
    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .regular ? .none : .pageSheet
    }

    override var adaptedStyle: UIModalPresentationStyle {
        let traits = presentingViewController.traitCollection
        if traits.horizontalSizeClass == .regular { return .none }
        guard let delegate = adaptiveDelegate else { return adaptivePresentationStyle(for: traits) }
        let byTraits = OptionalRequirement.call { delegate.adaptivePresentationStyle(for: self, traitCollection: traits) }
        let style = byTraits ?? OptionalRequirement.call { delegate.adaptivePresentationStyle(for: self) }
        return style ?? adaptivePresentationStyle(for: traits)
    }

    open override var presentedView: UIView? { isBubble ? bubble : sheet.presentedView }

    open override func presentationTransitionWillBegin() {
        if let delegate {
            _ = OptionalRequirement.call { delegate.prepareForPopoverPresentation(self) }
        }
        guard isBubble, let container = containerView else { return sheet.presentationTransitionWillBegin() }
        precondition(
            barButtonItem != nil || sourceView != nil || sourceItem != nil,
            "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
        )
        backdrop.frame = container.bounds
        backdrop.popover = self
        container.addSubview(backdrop)
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] _ in self?.tapWasBeside() }
        backdrop.addGestureRecognizer(tap)
        bubble.layer.cornerRadius = 13
        bubble.layer.shadowOpacity = 0.2
        bubble.layer.shadowRadius = 20
        bubble.backgroundColor = backgroundColor ?? .systemBackground
        let content = presentedViewController.view!
        content.layer.cornerRadius = 13
        content.clipsToBounds = true
        bubble.frame = frameOfPresentedViewInContainerView
        content.frame = bubble.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        bubble.addSubview(content)
    }

    /// A tap beside the popover closes it, unless somebody minds.
    private func tapWasBeside() {
        guard !presentedViewController.isModalInPresentation else { return }
        let popoverDelegate = delegate
        let answer =
            adaptiveDelegate.flatMap { delegate in OptionalRequirement.call { delegate.presentationControllerShouldDismiss(self) } }
            ?? popoverDelegate.flatMap { delegate in
                OptionalRequirement.call { delegate.popoverPresentationControllerShouldDismissPopover(self) }
            }
        guard answer ?? true else { return }
        presentedViewController.dismiss(animated: true) { [self] in
            if let delegate = adaptiveDelegate { _ = OptionalRequirement.call { delegate.presentationControllerDidDismiss(self) } }
            if let popoverDelegate {
                _ = OptionalRequirement.call { popoverDelegate.popoverPresentationControllerDidDismissPopover(self) }
            }
        }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if !isBubble { sheet.presentationTransitionDidEnd(completed) }
    }

    open override func dismissalTransitionWillBegin() {
        if !isBubble { sheet.dismissalTransitionWillBegin() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if !isBubble { sheet.dismissalTransitionDidEnd(completed) }
    }

    open override func containerViewWillLayoutSubviews() {
        if !isBubble { sheet.containerViewWillLayoutSubviews() }
    }

    open override func containerViewDidLayoutSubviews() {
        guard isBubble else { return sheet.containerViewDidLayoutSubviews() }
        backdrop.frame = containerView?.bounds ?? .zero
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard isBubble, let container = containerView else { return sheet.frameOfPresentedViewInContainerView }
        var size = presentedViewController.preferredContentSize
        if size == .zero { size = CGSize(width: 320, height: 480) }
        let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        let place = PopoverPlacement(
            source: sourceFrame(in: container), size: size, room: room, directions: permittedArrowDirections,
            mayCover: canOverlapSourceViewRect)
        arrowDirection = place.direction
        return place.frame
    }

    /// What the popover points at, in the container's points.
    private func sourceFrame(in container: UIView) -> CGRect {
        if let view = barButtonItem?.barView { return view.convert(view.bounds, to: container) }
        if let sourceView { return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container) }
        return sourceItem?.frame(in: container) ?? .zero
    }

    override func defaultAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        isBubble ? ModalAnimator(style: .crossDissolve, isPresenting: isPresenting) : sheet.defaultAnimator(isPresenting: isPresenting)
    }
}

/// What is beside a popover: a touch there closes it, but for views that may be touched all the same.
private final class PopoverBackdrop: UIView {
    weak var popover: UIPopoverPresentationController?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for view in popover?.passthroughViews ?? [] where view.window === window {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return super.hitTest(point, with: event)
    }
}
