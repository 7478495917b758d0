// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CMHeadphoneMotionManagerDelegate {
    /// Not implemented.
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) { OptionalRequirement.notImplemented() }
}
