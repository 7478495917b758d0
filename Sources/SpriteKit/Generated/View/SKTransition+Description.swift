// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKTransition {
    nonisolated static var descriptionOfSKTransition: FrameworkClass {
        FrameworkClass(
            SKTransition.self,
            properties: "pausesIncomingScene pausesOutgoingScene",
            methods: "copyWithZone:",
            classMethods: """
                crossFadeWithDuration: doorsCloseHorizontalWithDuration: doorsCloseVerticalWithDuration: \
                doorsOpenHorizontalWithDuration: doorsOpenVerticalWithDuration: doorwayWithDuration: fadeWithColor:duration: \
                fadeWithDuration: flipHorizontalWithDuration: flipVerticalWithDuration: moveInWithDirection:duration: \
                pushWithDirection:duration: revealWithDirection:duration:
                """,
            property: SKTransition.propertyOfSKTransition,
            method: SKTransition.methodOfSKTransition,
            classMethod: SKTransition.classMethodOfSKTransition)
    }

    private static func propertyOfSKTransition(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("pausesIncomingScene", \SKTransition.pausesIncomingScene)
        default: return .value("pausesOutgoingScene", \SKTransition.pausesOutgoingScene)
        }
    }

    nonisolated private static func methodOfSKTransition(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! SKTransition).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func classMethodOfSKTransition(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! SKTransition.Type).crossFade(
                    withDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "crossFadeWithDuration:", as: (TimeInterval).self))
            }
        case 1:
            return { r, a in
                (r as! SKTransition.Type).doorsCloseHorizontal(
                    withDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "doorsCloseHorizontalWithDuration:", as: (TimeInterval).self))
            }
        case 2:
            return { r, a in
                (r as! SKTransition.Type).doorsCloseVertical(
                    withDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "doorsCloseVerticalWithDuration:", as: (TimeInterval).self))
            }
        case 3:
            return { r, a in
                (r as! SKTransition.Type).doorsOpenHorizontal(
                    withDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "doorsOpenHorizontalWithDuration:", as: (TimeInterval).self))
            }
        case 4:
            return { r, a in
                (r as! SKTransition.Type).doorsOpenVertical(
                    withDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "doorsOpenVerticalWithDuration:", as: (TimeInterval).self))
            }
        case 5:
            return { r, a in
                (r as! SKTransition.Type).doorway(
                    withDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "doorwayWithDuration:", as: (TimeInterval).self))
            }
        case 6:
            return { r, a in
                (r as! SKTransition.Type).fade(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "fadeWithColor:duration:", as: (UIColor).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "fadeWithColor:duration:", as: (TimeInterval).self))
            }
        case 7:
            return { r, a in
                (r as! SKTransition.Type).fade(
                    withDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "fadeWithDuration:", as: (TimeInterval).self))
            }
        case 8:
            return { r, a in
                (r as! SKTransition.Type).flipHorizontal(
                    withDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "flipHorizontalWithDuration:", as: (TimeInterval).self))
            }
        case 9:
            return { r, a in
                (r as! SKTransition.Type).flipVertical(
                    withDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "flipVerticalWithDuration:", as: (TimeInterval).self))
            }
        case 10:
            return { r, a in
                (r as! SKTransition.Type).moveIn(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "moveInWithDirection:duration:", as: (SKTransitionDirection).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "moveInWithDirection:duration:", as: (TimeInterval).self))
            }
        case 11:
            return { r, a in
                (r as! SKTransition.Type).push(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "pushWithDirection:duration:", as: (SKTransitionDirection).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "pushWithDirection:duration:", as: (TimeInterval).self))
            }
        default:
            return { r, a in
                (r as! SKTransition.Type).reveal(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "revealWithDirection:duration:", as: (SKTransitionDirection).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "revealWithDirection:duration:", as: (TimeInterval).self))
            }
        }
    }
}
