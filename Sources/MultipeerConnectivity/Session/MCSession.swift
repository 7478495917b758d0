import Foundation
import ObjCRuntime

/// The most peers that a session has, with this one.
public let kMCSessionMaximumNumberOfPeers = 8
/// The fewest peers that a session has, with this one.
public let kMCSessionMinimumNumberOfPeers = 2

/// Talks to other apps, that of others' devices on iOS, here those of the same user on the same machine.
///
/// All members of a session are connected with each other. What is sent does not leave the machine, so it is not encrypted.
///
/// See https://developer.apple.com/documentation/multipeerconnectivity/mcsession.
open class MCSession: NSObject, @unchecked Sendable {
    /// A peer that is connected.
    struct Link {
        let peer: MCPeerID
        let address: String
        let channel: PeerChannel
    }

    /// This device.
    public let myPeerID: MCPeerID
    /// What this device shows who it is: kept, and shown to nobody, as peers here have no certificates.
    public let securityIdentity: [Any]?
    /// Whether what is sent is encrypted.
    public let encryptionPreference: MCEncryptionPreference

    let address = PeerAddress.session()
    let queue = DispatchQueue(label: "MultipeerConnectivity")
    private let lock = NSLock()
    private var links: [Link] = []
    /// What the members know each other by.
    private var key = UUID().uuidString
    private var listener: PeerListener?
    private weak var told: (any MCSessionDelegate)?

    /// A session without others.
    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
    }

    /// A session without others.
    public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) {
        (self.myPeerID, securityIdentity, self.encryptionPreference) = (myPeerID, identity, encryptionPreference)
        super.init()
        listener = PeerListener(at: address) { [weak self] channel in self?.take(channel) }
    }

    deinit { for link in links { link.channel.close() } }

    /// Who is told of peers.
    open weak var delegate: (any MCSessionDelegate)? {
        get { lock.withLock { told } }
        set { lock.withLock { told = newValue } }
    }

    /// The peers that are connected.
    open var connectedPeers: [MCPeerID] { lock.withLock { links.map(\.peer) } }

    /// Leaves the session.
    open func disconnect() {
        let links = lock.withLock {
            // Who was here cannot come back without an invitation.
            key = UUID().uuidString
            return self.links
        }
        for link in links { link.channel.close() }
    }

    // MARK: Sending

    // @objc(sendData:toPeers:withMode:error:)
    /// Sends data to peers.
    ///
    /// - Throws: `MCError.invalidParameter` for no peers or no data, `MCError.notConnected` where one of them is not connected.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        guard !peerIDs.isEmpty, data.count <= PeerChannel.limit else { throw MCError(.invalidParameter) }
        let links = lock.withLock { peerIDs.map { peer in self.links.first { $0.peer == peer } } }
        for link in links {
            guard let link, link.channel.send(.data, data) else { throw MCError(.notConnected) }
        }
    }

    // @objc(sendResourceAtURL:withName:toPeer:withCompletionHandler:)
    /// Sends a file to a peer.
    ///
    /// - Parameters:
    ///   - resourceURL: the file.
    ///   - resourceName: what the peer is to call it.
    ///   - peerID: the peer.
    ///   - completionHandler: called when all was sent, or with what went wrong.
    /// - Returns: how much was sent; `nil` where the peer is not connected or the file cannot be read.
    @discardableResult
    open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) -> Progress? {
        nonisolated(unsafe) let completion = completionHandler
        let finish: @Sendable (MCError?) -> Void = { [queue] error in queue.async { completion?(error) } }
        guard let link = lock.withLock({ links.first { $0.peer == peerID } }) else {
            finish(MCError(.notConnected))
            return nil
        }
        guard resourceURL.isFileURL, let sending = ResourceSending(file: resourceURL, name: resourceName) else {
            finish(MCError(.invalidParameter))
            return nil
        }
        // What is sent to a peer at a time is one file: parts do not say which they belong to.
        Thread.detachNewThread { finish(sending.send(over: link.channel)) }
        return sending.progress
    }

    // MARK: Members

    /// This one, as others are told of it.
    var member: PeerMember { PeerMember(card: myPeerID.card, address: address) }

    /// An invitation to this session.
    func invitation(_ context: Data?) -> Invitation {
        Invitation(member: member, context: context, key: lock.withLock { key })
    }

    /// Comes to the session that an invitation is of.
    func join(_ invitation: Invitation, over channel: PeerChannel) {
        let inviter = MCPeerID(invitation.member.card)
        lock.withLock { key = invitation.key }
        tell(inviter, .connecting)
        guard channel.send(.acceptance, member) else { return tell(inviter, .notConnected) }
        adopt(channel, inviter, invitation.member.address)
    }

    /// Goes to members who were there before.
    func meet(_ others: [PeerMember]) {
        for other in others where other.card.identifier != myPeerID.identifier {
            let peer = MCPeerID(other.card)
            guard !connectedPeers.contains(peer), let channel = PeerAddress.connect(to: other.address) else { continue }
            tell(peer, .connecting)
            channel.setPatience(10)
            channel.send(.joining, Joining(member: member, key: lock.withLock { key }))
            guard channel.receive(.acceptance, of: PeerMember.self) != nil else {
                tell(peer, .notConnected)
                continue
            }
            channel.setPatience(0)
            adopt(channel, peer, other.address)
        }
    }

    /// Somebody connects who was invited by another member.
    private func take(_ channel: PeerChannel) {
        channel.setPatience(10)
        guard let joining = channel.receive(.joining, of: Joining.self), joining.key == lock.withLock({ key }) else { return }
        channel.setPatience(0)
        channel.send(.acceptance, member)
        adopt(channel, MCPeerID(joining.member.card), joining.member.address)
    }

    /// A peer is connected, if the app finds it right.
    ///
    /// - Parameter isGuest: whether this session invited it, so that it knows nobody else.
    func adopt(_ channel: PeerChannel, _ peer: MCPeerID, _ address: String, isGuest: Bool = false) {
        let link = Link(peer: peer, address: address, channel: channel)
        queue.async { [self] in
            let answer: @Sendable (Bool) -> Void = { [weak self] isRight in
                if isRight, let self { begin(link, isGuest: isGuest) } else { channel.close() }
            }
            guard let delegate else { return answer(true) }
            let isAsked: Void? = OptionalRequirement.call {
                delegate.session(self, didReceiveCertificate: nil, fromPeer: peer, certificateHandler: answer)
            }
            if isAsked == nil { answer(true) }
        }
    }

    private func begin(_ link: Link, isGuest: Bool) {
        let others: [PeerMember]? = lock.withLock {
            guard links.count + 1 < kMCSessionMaximumNumberOfPeers, !links.contains(where: { $0.peer == link.peer }) else { return nil }
            let others = links.map { PeerMember(card: $0.peer.card, address: $0.address) }
            links.append(link)
            return others
        }
        guard let others else { return link.channel.close() }
        if isGuest, !others.isEmpty { link.channel.send(.members, others) }
        tell(link.peer, .connected)
        Thread.detachNewThread { [weak self] in
            var reader = LinkReader(peer: link.peer)
            while let received = link.channel.receive() {
                guard let self else { return }
                reader.take(received.message, received.payload, for: self)
            }
            guard let self else { return }
            reader.end(for: self)
            end(link)
        }
    }

    private func end(_ link: Link) {
        lock.withLock { links.removeAll { $0.channel === link.channel } }
        tell(link.peer, .notConnected)
    }

    // MARK: Telling

    func tell(_ peer: MCPeerID, _ state: MCSessionState) {
        tell { session, delegate in delegate.session(session, peer: peer, didChange: state) }
    }

    func tell(_ body: @escaping @Sendable (MCSession, any MCSessionDelegate) -> Void) {
        queue.async { [weak self] in
            guard let self, let delegate else { return }
            body(self, delegate)
        }
    }
}
