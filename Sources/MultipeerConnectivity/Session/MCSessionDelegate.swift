import Foundation

/// How a peer is connected. See https://developer.apple.com/documentation/multipeerconnectivity/mcsessionstate.
public enum MCSessionState: Int, Sendable {
    /// It is not.
    case notConnected = 0
    /// It will be.
    case connecting = 1
    /// It is.
    case connected = 2
}

/// How data are sent. See https://developer.apple.com/documentation/multipeerconnectivity/mcsessionsenddatamode.
public enum MCSessionSendDataMode: Int, Sendable {
    /// They arrive, in their order.
    case reliable = 0
    /// They need not. On one machine they do.
    case unreliable = 1
}

/// Whether what is sent is encrypted. See https://developer.apple.com/documentation/multipeerconnectivity/mcencryptionpreference.
public enum MCEncryptionPreference: Int, Sendable {
    /// If the other end wants it.
    case optional = 0
    /// In any case.
    case required = 1
    /// In no case.
    case none = 2
}

/// Who is told of a session's peers, on a queue of the session's.
///
/// See https://developer.apple.com/documentation/multipeerconnectivity/mcsessiondelegate.
public protocol MCSessionDelegate: NSObjectProtocol {
    // @objc(session:peer:didChangeState:)
    /// A peer came, or went.
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    // @objc(session:didReceiveData:fromPeer:)
    /// Data came.
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    // @objc(session:didReceiveStream:withName:fromPeer:)
    /// A stream was opened.
    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    // @objc(session:didStartReceivingResourceWithName:fromPeer:withProgress:)
    /// A file begins to come.
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
    // @objc(session:didFinishReceivingResourceWithName:fromPeer:atURL:withError:)
    /// A file is there, and will not be once this returns; or it did not come.
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?,
        withError error: (any Error)?)
    // @objc optional
    /// Is the peer the one that it says? Peers here have no certificates.
    func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void)
}
