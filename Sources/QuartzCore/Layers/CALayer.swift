import CoreGraphics
import Foundation
import ObjCRuntime

/// An object with a picture, a place and a time: the node of which everything on screen is made.
///
/// Lengths are points. Properties called animatable can be given to a `CABasicAnimation` by their key path, and start an implicit
/// animation when they change on a layer that is not a view's own.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
    // MARK: What a layer is made of

    /// The values of the properties.
    package final var values = LayerValues()
    /// Distinguishes layers for as long as the process lives; never used twice.
    package final let identity: UInt32 = CALayer.nextIdentity()
    unowned(unsafe) final var superlayerStorage: CALayer?
    unowned(unsafe) final var maskOwner: CALayer?
    final var sublayerStorage: [CALayer] = []
    final var maskStorage: CALayer?
    /// What this layer waits for, and what any below it does.
    final var pending: LayerUpdates = .commit
    final var pendingBelow: LayerUpdates = []
    /// Whether the layer lays out its sublayers just now.
    package final var isLayingOut = false
    /// Whether the layer has been part of a committed tree, so that what it showed before is known.
    final var isCommitted = false
    /// How many renderers show the layer as the root of a tree.
    final var rendererCount = 0
    /// Whether this is a root that a renderer shows.
    final var isRoot: Bool { rendererCount > 0 }
    final var running: [RunningAnimation] = []
    final var presentationCache: CALayer?
    final var presentationKey = PresentationKey.none
    /// The layer this one is a copy of, if it is a presentation layer.
    final weak var modelStorage: CALayer?
    final var isPresentation = false
    /// Whether the render loop watches the layer's animations.
    final var isTracked = false
    /// What a renderer keeps for the layer from frame to frame.
    final var renderState: LayerRenderState?
    /// The transition that a presentation copy shows.
    package final var transitionState: TransitionState?
    /// Values under keys of the app's own.
    final var extraValues: [String: Any]?

    /// Creates a layer without contents, at the origin and without size.
    public override init() {
        super.init()
    }

    /// Creates a copy for the presentation tree. Subclasses with properties of their own copy these here.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { fatalError("init(layer:): \(Swift.type(of: layer)) is not a CALayer") }
        values = other.values
        extraValues = other.extraValues
    }

    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
    }

    /// Writes the layer and its sublayers to an archive.
    open func encode(with coder: NSCoder) { encodeValues(to: coder) }

    /// Archives are safe to decode.
    public class var supportsSecureCoding: Bool { true }

    deinit { teardown() }

    // MARK: What subclasses of the framework add

    /// The framework's class that this layer is of, or inherits from.
    var frameworkClass: CALayer.Type { CALayer.self }
    /// A new copy of the framework's class.
    func makeFrameworkCopy() -> CALayer { CALayer(layer: self) }
    /// Takes over the properties that the framework's class adds.
    func copyOwnProperties(from other: CALayer) {}
    /// The value of a property that the framework's class adds; `nil` if there is none with this key.
    func ownProperty(_ key: LayerKey) -> AnimatableValue? { nil }
    /// Sets a property that the framework's class adds; returns whether there is one with this key.
    func setOwnProperty(_ key: LayerKey, _ value: AnimatableValue) -> Bool { false }
    /// The properties that the framework's class adds and that archives hold.
    var archivedOwnKeys: [LayerKey] { [] }
    /// Whether a new size asks for the contents to be drawn again.
    var redrawsWhenResized: Bool { false }
    /// Whether the sublayers keep their places in space, and are not drawn into this layer's plane.
    package var keepsDepth: Bool { false }
    /// What the framework's class shows besides contents.
    package var specialty: LayerSpecialty { .none }
    /// The value at a path through objects that the framework's class keeps; `nil` if it leads nowhere.
    func ownValue(atPath path: String) -> AnimatableValue? { nil }
    /// Sets the value at a path through objects that the framework's class keeps; returns whether it leads anywhere.
    func setOwnValue(_ value: AnimatableValue, atPath path: String) -> Bool { false }
    /// Called when what is set has become what frames show.
    func didCommit(at absolute: Double) {}
    /// Whether the layer shows something that changes by itself.
    var emits: Bool { false }

    // MARK: Delegate and name

    /// The layer's owner, asked for contents, layout and actions.
    open weak var delegate: (any CALayerDelegate)?
    /// A name for the app's own use.
    open var name: String?
    /// Default values of properties and actions; searched for actions under the key `actions`.
    open var style: [AnyHashable: Any]?
    /// Actions by event.
    open var actions: [String: any CAAction]?

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates. Animatable.
    open var bounds: CGRect {
        get { values.bounds }
        set {
            guard newValue != values.bounds else { return }
            InvalidGeometry.check(bounds: newValue)
            changeBounds(newValue)
        }
    }
    /// Where the anchor point is, in the superlayer's coordinates. Animatable.
    open var position: CGPoint {
        get { values.position }
        set {
            guard newValue != values.position else { return }
            InvalidGeometry.check(position: newValue)
            change(.position) { $0.position = newValue }
        }
    }
    /// The position along the z axis; siblings with a higher one are in front. Animatable.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { if newValue != values.zPosition { change(.zPosition) { $0.zPosition = newValue } } }
    }
    /// The point of the bounds, as a fraction of its size, that `position` places and transforms turn about. Animatable.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { if newValue != values.anchorPoint { change(.anchorPoint) { $0.anchorPoint = newValue } } }
    }
    /// The anchor's place along the z axis, in points. Animatable.
    open var anchorPointZ: CGFloat {
        get { values.anchorPointZ }
        set { if newValue != values.anchorPointZ { change(.anchorPointZ) { $0.anchorPointZ = newValue } } }
    }
    /// The transform about the anchor point. Animatable.
    open var transform: CATransform3D {
        get { values.transform }
        set { if !CATransform3DEqualToTransform(newValue, values.transform) { change(.transform) { $0.setTransform(newValue) } } }
    }
    /// The transform of the sublayers, about this layer's anchor point; the place for perspective. Animatable.
    open var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set {
            if !CATransform3DEqualToTransform(newValue, values.sublayerTransform) {
                change(.sublayerTransform) { $0.setSublayerTransform(newValue) }
            }
        }
    }
    /// The smallest rectangle around the layer, in the superlayer's coordinates. Setting it sets `bounds` and `position`.
    open var frame: CGRect {
        get { values.frame }
        set {
            let new = values.bounds(andPositionForFrame: newValue)
            InvalidGeometry.check(position: new.position)
            bounds = new.bounds
            position = new.position
        }
    }
    /// Whether the y axis of the sublayers runs upwards.
    open var isGeometryFlipped: Bool {
        get { values.isGeometryFlipped }
        set { if newValue != values.isGeometryFlipped { change(.geometryFlipped) { $0.isGeometryFlipped = newValue } } }
    }
    /// Returns whether contents are drawn upside down: whether an odd number of layers from here up are flipped.
    open func contentsAreFlipped() -> Bool { (superlayer?.contentsAreFlipped() ?? false) != isGeometryFlipped }
    /// Whether the layer shows when it faces away.
    open var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { if newValue != values.isDoubleSided { change(.doubleSided) { $0.isDoubleSided = newValue } } }
    }
    /// The transform about the anchor point, as an affine one.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets the transform to an affine one.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    // MARK: Hierarchy

    /// The layer that this one is in.
    open var superlayer: CALayer? { isPresentation ? modelStorage?.superlayerStorage?.presentation() : superlayerStorage }
    /// The layers in this one, back to front; `nil` if there are none.
    open var sublayers: [CALayer]? {
        get {
            if isPresentation { return modelStorage?.sublayers?.compactMap { $0.presentation() } }
            return sublayerStorage.isEmpty ? nil : sublayerStorage
        }
        set { replaceSublayers(newValue ?? []) }
    }
    /// A layer whose alpha decides where this one shows. It must not be part of another tree.
    open var mask: CALayer? {
        get { maskStorage }
        set { setMask(newValue) }
    }
    /// Puts a layer in front of all sublayers.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerStorage.count) }
    /// Takes the layer out of its superlayer.
    open func removeFromSuperlayer() { detach() }
    /// Puts a layer at an index among the sublayers.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    // @objc(insertSublayer:below:)
    /// Puts a layer behind another.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, nextTo: sibling, offset: 0) }
    // @objc(insertSublayer:above:)
    /// Puts a layer in front of another.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, nextTo: sibling, offset: 1) }
    // @objc(replaceSublayer:with:)
    /// Puts one layer in another's place.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    // MARK: Appearance

    /// Whether the layer and what is in it is not shown.
    open var isHidden: Bool {
        get { values.isHidden }
        set { if newValue != values.isHidden { change(.hidden) { $0.isHidden = newValue } } }
    }
    /// How much of the layer and what is in it covers what lies behind, from 0 to 1. Animatable.
    open var opacity: Float {
        get { values.opacity }
        set { if newValue != values.opacity { change(.opacity) { $0.opacity = newValue } } }
    }
    /// Whether the drawn contents have no transparent part.
    open var isOpaque: Bool {
        get { values.isOpaque }
        set { if newValue != values.isOpaque { change(.opaque) { $0.isOpaque = newValue } } }
    }
    /// Whether opacity blends the layer together with its sublayers, as one picture.
    open var allowsGroupOpacity: Bool {
        get { values.allowsGroupOpacity }
        set { if newValue != values.allowsGroupOpacity { change(.allowsGroupOpacity) { $0.allowsGroupOpacity = newValue } } }
    }
    /// Whether the edges of turned layers are smoothed. To begin with it is what the app's property list says under
    /// `UIViewEdgeAntialiasing`, and `true` if it says nothing.
    open var allowsEdgeAntialiasing: Bool {
        get { values.allowsEdgeAntialiasing }
        set { if newValue != values.allowsEdgeAntialiasing { change(.allowsEdgeAntialiasing) { $0.allowsEdgeAntialiasing = newValue } } }
    }
    /// Which edges are smoothed.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { values.edgeAntialiasingMask }
        set { if newValue != values.edgeAntialiasingMask { change(.edgeAntialiasingMask) { $0.edgeAntialiasingMask = newValue } } }
    }
    /// Whether sublayers are cut off at the bounds, rounded corners included.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { if newValue != values.masksToBounds { change(.masksToBounds) { $0.masksToBounds = newValue } } }
    }
    /// The colour behind the contents. Animatable.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { if newValue !== values.backgroundColor { change(.backgroundColor) { $0.backgroundColor = newValue } } }
    }
    /// The radius of the corners, in points. Animatable.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { if newValue != values.cornerRadius { change(.cornerRadius) { $0.cornerRadius = newValue } } }
    }
    /// Which corners are round.
    open var maskedCorners: CACornerMask {
        get { values.maskedCorners }
        set { if newValue != values.maskedCorners { change(.maskedCorners) { $0.maskedCorners = newValue } } }
    }
    /// The curve of round corners.
    open var cornerCurve: CALayerCornerCurve {
        get { values.cornerCurve }
        set { if newValue != values.cornerCurve { change(.cornerCurve) { $0.cornerCurve = newValue } } }
    }
    /// How many times larger than the radius a round corner of a curve is.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve == .continuous ? 1.528665 : 1 }
    /// The width of the border inside the bounds, in points. Animatable.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { if newValue != values.borderWidth { change(.borderWidth) { $0.borderWidth = newValue } } }
    }
    /// The colour of the border. Animatable.
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { if newValue !== values.borderColor { change(.borderColor) { $0.borderColor = newValue } } }
    }
    /// The colour of the shadow. Animatable.
    open var shadowColor: CGColor? {
        get { values.shadowColor }
        set { if newValue !== values.shadowColor { change(.shadowColor) { $0.shadowColor = newValue } } }
    }
    /// The opacity of the shadow, from 0 to 1. Animatable.
    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { if newValue != values.shadowOpacity { change(.shadowOpacity) { $0.shadowOpacity = newValue } } }
    }
    /// How far the shadow lies from the layer, in points. Animatable.
    open var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { if newValue != values.shadowOffset { change(.shadowOffset) { $0.shadowOffset = newValue } } }
    }
    /// The blur of the shadow, in points. Animatable.
    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { if newValue != values.shadowRadius { change(.shadowRadius) { $0.shadowRadius = newValue } } }
    }
    /// The shape that casts the shadow, in the layer's coordinates; without one it is the layer's picture. Animatable.
    open var shadowPath: CGPath? {
        get { values.shadowPath }
        set { if newValue !== values.shadowPath { change(.shadowPath) { $0.shadowPath = newValue } } }
    }
    /// Whether the layer and what is in it, shadow included, is kept as a bitmap, and painted anew only where it changes.
    open var shouldRasterize: Bool {
        get { values.shouldRasterize }
        set { if newValue != values.shouldRasterize { change(.shouldRasterize) { $0.shouldRasterize = newValue } } }
    }
    /// Pixels a point of that bitmap.
    open var rasterizationScale: CGFloat {
        get { values.rasterizationScale }
        set { if newValue != values.rasterizationScale { change(.rasterizationScale) { $0.rasterizationScale = newValue } } }
    }

    // MARK: Contents

    /// The layer's picture: a `CGImage`, or what the layer itself has drawn. Animatable.
    open var contents: Any? {
        get { values.contents }
        set { change(.contents) { $0.contents = newValue } }
    }
    /// The part of the contents that is shown, in fractions of its size. Animatable.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { if newValue != values.contentsRect { change(.contentsRect) { $0.contentsRect = newValue } } }
    }
    /// The part of the contents that stretches, in fractions of its size. Animatable.
    open var contentsCenter: CGRect {
        get { values.contentsCenter }
        set { if newValue != values.contentsCenter { change(.contentsCenter) { $0.contentsCenter = newValue } } }
    }
    /// How the contents fill the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { values.contentsGravity }
        set { if newValue != values.contentsGravity { change(.contentsGravity) { $0.contentsGravity = newValue } } }
    }
    /// Pixels a point of the contents.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { if newValue != values.contentsScale { change(.contentsScale) { $0.contentsScale = newValue } } }
    }
    /// The pixel format of contents that the layer draws.
    open var contentsFormat: CALayerContentsFormat {
        get { values.contentsFormat }
        set { if newValue != values.contentsFormat { change(.contentsFormat) { $0.contentsFormat = newValue } } }
    }
    /// How contents are made smaller. The linear filter leaves no pixel out; the trilinear one changes evenly with the size.
    open var minificationFilter: CALayerContentsFilter {
        get { values.minificationFilter }
        set { if newValue != values.minificationFilter { change(.minificationFilter) { $0.minificationFilter = newValue } } }
    }
    /// How far from the needed size trilinear minification samples, in halvings: above 0 it is smoother, below sharper.
    open var minificationFilterBias: Float {
        get { values.minificationFilterBias }
        set { if newValue != values.minificationFilterBias { change(.minificationFilterBias) { $0.minificationFilterBias = newValue } } }
    }
    /// How contents are made larger.
    open var magnificationFilter: CALayerContentsFilter {
        get { values.magnificationFilter }
        set { if newValue != values.magnificationFilter { change(.magnificationFilter) { $0.magnificationFilter = newValue } } }
    }
    /// Whether drawing may be put off to another thread.
    open var drawsAsynchronously: Bool {
        get { values.drawsAsynchronously }
        set { values.drawsAsynchronously = newValue }
    }

    // MARK: Display

    /// Whether a change of the bounds asks for the contents to be drawn again.
    open var needsDisplayOnBoundsChange: Bool {
        get { values.needsDisplayOnBoundsChange }
        set { values.needsDisplayOnBoundsChange = newValue }
    }
    /// Asks for the contents to be drawn again at the next commit.
    open func setNeedsDisplay() { mark(.display) }
    // @objc(setNeedsDisplayInRect:)
    /// Asks for a part of the contents to be drawn again at the next commit.
    open func setNeedsDisplay(_ r: CGRect) { mark(.display) }
    /// Returns whether the contents are to be drawn again.
    open func needsDisplay() -> Bool { pending.contains(.display) }
    /// Draws the contents now if they are to be drawn again.
    open func displayIfNeeded() { displayNowIfNeeded() }
    /// Provides the contents: asks the delegate, or draws into a bitmap with `draw(in:)`.
    open func display() { displayDefault() }
    /// Draws the contents; asks the delegate. The context's unit is the point, its origin the top-left corner of the bounds.
    open func draw(in ctx: CGContext) { drawDefault(in: ctx) }
    /// Draws the layer and what is in it into a context, without animations. The layer's own position and transform are left out.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }
    /// Returns whether a change of the property with the given key asks for the contents to be drawn again.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Layout

    /// Asks for the sublayers to be laid out at the next commit.
    open func setNeedsLayout() { mark(.layout) }
    /// Returns whether the sublayers are to be laid out.
    open func needsLayout() -> Bool { pending.contains(.layout) }
    /// Lays out the tree that this layer's layout depends on now, if it is to be laid out.
    open func layoutIfNeeded() { layoutNowIfNeeded() }
    /// Lays out the sublayers; asks the delegate.
    open func layoutSublayers() { layoutDefault() }
    /// The size that the layer prefers, in points.
    open func preferredFrameSize() -> CGSize { frame.size }

    // MARK: Hit testing and conversion

    /// Returns the frontmost layer of this tree at a point of the superlayer.
    open func hitTest(_ p: CGPoint) -> CALayer? { hitTestDefault(p) }
    /// Returns whether a point is inside the bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// Converts a point from another layer's coordinates.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { LayerMapping.map(p, from: l, to: self) }
    /// Converts a point to another layer's coordinates.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { LayerMapping.map(p, from: self, to: l) }
    /// Converts a rectangle from another layer's coordinates.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { LayerMapping.map(r, from: l, to: self) }
    /// Converts a rectangle to another layer's coordinates.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { LayerMapping.map(r, from: self, to: l) }
    /// Converts a time from another layer's clock.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(l?.absoluteTime(t) ?? t) }
    /// Converts a time to another layer's clock.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l?.localTime(absoluteTime(t)) ?? absoluteTime(t)
    }
    /// The part of the bounds that no ancestor cuts off.
    open var visibleRect: CGRect { computeVisibleRect() }
    /// Asks the nearest scroll layer to show a point at its origin.
    open func scroll(_ p: CGPoint) { superlayer?.scroll(convert(p, to: superlayer)) }
    /// Asks the nearest scroll layer to show a rectangle.
    open func scrollRectToVisible(_ r: CGRect) { superlayer?.scrollRectToVisible(convert(r, to: superlayer)) }

    // MARK: Actions and animations

    /// Returns the action for an event: the delegate's, one of `actions`, one of the style's, the class's default.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(event) }
    /// Returns the class's default action for an event.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { implicitAction(event) }
    /// Returns the class's default value of a property.
    open class func defaultValue(forKey key: String) -> Any? { standardValue(key) }
    /// Adds a copy of an animation. One that is there under the same key is removed.
    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key: key) }
    /// Removes all animations.
    open func removeAllAnimations() { removeEveryAnimation() }
    /// Removes the animation with the given key.
    open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }
    /// The keys of the animations, in the order they were added; `nil` if there are none.
    open func animationKeys() -> [String]? { running.isEmpty ? nil : running.compactMap(\.key) }
    /// Returns the animation with the given key.
    open func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }
    // @objc(presentationLayer)
    /// Returns a copy of the layer as it shows now, animations included; `nil` before it was first committed.
    open func presentation() -> Self? { currentPresentation() as? Self }
    // @objc(modelLayer)
    /// Returns the layer that a presentation copy stands for; the layer itself otherwise.
    open func model() -> Self { (modelStorage as? Self) ?? self }
}
