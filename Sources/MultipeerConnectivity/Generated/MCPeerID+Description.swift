// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension MCPeerID {
    nonisolated static var descriptionOfMCPeerID: FrameworkClass {
        FrameworkClass(
            MCPeerID.self,
            properties: "displayName",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder: initWithDisplayName:",
            property: MCPeerID.propertyOfMCPeerID,
            method: MCPeerID.methodOfMCPeerID,
            classMethod: MCPeerID.classMethodOfMCPeerID,
            initializer: MCPeerID.initializerOfMCPeerID)
    }

    private static func propertyOfMCPeerID(_ index: Int) -> ClassDescription.Property {
        .readOnly(\MCPeerID.displayName)
    }

    nonisolated private static func methodOfMCPeerID(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! MCPeerID).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in (r as! MCPeerID).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
        }
    }

    nonisolated private static func classMethodOfMCPeerID(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! MCPeerID.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfMCPeerID(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in MCPeerID(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in MCPeerID(displayName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDisplayName:", as: (String).self)) }
        }
    }
}
