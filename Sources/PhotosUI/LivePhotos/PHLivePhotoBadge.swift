import UIKit

/// How a live photo's sign is drawn. See https://developer.apple.com/documentation/photosui/phlivephotobadgeoptions.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// White, with a shadow: over a picture.
    public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1 << 0)
    /// Crossed out: the picture does not move.
    public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 1 << 1)
}

/// The sign of live photos: a disc, a ring and a ring of dots.
@MainActor
enum LivePhotoBadge {
    private static let side: CGFloat = 28

    static func image(_ badgeOptions: PHLivePhotoBadgeOptions) -> UIImage {
        let size = CGSize(width: side, height: side)
        let image = UIGraphicsImageRenderer(size: size).image { renderer in
            let context = renderer.cgContext
            let overContent = badgeOptions.contains(.overContent)
            if overContent { context.setShadow(offset: .zero, blur: 3, color: UIColor(white: 0, alpha: 0.5).cgColor) }
            let color = overContent ? UIColor.white : .black
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            color.set()
            draw(in: context, crossed: badgeOptions.contains(.liveOff))
            context.endTransparencyLayer()
        }
        return badgeOptions.contains(.overContent) ? image : image.withRenderingMode(.alwaysTemplate)
    }

    private static func draw(in context: CGContext, crossed: Bool) {
        let center = CGPoint(x: side / 2, y: side / 2)
        func circle(_ radius: CGFloat) -> CGRect {
            CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        }
        context.fillEllipse(in: circle(2.5))
        context.setLineWidth(1.2)
        context.strokeEllipse(in: circle(5.5))
        for dot in 0..<24 {
            let angle = CGFloat(dot) * .pi / 12
            let place = CGPoint(x: center.x + 9 * cos(angle), y: center.y + 9 * sin(angle))
            context.fillEllipse(in: CGRect(x: place.x - 0.6, y: place.y - 0.6, width: 1.2, height: 1.2))
        }
        guard crossed else { return }
        for (width, mode) in [(4, CGBlendMode.clear), (1.4, .normal)] as [(CGFloat, CGBlendMode)] {
            context.setBlendMode(mode)
            context.setLineWidth(width)
            context.strokeLineSegments(between: [CGPoint(x: 5, y: 5), CGPoint(x: side - 5, y: side - 5)])
        }
    }
}
