import UIKit
import XCTest

/// The app's window, as tests use it.
@MainActor enum Screen {
    static var window: UIWindow { UIApplication.shared.windows[0] }

    /// Shows a controller in the place of what was there.
    @discardableResult
    static func show<Controller: UIViewController>(_ controller: Controller) -> Controller {
        window.rootViewController = controller
        window.layoutIfNeeded()
        return controller
    }

    /// Shows a controller whose only content is a view.
    static func show(_ view: UIView) {
        let controller = show(UIViewController())
        controller.view.addSubview(view)
        window.layoutIfNeeded()
    }

    /// Lets time pass, in seconds.
    nonisolated static func wait(_ seconds: Double) { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }

    /// Lets time pass until something is so.
    ///
    /// - Returns: whether it came to be so in the time given, in seconds.
    nonisolated static func wait(atMost seconds: Double = 5, until condition: () -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: seconds)
        while !condition() {
            guard Date() < end else { return false }
            wait(0.01)
        }
        return true
    }

    /// What a view's layers look like, pixel by pixel.
    static func picture(of view: UIView) -> Picture {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { view.layer.render(in: $0.cgContext) }
        return Picture(image.cgImage!)
    }

    /// What is seen of a view at this moment, animations included.
    static func seen(of view: UIView) -> Picture {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
        }
        return Picture(image.cgImage!)
    }
}

/// The pixels of an image, a point each.
struct Picture {
    private let bytes: [UInt8]
    let width: Int
    let height: Int

    init(_ image: CGImage) {
        (width, height) = (image.width, image.height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: image.width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
            context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        }
        self.bytes = bytes
    }

    /// Red, green, blue and alpha of a point, each from 0 to 255.
    subscript(x: Int, y: Int) -> [Int] { (0..<4).map { Int(bytes[(y * width + x) * 4 + $0]) } }
}
