import Foundation
import ObjCRuntime

/// Who is told of others, on a queue of the browser's.
///
/// See https://developer.apple.com/documentation/multipeerconnectivity/mcnearbyservicebrowserdelegate.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    // @objc(browser:foundPeer:withDiscoveryInfo:)
    /// A peer is there.
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    // @objc(browser:lostPeer:)
    /// A peer is gone.
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    // @objc optional
    /// Nobody can be found.
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

/// Looks for other apps that advertise themselves: those of the same user on the same machine. It looks around each half second.
///
/// See https://developer.apple.com/documentation/multipeerconnectivity/mcnearbyservicebrowser.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
    /// How often it looks around, in seconds.
    static let interval = 0.5
    /// How long an invitation waits if the app says nothing of that, in seconds.
    static let patience = 30.0

    /// This device.
    public let myPeerID: MCPeerID
    /// What is looked for.
    public let serviceType: String

    private let queue = DispatchQueue(label: "MultipeerConnectivity.browser")
    private let lock = NSLock()
    /// Peers by where they listen.
    private var found: [String: MCPeerID] = [:]
    private var timer: (any DispatchSourceTimer)?
    private weak var told: (any MCNearbyServiceBrowserDelegate)?

    /// A browser. A type that is none ends the app, as on iOS.
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, ServiceType.require(serviceType))
    }

    deinit { timer?.cancel() }

    /// Who is told of others.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)? {
        get { lock.withLock { told } }
        set { lock.withLock { told = newValue } }
    }

    /// Begins to look.
    open func startBrowsingForPeers() {
        lock.withLock {
            guard timer == nil else { return }
            let timer = DispatchSource.makeTimerSource(queue: queue)
            timer.schedule(deadline: .now(), repeating: Self.interval)
            timer.setEventHandler { [weak self] in self?.look() }
            timer.resume()
            self.timer = timer
        }
    }

    /// Looks no longer.
    open func stopBrowsingForPeers() {
        lock.withLock {
            timer?.cancel()
            timer = nil
            found = [:]
        }
    }

    private func look() {
        let addresses = PeerAddress.advertisers(of: serviceType)
        let known = lock.withLock { found }
        for address in addresses where known[address] == nil {
            guard let introduction = introduction(at: address) else { continue }
            let peer = MCPeerID(introduction.card)
            // An app does not find itself.
            guard peer != myPeerID, note(peer, at: address) else { continue }
            delegate?.browser(self, foundPeer: peer, withDiscoveryInfo: introduction.info)
        }
        for (address, peer) in known where !addresses.contains(address) {
            if lock.withLock({ found.removeValue(forKey: address) }) != nil { delegate?.browser(self, lostPeer: peer) }
        }
    }

    private func introduction(at address: String) -> Introduction? {
        guard let channel = PeerAddress.connect(to: address) else { return nil }
        channel.setPatience(2)
        channel.send(.ask)
        return channel.receive(.introduction, of: Introduction.self)
    }

    /// Keeps where a peer listens. Returns whether it is still looked for.
    private func note(_ peer: MCPeerID, at address: String) -> Bool {
        lock.withLock {
            guard timer != nil else { return false }
            found[address] = peer
            return true
        }
    }

    // @objc(invitePeer:toSession:withContext:timeout:)
    /// Invites a peer that was found to a session, whose delegate is told what comes of it.
    ///
    /// - Parameters:
    ///   - peerID: the peer.
    ///   - session: the session.
    ///   - context: what the peer is told of it.
    ///   - timeout: how many seconds an answer is waited for: 30 where it is 0 or less.
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {
        let address = lock.withLock { found.first { $0.value == peerID }?.key }
        Thread.detachNewThread {
            guard let address, let channel = PeerAddress.connect(to: address) else { return session.tell(peerID, .notConnected) }
            channel.setPatience(timeout > 0 ? timeout : Self.patience)
            channel.send(.invitation, session.invitation(context))
            guard let member = channel.receive(.acceptance, of: PeerMember.self) else { return session.tell(peerID, .notConnected) }
            channel.setPatience(0)
            session.tell(peerID, .connecting)
            session.adopt(channel, MCPeerID(member.card), member.address, isGuest: true)
        }
    }
}
