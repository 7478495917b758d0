import CoreGraphics
import Foundation

/// Which parts of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The rule's name.
    public let rawValue: String
    /// Creates a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What the path winds around.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What the path winds around an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The join's name.
    public let rawValue: String
    /// Creates a join from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In a point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// In an arc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// With the point cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The cap's name.
    public let rawValue: String
    /// Creates a cap from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With a half circle around it.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a width beyond it.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// What the path winds around.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// What the path winds around an odd number of times.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
/// In a point.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// In an arc.
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// With the point cut off.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
/// At the end point.
public let kCALineCapButt = CAShapeLayerLineCap.butt
/// With a half circle around it.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// Half a width beyond it.
public let kCALineCapSquare = CAShapeLayerLineCap.square

/// What a shape layer adds to a layer.
package struct ShapeValues {
    package var path: CGPath?
    package var fillColor: CGColor? = LayerValues.black
    package var fillRule = CAShapeLayerFillRule.nonZero
    package var strokeColor: CGColor?
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var lineWidth: CGFloat = 1
    package var miterLimit: CGFloat = 10
    package var lineCap = CAShapeLayerLineCap.butt
    package var lineJoin = CAShapeLayerLineJoin.miter
    package var lineDashPhase: CGFloat = 0
    package var lineDashPattern: [NSNumber]?
    package var isAntialiased = true
}

/// A layer that fills and strokes a path in its own coordinates.
open class CAShapeLayer: CALayer {
    /// The shape's properties.
    package final var shape = ShapeValues()

    /// Whether pixels that the path covers in part are painted in part.
    package final var isAntialiased: Bool {
        get { shape.isAntialiased }
        set {
            guard newValue != shape.isAntialiased else { return }
            shape.isAntialiased = newValue
            mark(.commit)
        }
    }

    /// Creates a layer without a path.
    public override init() { super.init() }

    /// Creates a copy for the presentation tree.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAShapeLayer { shape = other.shape }
    }

    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The path. Animatable between paths of the same elements.
    open var path: CGPath? {
        get { shape.path }
        set {
            // A path under construction may change later.
            let new = newValue is CGMutablePath ? newValue?.copy() : newValue
            changeOwn(.path) { shape.path = new }
        }
    }
    /// The colour inside the path; none if `nil`. Animatable.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { if newValue !== shape.fillColor { changeOwn(.fillColor) { shape.fillColor = newValue } } }
    }
    /// Which parts of the path are inside.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { if newValue != shape.fillRule { changeOwn(.fillRule) { shape.fillRule = newValue } } }
    }
    /// The colour of the path's line; none if `nil`. Animatable.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { if newValue !== shape.strokeColor { changeOwn(.strokeColor) { shape.strokeColor = newValue } } }
    }
    /// Where on the path the line begins, from 0 to 1. Animatable.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { if newValue != shape.strokeStart { changeOwn(.strokeStart) { shape.strokeStart = newValue } } }
    }
    /// Where on the path the line ends, from 0 to 1. Animatable.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { if newValue != shape.strokeEnd { changeOwn(.strokeEnd) { shape.strokeEnd = newValue } } }
    }
    /// The width of the line, in points. Animatable.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { if newValue != shape.lineWidth { changeOwn(.lineWidth) { shape.lineWidth = newValue } } }
    }
    /// The largest ratio of a miter's length to the line's width. Animatable.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { if newValue != shape.miterLimit { changeOwn(.miterLimit) { shape.miterLimit = newValue } } }
    }
    /// How lines end.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { if newValue != shape.lineCap { changeOwn(.lineCap) { shape.lineCap = newValue } } }
    }
    /// How lines meet.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { if newValue != shape.lineJoin { changeOwn(.lineJoin) { shape.lineJoin = newValue } } }
    }
    /// How far into the dash pattern the line begins, in points. Animatable.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { if newValue != shape.lineDashPhase { changeOwn(.lineDashPhase) { shape.lineDashPhase = newValue } } }
    }
    /// The lengths of dashes and gaps in turn, in points; a solid line if `nil`.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { changeOwn(.lineDashPattern) { shape.lineDashPattern = newValue } }
    }

    override var frameworkClass: CALayer.Type { CAShapeLayer.self }
    package override var specialty: LayerSpecialty { .shape }
    override func makeFrameworkCopy() -> CALayer { CAShapeLayer(layer: self) }
    override func copyOwnProperties(from other: CALayer) {
        if let other = other as? CAShapeLayer { shape = other.shape }
    }

    override var archivedOwnKeys: [LayerKey] {
        [
            .path, .fillColor, .fillRule, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineCap, .lineJoin,
            .lineDashPhase, .lineDashPattern,
        ]
    }

    override func ownProperty(_ key: LayerKey) -> AnimatableValue? {
        switch key {
        case .path: path.map { .path($0) } ?? AnimatableValue.none
        case .fillColor: fillColor.map { .color($0) } ?? AnimatableValue.none
        case .fillRule: .object(fillRule.rawValue)
        case .strokeColor: strokeColor.map { .color($0) } ?? AnimatableValue.none
        case .strokeStart: .number(Double(strokeStart))
        case .strokeEnd: .number(Double(strokeEnd))
        case .lineWidth: .number(Double(lineWidth))
        case .miterLimit: .number(Double(miterLimit))
        case .lineCap: .object(lineCap.rawValue)
        case .lineJoin: .object(lineJoin.rawValue)
        case .lineDashPhase: .number(Double(lineDashPhase))
        case .lineDashPattern: lineDashPattern.map { AnimatableValue($0) } ?? AnimatableValue.none
        default: nil
        }
    }

    override func setOwnProperty(_ key: LayerKey, _ value: AnimatableValue) -> Bool {
        switch (key, value) {
        case (.path, _): path = value.path
        case (.fillColor, _): fillColor = value.color
        case (.strokeColor, _): strokeColor = value.color
        case (.strokeStart, .number(let n)): strokeStart = CGFloat(n)
        case (.strokeEnd, .number(let n)): strokeEnd = CGFloat(n)
        case (.lineWidth, .number(let n)): lineWidth = CGFloat(n)
        case (.miterLimit, .number(let n)): miterLimit = CGFloat(n)
        case (.lineDashPhase, .number(let n)): lineDashPhase = CGFloat(n)
        case (.lineDashPattern, _): lineDashPattern = value.array?.compactMap { $0.number.map { NSNumber(value: $0) } }
        case (.fillRule, .object(let any)):
            fillRule = (any as? CAShapeLayerFillRule) ?? CAShapeLayerFillRule(rawValue: any as? String ?? "non-zero")
        case (.lineCap, .object(let any)):
            lineCap = (any as? CAShapeLayerLineCap) ?? CAShapeLayerLineCap(rawValue: any as? String ?? "butt")
        case (.lineJoin, .object(let any)):
            lineJoin = (any as? CAShapeLayerLineJoin) ?? CAShapeLayerLineJoin(rawValue: any as? String ?? "miter")
        default: return false
        }
        return true
    }
}
