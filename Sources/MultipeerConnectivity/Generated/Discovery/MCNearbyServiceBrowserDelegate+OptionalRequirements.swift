// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension MCNearbyServiceBrowserDelegate {
    /// Not implemented.
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {
        OptionalRequirement.notImplemented()
    }
}
