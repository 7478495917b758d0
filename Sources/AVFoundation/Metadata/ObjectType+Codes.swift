import CoreGraphics
import SampanCodes

extension AVMetadataObject.ObjectType {
    /// The codes that are read.
    package static let codes: [AVMetadataObject.ObjectType] = [
        .qr, .microQR, .ean13, .ean8, .upce, .code39, .code39Mod43, .code93, .code128, .interleaved2of5, .itf14, .codabar, .gs1DataBar,
        .gs1DataBarExpanded, .pdf417, .aztec, .dataMatrix,
    ]

    /// What the reader calls the kind; `nil` if it is no code.
    var code: MachineCode.Kind? {
        switch self {
        case .qr: .qr
        case .microQR: .microQR
        case .ean13: .ean13
        case .ean8: .ean8
        case .upce: .upce
        case .code39: .code39
        case .code39Mod43: .code39Checksum
        case .code93: .code93
        case .code128: .code128
        case .interleaved2of5: .interleaved2of5
        case .itf14: .itf14
        case .codabar: .codabar
        case .gs1DataBar: .dataBar
        case .gs1DataBarExpanded: .dataBarExpanded
        case .pdf417: .pdf417
        case .aztec: .aztec
        case .dataMatrix: .dataMatrix
        default: nil
        }
    }
}

extension AVMetadataMachineReadableCodeObject {
    /// Tells of a code that was read, if its kind has a name here.
    ///
    /// - Parameter map: the place in the camera's picture of a place in the picture that was read.
    convenience init?(_ code: MachineCode, _ map: (CGPoint) -> CGPoint) {
        guard let type = ObjectType.codes.first(where: { $0.code == code.kind }) else { return nil }
        // Apple's order is counterclockwise, from the top left of the code as it is to be held.
        let corners = [0, 3, 2, 1].map { map(code.corners[$0]) }
        self.init(type: type, corners: corners, stringValue: code.text)
    }
}
