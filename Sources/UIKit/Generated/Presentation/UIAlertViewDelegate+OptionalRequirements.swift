// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIAlertViewDelegate {
    /// Not implemented.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func willPresent(_ alertView: UIAlertView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func didPresent(_ alertView: UIAlertView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { OptionalRequirement.notImplemented() }
}
