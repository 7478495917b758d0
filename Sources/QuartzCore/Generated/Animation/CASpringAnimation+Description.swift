// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CASpringAnimation {
    nonisolated static var descriptionOfCASpringAnimation: FrameworkClass {
        FrameworkClass(
            CASpringAnimation.self,
            properties: "allowsOverdamping bounce damping initialVelocity mass perceptualDuration settlingDuration stiffness",
            initializers: "animationWithKeyPath: init initWithCoder: initWithPerceptualDuration:bounce:",
            property: CASpringAnimation.propertyOfCASpringAnimation,
            initializer: CASpringAnimation.initializerOfCASpringAnimation)
    }

    private static func propertyOfCASpringAnimation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsOverdamping", \CASpringAnimation.allowsOverdamping)
        case 1: return .readOnly(\CASpringAnimation.bounce)
        case 2: return .value("damping", \CASpringAnimation.damping)
        case 3: return .value("initialVelocity", \CASpringAnimation.initialVelocity)
        case 4: return .value("mass", \CASpringAnimation.mass)
        case 5: return .readOnly(\CASpringAnimation.perceptualDuration)
        case 6: return .readOnly(\CASpringAnimation.settlingDuration)
        default: return .value("stiffness", \CASpringAnimation.stiffness)
        }
    }

    nonisolated private static func initializerOfCASpringAnimation(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in CASpringAnimation(keyPath: ObjCRuntime.ObjCMessage.argument(a, 0, "animationWithKeyPath:", as: (String?).self)) }
        case 1: return { _ in CASpringAnimation() }
        case 2: return { a in CASpringAnimation(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                CASpringAnimation(
                    perceptualDuration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithPerceptualDuration:bounce:", as: (CFTimeInterval).self),
                    bounce: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithPerceptualDuration:bounce:", as: (CGFloat).self))
            }
        }
    }
}
