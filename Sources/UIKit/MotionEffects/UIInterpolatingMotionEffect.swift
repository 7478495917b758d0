import Foundation
import QuartzCore

/// Adds a value to a property that lies between two ends, by where the viewer is. See
/// https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axes along which the viewer moves. See
    /// https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/effecttype.
    public enum EffectType: Int, Sendable {
        /// From left to right.
        case tiltAlongHorizontalAxis = 0
        /// From top to bottom.
        case tiltAlongVerticalAxis = 1
    }

    /// The key path of the view's property: `center.x`, `layer.shadowOffset.width`.
    public let keyPath: String
    /// The axis.
    public let type: EffectType
    /// What is added where the viewer is at the left or the top; `nil` for nothing.
    open var minimumRelativeValue: Any?
    /// What is added where the viewer is at the right or the bottom; `nil` for nothing.
    open var maximumRelativeValue: Any?

    /// Creates an effect on a property along an axis.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }

    /// Creates an effect from an archive.
    public required init?(coder: NSCoder) {
        guard let keyPath = coder.objectIfPresent(forKey: "UIKeyPath") as? String,
            let type = EffectType(rawValue: coder.decodeInteger(forKey: "UIType"))
        else { return nil }
        (self.keyPath, self.type) = (keyPath, type)
        super.init(coder: coder)
        minimumRelativeValue = coder.objectIfPresent(forKey: "UIMinimumRelativeValue")
        maximumRelativeValue = coder.objectIfPresent(forKey: "UIMaximumRelativeValue")
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let (low, high) = (minimumRelativeValue.map(MotionValues.value), maximumRelativeValue.map(MotionValues.value))
        guard let known = low ?? high else { return nil }
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let value = AnimatableValue.interpolate(low ?? known.zero, high ?? known.zero, Double((min(max(offset, -1), 1) + 1) / 2))
        return value.any.map { [keyPath: $0] }
    }

    /// An effect of the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        (copy.minimumRelativeValue, copy.maximumRelativeValue) = (minimumRelativeValue, maximumRelativeValue)
        return copy
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(keyPath, forKey: "UIKeyPath")
        coder.encode(type.rawValue, forKey: "UIType")
        coder.encode(minimumRelativeValue, forKey: "UIMinimumRelativeValue")
        coder.encode(maximumRelativeValue, forKey: "UIMaximumRelativeValue")
    }
}
