import CoreGraphics
import Foundation
import SampanCodes

/// The type of detectors that find QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The option of how thoroughly a detector looks.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Quickly: codes that are small, blurred or bright on dark may be missed.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Thoroughly; so it is without the option, too.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"

/// Finds something in pictures. See https://developer.apple.com/documentation/coreimage/cidetector.
///
/// QR codes are found. Faces, rectangles and text are not, and detectors of these types are not made.
open class CIDetector: NSObject, @unchecked Sendable {
    private let context: CIContext
    private let isQuick: Bool

    /// Creates a detector; `nil` for a type that is not known.
    ///
    /// - Parameters:
    ///   - context: what renders the pictures; one of the detector's own if there is none.
    ///   - options: `CIDetectorAccuracy`, for all pictures.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        guard type == CIDetectorTypeQRCode else { return nil }
        self.context = context ?? CIContext()
        isQuick = options?[CIDetectorAccuracy] as? String == CIDetectorAccuracyLow
        super.init()
    }

    /// Finds what is in a picture; nothing in one without an end.
    open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

    /// Finds what is in a picture.
    ///
    /// - Parameter options: `CIDetectorAccuracy`, for this picture.
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
        let extent = image.extent
        guard !extent.isInfinite, !extent.isEmpty, let bitmap = context.createCGImage(image, from: extent) else { return [] }
        let accuracy = options?[CIDetectorAccuracy] as? String
        let codes = CodeReader.read(bitmap, kinds: [.qr], isQuick: accuracy.map { $0 == CIDetectorAccuracyLow } ?? isQuick)
        return codes.map { code in
            let corners = code.corners.map { corner in
                CGPoint(x: extent.minX + corner.x * extent.width, y: extent.maxY - corner.y * extent.height)
            }
            return CIQRCodeFeature(corners: corners, messageString: code.text)
        }
    }
}
