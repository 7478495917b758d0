import CoreGraphics

// Places in a picture in fractions of its size, from its lower left, and in pixels from there. See
// https://developer.apple.com/documentation/vision/vnutils.

/// All of a picture, in fractions.
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)

/// Whether a rectangle is all of a picture.
public func VNNormalizedRectIsIdentityRect(_ normalizedRect: CGRect) -> Bool { normalizedRect == VNNormalizedIdentityRect }

/// Returns a point in pixels for one in fractions.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}

/// Returns a point in fractions for one in pixels.
public func VNNormalizedPointForImagePoint(_ imagePoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: imagePoint.x / CGFloat(imageWidth), y: imagePoint.y / CGFloat(imageHeight))
}

/// Returns a rectangle in pixels for one in fractions.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: normalizedRect.minX * width, y: normalizedRect.minY * height, width: normalizedRect.width * width,
        height: normalizedRect.height * height)
}

/// Returns a rectangle in fractions for one in pixels.
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: imageRect.minX / width, y: imageRect.minY / height, width: imageRect.width / width, height: imageRect.height / height)
}

/// Returns a point in pixels for one in fractions of a part of the picture, which is in fractions of the picture.
public func VNImagePointForNormalizedPointUsingRegionOfInterest(
    _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int, _ roi: CGRect
) -> CGPoint {
    let point = CGPoint(x: roi.minX + normalizedPoint.x * roi.width, y: roi.minY + normalizedPoint.y * roi.height)
    return VNImagePointForNormalizedPoint(point, imageWidth, imageHeight)
}

/// Returns a point in fractions of a part of the picture for one in pixels.
public func VNNormalizedPointForImagePointUsingRegionOfInterest(
    _ imagePoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int, _ roi: CGRect
) -> CGPoint {
    let point = VNNormalizedPointForImagePoint(imagePoint, imageWidth, imageHeight)
    return CGPoint(x: (point.x - roi.minX) / roi.width, y: (point.y - roi.minY) / roi.height)
}

/// Returns a rectangle in pixels for one in fractions of a part of the picture.
public func VNImageRectForNormalizedRectUsingRegionOfInterest(
    _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int, _ roi: CGRect
) -> CGRect {
    let origin = VNImagePointForNormalizedPointUsingRegionOfInterest(normalizedRect.origin, imageWidth, imageHeight, roi)
    return CGRect(
        x: origin.x, y: origin.y, width: normalizedRect.width * roi.width * CGFloat(imageWidth),
        height: normalizedRect.height * roi.height * CGFloat(imageHeight))
}

/// Returns a rectangle in fractions of a part of the picture for one in pixels.
public func VNNormalizedRectForImageRectUsingRegionOfInterest(
    _ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int, _ roi: CGRect
) -> CGRect {
    let origin = VNNormalizedPointForImagePointUsingRegionOfInterest(imageRect.origin, imageWidth, imageHeight, roi)
    return CGRect(
        x: origin.x, y: origin.y, width: imageRect.width / CGFloat(imageWidth) / roi.width,
        height: imageRect.height / CGFloat(imageHeight) / roi.height)
}
