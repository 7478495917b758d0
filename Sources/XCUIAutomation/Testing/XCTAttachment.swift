import UIKit

/// Something that is kept with a test's result. `sampan test --attachments FOLDER` writes it.
/// See https://developer.apple.com/documentation/xctest/xctattachment.
open class XCTAttachment: NSObject, @unchecked Sendable {
    /// How long it is kept.
    public enum Lifetime: Int, Sendable {
        /// Always.
        case keepAlways = 0
        /// If the test fails.
        case deleteOnSuccess
    }

    /// How a picture is written.
    public enum ImageQuality: Int, Sendable {
        /// Without loss.
        case original = 0
        /// With little loss.
        case medium
        /// Small.
        case low
    }

    /// What kind of data it is.
    public let uniformTypeIdentifier: String
    /// Its name.
    open var name: String?
    /// What else is known of it.
    open var userInfo: [AnyHashable: Any]?
    /// How long it is kept.
    open var lifetime = Lifetime.deleteOnSuccess

    let data: Data
    let fileExtension: String

    /// Keeps data of some kind.
    public init(uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil) {
        uniformTypeIdentifier = identifier ?? "public.data"
        data = payload ?? Data()
        fileExtension = Self.fileExtension(of: uniformTypeIdentifier)
        super.init()
        (self.name, self.userInfo) = (name, userInfo)
    }

    private static func fileExtension(of type: String) -> String {
        switch type {
        case "public.png": "png"
        case "public.jpeg": "jpeg"
        case "public.plain-text", "public.utf8-plain-text": "txt"
        case "public.json": "json"
        case "public.xml": "xml"
        default: "data"
        }
    }

    /// Keeps data.
    public convenience init(data payload: Data) {
        self.init(uniformTypeIdentifier: "public.data", name: nil, payload: payload, userInfo: nil)
    }

    /// Keeps data of some kind.
    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload, userInfo: nil)
    }

    /// Keeps a text.
    public convenience init(string: String) {
        self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8), userInfo: nil)
    }

    /// Keeps what a file has now.
    public convenience init(contentsOfFile url: URL) {
        self.init(
            uniformTypeIdentifier: "public.data", name: url.lastPathComponent, payload: try? Data(contentsOf: url), userInfo: nil)
    }

    /// Keeps a picture.
    public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

    /// Keeps a picture, written as asked for.
    public convenience init(image: UIImage, quality: ImageQuality) {
        let isPNG = quality == .original
        self.init(
            uniformTypeIdentifier: isPNG ? "public.png" : "public.jpeg", name: nil,
            payload: isPNG ? image.pngData() : image.jpegData(compressionQuality: quality == .medium ? 0.8 : 0.4), userInfo: nil)
    }

    /// Keeps a picture of the screen.
    public convenience init(screenshot: XCUIScreenshot) {
        self.init(uniformTypeIdentifier: "public.png", name: nil, payload: screenshot.pngRepresentation, userInfo: nil)
    }

    /// Keeps a picture of the screen, written as asked for.
    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
        if quality == .original { self.init(screenshot: screenshot) } else { self.init(image: screenshot.image, quality: quality) }
    }
}

/// A part of a test, with a name. See https://developer.apple.com/documentation/xctest/xctactivity.
public protocol XCTActivity: AnyObject {
    /// Its name.
    var name: String { get }
    /// Keeps something with the test's result.
    func add(_ attachment: XCTAttachment)
}

extension XCTestCase: XCTActivity {
    /// Keeps something with the test's result.
    public func add(_ attachment: XCTAttachment) { AttachmentStore.add(attachment) }
}

/// What surrounds the code of a test. See https://developer.apple.com/documentation/xctest/xctcontext.
open class XCTContext: NSObject {
    private final class Activity: XCTActivity {
        let name: String
        init(_ name: String) { self.name = name }
        func add(_ attachment: XCTAttachment) { AttachmentStore.add(attachment) }
    }

    /// Runs a part of a test that has a name.
    open class func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result {
        try block(Activity(name))
    }
}
