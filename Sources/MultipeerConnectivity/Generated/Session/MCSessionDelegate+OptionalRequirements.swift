// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension MCSessionDelegate {
    /// Not implemented.
    public func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) { OptionalRequirement.notImplemented() }
}
