import CoreGraphics
import Foundation
import SampanCodes

/// The first revision: codes of the kinds that iOS 11 knew, with places in the whole picture.
public let VNDetectBarcodesRequestRevision1 = 1
/// The second revision: more kinds, with places in the region of interest.
public let VNDetectBarcodesRequestRevision2 = 2
/// The third revision.
public let VNDetectBarcodesRequestRevision3 = 3
/// The fourth revision.
public let VNDetectBarcodesRequestRevision4 = 4

/// Finds codes for machines in a picture. See https://developer.apple.com/documentation/vision/vndetectbarcodesrequest.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The revisions that there are. The later ones differ in what they read at Apple; here they read the same.
    open override class var supportedRevisions: IndexSet {
        IndexSet(VNDetectBarcodesRequestRevision1...VNDetectBarcodesRequestRevision4)
    }

    /// The kinds that are read.
    open class var supportedSymbologies: [VNBarcodeSymbology] { VNBarcodeSymbology.first + VNBarcodeSymbology.second }

    /// Returns the kinds that the request's revision reads.
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] {
        revision == VNDetectBarcodesRequestRevision1 ? VNBarcodeSymbology.first : Self.supportedSymbologies
    }

    /// The kinds that are looked for: all of them, unless the app says otherwise. The fewer there are, the quicker it goes.
    open var symbologies = VNDetectBarcodesRequest.supportedSymbologies

    /// The codes that were found; `nil` before the request was performed.
    open var results: [VNBarcodeObservation]? { observations as? [VNBarcodeObservation] }

    override func fresh() -> VNRequest { VNDetectBarcodesRequest(completionHandler: completionHandler) }

    override func take(_ copy: VNRequest) {
        super.take(copy)
        (copy as? VNDetectBarcodesRequest)?.symbologies = symbologies
    }

    override func observations(in picture: VisionPicture) throws -> [VNObservation] {
        let part = try region(of: picture)
        let wanted = Set(symbologies).intersection(try supportedSymbologies())
        let kinds = Dictionary(wanted.compactMap { symbology in symbology.code.map { ($0, symbology) } }, uniquingKeysWith: { $1 })
        // The first revision tells places in the whole picture.
        let frame = revision == VNDetectBarcodesRequestRevision1 ? regionOfInterest : VNNormalizedIdentityRect
        return CodeReader.read(part, kinds: Set(kinds.keys)).compactMap { code in
            guard let symbology = kinds[code.kind] else { return nil }
            let corners = code.corners.map { corner in
                CGPoint(x: frame.minX + corner.x * frame.width, y: frame.minY + (1 - corner.y) * frame.height)
            }
            return VNBarcodeObservation(code, symbology: symbology, corners: corners, requestRevision: revision)
        }
    }
}
