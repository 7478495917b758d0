import CoreGraphics
import Foundation

/// Places in a picture as it is shown, and in the camera's own picture, which is landscape with the home button on the right. Both are in
/// fractions, from the top left.
package enum VideoGeometry {
    /// The place in the camera's picture of a place in a turned and mirrored one.
    package static func cameraPoint(_ shown: CGPoint, _ orientation: AVCaptureVideoOrientation, isMirrored: Bool) -> CGPoint {
        let (x, y) = (isMirrored ? 1 - shown.x : shown.x, shown.y)
        switch orientation {
        case .portrait: return CGPoint(x: y, y: 1 - x)
        case .portraitUpsideDown: return CGPoint(x: 1 - y, y: x)
        case .landscapeRight: return CGPoint(x: x, y: y)
        case .landscapeLeft: return CGPoint(x: 1 - x, y: 1 - y)
        }
    }

    /// The place in a turned and mirrored picture of a place in the camera's.
    package static func shownPoint(_ camera: CGPoint, _ orientation: AVCaptureVideoOrientation, isMirrored: Bool) -> CGPoint {
        let (x, y) = (camera.x, camera.y)
        let point: CGPoint =
            switch orientation {
            case .portrait: CGPoint(x: 1 - y, y: x)
            case .portraitUpsideDown: CGPoint(x: y, y: 1 - x)
            case .landscapeRight: CGPoint(x: x, y: y)
            case .landscapeLeft: CGPoint(x: 1 - x, y: 1 - y)
            }
        return isMirrored ? CGPoint(x: 1 - point.x, y: point.y) : point
    }

    /// The rectangle around what becomes of a rectangle's corners.
    static func rect(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
        let (a, b) = (map(CGPoint(x: rect.minX, y: rect.minY)), map(CGPoint(x: rect.maxX, y: rect.maxY)))
        return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }

    /// Where a whole picture of a size is within bounds.
    static func frame(of size: CGSize, in bounds: CGRect, _ gravity: AVLayerVideoGravity) -> CGRect {
        guard gravity != .resize, size.width > 0, size.height > 0 else { return bounds }
        let (horizontal, vertical) = (bounds.width / size.width, bounds.height / size.height)
        let scale = gravity == .resizeAspectFill ? max(horizontal, vertical) : min(horizontal, vertical)
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
}
