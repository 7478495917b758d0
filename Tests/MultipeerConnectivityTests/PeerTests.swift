import Foundation
import Testing

@testable import MultipeerConnectivity

/// Sessions of one process talk to each other as those of several do: over sockets.
@Suite(.serialized) struct PeerTests {
    @Test func servicesHaveNamesOfLettersDigitsAndHyphens() {
        for name in ["chat", "my-game-1", "a"] { #expect(ServiceType.isValid(name), "\(name)") }
        for name in ["", "Chat", "123", "-chat", "chat-", "my--game", "a-very-long-name-", "chät"] {
            #expect(!ServiceType.isValid(name), "\(name)")
        }
    }

    @Test func peersOfOneNameAreNotTheSameAndAreKept() throws {
        let peer = MCPeerID(displayName: "Lan")
        #expect(peer != MCPeerID(displayName: "Lan"))
        let data = try NSKeyedArchiver.archivedData(withRootObject: peer, requiringSecureCoding: true)
        let kept = try NSKeyedUnarchiver.unarchivedObject(ofClass: MCPeerID.self, from: data)
        #expect(kept == peer && kept?.displayName == "Lan" && kept?.hash == peer.hash)
    }

    @Test func namesThatAreTooLongEndTheApp() async {
        await #expect(processExitsWith: .failure) { _ = MCPeerID(displayName: String(repeating: "a", count: 64)) }
        await #expect(processExitsWith: .failure) { _ = MCPeerID(displayName: "") }
    }

    @Test func aPeerIsFoundInvitedTalkedToAndLost() async throws {
        let service = "t-\(UUID().uuidString.prefix(8).lowercased())"
        let (host, guest) = (Device("Host"), Device("Guest"))
        let advertiser = MCNearbyServiceAdvertiser(peer: guest.peer, discoveryInfo: ["level": "3"], serviceType: service)
        advertiser.delegate = guest
        advertiser.startAdvertisingPeer()
        let browser = MCNearbyServiceBrowser(peer: host.peer, serviceType: service)
        browser.delegate = host
        browser.startBrowsingForPeers()
        #expect(await host.hears("found Guest 3"))
        browser.invitePeer(guest.peer, to: host.session, withContext: Data("hello".utf8), timeout: 5)
        #expect(await guest.hears("invited by Host hello"))
        #expect(await host.hears("Guest 2"))
        #expect(await guest.hears("Host 2"))
        #expect(host.session.connectedPeers == [guest.peer] && guest.session.connectedPeers == [host.peer])
        try host.session.send(Data("one".utf8), toPeers: [guest.peer], with: .reliable)
        try guest.session.send(Data("two".utf8), toPeers: [host.peer], with: .unreliable)
        #expect(await guest.hears("data one from Host"))
        #expect(await host.hears("data two from Guest"))
        advertiser.stopAdvertisingPeer()
        #expect(await host.hears("lost Guest"))
        guest.session.disconnect()
        #expect(await host.hears("Guest 0"))
        #expect(await guest.hears("Host 0"))
        #expect(host.session.connectedPeers.isEmpty)
        #expect(throws: MCError(.notConnected)) { try host.session.send(Data(), toPeers: [guest.peer], with: .reliable) }
        browser.stopBrowsingForPeers()
    }

    @Test func whoIsInvitedLaterMeetsEverybody() async {
        let service = "t-\(UUID().uuidString.prefix(8).lowercased())"
        let (host, first, second) = (Device("Host"), Device("First"), Device("Second"))
        let advertisers = [first, second].map { device in
            let advertiser = MCNearbyServiceAdvertiser(peer: device.peer, discoveryInfo: nil, serviceType: service)
            advertiser.delegate = device
            advertiser.startAdvertisingPeer()
            return advertiser
        }
        let browser = MCNearbyServiceBrowser(peer: host.peer, serviceType: service)
        browser.delegate = host
        browser.startBrowsingForPeers()
        #expect(await host.hears("found First -"))
        #expect(await host.hears("found Second -"))
        for device in [first, second] { browser.invitePeer(device.peer, to: host.session, withContext: nil, timeout: 5) }
        #expect(await first.hears("Second 2"))
        #expect(await second.hears("First 2"))
        #expect(Set(second.session.connectedPeers) == [host.peer, first.peer])
        advertisers.forEach { $0.stopAdvertisingPeer() }
        browser.stopBrowsingForPeers()
    }

    @Test func whoDeclinesIsNotConnected() async {
        let service = "t-\(UUID().uuidString.prefix(8).lowercased())"
        let (host, guest) = (Device("Host"), Device("Guest", accepts: false))
        let advertiser = MCNearbyServiceAdvertiser(peer: guest.peer, discoveryInfo: nil, serviceType: service)
        advertiser.delegate = guest
        advertiser.startAdvertisingPeer()
        let browser = MCNearbyServiceBrowser(peer: host.peer, serviceType: service)
        browser.delegate = host
        browser.startBrowsingForPeers()
        #expect(await host.hears("found Guest -"))
        browser.invitePeer(guest.peer, to: host.session, withContext: nil, timeout: 5)
        #expect(await host.hears("Guest 0"))
        #expect(guest.session.connectedPeers.isEmpty)
        browser.stopBrowsingForPeers()
        advertiser.stopAdvertisingPeer()
    }

    @Test func filesArriveWhole() async throws {
        let service = "t-\(UUID().uuidString.prefix(8).lowercased())"
        let (host, guest) = (Device("Host"), Device("Guest"))
        let advertiser = MCNearbyServiceAdvertiser(peer: guest.peer, discoveryInfo: nil, serviceType: service)
        advertiser.delegate = guest
        advertiser.startAdvertisingPeer()
        let browser = MCNearbyServiceBrowser(peer: host.peer, serviceType: service)
        browser.delegate = host
        browser.startBrowsingForPeers()
        #expect(await host.hears("found Guest -"))
        browser.invitePeer(guest.peer, to: host.session, withContext: nil, timeout: 5)
        #expect(await host.hears("Guest 2"))
        #expect(await guest.hears("Host 2"))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(repeating: 7, count: 200_000).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let progress = host.session.sendResource(at: file, withName: "sevens", toPeer: guest.peer) { host.add("sent \($0 == nil)") }
        #expect(progress?.totalUnitCount == 200_000)
        #expect(await guest.hears("file sevens 200000"))
        #expect(await host.hears("sent true"))
        #expect(progress?.completedUnitCount == 200_000)
        #expect(host.session.sendResource(at: file, withName: "x", toPeer: host.peer) == nil)
        browser.stopBrowsingForPeers()
        advertiser.stopAdvertisingPeer()
    }
}

/// A device with a session, which writes down what it is told.
private final class Device: NSObject, MCSessionDelegate, MCNearbyServiceAdvertiserDelegate, MCNearbyServiceBrowserDelegate,
    @unchecked Sendable
{
    let peer: MCPeerID
    let session: MCSession
    private let accepts: Bool
    private let lock = NSLock()
    private var lines: [String] = []

    init(_ name: String, accepts: Bool = true) {
        peer = MCPeerID(displayName: name)
        session = MCSession(peer: peer)
        self.accepts = accepts
        super.init()
        session.delegate = self
    }

    func add(_ line: String) { lock.withLock { lines.append(line) } }

    /// Waits until it was told something. Returns whether it was.
    func hears(_ line: String) async -> Bool {
        for _ in 0..<1000 {
            if lock.withLock({ lines.contains(line) }) { return true }
            try? await Task.sleep(for: .milliseconds(10))
        }
        return false
    }

    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {
        add("\(peerID.displayName) \(state.rawValue)")
    }
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {
        add("data \(String(decoding: data, as: UTF8.self)) from \(peerID.displayName)")
    }
    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID) {}
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress
    ) {}
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?,
        withError error: (any Error)?
    ) {
        let count = localURL.flatMap { try? Data(contentsOf: $0).count }
        add("file \(resourceName) \(count ?? -1)")
    }
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
        invitationHandler: @escaping (Bool, MCSession?) -> Void
    ) {
        add("invited by \(peerID.displayName) \(String(decoding: context ?? Data(), as: UTF8.self))")
        invitationHandler(accepts, session)
    }
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?) {
        add("found \(peerID.displayName) \(info?["level"] ?? "-")")
    }
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) { add("lost \(peerID.displayName)") }
}
