import Foundation

/// What makes its pictures larger where the person has chosen a size of text for accessibility.
/// See https://developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    /// Whether pictures grow as body text does, from the first size for accessibility on. `false` unless set.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension UIImage {
    /// The image so many times as large. One with caps, which is stretched anyway, stays as it is.
    func enlarged(by factor: CGFloat) -> UIImage {
        guard factor != 1, capInsets == .zero, size.width > 0, size.height > 0 else { return self }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let size = CGSize(width: size.width * factor, height: size.height * factor)
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
        return drawn.withRenderingMode(renderingMode)
    }
}
