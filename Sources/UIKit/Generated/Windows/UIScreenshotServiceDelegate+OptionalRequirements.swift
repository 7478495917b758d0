// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIScreenshotServiceDelegate {
    /// Not implemented.
    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) { OptionalRequirement.notImplemented() }
}
