// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CAKeyframeAnimation {
    nonisolated static var descriptionOfCAKeyframeAnimation: FrameworkClass {
        FrameworkClass(
            CAKeyframeAnimation.self,
            properties: "biasValues calculationMode continuityValues keyTimes path rotationMode tensionValues timingFunctions values",
            initializers: "animationWithKeyPath: init initWithCoder:",
            property: CAKeyframeAnimation.propertyOfCAKeyframeAnimation,
            initializer: CAKeyframeAnimation.initializerOfCAKeyframeAnimation)
    }

    private static func propertyOfCAKeyframeAnimation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("biasValues", \CAKeyframeAnimation.biasValues)
        case 1: return .value("calculationMode", \CAKeyframeAnimation.calculationMode)
        case 2: return .value("continuityValues", \CAKeyframeAnimation.continuityValues)
        case 3: return .value("keyTimes", \CAKeyframeAnimation.keyTimes)
        case 4: return .value("path", \CAKeyframeAnimation.path)
        case 5: return .value("rotationMode", \CAKeyframeAnimation.rotationMode)
        case 6: return .value("tensionValues", \CAKeyframeAnimation.tensionValues)
        case 7: return .value("timingFunctions", \CAKeyframeAnimation.timingFunctions)
        default: return .value("values", \CAKeyframeAnimation.values)
        }
    }

    nonisolated private static func initializerOfCAKeyframeAnimation(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in CAKeyframeAnimation(keyPath: ObjCRuntime.ObjCMessage.argument(a, 0, "animationWithKeyPath:", as: (String?).self))
            }
        case 1: return { _ in CAKeyframeAnimation() }
        default: return { a in CAKeyframeAnimation(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
