// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension MCNearbyServiceBrowser {
    nonisolated static var descriptionOfMCNearbyServiceBrowser: FrameworkClass {
        FrameworkClass(
            MCNearbyServiceBrowser.self,
            properties: "delegate myPeerID serviceType",
            methods: "invitePeer:toSession:withContext:timeout: startBrowsingForPeers stopBrowsingForPeers",
            initializers: "initWithPeer:serviceType:",
            property: MCNearbyServiceBrowser.propertyOfMCNearbyServiceBrowser,
            method: MCNearbyServiceBrowser.methodOfMCNearbyServiceBrowser,
            initializer: MCNearbyServiceBrowser.initializerOfMCNearbyServiceBrowser)
    }

    private static func propertyOfMCNearbyServiceBrowser(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\MCNearbyServiceBrowser.delegate)
        case 1: return .readOnly(\MCNearbyServiceBrowser.myPeerID)
        default: return .readOnly(\MCNearbyServiceBrowser.serviceType)
        }
    }

    nonisolated private static func methodOfMCNearbyServiceBrowser(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MCNearbyServiceBrowser).invitePeer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "invitePeer:toSession:withContext:timeout:", as: (MCPeerID).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "invitePeer:toSession:withContext:timeout:", as: (MCSession).self),
                    withContext: ObjCRuntime.ObjCMessage.argument(a, 2, "invitePeer:toSession:withContext:timeout:", as: (Data?).self),
                    timeout: ObjCRuntime.ObjCMessage.argument(a, 3, "invitePeer:toSession:withContext:timeout:", as: (TimeInterval).self))
            }
        case 1: return { r, _ in (r as! MCNearbyServiceBrowser).startBrowsingForPeers() }
        default: return { r, _ in (r as! MCNearbyServiceBrowser).stopBrowsingForPeers() }
        }
    }

    nonisolated private static func initializerOfMCNearbyServiceBrowser(_ index: Int) -> ObjCFactory {
        { a in
            MCNearbyServiceBrowser(
                peer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPeer:serviceType:", as: (MCPeerID).self),
                serviceType: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithPeer:serviceType:", as: (String).self))
        }
    }
}
