// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKGaussianDistribution {
    nonisolated static var descriptionOfGKGaussianDistribution: FrameworkClass {
        FrameworkClass(
            GKGaussianDistribution.self,
            properties: "deviation mean",
            initializers: """
                initForDieWithSideCount: initWithLowestValue:highestValue: initWithRandomSource:lowestValue:highestValue: \
                initWithRandomSource:mean:deviation:
                """,
            property: GKGaussianDistribution.propertyOfGKGaussianDistribution,
            initializer: GKGaussianDistribution.initializerOfGKGaussianDistribution)
    }

    private static func propertyOfGKGaussianDistribution(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\GKGaussianDistribution.deviation)
        default: return .readOnly(\GKGaussianDistribution.mean)
        }
    }

    nonisolated private static func initializerOfGKGaussianDistribution(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                GKGaussianDistribution(
                    forDieWithSideCount: ObjCRuntime.ObjCMessage.argument(a, 0, "initForDieWithSideCount:", as: (Int).self))
            }
        case 1:
            return { a in
                GKGaussianDistribution(
                    lowestValue: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLowestValue:highestValue:", as: (Int).self),
                    highestValue: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithLowestValue:highestValue:", as: (Int).self))
            }
        case 2:
            return { a in
                GKGaussianDistribution(
                    randomSource: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithRandomSource:lowestValue:highestValue:", as: (any GKRandom).self),
                    lowestValue: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithRandomSource:lowestValue:highestValue:", as: (Int).self),
                    highestValue: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithRandomSource:lowestValue:highestValue:", as: (Int).self))
            }
        default:
            return { a in
                GKGaussianDistribution(
                    randomSource: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithRandomSource:mean:deviation:", as: (any GKRandom).self),
                    mean: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithRandomSource:mean:deviation:", as: (Float).self),
                    deviation: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithRandomSource:mean:deviation:", as: (Float).self))
            }
        }
    }
}
