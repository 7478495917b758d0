// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKShuffledDistribution {
    nonisolated static var descriptionOfGKShuffledDistribution: FrameworkClass {
        FrameworkClass(
            GKShuffledDistribution.self,
            initializers: "initForDieWithSideCount: initWithLowestValue:highestValue: initWithRandomSource:lowestValue:highestValue:",
            initializer: GKShuffledDistribution.initializerOfGKShuffledDistribution)
    }

    nonisolated private static func initializerOfGKShuffledDistribution(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                GKShuffledDistribution(
                    forDieWithSideCount: ObjCRuntime.ObjCMessage.argument(a, 0, "initForDieWithSideCount:", as: (Int).self))
            }
        case 1:
            return { a in
                GKShuffledDistribution(
                    lowestValue: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLowestValue:highestValue:", as: (Int).self),
                    highestValue: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithLowestValue:highestValue:", as: (Int).self))
            }
        default:
            return { a in
                GKShuffledDistribution(
                    randomSource: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithRandomSource:lowestValue:highestValue:", as: (any GKRandom).self),
                    lowestValue: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithRandomSource:lowestValue:highestValue:", as: (Int).self),
                    highestValue: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithRandomSource:lowestValue:highestValue:", as: (Int).self))
            }
        }
    }
}
