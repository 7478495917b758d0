import CoreGraphics
import Foundation

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The type's name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from the start to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start point to an ellipse whose box has the end point for a corner.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, beginning in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Along a line.
public let kCAGradientLayerAxial = CAGradientLayerType.axial
/// From a point outwards.
public let kCAGradientLayerRadial = CAGradientLayerType.radial
/// Around a point.
public let kCAGradientLayerConic = CAGradientLayerType.conic

/// What a gradient layer adds to a layer.
package struct GradientValues {
    package var colors: [Any]?
    package var locations: [NSNumber]?
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)
    package var type = CAGradientLayerType.axial
}

/// A layer that shows a gradient over its background colour.
open class CAGradientLayer: CALayer {
    /// The gradient's properties.
    package final var gradient = GradientValues()

    /// Creates a layer without colours.
    public override init() { super.init() }

    /// Creates a copy for the presentation tree.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAGradientLayer { gradient = other.gradient }
    }

    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The colours, as `CGColor`s. Animatable.
    open var colors: [Any]? {
        get { gradient.colors }
        set { changeOwn(.colors) { gradient.colors = newValue } }
    }
    /// Where each colour is, from 0 to 1; evenly spread if `nil`. Animatable.
    open var locations: [NSNumber]? {
        get { gradient.locations }
        set { changeOwn(.locations) { gradient.locations = newValue } }
    }
    /// Where the gradient begins, in fractions of the bounds. Animatable.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { if newValue != gradient.startPoint { changeOwn(.startPoint) { gradient.startPoint = newValue } } }
    }
    /// Where the gradient ends, in fractions of the bounds. Animatable.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { if newValue != gradient.endPoint { changeOwn(.endPoint) { gradient.endPoint = newValue } } }
    }
    /// The gradient's shape.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { if newValue != gradient.type { changeOwn(.type) { gradient.type = newValue } } }
    }

    override var frameworkClass: CALayer.Type { CAGradientLayer.self }
    package override var specialty: LayerSpecialty { .gradient }
    override func makeFrameworkCopy() -> CALayer { CAGradientLayer(layer: self) }
    override func copyOwnProperties(from other: CALayer) {
        if let other = other as? CAGradientLayer { gradient = other.gradient }
    }

    override var archivedOwnKeys: [LayerKey] { [.colors, .locations, .startPoint, .endPoint, .type] }

    override func ownProperty(_ key: LayerKey) -> AnimatableValue? {
        switch key {
        case .colors: AnimatableValue(colors)
        case .locations: AnimatableValue(locations)
        case .startPoint: .point(startPoint)
        case .endPoint: .point(endPoint)
        case .type: .object(type.rawValue)
        default: nil
        }
    }

    override func setOwnProperty(_ key: LayerKey, _ value: AnimatableValue) -> Bool {
        switch (key, value) {
        case (.colors, _): colors = value.array?.compactMap { $0.any }
        case (.locations, _): locations = value.array?.compactMap { $0.number.map { NSNumber(value: $0) } }
        case (.startPoint, .point(let p)): startPoint = p
        case (.endPoint, .point(let p)): endPoint = p
        case (.type, .object(let any)):
            type = (any as? CAGradientLayerType) ?? CAGradientLayerType(rawValue: any as? String ?? "axial")
        default: return false
        }
        return true
    }
}
