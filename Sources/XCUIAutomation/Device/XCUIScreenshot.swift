import CoreGraphics
import UIKit

/// A picture of the screen, or of an element. See https://developer.apple.com/documentation/xctest/xcuiscreenshot.
open class XCUIScreenshot: NSObject, @unchecked Sendable {
    /// The picture as a PNG.
    public let pngRepresentation: Data
    /// The picture, in the device's own pixels.
    public let image: UIImage

    init(png: Data, scale: CGFloat) {
        pngRepresentation = png
        image = UIImage(data: png, scale: scale) ?? UIImage()
    }

    /// A picture of the part of the screen in a rectangle, in points of a screen that is so wide.
    convenience init(screen png: Data, width: CGFloat, part: CGRect) {
        let whole = UIImage(data: png)?.cgImage
        let scale = whole.map { CGFloat($0.width) / max(width, 1) } ?? 1
        let pixels = CGRect(x: part.minX * scale, y: part.minY * scale, width: part.width * scale, height: part.height * scale).integral
        let isWhole = whole.map { pixels.contains(CGRect(x: 0, y: 0, width: $0.width, height: $0.height)) } ?? true
        let cut = isWhole ? nil : whole?.cropping(to: pixels)
        self.init(png: cut.flatMap { UIImage(cgImage: $0).pngData() } ?? png, scale: scale)
    }
}

/// What has a picture of itself. See https://developer.apple.com/documentation/xctest/xcuiscreenshotproviding.
public protocol XCUIScreenshotProviding {
    /// Makes a picture of what is seen now.
    func screenshot() -> XCUIScreenshot
}

extension XCUIElement: XCUIScreenshotProviding {
    /// Makes a picture of the element as it is seen now.
    public func screenshot() -> XCUIScreenshot {
        var picture: XCUIScreenshot?
        perform("get screenshot for") {
            let found = try ElementLookup.findPatiently(finder, in: app)
            let screen = try app.screen().app.frame
            let part = found.snapshot.frame.intersection(screen)
            picture = XCUIScreenshot(screen: try app.picture(), width: screen.width, part: part.isEmpty ? screen : part)
        }
        return picture ?? XCUIScreenshot(png: Data(), scale: 1)
    }
}

/// A screen of the device. See https://developer.apple.com/documentation/xctest/xcuiscreen.
open class XCUIScreen: NSObject, XCUIScreenshotProviding, @unchecked Sendable {
    /// The device's own screen.
    public static let main = XCUIScreen()
    /// All screens: the device's own.
    open class var screens: [XCUIScreen] { [main] }

    /// Makes a picture of what the screen shows now: of the app that was launched last.
    open func screenshot() -> XCUIScreenshot {
        guard let app = TestedApp.front, let data = try? app.picture(), let width = try? app.screen().app.frame.width else {
            TestFailure.record("Failed to get screenshot: no app was launched")
            return XCUIScreenshot(png: Data(), scale: 1)
        }
        return XCUIScreenshot(screen: data, width: width, part: CGRect(x: 0, y: 0, width: 100_000, height: 100_000))
    }
}
