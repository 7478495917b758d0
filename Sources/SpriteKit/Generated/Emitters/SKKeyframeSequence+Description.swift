// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKKeyframeSequence {
    nonisolated static var descriptionOfSKKeyframeSequence: FrameworkClass {
        FrameworkClass(
            SKKeyframeSequence.self,
            properties: "interpolationMode repeatMode",
            methods: """
                addKeyframeValue:time: copyWithZone: count getKeyframeTimeForIndex: getKeyframeValueForIndex: removeKeyframeAtIndex: \
                removeLastKeyframe sampleAtTime: setKeyframeTime:forIndex: setKeyframeValue:forIndex: \
                setKeyframeValue:time:forIndex:
                """,
            initializers: "initWithCapacity: initWithKeyframeValues:times:",
            property: SKKeyframeSequence.propertyOfSKKeyframeSequence,
            method: SKKeyframeSequence.methodOfSKKeyframeSequence,
            initializer: SKKeyframeSequence.initializerOfSKKeyframeSequence)
    }

    private static func propertyOfSKKeyframeSequence(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("interpolationMode", \SKKeyframeSequence.interpolationMode)
        default: return .value("repeatMode", \SKKeyframeSequence.repeatMode)
        }
    }

    nonisolated private static func methodOfSKKeyframeSequence(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! SKKeyframeSequence).addKeyframeValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addKeyframeValue:time:", as: (Any).self),
                    time: ObjCRuntime.ObjCMessage.argument(a, 1, "addKeyframeValue:time:", as: (CGFloat).self))
            }
        case 1:
            return { r, a in
                (r as! SKKeyframeSequence).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 2: return { r, _ in (r as! SKKeyframeSequence).count() }
        case 3:
            return { r, a in
                (r as! SKKeyframeSequence).getKeyframeTime(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "getKeyframeTimeForIndex:", as: (Int).self))
            }
        case 4:
            return { r, a in
                (r as! SKKeyframeSequence).getKeyframeValue(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "getKeyframeValueForIndex:", as: (Int).self))
            }
        case 5:
            return { r, a in
                (r as! SKKeyframeSequence).removeKeyframe(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "removeKeyframeAtIndex:", as: (Int).self))
            }
        case 6: return { r, _ in (r as! SKKeyframeSequence).removeLastKeyframe() }
        case 7:
            return { r, a in
                (r as! SKKeyframeSequence).sample(atTime: ObjCRuntime.ObjCMessage.argument(a, 0, "sampleAtTime:", as: (CGFloat).self))
            }
        case 8:
            return { r, a in
                (r as! SKKeyframeSequence).setKeyframeTime(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setKeyframeTime:forIndex:", as: (CGFloat).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setKeyframeTime:forIndex:", as: (Int).self))
            }
        case 9:
            return { r, a in
                (r as! SKKeyframeSequence).setKeyframeValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setKeyframeValue:forIndex:", as: (Any).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setKeyframeValue:forIndex:", as: (Int).self))
            }
        default:
            return { r, a in
                (r as! SKKeyframeSequence).setKeyframeValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setKeyframeValue:time:forIndex:", as: (Any).self),
                    time: ObjCRuntime.ObjCMessage.argument(a, 1, "setKeyframeValue:time:forIndex:", as: (CGFloat).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 2, "setKeyframeValue:time:forIndex:", as: (Int).self))
            }
        }
    }

    nonisolated private static func initializerOfSKKeyframeSequence(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in SKKeyframeSequence(capacity: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCapacity:", as: (Int).self)) }
        default:
            return { a in
                SKKeyframeSequence(
                    keyframeValues: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithKeyframeValues:times:", as: ([Any]).self),
                    times: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithKeyframeValues:times:", as: ([NSNumber]).self))
            }
        }
    }
}
