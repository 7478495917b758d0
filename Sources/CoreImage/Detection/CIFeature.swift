import CoreGraphics
import Foundation

/// The type of features that are QR codes.
public let CIFeatureTypeQRCode = "QRCode"

/// Something that a detector found in a picture. See https://developer.apple.com/documentation/coreimage/cifeature.
open class CIFeature: NSObject, @unchecked Sendable {
    /// What it is.
    public let type: String
    /// The rectangle around it, in the picture's coordinates: pixels, y upwards.
    public let bounds: CGRect

    init(type: String, bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
}

/// A QR code in a picture. See https://developer.apple.com/documentation/coreimage/ciqrcodefeature.
///
/// Corners are those of the code as it is to be held, in the picture's coordinates.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    /// The upper left corner, where one of the three marks is.
    public let topLeft: CGPoint
    /// The upper right corner.
    public let topRight: CGPoint
    /// The lower left corner.
    public let bottomLeft: CGPoint
    /// The lower right corner, the one without a mark.
    public let bottomRight: CGPoint
    /// What the code says; `nil` if that is no text.
    public let messageString: String?

    /// - Parameter corners: top left, top right, bottom right, bottom left.
    init(corners: [CGPoint], messageString: String?) {
        (topLeft, topRight, bottomRight, bottomLeft) = (corners[0], corners[1], corners[2], corners[3])
        self.messageString = messageString
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, bottom) = (xs.min() ?? 0, ys.min() ?? 0)
        super.init(
            type: CIFeatureTypeQRCode,
            bounds: CGRect(x: left, y: bottom, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - bottom))
    }
}
