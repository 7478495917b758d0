// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CAPropertyAnimation {
    nonisolated static var descriptionOfCAPropertyAnimation: FrameworkClass {
        FrameworkClass(
            CAPropertyAnimation.self,
            properties: "additive/isAdditive cumulative/isCumulative keyPath valueFunction",
            initializers: "animationWithKeyPath: init initWithCoder:",
            property: CAPropertyAnimation.propertyOfCAPropertyAnimation,
            initializer: CAPropertyAnimation.initializerOfCAPropertyAnimation)
    }

    private static func propertyOfCAPropertyAnimation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("additive", \CAPropertyAnimation.isAdditive)
        case 1: return .value("cumulative", \CAPropertyAnimation.isCumulative)
        case 2: return .value("keyPath", \CAPropertyAnimation.keyPath)
        default: return .value("valueFunction", \CAPropertyAnimation.valueFunction)
        }
    }

    nonisolated private static func initializerOfCAPropertyAnimation(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in CAPropertyAnimation(keyPath: ObjCRuntime.ObjCMessage.argument(a, 0, "animationWithKeyPath:", as: (String?).self))
            }
        case 1: return { _ in CAPropertyAnimation() }
        default: return { a in CAPropertyAnimation(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
