import Foundation
import ObjCRuntime
import QuartzCore

/// A window onto content that may be larger than itself.
///
/// What is seen of the content is moved by changing the origin of the view's own bounds: `contentOffset` and `bounds.origin` are one.
/// See https://developer.apple.com/documentation/uikit/uiscrollview.
@preconcurrency @MainActor
open class UIScrollView: UIView, LayoutContainer {
    // MARK: Creating

    /// Creates a scroll view with a frame, in its superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    /// Creates a scroll view from an Interface Builder document; attributes follow.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
        coder.decodeInterface(into: self, as: UIScrollView.self)
    }

    private func setUpScrolling() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        panRecognizer.scrollView = self
        panRecognizer.allowedScrollTypesMask = .all
        panRecognizer.onAction = { [weak self] _ in self?.panDidChange() }
        addGestureRecognizer(panRecognizer)
        // After the drag's: whether a touch has stopped the content is known by then.
        delayedTouchesRecognizer.scrollView = self
        addGestureRecognizer(delayedTouchesRecognizer)
    }

    // MARK: Delegate

    private weak var delegateStorage: (any UIScrollViewDelegate)?

    // Subclasses narrow the property's type, which an override of a writable property may not: they declare one of their own
    // beside it, and this one gives way to it.

    /// Who hears of scrolling and zooming. Not retained.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        get { delegateStorage }
        set {
            delegateStorage = newValue
            delegateDidChange()
        }
    }

    /// The delegate changed: subclasses fetch their own view of it.
    func delegateDidChange() {}

    /// The scroll view's delegate, by a name that subclasses do not redeclare.
    package var scrollDelegate: (any UIScrollViewDelegate)? { delegateStorage }

    // MARK: Content

    /// The point of the content at the view's top left corner.
    open var contentOffset: CGPoint {
        get { layer.bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Changes the offset; animated over 0.3 s, after which the delegate is told.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated {
            animateOffset(to: contentOffset)
        } else {
            stopMotion()
            self.contentOffset = contentOffset
        }
    }

    /// The size of the content, in points.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            contentGeometryDidChange()
        }
    }
    override var layoutContainer: (any LayoutContainer)? { self }

    /// Where content that is smaller than what the insets leave of the view lies: (0, 0) at the upper left, (0.5, 0.5) in the middle, (1, 1)
    /// at the lower right. See https://developer.apple.com/documentation/uikit/uiscrollview/contentalignmentpoint.
    open var contentAlignmentPoint = CGPoint.zero {
        didSet { if contentAlignmentPoint != oldValue { contentGeometryDidChange() } }
    }

    /// Extra space around the content, in points.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            updateAdjustedInset(keepingEdge: false)
        }
    }

    /// When the safe area is added to `contentInset`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet {
            if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset(keepingEdge: true) }
        }
    }

    /// The insets in force: `contentInset` and what of the safe area is added to it.
    open var adjustedContentInset: UIEdgeInsets { adjustedInset }

    /// Called at every change of the offset or insets; for bars.
    package var barObserver: ((UIScrollView) -> Void)?
    /// How far beyond its top inset the content may rest, in points: a large title gives way to it.
    package var topOverscrollAllowance: CGFloat = 0

    /// Where a drag shall end instead of at the given offset; for bars that show a part of them or all.
    package var barTarget: ((UIScrollView, CGPoint) -> CGPoint)?

    /// Called after the insets in force changed.
    open func adjustedContentInsetDidChange() {}

    var adjustedInset = UIEdgeInsets.zero
    /// What a refresh control needs while it refreshes.
    var refreshInset: CGFloat = 0 {
        didSet {
            if refreshInset != oldValue { updateAdjustedInset(keepingEdge: false) }
        }
    }

    /// Moves the content as little as needed to show a rectangle of it.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard !rect.isNull, rect.width > 0 || rect.height > 0 else { return }
        setContentOffset(offsetShowing(rect), animated: animated)
    }

    /// Whether a layout pass has begun.
    var hasBeenLaidOut = false

    override func willLayOut() {
        guard !hasBeenLaidOut else { return }
        hasBeenLaidOut = true
        updateAdjustedInset(keepingEdge: true)
    }

    /// Lays content out where it moves by constraints.
    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshControlStorage?.place(in: self)
    }

    // MARK: Behaviour

    /// Whether fingers scroll the content.
    open var isScrollEnabled = true {
        didSet { panRecognizer.isEnabled = isScrollEnabled }
    }
    /// Whether a drag that starts along one axis stays on it.
    open var isDirectionalLockEnabled = false
    /// Whether content can be dragged beyond its edge, from where it comes back.
    open var bounces = true
    /// Whether content bounces at the left and right edges, if `bounces`.
    open var bouncesHorizontally = true
    /// Whether content bounces at the top and bottom edges, if `bounces`.
    open var bouncesVertically = true
    /// Whether content can be dragged up and down even if it is smaller than the view.
    open var alwaysBounceVertical = false {
        didSet { updateAdjustedInset(keepingEdge: true) }
    }
    /// Whether content can be dragged sideways even if it is smaller than the view.
    open var alwaysBounceHorizontal = false {
        didSet { updateAdjustedInset(keepingEdge: true) }
    }
    /// Whether a drag sideways that finds the content at its edge moves an outer scroll view; if not, the content bounces. See
    /// https://developer.apple.com/documentation/uikit/uiscrollview/transfershorizontalscrollingtoparent.
    open var transfersHorizontalScrollingToParent = true
    /// Whether a drag up or down that finds the content at its edge moves an outer scroll view; if not, the content bounces. See
    /// https://developer.apple.com/documentation/uikit/uiscrollview/transfersverticalscrollingtoparent.
    open var transfersVerticalScrollingToParent = true
    /// Whether the arrow keys, the space bar, Page Up and Down, Home and End move the content while the scroll view, or something in it, is
    /// first responder and takes no such key itself. See https://developer.apple.com/documentation/uikit/uiscrollview/allowskeyboardscrolling.
    open var allowsKeyboardScrolling = true
    /// Whether content comes to rest at multiples of the view's size.
    open var isPagingEnabled = false
    /// How fast content slows down.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a tap on the status bar scrolls to the top.
    open var scrollsToTop = true
    // appearance
    /// How a drag dismisses the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none

    // MARK: Touches

    /// Whether content sees a touch only once it is clear that it does not scroll.
    open var delaysContentTouches = true
    /// Whether a drag may take a touch away from content that has seen it.
    open var canCancelContentTouches = true

    // @objc(touchesShouldBegin:withEvent:inContentView:)
    /// Whether touches are passed on to content. `true` unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    // @objc(touchesShouldCancelInContentView:)
    /// Whether a drag may take a touch away from a view. `true` unless it is a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// The recognizer of drags.
    open var panGestureRecognizer: UIPanGestureRecognizer { panRecognizer }
    /// The recognizer of pinches; `nil` while zooming is impossible.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinchRecognizer }

    /// Whether touches in a view are held back for a moment; for subclasses of this module.
    func delaysTouches(in view: UIView) -> Bool { delaysContentTouches }

    let panRecognizer = ScrollPanGestureRecognizer(target: nil, action: nil)
    let delayedTouchesRecognizer = DelayedTouchesGestureRecognizer(target: nil, action: nil)
    var pinchRecognizer: ScrollPinchGestureRecognizer?

    /// Whether a gesture of the scroll view's own may begin.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panRecognizer { return panShouldBegin() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: State

    // @objc(tracking)
    /// Whether a finger is on the content.
    open var isTracking: Bool { panRecognizer.isTouching }
    // @objc(dragging)
    /// Whether a finger has started to scroll.
    open var isDragging: Bool { drag != nil || isWheelScrolling }
    // @objc(decelerating)
    /// Whether content goes on moving after a drag.
    open var isDecelerating: Bool { motion?.kind == .deceleration }

    // @objc(scrollAnimating)
    /// Whether content moves because the app had it do so, animated. See
    /// https://developer.apple.com/documentation/uikit/uiscrollview/isscrollanimating.
    open var isScrollAnimating: Bool { motion?.kind == .animation }
    /// Has content that moves, or that changes its scale, stay as it is; the delegate does not hear of an end. What a finger holds is not
    /// taken from it. See https://developer.apple.com/documentation/uikit/uiscrollview/stopscrollingandzooming().
    open func stopScrollingAndZooming() {
        pausedMotion = nil
        stopMotion()
    }

    var drag: ScrollDrag?
    var motion: ActiveMotion?
    /// The kind of motion that a finger now holds.
    var pausedMotion: ActiveMotion.Kind?
    var isWheelScrolling = false
    var wheelTimer: HostTimer?
    /// Whether the touch now on the screen stopped moving content.
    var touchStoppedMotion = false
    /// Runs while a motion does.
    var ticker: FrameTicker?
    /// Whether changes of the insets leave the offset alone for now.
    var holdsOffset = false
    /// Whether nobody hears of changes of the offset for now.
    var mutesScrolling = false
    var isFollowing = false

    /// Where a drag shall end, if a subclass knows better. `velocity` is in points a second.
    func adjustedTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    // MARK: Zooming

    /// The smallest scale. 1 by default.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }
    /// The largest scale. 1 by default.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }
    /// The scale of the view that the delegate names.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Changes the scale about the centre of what is seen.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoomScale(to: scale, animated: animated) }
    /// Shows a rectangle, given in the zoomed view's points, as large as possible.
    open func zoom(to rect: CGRect, animated: Bool) { zoomToRect(rect, animated: animated) }
    /// Whether a pinch may go a little beyond the limits.
    open var bouncesZoom = true
    // @objc(zooming)
    /// Whether a pinch is under way.
    open var isZooming: Bool { zoom.isPinching }
    // @objc(zoomBouncing)
    /// Whether the scale comes back to its limits.
    open var isZoomBouncing: Bool { motion?.kind == .zoomBounce }

    // @objc(zoomAnimating)
    /// Whether the scale changes because the app had it do so, animated. See
    /// https://developer.apple.com/documentation/uikit/uiscrollview/iszoomanimating.
    open var isZoomAnimating: Bool { motion?.kind == .zoomAnimation }

    var zoom = ZoomState()

    // MARK: Indicators

    /// Whether scrolling shows the place along the vertical axis.
    open var showsVerticalScrollIndicator = true {
        didSet { indicatorSettingsDidChange() }
    }
    /// Whether scrolling shows the place along the horizontal axis.
    open var showsHorizontalScrollIndicator = true {
        didSet { indicatorSettingsDidChange() }
    }
    // appearance
    /// The colour of the indicators.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicatorSettingsDidChange() }
    }
    /// The insets of the vertical indicator.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicatorSettingsDidChange() }
    }
    /// The insets of the horizontal indicator.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicatorSettingsDidChange() }
    }
    /// The insets of both indicators; reads the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// Whether the safe area is added to the indicators' insets.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicatorSettingsDidChange() }
    }
    // @objc(withScrollIndicatorsShownForContentOffsetChanges:)
    /// Runs changes; where they move the content, the indicators are shown for a moment, as if a finger had. See
    /// https://developer.apple.com/documentation/uikit/uiscrollview/withscrollindicatorsshown(forcontentoffsetchanges:).
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        let before = contentOffset
        changes()
        guard contentOffset != before, motion == nil, window != nil, let indicators = indicators(create: true) else { return }
        indicators.show()
        indicators.fadeAfterPause()
    }
    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { flashIndicators() }

    var indicators: ScrollIndicators?

    // MARK: Refreshing

    var refreshControlStorage: UIRefreshControl?

    /// The control that a pull beyond the top triggers.
    open var refreshControl: UIRefreshControl? {
        get { refreshControlStorage }
        set { replaceRefreshControl(with: newValue) }
    }

    // MARK: Geometry

    /// The visible rectangle is about to become another; for subclasses of this module.
    func boundsWillChange(to newBounds: CGRect) {}

    /// The visible rectangle, in the content's points.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            guard newValue != old else { return }
            boundsWillChange(to: newValue)
            super.bounds = newValue
            boundsDidChange(from: old)
        }
    }

    /// The view's rectangle in its superview's points.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = bounds
            if newValue.size != old.size { boundsWillChange(to: CGRect(origin: old.origin, size: newValue.size)) }
            super.frame = newValue
            if bounds != old { boundsDidChange(from: old) }
        }
    }

    /// What is covered of the view changed.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset(keepingEdge: true)
    }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeScrolling(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeScrolling(with: coder)
    }

    /// The view came into a window or left it.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            stopMotion()
            indicators?.hideAtOnce()
        } else {
            updateAdjustedInset(keepingEdge: true)
        }
    }
}
