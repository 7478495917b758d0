import Foundation

/// Shows a controller as a card that the person can drag down. See https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// What tells detents apart.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates an identifier from its name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from its name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// About half the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The whole height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// What tells this detent apart.
        public let identifier: Identifier
        private let height: (CGFloat) -> CGFloat?

        init(_ identifier: Identifier, height: @escaping (CGFloat) -> CGFloat?) {
            self.identifier = identifier
            self.height = height
            super.init()
        }

        // @objc(mediumDetent)
        /// About half the screen.
        public class func medium() -> Detent { Detent(.medium) { $0 / 2 } }
        // @objc(largeDetent)
        /// The whole height.
        public class func large() -> Detent { Detent(.large) { $0 } }
        // @objc(customDetentWithIdentifier:resolver:)
        /// A height that is computed when it is needed.
        public class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString)) { maximum in
                resolver(DetentContext(maximum: maximum))
            }
        }

        func height(in maximum: CGFloat) -> CGFloat? { height(maximum).map { min($0, maximum) } }
    }

    /// Hears of the sheet's changes and of its dismissal. Not retained.
    @_nonoverride
    open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
        set { super.delegate = newValue }
    }
    /// The popover that is shown as this sheet where there is little room.
    weak var popover: UIPopoverPresentationController?
    override var isSheet: Bool { true }

    /// The heights at which the sheet rests.
    open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
    /// The height at which the sheet rests now.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
    /// The largest height at which what is behind can be used.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { updateDimming() } }
    /// Whether the grabber is seen.
    open var prefersGrabberVisible = false { didSet { grabber.isHidden = !prefersGrabberVisible } }
    /// The radius of the upper corners; `nil` for the system's.
    open var preferredCornerRadius: CGFloat? { didSet { wrapper.layer.cornerRadius = cornerRadius } }
    /// Whether scrolling at the edge makes the sheet higher.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet is at the bottom edge where the screen is low, too; it fills such a screen otherwise.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
    /// Whether a sheet at the bottom edge is as wide as its content prefers, where the screen is low.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { containerView?.setNeedsLayout() } }

    private static let cornerRadius: CGFloat = 10
    private var cornerRadius: CGFloat { fillsScreen ? 0 : preferredCornerRadius ?? Self.cornerRadius }
    private let dimming = UIView()
    private let wrapper = UIView()
    private let grabber = UIView()
    private var drag: UIPanGestureRecognizer?
    private var dragStart: CGFloat = 0

    // MARK: Frames

    open override var presentedView: UIView? { wrapper }

    /// Whether the sheet fills a screen that is low.
    private var fillsScreen: Bool { isScreenLow && !prefersEdgeAttachedInCompactHeight }

    private var isScreenLow: Bool { presentingViewController.traitCollection.verticalSizeClass == .compact }

    private var maximumHeight: CGFloat {
        guard let container = containerView else { return 0 }
        if fillsScreen { return container.bounds.height }
        return container.bounds.height - container.safeAreaInsets.top - 10
    }

    private var selectedHeight: CGFloat {
        if fillsScreen { return maximumHeight }
        let chosen = detents.first { $0.identifier == selectedDetentIdentifier } ?? smallestDetent
        let bottom = containerView?.safeAreaInsets.bottom ?? 0
        guard let chosen, chosen.identifier != .large else { return maximumHeight }
        return min((chosen.height(in: maximumHeight) ?? maximumHeight) + (chosen.identifier == .medium ? 0 : bottom), maximumHeight)
    }

    private var smallestDetent: Detent? {
        detents.min { ($0.height(in: maximumHeight) ?? 0) < ($1.height(in: maximumHeight) ?? 0) }
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        if presentingViewController.traitCollection.userInterfaceIdiom == .pad {
            let size =
                presentedViewController.preferredContentSize == .zero
                ? CGSize(width: 540, height: 620) : presentedViewController.preferredContentSize
            return CGRect(
                x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        }
        var width = bounds.width
        let preferred = presentedViewController.preferredContentSize.width
        if isScreenLow, !fillsScreen, widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 { width = min(width, preferred) }
        return CGRect(x: (bounds.width - width) / 2, y: bounds.height - selectedHeight, width: width, height: selectedHeight)
    }

    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
        wrapper.layer.cornerRadius = cornerRadius
        presentedViewController.view.frame = wrapper.bounds
        grabber.frame = CGRect(x: (wrapper.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
        wrapper.bringSubviewToFront(grabber)
    }

    // MARK: Coming and going

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.alpha = 0
        container.addSubview(dimming)
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] _ in self?.personWantsToDismiss() }
        dimming.addGestureRecognizer(tap)
        wrapper.frame = frameOfPresentedViewInContainerView
        wrapper.layer.cornerRadius = cornerRadius
        wrapper.layer.cornerCurve = .continuous
        wrapper.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        wrapper.clipsToBounds = true
        presentedViewController.view.frame = wrapper.bounds
        presentedViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.addSubview(presentedViewController.view)
        grabber.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
        grabber.layer.cornerRadius = 2.5
        grabber.isHidden = !prefersGrabberVisible
        wrapper.addSubview(grabber)
        installDrag()
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [self] _ in
            dimming.alpha = isUndimmed ? 0 : 1
            pushBackPresenter(true)
        })
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [self] _ in
                dimming.alpha = 0
                pushBackPresenter(false)
            },
            completion: { [self] context in
                if context.isCancelled {
                    dimming.alpha = isUndimmed ? 0 : 1
                    pushBackPresenter(true)
                }
            })
    }

    private var isUndimmed: Bool {
        guard let limit = detents.first(where: { $0.identifier == largestUndimmedDetentIdentifier }) else { return false }
        return selectedHeight <= (limit.height(in: maximumHeight) ?? 0) + 0.5
    }

    private func updateDimming() {
        dimming.alpha = isUndimmed ? 0 : 1
        dimming.isUserInteractionEnabled = !isUndimmed
    }

    /// A card of the whole height pushes what is behind it back.
    private func pushBackPresenter(_ isBack: Bool) {
        guard traitCollection.userInterfaceIdiom == .phone, let view = presentingViewController.viewIfLoaded,
            let container = containerView
        else { return }
        let isLarge = selectedHeight >= maximumHeight - 0.5
        guard isBack, isLarge, !fillsScreen, !(presentingViewController.presentationControllerStorage?.isSheet ?? false) else {
            view.transform = .identity
            view.layer.cornerRadius = 0
            return
        }
        let scale = (container.bounds.width - 32) / max(container.bounds.width, 1)
        let lift = container.safeAreaInsets.top - view.bounds.height * (1 - scale) / 2
        view.transform = CGAffineTransform(translationX: 0, y: lift).scaledBy(x: scale, y: scale)
        view.layer.cornerRadius = Self.cornerRadius
        view.clipsToBounds = true
    }

    // MARK: Dragging

    private func installDrag() {
        let pan = UIPanGestureRecognizer()
        pan.onAction = { [weak self] recognizer in
            if let pan = recognizer as? UIPanGestureRecognizer { self?.handle(pan) }
        }
        pan.delegate = self
        wrapper.addGestureRecognizer(pan)
        drag = pan
    }

    private func handle(_ pan: UIPanGestureRecognizer) {
        guard let container = containerView else { return }
        let rest = container.bounds.height - selectedHeight
        let translation = pan.translation(in: container).y
        switch pan.state {
        case .began, .changed:
            // Beyond the highest detent the card follows the finger only reluctantly.
            let y = max(rest + translation, container.bounds.height - maximumHeight)
            let over = min(0, rest + translation - y)
            wrapper.center.y = y + over * 0.1 + wrapper.bounds.height / 2
        case .ended, .cancelled, .failed:
            settle(from: rest + translation, velocity: pan.velocity(in: container).y)
        default:
            break
        }
    }

    /// Whether there is a detent above the one at which the sheet rests.
    private var canGrow: Bool {
        guard !fillsScreen else { return false }
        return detents.contains { ($0.identifier == .large ? maximumHeight : $0.height(in: maximumHeight) ?? 0) > selectedHeight + 0.5 }
    }

    private func settle(from y: CGFloat, velocity: CGFloat) {
        guard let container = containerView else { return }
        let height = container.bounds.height - (y + velocity * 0.15)
        let heights = detents.map { ($0.identifier, $0.identifier == .large ? maximumHeight : $0.height(in: maximumHeight) ?? 0) }
        let lowest = heights.map(\.1).min() ?? 0
        if height < lowest * 0.55 {
            return personWantsToDismiss()
        }
        let nearest = heights.min { abs($0.1 - height) < abs($1.1 - height) }
        let changes = nearest?.0 != selectedDetentIdentifier
        selectedDetentIdentifier = nearest?.0
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: { [self] in
                wrapper.frame = frameOfPresentedViewInContainerView
                updateDimming()
                pushBackPresenter(true)
            })
        if changes {
            asking { delegate, _ in
                (delegate as? any UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
            }
        }
    }

    /// Asks the delegate, or that of the popover that is shown as this sheet; `nil` if neither answers.
    @discardableResult
    private func asking<Answer>(
        _ ask: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Answer
    ) -> Answer? {
        for delegate in [adaptiveDelegate, popover?.adaptiveDelegate] {
            if let delegate, let answer = OptionalRequirement.call({ ask(delegate, popover ?? self) }) { return answer }
        }
        return nil
    }

    private func personWantsToDismiss() {
        let mayDismiss =
            !presentedViewController.isModalInPresentation && asking { $0.presentationControllerShouldDismiss($1) } ?? true
        guard mayDismiss else {
            asking { $0.presentationControllerDidAttemptToDismiss($1) }
            UIView.animate(withDuration: 0.3) { [self] in wrapper.frame = frameOfPresentedViewInContainerView }
            return
        }
        asking { $0.presentationControllerWillDismiss($1) }
        presentedViewController.dismiss(animated: true) { [self] in
            asking { $0.presentationControllerDidDismiss($1) }
        }
    }

    /// Animates changes of the sheet's settings.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        UIView.animate(withDuration: 0.35) { [self] in
            wrapper.frame = frameOfPresentedViewInContainerView
            updateDimming()
            pushBackPresenter(true)
        }
    }

    /// Says that the detents' heights changed.
    open func invalidateDetents() { containerView?.setNeedsLayout() }
}

extension UISheetPresentationController: UIGestureRecognizerDelegate {
    /// A scroll view in the sheet scrolls first; the sheet moves only where that is at its top.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === drag, let drag, let container = containerView else { return true }
        let velocity = drag.velocity(in: container)
        guard abs(velocity.y) > abs(velocity.x) else { return false }
        let hit = wrapper.hitTest(drag.location(in: wrapper), with: nil)
        var view = hit
        while let current = view, current !== wrapper {
            if let scroll = current as? UIScrollView {
                let isAtTop = scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5
                return isAtTop && (velocity.y > 0 || prefersScrollingExpandsWhenScrolledToEdge && canGrow)
            }
            view = current.superview
        }
        return true
    }

    /// A scroll view in the sheet waits until it is known whether the sheet moves.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === drag, let scroll = otherGestureRecognizer.view as? UIScrollView else { return false }
        return otherGestureRecognizer === scroll.panGestureRecognizer && scroll.isDescendant(of: wrapper)
    }
}

/// Tells of a sheet's changes.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    // @objc optional
    /// The person dragged the sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

/// What the height of a custom detent is computed from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the container.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height, in points.
    var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    var containerTraitCollection: UITraitCollection { UITraitCollection.host }

    init(maximum: CGFloat) {
        maximumDetentValue = maximum
        super.init()
    }
}
