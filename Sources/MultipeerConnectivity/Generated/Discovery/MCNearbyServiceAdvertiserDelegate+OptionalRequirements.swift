// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension MCNearbyServiceAdvertiserDelegate {
    /// Not implemented.
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {
        OptionalRequirement.notImplemented()
    }
}
