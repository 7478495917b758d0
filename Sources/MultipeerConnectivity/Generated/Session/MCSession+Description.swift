// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension MCSession {
    nonisolated static var descriptionOfMCSession: FrameworkClass {
        FrameworkClass(
            MCSession.self,
            properties: "connectedPeers delegate encryptionPreference myPeerID securityIdentity",
            methods: "disconnect sendData:toPeers:withMode:error: sendResourceAtURL:withName:toPeer:withCompletionHandler:",
            initializers: "initWithPeer: initWithPeer:securityIdentity:encryptionPreference:",
            property: MCSession.propertyOfMCSession,
            method: MCSession.methodOfMCSession,
            initializer: MCSession.initializerOfMCSession)
    }

    private static func propertyOfMCSession(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MCSession.connectedPeers)
        case 1: return .reference(\MCSession.delegate)
        case 2: return .readOnly(\MCSession.encryptionPreference)
        case 3: return .readOnly(\MCSession.myPeerID)
        default: return .readOnly(\MCSession.securityIdentity)
        }
    }

    nonisolated private static func methodOfMCSession(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! MCSession).disconnect() }
        case 1:
            return { r, a in
                try? (r as! MCSession).send(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "sendData:toPeers:withMode:error:", as: (Data).self),
                    toPeers: ObjCRuntime.ObjCMessage.argument(a, 1, "sendData:toPeers:withMode:error:", as: ([MCPeerID]).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 2, "sendData:toPeers:withMode:error:", as: (MCSessionSendDataMode).self))
            }
        default:
            return { r, a in
                (r as! MCSession).sendResource(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "sendResourceAtURL:withName:toPeer:withCompletionHandler:", as: (URL).self),
                    withName: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "sendResourceAtURL:withName:toPeer:withCompletionHandler:", as: (String).self),
                    toPeer: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "sendResourceAtURL:withName:toPeer:withCompletionHandler:", as: (MCPeerID).self),
                    withCompletionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "sendResourceAtURL:withName:toPeer:withCompletionHandler:", as: ((((any Error)?) -> Void)?).self))
            }
        }
    }

    nonisolated private static func initializerOfMCSession(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in MCSession(peer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPeer:", as: (MCPeerID).self)) }
        default:
            return { a in
                MCSession(
                    peer: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithPeer:securityIdentity:encryptionPreference:", as: (MCPeerID).self),
                    securityIdentity: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithPeer:securityIdentity:encryptionPreference:", as: ([Any]?).self),
                    encryptionPreference: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithPeer:securityIdentity:encryptionPreference:", as: (MCEncryptionPreference).self))
            }
        }
    }
}
