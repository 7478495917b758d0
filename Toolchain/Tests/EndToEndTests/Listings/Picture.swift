import CoreGraphics
import Foundation
import ImageIO

/// A PNG file as pixels, asked for by points; and files to be put into apps.
struct Picture {
    /// Red, green, blue and alpha, 0 to 255.
    typealias Color = [Int]

    static let red = [255, 0, 0, 255], blue = [0, 0, 255, 255], yellow = [255, 255, 0, 255], white = [255, 255, 255, 255]

    let width: Int
    let height: Int
    private let bytes: [UInt8]
    private let scale: CGFloat

    /// Reads a file. `scale` is its pixels a point.
    init(file: String, scale: CGFloat) throws {
        guard let source = CGImageSourceCreateWithURL(URL(fileURLWithPath: file) as CFURL, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { throw CocoaError(.fileReadCorruptFile) }
        let (width, height) = (image.width, image.height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        }
        (self.width, self.height, self.bytes, self.scale) = (width, height, bytes, scale)
    }

    /// The colour of the pixel whose top left corner is at a point, or holds it.
    func color(_ x: CGFloat, _ y: CGFloat) -> Color {
        let (column, row) = (Int(x * scale), Int(y * scale))
        guard (0..<width).contains(column), (0..<height).contains(row) else { return [] }
        return (0..<4).map { Int(bytes[(row * width + column) * 4 + $0]) }
    }

    /// Whether a point's colour is another, give or take `tolerance` in each component.
    func isColor(_ color: Color, _ x: CGFloat, _ y: CGFloat, within tolerance: Int = 2) -> Bool {
        let found = self.color(x, y)
        return found.count == 4 && zip(found, color).allSatisfy { abs($0 - $1) <= tolerance }
    }

    /// The first and last x, in points, of the pixels of a row that have a colour.
    func extent(of color: Color, y: CGFloat, within tolerance: Int = 60) -> ClosedRange<CGFloat>? {
        let columns = (0..<width).filter { isColor(color, CGFloat($0) / scale, y, within: tolerance) }
        guard let first = columns.first, let last = columns.last else { return nil }
        return (CGFloat(first) / scale)...(CGFloat(last + 1) / scale)
    }

    /// Writes a picture that is drawn in a context with its origin at the top left, one pixel a point.
    static func write(_ file: String, width: Int, height: Int, _ draw: (CGContext) -> Void) throws {
        try FileManager.default.createDirectory(
            at: URL(fileURLWithPath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.translateBy(x: 0, y: CGFloat(height))
        context?.scaleBy(x: 1, y: -1)
        guard let context else { throw CocoaError(.fileWriteUnknown) }
        draw(context)
        guard let image = context.makeImage(),
            let destination = CGImageDestinationCreateWithURL(URL(fileURLWithPath: file) as CFURL, "public.png" as CFString, 1, nil)
        else { throw CocoaError(.fileWriteUnknown) }
        CGImageDestinationAddImage(destination, image, nil)
        guard CGImageDestinationFinalize(destination) else { throw CocoaError(.fileWriteUnknown) }
    }

    /// Writes a rectangle of one colour with rounded corners.
    static func write(_ file: String, width: Int, height: Int, color: Color, cornerRadius: CGFloat = 0) throws {
        try write(file, width: width, height: height) { context in
            let parts = color.map { CGFloat($0) / 255 }
            context.setFillColor(CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
            let bounds = CGRect(x: 0, y: 0, width: width, height: height)
            context.addPath(CGPath(roundedRect: bounds, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
            context.fillPath()
        }
    }
}
