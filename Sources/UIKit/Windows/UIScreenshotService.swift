import Foundation

/// Gives a screenshot all that a scene has, beyond what fits on the screen. See https://developer.apple.com/documentation/uikit/uiscreenshotservicedelegate.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    // @objc optional
    /// A screenshot is taken: the handler is called with a PDF document, or with `nil` if there is none; with the index of the page that is seen;
    /// and with what of that page is seen, in the page's points.
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

/// Lets screenshots of a scene have all of its content, as a PDF document. See https://developer.apple.com/documentation/uikit/uiscreenshotservice.
///
/// A script asks for it with `screenshot FILE.pdf`.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
    /// Who makes the document.
    open weak var delegate: (any UIScreenshotServiceDelegate)?
    /// The scene.
    open private(set) weak var windowScene: UIWindowScene?

    init(_ windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init()
    }
}
