// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension MCNearbyServiceAdvertiser {
    nonisolated static var descriptionOfMCNearbyServiceAdvertiser: FrameworkClass {
        FrameworkClass(
            MCNearbyServiceAdvertiser.self,
            properties: "delegate discoveryInfo myPeerID serviceType",
            methods: "stopAdvertisingPeer",
            initializers: "initWithPeer:discoveryInfo:serviceType:",
            property: MCNearbyServiceAdvertiser.propertyOfMCNearbyServiceAdvertiser,
            method: MCNearbyServiceAdvertiser.methodOfMCNearbyServiceAdvertiser,
            initializer: MCNearbyServiceAdvertiser.initializerOfMCNearbyServiceAdvertiser)
    }

    private static func propertyOfMCNearbyServiceAdvertiser(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\MCNearbyServiceAdvertiser.delegate)
        case 1: return .readOnly(\MCNearbyServiceAdvertiser.discoveryInfo)
        case 2: return .readOnly(\MCNearbyServiceAdvertiser.myPeerID)
        default: return .readOnly(\MCNearbyServiceAdvertiser.serviceType)
        }
    }

    nonisolated private static func methodOfMCNearbyServiceAdvertiser(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! MCNearbyServiceAdvertiser).stopAdvertisingPeer() }
    }

    nonisolated private static func initializerOfMCNearbyServiceAdvertiser(_ index: Int) -> ObjCFactory {
        { a in
            MCNearbyServiceAdvertiser(
                peer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPeer:discoveryInfo:serviceType:", as: (MCPeerID).self),
                discoveryInfo: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithPeer:discoveryInfo:serviceType:", as: ([String: String]?).self),
                serviceType: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithPeer:discoveryInfo:serviceType:", as: (String).self))
        }
    }
}
