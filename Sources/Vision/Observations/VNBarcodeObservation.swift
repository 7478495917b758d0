import CoreGraphics
import Foundation
import SampanCodes

/// A code for machines in a picture. See https://developer.apple.com/documentation/vision/vnbarcodeobservation.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    /// What kind of code it is.
    public let symbology: VNBarcodeSymbology
    /// What it says; `nil` if that is no text.
    public let payloadStringValue: String?
    /// The bytes that it holds.
    public let payloadData: Data?
    /// Whether what it says has GS1's form.
    public let isGS1DataCarrier: Bool
    /// Whether it is bright on dark.
    public let isColorInverted: Bool

    init(_ code: MachineCode, symbology: VNBarcodeSymbology, corners: [CGPoint], requestRevision: Int) {
        (self.symbology, payloadStringValue, payloadData) = (symbology, code.text, code.data)
        (isGS1DataCarrier, isColorInverted) = (code.isGS1, code.isInverted)
        // A code is read or not: its own checks say so.
        super.init(corners: corners, confidence: 1, requestRevision: requestRevision)
    }

    /// Says that a QR code is somewhere that says nothing.
    public convenience init(boundingBox: CGRect) { self.init(requestRevision: 1, boundingBox: boundingBox) }

    /// Says, as a request of a revision would, that a QR code is somewhere that says nothing.
    public required convenience init(requestRevision: Int, boundingBox: CGRect) {
        let code = MachineCode(kind: .qr, text: nil, data: Data(), corners: [])
        self.init(code, symbology: .qr, corners: Self.corners(of: boundingBox), requestRevision: requestRevision)
    }
}
