// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension MFMailComposeViewControllerDelegate {
    /// Not implemented.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) { OptionalRequirement.notImplemented() }
}
