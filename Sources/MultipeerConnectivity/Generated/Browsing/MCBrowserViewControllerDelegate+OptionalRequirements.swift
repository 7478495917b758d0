// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension MCBrowserViewControllerDelegate {
    /// Not implemented.
    public func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool { OptionalRequirement.notImplemented() }
}
