import UIKit

/// An image that is repeated. See https://developer.apple.com/documentation/swiftui/imagepaint.
public struct ImagePaint: ShapeStyle {
    /// The style itself.
    public typealias Resolved = Never
    /// The image.
    public var image: Image
    /// The part of it, where 1 is all of it.
    public var sourceRect: CGRect
    /// How many times as large it is painted.
    public var scale: CGFloat
    /// Creates the style.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }
    /// What is painted.
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        guard let whole = image.uiImage(in: environment) else { return _Paint(.color(.clear)) }
        let size = CGSize(width: whole.size.width * sourceRect.width * scale, height: whole.size.height * sourceRect.height * scale)
        guard size.width > 0, size.height > 0 else { return _Paint(.color(.clear)) }
        let tile = UIGraphicsImageRenderer(size: size).image { _ in
            whole.draw(
                in: CGRect(
                    x: -whole.size.width * sourceRect.minX * scale, y: -whole.size.height * sourceRect.minY * scale,
                    width: whole.size.width * scale, height: whole.size.height * scale))
        }
        return _Paint(.color(UIColor(patternImage: tile)))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// An image that is repeated.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
