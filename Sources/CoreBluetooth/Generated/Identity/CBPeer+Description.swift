// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBPeer {
    nonisolated static var descriptionOfCBPeer: FrameworkClass {
        FrameworkClass(
            CBPeer.self,
            properties: "identifier",
            methods: "copyWithZone:",
            property: CBPeer.propertyOfCBPeer,
            method: CBPeer.methodOfCBPeer)
    }

    private static func propertyOfCBPeer(_ index: Int) -> ClassDescription.Property {
        .readOnly(\CBPeer.identifier)
    }

    nonisolated private static func methodOfCBPeer(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! CBPeer).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }
}
