// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPRemoteCommand {
    nonisolated static var descriptionOfMPRemoteCommand: FrameworkClass {
        FrameworkClass(
            MPRemoteCommand.self,
            properties: "enabled/isEnabled",
            methods: "addTarget:action: addTargetWithHandler: removeTarget: removeTarget:action:",
            property: MPRemoteCommand.propertyOfMPRemoteCommand,
            method: MPRemoteCommand.methodOfMPRemoteCommand)
    }

    private static func propertyOfMPRemoteCommand(_ index: Int) -> ClassDescription.Property {
        .value("enabled", \MPRemoteCommand.isEnabled)
    }

    nonisolated private static func methodOfMPRemoteCommand(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MPRemoteCommand).addTarget(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addTarget:action:", as: (Any).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "addTarget:action:", as: (Selector).self))
            }
        case 1:
            return { r, a in
                (r as! MPRemoteCommand).addTarget(
                    handler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addTargetWithHandler:", as: ((MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus).self))
            }
        case 2:
            return { r, a in (r as! MPRemoteCommand).removeTarget(ObjCRuntime.ObjCMessage.argument(a, 0, "removeTarget:", as: (Any?).self))
            }
        default:
            return { r, a in
                (r as! MPRemoteCommand).removeTarget(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "removeTarget:action:", as: (Selector?).self))
            }
        }
    }
}
