import Foundation
import ObjCRuntime

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
    // @objc(popoverPresentationController:willRepositionPopoverToRect:inView:) optional
    /// There is another room for the popover, which will point at a rectangle in a view; both can be changed. Not called for bar buttons. See
    /// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate/popoverpresentationcontroller(_:willrepositionpopoverto:in:).
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
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

    /// The class of what is seen behind the content, with the arrow: a `UIPopoverBackgroundView` of the app's; `nil` for the system's look.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    private let backdrop = PopoverBackdrop()
    private let bubble = UIView()
    private var background: UIPopoverBackgroundView?
    /// The room in which the popover was placed last.
    private var lastRoom: CGRect?
    private static let cornerRadius: CGFloat = 13

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
        let content = presentedViewController.view!
        if let look = popoverBackgroundViewClass as? UIPopoverBackgroundView.Type {
            let view = DynamicClass.make(look, "initWithFrame:", [CGRect.zero]) as! UIPopoverBackgroundView
            background = view
            bubble.addSubview(view)
        } else {
            bubble.layer.cornerRadius = Self.cornerRadius
            bubble.layer.shadowOpacity = 0.2
            bubble.layer.shadowRadius = 20
            bubble.backgroundColor = backgroundColor ?? .systemBackground
        }
        if background.map({ type(of: $0).wantsDefaultContentAppearance }) ?? true {
            content.layer.cornerRadius = Self.cornerRadius
            content.clipsToBounds = true
        }
        bubble.frame = frameOfPresentedViewInContainerView
        bubble.addSubview(content)
        layOutBubble()
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        lastRoom = container.bounds
    }

    /// Puts the content into the popover; in an app's own look beside the arrow, which points at the source.
    private func layOutBubble() {
        let content = presentedViewController.view!
        guard let background, let container = containerView else { return content.frame = bubble.bounds }
        let frame = bubble.bounds
        background.frame = frame
        background.arrowDirection = arrowDirection
        let source = sourceFrame(in: container)
        let isUpright = arrowDirection == .up || arrowDirection == .down
        let offset = isUpright ? source.midX - bubble.frame.midX : source.midY - bubble.frame.midY
        let most = max(((isUpright ? frame.width : frame.height) - type(of: background).arrowBase()) / 2, 0)
        background.arrowOffset = min(max(offset, -most), most)
        content.frame = frame.inset(by: edges(of: type(of: background), arrow: arrowDirection))
    }

    /// What an app's own look takes around the content.
    private func edges(of look: any UIPopoverBackgroundViewMethods.Type, arrow direction: UIPopoverArrowDirection) -> UIEdgeInsets {
        var insets = look.contentViewInsets()
        switch direction {
        case .up: insets.top += look.arrowHeight()
        case .down: insets.bottom += look.arrowHeight()
        case .left: insets.left += look.arrowHeight()
        case .right: insets.right += look.arrowHeight()
        default: break
        }
        return insets
    }

    /// Lets the delegate say what the popover points at in another room.
    private func tellOfNewRoom() {
        guard let room = containerView?.bounds, let last = lastRoom, room != last else { return }
        lastRoom = room
        guard let delegate, barButtonItem == nil, var view = sourceView else { return }
        var rect = sourceRect.isNull ? view.bounds : sourceRect
        let given = (view, rect)
        OptionalRequirement.call { delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view) }
        if rect != given.1 { sourceRect = rect }
        if view !== given.0 { sourceView = view }
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
        if isBubble { tellOfNewRoom() } else { sheet.containerViewWillLayoutSubviews() }
    }

    open override func containerViewDidLayoutSubviews() {
        guard isBubble else { return sheet.containerViewDidLayoutSubviews() }
        backdrop.frame = containerView?.bounds ?? .zero
        if background != nil { layOutBubble() }
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard isBubble, let container = containerView else { return sheet.frameOfPresentedViewInContainerView }
        var size = presentedViewController.preferredContentSize
        if size == .zero { size = CGSize(width: 320, height: 480) }
        let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        let look = popoverBackgroundViewClass
        let insets = look?.contentViewInsets() ?? .zero
        size = CGSize(
            width: min(size.width + insets.left + insets.right, room.width),
            height: min(size.height + insets.top + insets.bottom, room.height))
        let place = PopoverPlacement(
            source: sourceFrame(in: container), size: size, room: room, directions: permittedArrowDirections,
            mayCover: canOverlapSourceViewRect, arrow: look?.arrowHeight() ?? PopoverPlacement.arrow)
        arrowDirection = place.direction
        return look.map { withArrow(place, length: $0.arrowHeight()) } ?? place.frame
    }

    /// A popover's place with the arrow, which belongs to an app's own look.
    private func withArrow(_ place: PopoverPlacement, length: CGFloat) -> CGRect {
        var frame = place.frame
        switch place.direction {
        case .up: (frame.origin.y, frame.size.height) = (frame.minY - length, frame.height + length)
        case .down: frame.size.height += length
        case .left: (frame.origin.x, frame.size.width) = (frame.minX - length, frame.width + length)
        case .right: frame.size.width += length
        default: break
        }
        return frame
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
