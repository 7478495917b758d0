// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CADisplayLink {
    nonisolated static var descriptionOfCADisplayLink: FrameworkClass {
        FrameworkClass(
            CADisplayLink.self,
            properties: "duration frameInterval paused/isPaused preferredFrameRateRange preferredFramesPerSecond targetTimestamp timestamp",
            methods: "addToRunLoop:forMode: invalidate removeFromRunLoop:forMode:",
            initializers: "displayLinkWithTarget:selector:",
            property: CADisplayLink.propertyOfCADisplayLink,
            method: CADisplayLink.methodOfCADisplayLink,
            initializer: CADisplayLink.initializerOfCADisplayLink)
    }

    private static func propertyOfCADisplayLink(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CADisplayLink.duration)
        case 1: return .value("frameInterval", \CADisplayLink.frameInterval)
        case 2: return .value("paused", \CADisplayLink.isPaused)
        case 3: return .value("preferredFrameRateRange", \CADisplayLink.preferredFrameRateRange)
        case 4: return .value("preferredFramesPerSecond", \CADisplayLink.preferredFramesPerSecond)
        case 5: return .readOnly(\CADisplayLink.targetTimestamp)
        default: return .readOnly(\CADisplayLink.timestamp)
        }
    }

    nonisolated private static func methodOfCADisplayLink(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CADisplayLink).add(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "addToRunLoop:forMode:", as: (RunLoop).self),
                    forMode: ObjCRuntime.ObjCMessage.argument(a, 1, "addToRunLoop:forMode:", as: (RunLoop.Mode).self))
            }
        case 1: return { r, _ in (r as! CADisplayLink).invalidate() }
        default:
            return { r, a in
                (r as! CADisplayLink).remove(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "removeFromRunLoop:forMode:", as: (RunLoop).self),
                    forMode: ObjCRuntime.ObjCMessage.argument(a, 1, "removeFromRunLoop:forMode:", as: (RunLoop.Mode).self))
            }
        }
    }

    nonisolated private static func initializerOfCADisplayLink(_ index: Int) -> ObjCFactory {
        { a in
            CADisplayLink(
                target: ObjCRuntime.ObjCMessage.argument(a, 0, "displayLinkWithTarget:selector:", as: (Any).self),
                selector: ObjCRuntime.ObjCMessage.argument(a, 1, "displayLinkWithTarget:selector:", as: (Selector).self))
        }
    }
}
