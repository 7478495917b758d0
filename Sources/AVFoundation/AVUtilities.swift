import CoreGraphics

/// Returns the largest rectangle of an aspect ratio that fits in another, in its middle.
///
/// - Parameters:
///   - aspectRatio: width to height, as a size of any extent.
///   - boundingRect: where it has to fit.
///
/// See https://developer.apple.com/documentation/avfoundation/avmakerect(aspectratio:insiderect:).
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return CGRect(origin: boundingRect.origin, size: .zero) }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.minX + (boundingRect.width - size.width) / 2, y: boundingRect.minY + (boundingRect.height - size.height) / 2,
        width: size.width, height: size.height)
}
