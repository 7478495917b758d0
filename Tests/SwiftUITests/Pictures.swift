import UIKit

@testable import SwiftUI

/// What a stage shows, as pixels.
struct Picture: CustomStringConvertible {
    private let bytes: [UInt8]
    let width, height: Int

    private init(width: Int, height: Int, _ draw: (CGContext) -> Void) {
        (self.width, self.height) = (width, height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            draw(
                CGContext(
                    data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!)
        }
        self.bytes = bytes
    }

    init(_ image: CGImage) {
        self.init(width: image.width, height: image.height) {
            $0.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        }
    }

    @MainActor
    init<V: View>(_ stage: Stage<V>) {
        let size = stage.window.bounds.size
        self.init(width: Int(size.width), height: Int(size.height)) { context in
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
            stage.window.layer.render(in: context)
        }
        if let folder = ProcessInfo.processInfo.environment["SAMPAN_PNG"] {
            let image = UIGraphicsImageRenderer(size: size).image { stage.window.layer.render(in: $0.cgContext) }
            Picture.count += 1
            try? image.pngData()?.write(to: URL(fileURLWithPath: "\(folder)/\(Picture.count)-\(V.self)".prefix(120) + ".png"))
        }
    }

    var description: String { "a picture of \(width) × \(height)" }

    @MainActor private static var count = 0

    /// The red, green and blue of a pixel, from 0 to 255.
    func color(_ x: Int, _ y: Int) -> [Int] { (0..<3).map { Int(bytes[(y * width + x) * 4 + $0]) } }

    /// Whether a pixel is of a colour, but for rounding.
    func isColor(_ x: Int, _ y: Int, _ color: [Int], within: Int = 3) -> Bool {
        zip(self.color(x, y), color).allSatisfy { abs($0 - $1) <= within }
    }
}
