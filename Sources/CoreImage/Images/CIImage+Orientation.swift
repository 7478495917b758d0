import CoreGraphics
import Foundation
import ImageIO

extension CIImage {
    /// The transform that shows the picture upright if it was taken in an orientation.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let (x, y, w, h) = (extent.minX, extent.minY, extent.width, extent.height)
        // y goes upwards here. The first row is where the picture's own x axis goes.
        let turned: CGAffineTransform =
            switch orientation {
            case .up: .identity
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w + 2 * x, ty: 0)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w + 2 * x, ty: h + 2 * y)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h + 2 * y)
            case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h + y + x, ty: w + x + y)
            case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: x - y, ty: w + x + y)
            case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: x - y, ty: y - x)
            case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h + y + x, ty: y - x)
            }
        return turned
    }

    /// Returns the picture upright, if it was taken in an orientation.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }

    /// Returns the picture upright, if it was taken in an orientation of EXIF's, from 1 to 8; itself for another number.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        UInt32(exactly: orientation).flatMap { CGImagePropertyOrientation(rawValue: $0) }.map { oriented($0) } ?? self
    }
}
