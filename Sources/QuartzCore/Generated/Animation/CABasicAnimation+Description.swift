// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CABasicAnimation {
    nonisolated static var descriptionOfCABasicAnimation: FrameworkClass {
        FrameworkClass(
            CABasicAnimation.self,
            properties: "byValue fromValue toValue",
            initializers: "animationWithKeyPath: init initWithCoder:",
            property: CABasicAnimation.propertyOfCABasicAnimation,
            initializer: CABasicAnimation.initializerOfCABasicAnimation)
    }

    private static func propertyOfCABasicAnimation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("byValue", \CABasicAnimation.byValue)
        case 1: return .value("fromValue", \CABasicAnimation.fromValue)
        default: return .value("toValue", \CABasicAnimation.toValue)
        }
    }

    nonisolated private static func initializerOfCABasicAnimation(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in CABasicAnimation(keyPath: ObjCRuntime.ObjCMessage.argument(a, 0, "animationWithKeyPath:", as: (String?).self)) }
        case 1: return { _ in CABasicAnimation() }
        default: return { a in CABasicAnimation(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
