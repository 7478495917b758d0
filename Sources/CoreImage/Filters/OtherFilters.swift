import CQREncode
import CoreGraphics
import Foundation
import UIKit

/// The squares of a QR code, with the quiet zone of one square that iOS has around it.
private func qrCode(_ message: Data, level: String) -> CIImage? {
    let levels: [String: QRecLevel] = ["L": QR_ECLEVEL_L, "M": QR_ECLEVEL_M, "Q": QR_ECLEVEL_Q, "H": QR_ECLEVEL_H]
    guard let level = levels[level], !message.isEmpty, message.count <= 2953 else { return nil }
    let code = message.withUnsafeBytes { bytes in
        QRcode_encodeData(Int32(bytes.count), bytes.bindMemory(to: UInt8.self).baseAddress, 0, level)
    }
    guard let code, let data = code.pointee.data else { return nil }
    defer { QRcode_free(code) }
    let side = Int(code.pointee.width)
    let squares = (0..<side * side).map { data[$0] & 1 == 1 }
    return CIImage(extent: CGRect(x: 0, y: 0, width: side + 2, height: side + 2)) { area in
        Raster(area) { x, y in
            let (column, row) = (x - 1, side - y)
            let isDark = column >= 0 && row >= 0 && column < side && row < side && squares[row * side + column]
            return isDark ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1)
        }
    }
}

extension FilterDefinition {
    /// Filters that make codes and plain pictures, and cut and move others.
    static var otherFilters: [FilterDefinition] {
        [
            FilterDefinition(
                "CIQRCodeGenerator", "QR Code Generator", [("inputMessage", nil), ("inputCorrectionLevel", "M")]
            ) { values in
                guard let message = values.values["inputMessage"] as? Data else { return nil }
                return qrCode(message, level: values.values["inputCorrectionLevel"] as? String ?? "M")
            },
            FilterDefinition("CIConstantColorGenerator", "Constant Color", [(kCIInputColorKey, CIColor.red)]) { values in
                values.color(kCIInputColorKey).map { CIImage(color: $0) }
            },
            FilterDefinition(of: "CICrop", "Crop", [("inputRectangle", CIVector(x: 0, y: 0, z: 300, w: 300))]) { image, values in
                values.vector("inputRectangle").map { image.cropped(to: $0.cgRectValue) } ?? image
            },
            FilterDefinition(of: "CIAffineTransform", "Affine Transform", [(kCIInputTransformKey, nil)]) { image, values in
                image.transformed(by: values.matrix)
            },
        ]
    }
}
