import Foundation
import ObjCRuntime

/// Who is told of invitations, on a queue of the advertiser's.
///
/// See https://developer.apple.com/documentation/multipeerconnectivity/mcnearbyserviceadvertiserdelegate.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    // @objc(advertiser:didReceiveInvitationFromPeer:withContext:invitationHandler:)
    /// A peer invites. The handler is called with the answer, and the session that is to be joined.
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
        invitationHandler: @escaping (Bool, MCSession?) -> Void)
    // @objc optional
    /// Nobody learns of the app.
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

/// Lets others know of the app: other apps of the same user on the same machine.
///
/// See https://developer.apple.com/documentation/multipeerconnectivity/mcnearbyserviceadvertiser.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
    /// This device.
    public let myPeerID: MCPeerID
    /// What others are told besides.
    public let discoveryInfo: [String: String]?
    /// What others look for.
    public let serviceType: String

    private let queue = DispatchQueue(label: "MultipeerConnectivity.advertiser")
    private let lock = NSLock()
    private var listener: PeerListener?
    private weak var told: (any MCNearbyServiceAdvertiserDelegate)?

    /// An advertiser. A type that is none ends the app, as on iOS.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, ServiceType.require(serviceType))
    }

    /// Who is told of invitations.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)? {
        get { lock.withLock { told } }
        set { lock.withLock { told = newValue } }
    }

    /// Lets others know of the app.
    open func startAdvertisingPeer() {
        let isHeard = lock.withLock {
            if listener == nil {
                listener = PeerListener(at: PeerAddress.advertiser(of: serviceType)) { [weak self] channel in self?.take(channel) }
            }
            return listener != nil
        }
        guard !isHeard else { return }
        queue.async { [weak self] in
            guard let self, let delegate else { return }
            OptionalRequirement.call { delegate.advertiser(self, didNotStartAdvertisingPeer: MCError(.unavailable)) }
        }
    }

    /// Lets nobody know of the app any more.
    open func stopAdvertisingPeer() { lock.withLock { listener = nil } }

    private func take(_ channel: PeerChannel) {
        channel.setPatience(10)
        guard let received = channel.receive() else { return }
        channel.setPatience(0)
        switch received.message {
        case .ask:
            channel.send(.introduction, Introduction(card: myPeerID.card, info: discoveryInfo))
        case .invitation:
            guard let invitation = try? JSONDecoder().decode(Invitation.self, from: received.payload) else { return }
            queue.async { [weak self] in self?.tell(invitation, channel) }
        default:
            break
        }
    }

    private func tell(_ invitation: Invitation, _ channel: PeerChannel) {
        guard let delegate else { return channel.close() }
        let answers = OnceAnswer()
        delegate.advertiser(self, didReceiveInvitationFromPeer: MCPeerID(invitation.member.card), withContext: invitation.context) {
            accepts, session in
            guard answers.take() else { return }
            guard accepts, let session else {
                channel.send(.refusal)
                return
            }
            // Joining asks others, and waits for them.
            Thread.detachNewThread { session.join(invitation, over: channel) }
        }
    }
}

/// An answer that counts once.
final class OnceAnswer: @unchecked Sendable {
    private let lock = NSLock()
    private var isGiven = false

    /// Whether it is the first.
    func take() -> Bool {
        lock.withLock {
            defer { isGiven = true }
            return !isGiven
        }
    }
}
