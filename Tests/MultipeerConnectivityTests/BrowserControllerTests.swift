import Foundation
import StagedApps
import Testing
import UIKit

@testable import MultipeerConnectivity

@Suite struct BrowserControllerTests {
    @Test func aPersonInvitesByATapAndIsDoneOnceSomebodyCame() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let service = "t-\(UUID().uuidString.prefix(8).lowercased())"
                let welcomer = Welcomer()
                let advertiser = MCNearbyServiceAdvertiser(peer: welcomer.session.myPeerID, discoveryInfo: nil, serviceType: service)
                advertiser.delegate = welcomer
                advertiser.startAdvertisingPeer()
                let session = MCSession(peer: MCPeerID(displayName: "Here"))
                let controller = MCBrowserViewController(serviceType: service, session: session)
                controller.delegate = welcomer
                app.root.present(controller, animated: false)
                #expect(await app.shows("There"))
                #expect(await app.tap("There"))
                #expect(await app.serve { session.connectedPeers.map(\.displayName) == ["There"] })
                #expect(await app.shows("Connected"))
                #expect(await app.tap("Done"))
                #expect(await app.serve { welcomer.isFinished })
            }.value
        }
    }

    @Test func theFewestAndTheMostPeersAreThoseOfSessions() async {
        await MainActor.run {
            let controller = MCBrowserViewController(serviceType: "chat", session: MCSession(peer: MCPeerID(displayName: "Here")))
            controller.minimumNumberOfPeers = 1
            controller.maximumNumberOfPeers = 20
            #expect(controller.minimumNumberOfPeers == 2 && controller.maximumNumberOfPeers == 8)
        }
    }
}

private final class Welcomer: NSObject, MCNearbyServiceAdvertiserDelegate, MCBrowserViewControllerDelegate, @unchecked Sendable {
    let session = MCSession(peer: MCPeerID(displayName: "There"))
    @MainActor var isFinished = false

    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
        invitationHandler: @escaping (Bool, MCSession?) -> Void
    ) { invitationHandler(true, session) }

    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) { isFinished = true }
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {}
}
