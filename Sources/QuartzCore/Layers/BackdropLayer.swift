import CoreGraphics
import Foundation

/// How a backdrop changes what is behind it.
package struct BackdropValues: Equatable {
    /// The standard deviation of the blur, in points.
    package var blurRadius: CGFloat = 0
    /// How colourful the result is: 0 for grey, 1 for as it was.
    package var saturation: CGFloat = 1
    /// What is laid over the result.
    package var tint: CGColor?
    /// What is added to each colour, from −1 to 1.
    package var brightness: CGFloat = 0

    /// Nothing is changed.
    package init() {}

    package init(blurRadius: CGFloat, saturation: CGFloat, tint: CGColor?, brightness: CGFloat = 0) {
        (self.blurRadius, self.saturation, self.tint, self.brightness) = (blurRadius, saturation, tint, brightness)
    }
}

/// A layer that shows what is behind it in its bounds, blurred and coloured.
///
/// What is behind is everything that is painted before the layer, wherever it is in the tree.
package final class BackdropLayer: CALayer {
    final var backdrop = BackdropValues()
    final var isSeenThroughContents = false

    /// Creates a layer that changes nothing.
    package override init() { super.init() }

    /// Creates a copy for the presentation tree.
    package override init(layer: Any) {
        super.init(layer: layer)
        copyOwnProperties(from: layer as! CALayer)
    }

    /// Creates a layer from an archive.
    package required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The standard deviation of the blur, in points. Animatable.
    package var blurRadius: CGFloat {
        get { backdrop.blurRadius }
        set { if newValue != backdrop.blurRadius { changeOwn(.blurRadius) { backdrop.blurRadius = newValue } } }
    }
    /// How colourful the result is. Animatable.
    package var saturation: CGFloat {
        get { backdrop.saturation }
        set { if newValue != backdrop.saturation { changeOwn(.saturation) { backdrop.saturation = newValue } } }
    }
    /// What is laid over the result. Animatable.
    package var tint: CGColor? {
        get { backdrop.tint }
        set { if newValue != backdrop.tint { changeOwn(.tint) { backdrop.tint = newValue } } }
    }
    /// What is added to each colour. Animatable.
    package var brightness: CGFloat {
        get { backdrop.brightness }
        set { if newValue != backdrop.brightness { changeOwn(.brightness) { backdrop.brightness = newValue } } }
    }

    /// Whether only as much shows as the layer's contents and sublayers cover, whatever their colours.
    package var showsThroughContents: Bool {
        get { isSeenThroughContents }
        set {
            isSeenThroughContents = newValue
            mark(.commit)
        }
    }

    override var frameworkClass: CALayer.Type { BackdropLayer.self }
    override func makeFrameworkCopy() -> CALayer { BackdropLayer(layer: self) }
    override func copyOwnProperties(from other: CALayer) {
        guard let other = other as? BackdropLayer else { return }
        (backdrop, isSeenThroughContents) = (other.backdrop, other.isSeenThroughContents)
    }
    package override var specialty: LayerSpecialty { isSeenThroughContents ? .vibrancy : .backdrop }

    override func ownProperty(_ key: LayerKey) -> AnimatableValue? {
        switch key {
        case .blurRadius: .number(Double(blurRadius))
        case .saturation: .number(Double(saturation))
        case .tint: tint.map { .color($0) } ?? AnimatableValue.none
        case .brightness: .number(Double(brightness))
        default: nil
        }
    }

    override func setOwnProperty(_ key: LayerKey, _ value: AnimatableValue) -> Bool {
        switch (key, value) {
        case (.blurRadius, .number(let n)): blurRadius = CGFloat(n)
        case (.saturation, .number(let n)): saturation = CGFloat(n)
        case (.tint, _): tint = value.color
        case (.brightness, .number(let n)): brightness = CGFloat(n)
        default: return false
        }
        return true
    }
}
