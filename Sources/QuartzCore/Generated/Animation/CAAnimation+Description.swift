// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CAAnimation {
    nonisolated static var descriptionOfCAAnimation: FrameworkClass {
        FrameworkClass(
            CAAnimation.self,
            properties: """
                autoreverses beginTime delegate duration fillMode preferredFrameRateRange removedOnCompletion/isRemovedOnCompletion \
                repeatCount repeatDuration speed timeOffset timingFunction
                """,
            methods: """
                copyWithZone: encodeWithCoder: runActionForKey:object:arguments: setContainedValue:forKey: \
                setContainedValue:forKeyPath: shouldArchiveValueForKey:
                """,
            classMethods: "defaultValueForKey: supportsSecureCoding",
            initializers: "init initWithCoder:",
            property: CAAnimation.propertyOfCAAnimation,
            method: CAAnimation.methodOfCAAnimation,
            classMethod: CAAnimation.classMethodOfCAAnimation,
            initializer: CAAnimation.initializerOfCAAnimation)
    }

    private static func propertyOfCAAnimation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("autoreverses", \CAAnimation.autoreverses)
        case 1: return .value("beginTime", \CAAnimation.beginTime)
        case 2: return .reference(\CAAnimation.delegate)
        case 3: return .value("duration", \CAAnimation.duration)
        case 4: return .value("fillMode", \CAAnimation.fillMode)
        case 5: return .value("preferredFrameRateRange", \CAAnimation.preferredFrameRateRange)
        case 6: return .value("removedOnCompletion", \CAAnimation.isRemovedOnCompletion)
        case 7: return .value("repeatCount", \CAAnimation.repeatCount)
        case 8: return .value("repeatDuration", \CAAnimation.repeatDuration)
        case 9: return .value("speed", \CAAnimation.speed)
        case 10: return .value("timeOffset", \CAAnimation.timeOffset)
        default: return .value("timingFunction", \CAAnimation.timingFunction)
        }
    }

    nonisolated private static func methodOfCAAnimation(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! CAAnimation).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 1:
            return { r, a in
                (r as! CAAnimation).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 2:
            return { r, a in
                (r as! CAAnimation).run(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "runActionForKey:object:arguments:", as: (String).self),
                    object: ObjCRuntime.ObjCMessage.argument(a, 1, "runActionForKey:object:arguments:", as: (Any).self),
                    arguments: ObjCRuntime.ObjCMessage.argument(a, 2, "runActionForKey:object:arguments:", as: ([AnyHashable: Any]?).self))
            }
        case 3:
            return { r, a in
                (r as! CAAnimation).setContainedValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContainedValue:forKey:", as: (Any?).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "setContainedValue:forKey:", as: (String).self))
            }
        case 4:
            return { r, a in
                (r as! CAAnimation).setContainedValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContainedValue:forKeyPath:", as: (Any?).self),
                    forKeyPath: ObjCRuntime.ObjCMessage.argument(a, 1, "setContainedValue:forKeyPath:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! CAAnimation).shouldArchiveValue(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "shouldArchiveValueForKey:", as: (String).self))
            }
        }
    }

    nonisolated private static func classMethodOfCAAnimation(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CAAnimation.Type).defaultValue(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "defaultValueForKey:", as: (String).self))
            }
        default: return { r, _ in (r as! CAAnimation.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfCAAnimation(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CAAnimation() }
        default: return { a in CAAnimation(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
