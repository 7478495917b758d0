import CoreGraphics
import Foundation

/// How an image's pixels lie relative to how it is to be shown, as EXIF numbers it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// As they are.
    case up = 1
    /// Left and right exchanged.
    case upMirrored = 2
    /// Upside down.
    case down = 3
    /// Top and bottom exchanged.
    case downMirrored = 4
    /// To be mirrored, then turned left.
    case leftMirrored = 5
    /// To be turned right.
    case right = 6
    /// To be mirrored, then turned right.
    case rightMirrored = 7
    /// To be turned left.
    case left = 8
}

extension CGImage {
    /// The image with its pixels brought to how it is to be shown.
    package func turned(_ orientation: Int) -> CGImage? {
        guard (2...8).contains(orientation) else { return self }
        let isTurned = orientation >= 5
        let (w, h) = (CGFloat(width), CGFloat(height))
        let size = isTurned ? (height, width) : (width, height)
        guard let surface = Surface(width: size.0, height: size.1, format: isOpaque ? .bgrx : .bgra),
            let context = CGContext(surface: surface)
        else { return nil }
        // From the stored picture's space to the shown one's, y growing upwards in both.
        let transform: CGAffineTransform
        switch orientation {
        case 2: transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
        case 3: transform = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
        case 4: transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
        case 5: transform = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
        case 6: transform = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
        case 7: transform = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        default: transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
        }
        context.concatenate(transform)
        context.interpolationQuality = .none
        context.draw(self, in: CGRect(x: 0, y: 0, width: w, height: h))
        return CGImage(surface: surface)
    }
}

extension DecodedImage {
    /// The image, its longer side being `maximum` pixels.
    func scaled(to maximum: Int) -> DecodedImage? {
        let factor = Double(maximum) / Double(max(surface.width, surface.height))
        let (width, height) = (
            max(Int((Double(surface.width) * factor).rounded()), 1), max(Int((Double(surface.height) * factor).rounded()), 1)
        )
        guard let small = Surface(width: width, height: height, format: surface.isOpaque ? .bgrx : .bgra),
            let context = CGContext(surface: small)
        else { return nil }
        context.interpolationQuality = .high
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        var result = self
        result.surface = small
        (result.layout.width, result.layout.height, result.layout.bytesPerRow) = (width, height, width * 4)
        return result
    }
}
