import Foundation
import SampanHost

/// A rectangle of the screen: it shows content, lays out and owns subviews, and takes touches.
///
/// A view is the delegate of its layer, which holds all geometry and appearance. Everything that a subclass may override is in this
/// file; how it is done is in the topic files beside it (`UIView+Hierarchy.swift`, `UIView+Geometry.swift`, …).
/// See https://developer.apple.com/documentation/uikit/uiview.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, @preconcurrency NSCoding, UITraitEnvironment, UICoordinateSpace,
    UIAppearanceContainer, UIFocusItem, UIFocusItemContainer
{
    /// The value of a dimension for which a view has no intrinsic size.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The smallest size that satisfies the constraints.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// The largest size that satisfies the constraints.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// Whether views of this class are only laid out right by constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The layer that shows the view.
    nonisolated open var layer: CALayer { backingLayer }
    /// The layer that the framework itself works with: a subclass may answer `layer` with another.
    nonisolated(unsafe) package let backingLayer: CALayer

    // MARK: Storage for the topic files

    nonisolated(unsafe) package var subviewStorage: [UIView] = []
    /// Not `weak`, for speed: a view clears it in its subviews when it goes.
    nonisolated(unsafe) package unowned(unsafe) var superviewStorage: UIView?
    nonisolated(unsafe) package unowned(unsafe) var windowStorage: UIWindow?
    /// The controller whose root view this is.
    package weak var owningViewController: (any ViewOwner)?
    package var safeAreaStorage = UIEdgeInsets.zero
    var inherited = InheritedState()
    package var tintColorStorage: UIColor?
    package var backgroundColorStorage: UIColor?
    /// The traits that the view was last told of.
    package var lastTraits: UITraitCollection?
    package var overrideTraits: UITraitCollection?
    /// The kind of list that the view is an element of.
    var ownListEnvironment: UIListEnvironment { .unspecified }
    package var recognizerStorage: [UIGestureRecognizer] = []
    package var interactionStorage: [any UIInteraction] = []
    package var layoutState: UIViewLayoutState?
    /// Whether `updateConstraints()` is due; so it is for every new view.
    package var needsConstraintUpdate = true
    /// Whether it is due in a descendant.
    package var hasConstraintUpdateBelow = false
    /// How many animations keep touches from the view.
    var touchBlockCount: UInt16 = 0
    /// How many animations let touches find the view where it shows.
    var shownHitCount: UInt16 = 0
    var extras: UIViewExtras?

    // MARK: Creating

    /// Creates a view with a frame, in its superview's points.
    public init(frame: CGRect) {
        backingLayer = Self.makeLayer()
        super.init()
        setUp(frame: frame)
    }

    /// Creates a view of no size.
    public convenience override init() { self.init(frame: .zero) }

    /// Creates a view from an Interface Builder document; attributes follow.
    public required init?(coder: NSCoder) {
        backingLayer = Self.makeLayer()
        super.init()
        setUp(frame: .zero)
        coder.decodeInterface(into: self, as: UIView.self)
    }

    /// Keeps the view in an archive by keys: what its properties say, its subviews, and the constraints between them.
    open func encode(with coder: NSCoder) { ViewArchive.encode(self, coder) }

    private static func makeLayer() -> CALayer {
        let cls: AnyClass = layerClass
        return cls == CALayer.self ? CALayer() : (LayerFactory.make(cls) ?? DynamicClass.make(cls, "init", [])) as! CALayer
    }

    private func setUp(frame: CGRect) {
        backingLayer.delegate = self
        backingLayer.contentsScale = UIScreen.main.scale
        backingLayer.frame = frame
        if drawsContent { backingLayer.setNeedsDisplay() }
    }

    deinit {
        for view in subviewStorage {
            view.superviewStorage = nil
            view.forgetWindow()
        }
    }

    nonisolated private func forgetWindow() {
        guard windowStorage != nil else { return }
        windowStorage = nil
        for view in subviewStorage { view.forgetWindow() }
    }

    /// Called once the view and all it is connected to were read from a document.
    open func awakeFromNib() {}

    /// Prepares the view for Interface Builder's canvas.
    open func prepareForInterfaceBuilder() {}

    // MARK: Geometry

    /// The view's rectangle in its superview's points. Undefined while `transform` is not the identity.
    open var frame: CGRect {
        get { backingLayer.frame }
        set { changeGeometry { backingLayer.frame = newValue } }
    }

    /// The view's rectangle in its own points.
    open var bounds: CGRect {
        get { backingLayer.bounds }
        set { changeGeometry { backingLayer.bounds = newValue } }
    }

    /// The place of the view's anchor point in its superview's points.
    open var center: CGPoint {
        get { backingLayer.position }
        set { changeGeometry { backingLayer.position = newValue } }
    }

    /// The transform applied to the view about its anchor point.
    open var transform: CGAffineTransform {
        get { backingLayer.affineTransform() }
        set { backingLayer.setAffineTransform(newValue) }
    }

    /// The three-dimensional transform applied to the view about its anchor point.
    open var transform3D: CATransform3D {
        get { backingLayer.transform }
        set { backingLayer.transform = newValue }
    }

    /// The point that stays in place under transforms, as a fraction of the bounds.
    open var anchorPoint: CGPoint {
        get { backingLayer.anchorPoint }
        set { backingLayer.anchorPoint = newValue }
    }

    /// Pixels a point in which the view's content is drawn.
    open var contentScaleFactor: CGFloat {
        get { backingLayer.contentsScale }
        set { backingLayer.contentsScale = newValue }
    }

    /// How the view changes with its superview's size.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether subviews are resized by their masks when the bounds change.
    open var autoresizesSubviews = true

    /// The size that fits the content best within a size, in points. The present size unless overridden.
    open dynamic func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to the size that fits best.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        bounds.size = size
    }

    // MARK: Hierarchy

    /// The subviews, backmost first.
    open var subviews: [UIView] { subviewStorage }
    /// The view that holds this one.
    open var superview: UIView? { superviewStorage }
    /// The window that shows the view.
    open var window: UIWindow? { windowStorage }

    /// Adds a view in front of the other subviews.
    open dynamic func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }
    /// Inserts a view at an index of `subviews`.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Inserts a view in front of a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, offset: 1) }
    /// Inserts a view behind a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, offset: 0) }
    /// Swaps two subviews by their indices.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    /// Takes the view out of its superview.
    open dynamic func removeFromSuperview() { detach() }
    /// Moves a subview to the front.
    open func bringSubviewToFront(_ view: UIView) { move(view, to: subviewStorage.count - 1) }
    /// Moves a subview to the back.
    open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

    /// Whether the view is this one, or below it.
    open func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let ancestor = current {
            if ancestor === view { return true }
            current = ancestor.superviewStorage
        }
        return false
    }

    /// Called after a subview was added.
    open dynamic func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes.
    open dynamic func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed.
    open dynamic func didMoveToSuperview() {}
    /// Called before the window changes.
    open dynamic func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed.
    open dynamic func didMoveToWindow() {}

    /// A number that the app gives a view, to find it again.
    open var tag = 0

    /// The view with the given tag among this view and its descendants.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviewStorage {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Appearance

    // appearance
    /// The colour behind the content.
    open var backgroundColor: UIColor? {
        get { backgroundColorStorage }
        set {
            backgroundColorStorage = newValue
            applyBackgroundColor()
        }
    }

    /// How opaque the view is, from 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(backingLayer.opacity) }
        set { backingLayer.opacity = Float(newValue) }
    }

    /// Whether the view is not shown.
    open var isHidden: Bool {
        get { isHiddenOrHiding }
        set { if isHiddenOrHiding != newValue { changeHidden(newValue) } }
    }

    /// Whether the view fills its bounds with opaque content.
    open var isOpaque = true {
        didSet { backingLayer.isOpaque = isOpaque && drawsContent }
    }

    /// Whether subviews and content are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { backingLayer.masksToBounds }
        set { backingLayer.masksToBounds = newValue }
    }

    /// Whether the bounds are cleared before `draw(_:)`.
    open var clearsContextBeforeDrawing = true

    // @objc(maskView)
    /// A view whose alpha masks this one.
    open var mask: UIView? {
        get { extras?.mask }
        set { setMask(newValue) }
    }

    /// The colour of interactive elements; the superview's unless set.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set {
            tintColorStorage = newValue
            ownTintDidChange()
        }
    }

    /// Whether the tint is dimmed; the superview's mode if automatic.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set {
            extrasForWriting.tintAdjustmentMode = newValue
            ownTintDidChange()
        }
    }

    /// Called after the tint colour or its adjustment changed.
    open dynamic func tintColorDidChange() {}

    /// How contents fill the bounds, and what happens to them when the bounds change.
    open var contentMode = ContentMode.scaleToFill {
        didSet { backingLayer.contentsGravity = contentMode.layerGravity }
    }

    /// Whether what the view draws depends on its size.
    var redrawsWhenResized: Bool { contentMode == .redraw }

    // MARK: Drawing

    /// Draws the content in the current graphics context.
    open func draw(_ rect: CGRect) {}

    // @objc(viewPrintFormatter)
    /// A new formatter that prints the view.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

    // @objc(drawRect:forViewPrintFormatter:)
    /// Draws a part of the view for printing: unless overridden, what `draw(_:)` draws.
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }

    /// Asks for the whole view to be drawn before the next frame.
    open func setNeedsDisplay() {
        if drawsContent { backingLayer.setNeedsDisplay() }
    }

    // @objc(setNeedsDisplayInRect:)
    /// Asks for a part of the view to be drawn before the next frame.
    open func setNeedsDisplay(_ rect: CGRect) {
        if drawsContent { backingLayer.setNeedsDisplay(rect) }
    }

    // MARK: Layout

    /// Asks for the subviews to be laid out before the next frame.
    open func setNeedsLayout() { backingLayer.setNeedsLayout() }
    /// Lays the subviews out now, if that was asked for.
    open func layoutIfNeeded() { layoutNow() }
    /// Lays the subviews out: by their constraints unless overridden.
    open dynamic func layoutSubviews() { applyAutoLayout() }

    /// Whether the autoresizing mask takes part in Auto Layout as constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            if translatesAutoresizingMaskIntoConstraints != oldValue { autoresizingTranslationDidChange() }
        }
    }

    /// The size the content asks for, in points.
    open dynamic var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Says that `intrinsicContentSize` changed.
    open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }
    /// Changes constraints before layout. Call super last.
    open dynamic func updateConstraints() {}
    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// Whether `updateConstraints()` is due.
    open func needsUpdateConstraints() -> Bool { isUpdateConstraintsDue }
    /// Updates the constraints of this view and its descendants, if that is due.
    open func updateConstraintsIfNeeded() { runUpdateConstraints() }
    // @objc(systemLayoutSizeFittingSize:)
    /// The size that satisfies the constraints best, near a target.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    // @objc(systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:)
    /// The size that satisfies the constraints best, near a target, with priorities for the two axes.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    /// The rectangle that Auto Layout aligns, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame for a rectangle that Auto Layout aligns.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// The distances from the frame to the alignment rectangle.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    // @objc(viewForFirstBaselineLayout)
    /// The view whose first baseline is this one's: the one whose last baseline is, where nothing else is said.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    // @objc(viewForLastBaselineLayout)
    /// The view whose last baseline is this one's.
    open var forLastBaselineLayout: UIView { self }
    // @objc(viewForBaselineLayout)
    /// The view that baselines were taken from before iOS 9.
    @available(iOS, deprecated: 9.0, message: "Override forFirstBaselineLayout or forLastBaselineLayout as appropriate, instead")
    open func forBaselineLayout() -> UIView { self }
    /// How strongly the view resists growing beyond its intrinsic size.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { huggingPriority(axis) }
    /// Sets how strongly the view resists growing beyond its intrinsic size.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHuggingPriority(priority, axis)
    }
    /// How strongly the view resists shrinking below its intrinsic size.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { compressionPriority(axis) }
    /// Sets how strongly the view resists shrinking below its intrinsic size.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setCompressionPriority(priority, axis)
    }

    // MARK: Margins and safe area

    /// The part of the view that bars and the device's shape cover, in points.
    open dynamic var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }
    /// Called after the safe area changed.
    open dynamic func safeAreaInsetsDidChange() {}
    /// The default spacing of content to the edges.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    /// The default spacing of content to the edges, by language direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalLayoutMargins }
        set { setDirectionalLayoutMargins(newValue) }
    }
    /// Whether the superview's margins are respected as well.
    open var preservesSuperviewLayoutMargins: Bool {
        get { layoutPreservesSuperviewMargins }
        set { layoutPreservesSuperviewMargins = newValue }
    }
    /// Whether the safe area counts as margin.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutInsetsMarginsFromSafeArea }
        set { layoutInsetsMarginsFromSafeArea = newValue }
    }
    /// Called after the margins changed.
    open func layoutMarginsDidChange() {}

    // MARK: Touches

    /// Whether the view takes touches. Views that do not are passed over, with all their subviews.
    open var isUserInteractionEnabled = true
    /// Whether the view sees more than the first finger.
    open var isMultipleTouchEnabled = false
    /// Whether the view keeps other views from seeing touches while it sees one.
    open var isExclusiveTouch = false

    /// The frontmost descendant at a point of this view that takes touches.
    open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }
    // @objc(pointInside:withEvent:)
    /// Whether a point is in the view.
    open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Asked before a gesture recognizer of this view begins.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The gesture recognizers of the view.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizerStorage.isEmpty ? nil : recognizerStorage }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }
    /// Adds a gesture recognizer, taking it from the view it was on.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Removes a gesture recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Adds an interaction, taking it from the view it was on.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Removes an interaction.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
    /// The interactions of the view.
    open var interactions: [any UIInteraction] {
        get { interactionStorage }
        set {
            interactionStorage.forEach(removeInteraction)
            newValue.forEach(addInteraction)
        }
    }

    override func commandTarget(for action: Selector) -> AnyObject? {
        interactionStorage.first { ($0 as? any CommandInteraction)?.performs(action) ?? false }
    }

    /// The view as something whose content moves in it; layout asks every view, so this is no cast.
    var layoutContainer: (any LayoutContainer)? { nil }

    /// The view's controller if it is a root view, otherwise its superview.
    open override var next: UIResponder? { owningViewController ?? superviewStorage }

    /// Makes whichever descendant is first responder resign; with `force`, even one that refuses. Returns whether none is any more.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force) }

    // MARK: Focus

    /// Whether the view can have the focus: `false`, unless a subclass says otherwise. Text fields, text views and the cells of sidebars can.
    /// A view that is hidden or takes no touches cannot have it in any case.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/canbecomefocused>.
    open var canBecomeFocused: Bool { false }
    // @objc(isFocused)
    /// Whether the view has the focus. Source: <https://developer.apple.com/documentation/uikit/uiview/isfocused>.
    open var isFocused: Bool { window?.existingFocusSystem?.focusedItem === self }
    /// The group that the view and those in it belong to: that of the view around it if `nil`.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/focusgroupidentifier>.
    open var focusGroupIdentifier: String? {
        get { extras?.focusGroupIdentifier }
        set { if newValue != extras?.focusGroupIdentifier { extrasForWriting.focusGroupIdentifier = newValue } }
    }
    /// How much the view counts in its group. What the system gives is the least that it counts.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/focusgrouppriority>.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { extras?.focusGroupPriority ?? .ignored }
        set { if newValue != focusGroupPriority { extrasForWriting.focusGroupPriority = newValue } }
    }
    /// What shows that the view has the focus: a ring around it unless set; `nil` for nothing. The value is copied.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/focuseffect>.
    open var focusEffect: UIFocusEffect? {
        get { extras?.focusEffect ?? systemFocusEffect }
        set {
            extrasForWriting.focusEffect = .some(newValue?.copy() as? UIFocusEffect)
            if isFocused { window?.existingFocusSystem?.effectDidChange() }
        }
    }
    /// Whether views that this one covers can have the focus all the same. `false` unless overridden.
    open var isTransparentFocusItem: Bool { false }
    /// Whether the focus that the app moves to the view waits, unseen, for a key. By the system's rules unless overridden.
    open var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    // @objc(didHintFocusMovement:)
    /// A finger on a touch surface leans towards another item; a keyboard gives no hints.
    open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
    /// The view that the focus shall go to; superseded by `preferredFocusEnvironments`.
    @available(iOS, deprecated: 10.0)
    open var preferredFocusedView: UIView? { nil }
    /// Where the focus goes when it comes to the view; nowhere in particular unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusedView.map { [$0] } ?? [] }
    /// The view's controller if it is a root view, otherwise its superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { owningViewController ?? superviewStorage }
    /// The view itself, which knows its subviews.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }
    /// The view's own points.
    open var coordinateSpace: any UICoordinateSpace { self }
    // @objc(focusItemsInRect:)
    /// The subviews in a rectangle of the view's points that are not hidden.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviewsForFocus(in: rect) }
    /// Asks for the focus to go where the view prefers it, before the next frame, if it is in the view or nowhere.
    open func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.environmentNeedsUpdate(self) }
    /// Makes an update that is due in the view happen now.
    open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateIfNeeded(in: self) }
    // @objc(shouldUpdateFocusInContext:)
    /// Whether the focus may move: `true` unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    // @objc(didUpdateFocusInContext:withAnimationCoordinator:)
    /// The focus moved into the view, out of it, or within it.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// The group that views of this kind begin, if the app names none.
    package var systemFocusGroup: String? { nil }
    /// How much the system has the view count in its group.
    package var systemFocusPriority: UIFocusGroupPriority { .ignored }
    /// What shows the focus if the app does not say.
    package var systemFocusEffect: UIFocusEffect? { UIFocusEffect() }
    /// Whether Tab is a character that is typed while the view is first responder.
    package var takesTabAsText: Bool { true }
    /// The view gained the focus or lost it; before environments are told. For subclasses of UIKit's.
    package func focusStateDidChange() {}
    /// The view has the focus, and environments were told.
    package func focusDidArrive() {}
    /// A key chooses the view; whether it did anything.
    package func activateByFocus() -> Bool { false }

    // MARK: Dynamics

    /// What shape the view collides with under a dynamic animator.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The shape of a view whose type is `.path`, in points from its middle.
    open var collisionBoundingPath: UIBezierPath {
        UIBezierPath(rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }

    // MARK: Traits

    /// The traits in force in this view.
    open var traitCollection: UITraitCollection { effectiveTraits }
    /// Called after the traits changed.
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Light or dark for this view and its descendants; unspecified to inherit.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { overrideTraits?.userInterfaceStyle ?? .unspecified }
        set { setOverrideStyle(newValue) }
    }
    // appearance
    /// Whether the view is mirrored in right-to-left languages.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { directionMayHaveChanged() } }
    }
    /// The direction in which the view's content runs.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection.userInterface)
    }
    /// The name under which state restoration keeps the view.
    open var restorationIdentifier: String?
    // @objc(encodeRestorableStateWithCoder:)
    /// Writes down what the view needs to be again what it is, if it has a restoration identifier and its controller's state is kept. Does
    /// nothing unless overridden. See https://developer.apple.com/documentation/uikit/uiview/encoderestorablestate(with:).
    open func encodeRestorableState(with coder: NSCoder) {}
    // @objc(decodeRestorableStateWithCoder:)
    /// Takes over what was written down. Does nothing unless overridden. See
    /// https://developer.apple.com/documentation/uikit/uiview/decoderestorablestate(with:).
    open func decodeRestorableState(with coder: NSCoder) {}

    /// A layout pass begins; for subclasses of this module.
    func willLayOut() {}

    // MARK: Accessibility

    /// The person changed a setting for accessibility; for subclasses of this module.
    func accessibilitySettingDidChange(_ setting: AccessibilitySetting) {}

    /// Whether the view is shown large while a finger stays on it, where an interaction looks for what is; `false` unless set.
    /// See https://developer.apple.com/documentation/uikit/uiview/showslargecontentviewer.
    open var showsLargeContentViewer: Bool {
        get { extras?.largeContent.isShown ?? false }
        set { extrasForWriting.largeContent.isShown = newValue }
    }
    /// The text that is shown large. Labels and buttons have their own.
    /// See https://developer.apple.com/documentation/uikit/uiview/largecontenttitle.
    open var largeContentTitle: String? {
        get { extras?.largeContent.title }
        set { extrasForWriting.largeContent.title = newValue }
    }
    /// The picture that is shown large. Image views and buttons have their own.
    /// See https://developer.apple.com/documentation/uikit/uiview/largecontentimage.
    open var largeContentImage: UIImage? {
        get { extras?.largeContent.image }
        set { extrasForWriting.largeContent.image = newValue }
    }
    /// Whether the picture is made larger for that; symbols always are.
    /// See https://developer.apple.com/documentation/uikit/uiview/scaleslargecontentimage.
    open var scalesLargeContentImage: Bool {
        get { extras?.largeContent.scalesImage ?? false }
        set { extrasForWriting.largeContent.scalesImage = newValue }
    }
    /// By how much the picture is moved from its place there, in points.
    /// See https://developer.apple.com/documentation/uikit/uiview/largecontentimageinsets.
    open var largeContentImageInsets: UIEdgeInsets {
        get { extras?.largeContent.imageInsets ?? .zero }
        set { extrasForWriting.largeContent.imageInsets = newValue }
    }

    // MARK: Layer delegate

    open func display(_ layer: CALayer) { OptionalRequirement.notImplemented() }

    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }

    open func layerWillDraw(_ layer: CALayer) {}

    open func layoutSublayers(of layer: CALayer) {
        if layer === backingLayer { layoutPass() }
    }

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard layer === backingLayer else { return nil }
        return UIViewAnimationState.action(for: self, key: event) ?? CALayer.noAction
    }

    nonisolated open override var description: String {
        // Another thread may name a view, but what it says of itself may change meanwhile.
        guard MainThreadChecker.isOnMain else { return "<\(type(of: self)): \(ConstraintDescriber.address(of: self))>" }
        return MainActor.assumeIsolated { ViewDescriber(self).text }
    }
}
