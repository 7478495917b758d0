import Foundation
import QuartzCore

/// All hues from left to right, from white above to black below.
final class ColorSpectrumView: ColorField {
    private let hues = CAGradientLayer()
    private let tones = CAGradientLayer()
    /// Where a finger chose the colour: what is white or black is so at any hue.
    private var place: CGPoint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = ColorPickerWords.spectrum.text
        layer.cornerRadius = 8
        clipsToBounds = true
        hues.colors = (0...6).map { ColorParts(hue: CGFloat($0) / 6, saturation: 1, brightness: 1).uiColor.cgColor }
        (hues.startPoint, hues.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        tones.colors = [(1, 1), (1, 0), (0, 0), (0, 1)].map { UIColor(white: $0.0, alpha: $0.1).cgColor }
        tones.locations = [0, 0.5, 0.5, 1]
        for gradient in [hues, tones] { layer.insertSublayer(gradient, below: marker.layer) }
        marker.bounds.size = CGSize(width: 28, height: 28)
        marker.layer.cornerRadius = 14
    }

    required init?(coder: NSCoder) { nil }

    /// The colour at a place, in fractions of the bounds.
    static func color(at place: CGPoint) -> ColorParts {
        ColorParts(hue: place.x, saturation: min(1, 2 * place.y), brightness: min(1, 2 - 2 * place.y))
    }

    /// Where a colour is, or what is nearest to it.
    static func place(of color: ColorParts) -> CGPoint {
        let parts = ColorMath.hsb(color.red, color.green, color.blue)
        return CGPoint(x: parts.hue, y: 1 - parts.brightness * (1 - parts.saturation / 2))
    }

    override func color(at point: CGPoint) -> ColorParts {
        let place = CGPoint(x: min(max(point.x / bounds.width, 0), 1), y: min(max(point.y / bounds.height, 0), 1))
        self.place = place
        setNeedsLayout()
        return Self.color(at: place).with(alpha: color.alpha)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for gradient in [hues, tones] { gradient.frame = bounds }
        CATransaction.commit()
        if let place, !Self.color(at: place).looksLike(color) { self.place = nil }
        let place = place ?? Self.place(of: color)
        marker.center = CGPoint(x: place.x * bounds.width, y: place.y * bounds.height)
        marker.backgroundColor = color.with(alpha: 1).uiColor
    }
}
