import CZBar
import CoreGraphics
import Foundation

/// Finds bar codes and QR codes in pictures.
package enum CodeReader {
    /// A code that was read.
    package struct Code: Hashable, Sendable {
        /// Its kind.
        package let type: AVMetadataObject.ObjectType
        /// What it says.
        package let text: String
        /// Its corners, in fractions of the picture's size from the top left. A bar code has one or two, where it was crossed.
        package let corners: [CGPoint]
    }

    /// The kinds that are read.
    package static let types: [AVMetadataObject.ObjectType] = [
        .qr, .ean13, .ean8, .upce, .code39, .code93, .code128, .interleaved2of5, .codabar, .gs1DataBar, .gs1DataBarExpanded,
    ]

    /// Reads all codes of a picture.
    package static func read(_ image: CGImage) -> [Code] {
        let (width, height) = (image.width, image.height)
        guard width > 0, height > 0, var grey = greyLevels(of: image) else { return [] }
        let scanner = zbar_image_scanner_create()
        defer { zbar_image_scanner_destroy(scanner) }
        zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 1)
        return grey.withUnsafeMutableBytes { bytes in
            let picture = zbar_image_create()
            defer { zbar_image_destroy(picture) }
            zbar_image_set_format(picture, fourCharacters("Y800"))
            zbar_image_set_size(picture, UInt32(width), UInt32(height))
            zbar_image_set_data(picture, bytes.baseAddress, UInt(bytes.count), nil)
            guard zbar_scan_image(scanner, picture) > 0 else { return [] }
            var codes: [Code] = []
            var symbol = zbar_image_first_symbol(picture)
            while let found = symbol {
                if let code = code(found, width, height) { codes.append(code) }
                symbol = zbar_symbol_next(found)
            }
            return codes
        }
    }

    private static func code(_ symbol: OpaquePointer, _ width: Int, _ height: Int) -> Code? {
        guard let type = type(zbar_symbol_get_type(symbol)), let data = zbar_symbol_get_data(symbol) else { return nil }
        let bytes = UnsafeBufferPointer(start: data, count: Int(zbar_symbol_get_data_length(symbol))).map { UInt8(bitPattern: $0) }
        let corners = (0..<zbar_symbol_get_loc_size(symbol)).map { index in
            CGPoint(
                x: CGFloat(zbar_symbol_get_loc_x(symbol, index)) / CGFloat(width),
                y: CGFloat(zbar_symbol_get_loc_y(symbol, index)) / CGFloat(height))
        }
        return Code(type: type, text: String(decoding: bytes, as: UTF8.self), corners: corners)
    }

    private static func type(_ type: zbar_symbol_type_t) -> AVMetadataObject.ObjectType? {
        switch type {
        case ZBAR_QRCODE: .qr
        case ZBAR_EAN13, ZBAR_UPCA: .ean13
        case ZBAR_EAN8: .ean8
        case ZBAR_UPCE: .upce
        case ZBAR_CODE39: .code39
        case ZBAR_CODE93: .code93
        case ZBAR_CODE128: .code128
        case ZBAR_I25: .interleaved2of5
        case ZBAR_CODABAR: .codabar
        case ZBAR_DATABAR: .gs1DataBar
        case ZBAR_DATABAR_EXP: .gs1DataBarExpanded
        default: nil
        }
    }

    private static func fourCharacters(_ text: String) -> UInt {
        text.utf8.reversed().reduce(0) { $0 << 8 | UInt($1) }
    }

    /// The picture's brightness, a byte a pixel, on white.
    private static func greyLevels(of image: CGImage) -> [UInt8]? {
        let (width, height) = (image.width, image.height)
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        let isDrawn = pixels.withUnsafeMutableBytes { buffer -> Bool in
            let context = CGContext(
                data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            return context != nil
        }
        guard isDrawn else { return nil }
        return (0..<width * height).map { index in
            let (r, g, b) = (Int(pixels[index * 4]), Int(pixels[index * 4 + 1]), Int(pixels[index * 4 + 2]))
            return UInt8((r * 299 + g * 587 + b * 114 + 500) / 1000)
        }
    }
}
