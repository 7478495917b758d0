import CCodeReader
import CoreGraphics
import Foundation

/// Finds bar codes, QR codes and their kin in pictures, by ZXing-C++.
package enum CodeReader {
    /// Reads the codes of some kinds in a picture.
    ///
    /// - Parameter isQuick: whether a few looks at the picture have to do; otherwise there are more for pictures that show no code at first.
    package static func read(
        _ image: CGImage, kinds: Set<MachineCode.Kind> = Set(MachineCode.Kind.allCases), isQuick: Bool = false
    ) -> [MachineCode] {
        guard !kinds.isEmpty, let grey = greyLevels(of: image) else { return [] }
        return read(grey: grey, width: image.width, height: image.height, kinds: kinds, isQuick: isQuick)
    }

    /// Reads the codes of some kinds in a picture of brightness, a byte a pixel.
    package static func read(
        grey: [UInt8], width: Int, height: Int, kinds: Set<MachineCode.Kind>, isQuick: Bool = false
    ) -> [MachineCode] {
        precondition(grey.count == width * height, "a picture of \(width) × \(height) pixels has \(grey.count)")
        let symbols = kinds.reduce(0) { $0 | symbol($1) }
        let scan = grey.withUnsafeBufferPointer { CodeScanCreate($0.baseAddress, Int32(width), Int32(height), symbols, isQuick) }
        guard let scan else { return [] }
        defer { CodeScanDestroy(scan) }
        return (0..<CodeScanCount(scan)).compactMap { code(CodeScanCode(scan, $0), width, height, kinds) }
    }

    private static func code(_ found: FoundCode, _ width: Int, _ height: Int, _ kinds: Set<MachineCode.Kind>) -> MachineCode? {
        let text = found.text.map { text in
            text.withMemoryRebound(to: UInt8.self, capacity: found.textLength) {
                String(decoding: UnsafeBufferPointer(start: $0, count: found.textLength), as: UTF8.self)
            }
        }
        guard let kind = kind(found.kind, text ?? "", among: kinds) else { return nil }
        let c = found.corners
        let corners = [(c.0, c.1), (c.2, c.3), (c.4, c.5), (c.6, c.7)].map { x, y in
            CGPoint(x: CGFloat(x) / CGFloat(width), y: CGFloat(y) / CGFloat(height))
        }
        return MachineCode(
            kind: kind, text: text, data: Data(UnsafeBufferPointer(start: found.bytes, count: found.byteCount)), corners: corners,
            isInverted: found.isInverted, isGS1: found.isGS1)
    }

    /// The symbols that codes of a kind are drawn with.
    private static func symbol(_ kind: MachineCode.Kind) -> UInt32 {
        let symbol =
            switch kind {
            case .aztec: CodeKindAztec
            case .codabar: CodeKindCodabar
            case .code39, .code39Checksum: CodeKindCode39
            case .code93: CodeKindCode93
            case .code128: CodeKindCode128
            case .dataBar: CodeKindDataBar
            case .dataBarExpanded: CodeKindDataBarExpanded
            case .dataMatrix: CodeKindDataMatrix
            case .ean8: CodeKindEAN8
            case .ean13: CodeKindEAN13
            case .interleaved2of5, .interleaved2of5Checksum, .itf14: CodeKindITF
            case .microQR: CodeKindMicroQR
            case .pdf417: CodeKindPDF417
            case .qr: CodeKindQR
            case .upce: CodeKindUPCE
            }
        return UInt32(symbol)
    }

    /// The kind of what was read, the most exact one of those that are looked for; `nil` if it is none of them.
    static func kind(_ symbol: UInt32, _ text: String, among kinds: Set<MachineCode.Kind>) -> MachineCode.Kind? {
        if symbol == Self.symbol(.code39) {
            if kinds.contains(.code39Checksum), CheckDigits.isCode39(text) { return .code39Checksum }
            return kinds.contains(.code39) ? .code39 : nil
        }
        if symbol == Self.symbol(.interleaved2of5) {
            let isChecked = CheckDigits.isGS1(text)
            if kinds.contains(.itf14), isChecked, text.count == 14 { return .itf14 }
            if kinds.contains(.interleaved2of5Checksum), isChecked { return .interleaved2of5Checksum }
            return kinds.contains(.interleaved2of5) ? .interleaved2of5 : nil
        }
        return kinds.first { Self.symbol($0) == symbol }
    }

    /// The picture's brightness, a byte a pixel, on white.
    package static func greyLevels(of image: CGImage) -> [UInt8]? {
        let (width, height) = (image.width, image.height)
        guard width > 0, height > 0 else { return nil }
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        let isDrawn = pixels.withUnsafeMutableBytes { buffer -> Bool in
            let context = CGContext(
                data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            return context != nil
        }
        guard isDrawn else { return nil }
        return [UInt8](unsafeUninitializedCapacity: width * height) { grey, count in
            pixels.withUnsafeBufferPointer { pixels in
                for index in 0..<width * height {
                    let (r, g, b) = (Int(pixels[index * 4]), Int(pixels[index * 4 + 1]), Int(pixels[index * 4 + 2]))
                    grey[index] = UInt8((r * 299 + g * 587 + b * 114 + 500) / 1000)
                }
            }
            count = width * height
        }
    }
}
