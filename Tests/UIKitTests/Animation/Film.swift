import Foundation
import QuartzCore
import Testing
import UIKit

/// A stage of which frames are painted.
@MainActor
final class Film {
    let stage: Stage
    let controller = UIViewController()
    private let renderer: LayerRenderer

    /// A screen of 160 × 160 points and as many pixels, with a light background.
    init() {
        stage = Stage(controller, size: CGSize(width: 160, height: 160))
        controller.view.backgroundColor = UIColor(white: 0.92, alpha: 1)
        renderer = LayerRenderer(rootLayer: stage.window.layer, pixelWidth: 160, pixelHeight: 160, scale: 1)
        stage.settle()
        _ = frame()
    }

    /// Lets time pass, and paints a frame.
    @discardableResult
    func frame(after seconds: CFTimeInterval = 0) -> CGImage {
        if seconds > 0 { stage.advance(seconds) }
        _ = renderer.render(at: CACurrentMediaTime())
        return renderer.image()!
    }

    /// Starts something that takes a second, and paints frames at fractions of it.
    func frames(at fractions: [Double], of start: () -> Void) -> [CGImage] {
        frame()
        start()
        var passed = 0.0
        frame(after: 1.0 / 60)
        return fractions.map { fraction in
            defer { passed = fraction }
            return frame(after: fraction - passed)
        }
    }
}

/// A picture's pixels: red, green, blue and alpha, premultiplied, top row first.
struct Bitmap {
    let width: Int
    let height: Int
    private(set) var bytes: [UInt8]

    init(_ image: CGImage) {
        (width, height) = (image.width, image.height)
        bytes = [UInt8](repeating: 0, count: width * height * 4)
        let (width, height) = (width, height)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpace(name: CGColorSpace.sRGB)!, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
            context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    subscript(x: Int, y: Int) -> SIMD4<Int> {
        let i = (y * width + x) * 4
        return SIMD4(Int(bytes[i]), Int(bytes[i + 1]), Int(bytes[i + 2]), Int(bytes[i + 3]))
    }
}
