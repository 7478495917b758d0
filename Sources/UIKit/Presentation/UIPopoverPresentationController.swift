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
}

/// Shows a controller in a bubble that points at something; where there is little room, as a sheet unless the delegate says `.none`.
/// See https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UISheetPresentationController {
    /// The sides on which the arrow may be.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The view in which the place is that the popover points at.
    open var sourceView: UIView?
    /// The place that the popover points at, in `sourceView`.
    open var sourceRect = CGRect.null
    /// The bar button that the popover points at.
    open var barButtonItem: UIBarButtonItem?
    /// The item that the popover points at.
    open var sourceItem: AnyObject? {
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

    private let backdrop = UIView()
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
        guard let delegate else { return adaptivePresentationStyle(for: traits) }
        let byTraits = OptionalRequirement.call { delegate.adaptivePresentationStyle(for: self, traitCollection: traits) }
        let style = byTraits ?? OptionalRequirement.call { delegate.adaptivePresentationStyle(for: self) }
        return style ?? adaptivePresentationStyle(for: traits)
    }

    open override var presentedView: UIView? { isBubble ? bubble : super.presentedView }

    open override func presentationTransitionWillBegin() {
        if let delegate = delegate as? any UIPopoverPresentationControllerDelegate {
            _ = OptionalRequirement.call { delegate.prepareForPopoverPresentation(self) }
        }
        guard isBubble, let container = containerView else { return super.presentationTransitionWillBegin() }
        precondition(
            barButtonItem != nil || sourceView != nil,
            "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
        )
        backdrop.frame = container.bounds
        container.addSubview(backdrop)
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] _ in self?.presentedViewController.dismiss(animated: true) }
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

    open override func dismissalTransitionWillBegin() {
        if !isBubble { super.dismissalTransitionWillBegin() }
    }

    open override func containerViewDidLayoutSubviews() {
        guard isBubble else { return super.containerViewDidLayoutSubviews() }
        backdrop.frame = containerView?.bounds ?? .zero
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard isBubble, let container = containerView else { return super.frameOfPresentedViewInContainerView }
        var size = presentedViewController.preferredContentSize
        if size == .zero { size = CGSize(width: 320, height: 480) }
        let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        let view = barButtonItem?.barView ?? sourceView
        let rect = view.map { $0.convert(sourceRect.isNull || barButtonItem != nil ? $0.bounds : sourceRect, to: container) } ?? .zero
        let arrow: CGFloat = 13
        let below = rect.maxY + arrow + size.height <= room.maxY && permittedArrowDirections.contains(.up)
        arrowDirection = below ? .up : .down
        let y = below ? rect.maxY + arrow : rect.minY - arrow - size.height
        return CGRect(
            x: min(max(rect.midX - size.width / 2, room.minX), room.maxX - size.width),
            y: min(max(y, room.minY), room.maxY - size.height), width: size.width, height: size.height)
    }

    override func defaultAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        isBubble ? ModalAnimator(style: .crossDissolve, isPresenting: isPresenting) : super.defaultAnimator(isPresenting: isPresenting)
    }
}

extension UIViewController {
    /// The popover that shows this controller, if it is to be shown as one.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}
