// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKRandomDistribution {
    nonisolated static var descriptionOfGKRandomDistribution: FrameworkClass {
        FrameworkClass(
            GKRandomDistribution.self,
            properties: "highestValue lowestValue numberOfPossibleOutcomes",
            methods: "nextBool nextInt nextIntWithUpperBound: nextUniform",
            classMethods: "d20 d6",
            initializers: "initForDieWithSideCount: initWithLowestValue:highestValue: initWithRandomSource:lowestValue:highestValue:",
            property: GKRandomDistribution.propertyOfGKRandomDistribution,
            method: GKRandomDistribution.methodOfGKRandomDistribution,
            classMethod: GKRandomDistribution.classMethodOfGKRandomDistribution,
            initializer: GKRandomDistribution.initializerOfGKRandomDistribution)
    }

    private static func propertyOfGKRandomDistribution(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\GKRandomDistribution.highestValue)
        case 1: return .readOnly(\GKRandomDistribution.lowestValue)
        default: return .readOnly(\GKRandomDistribution.numberOfPossibleOutcomes)
        }
    }

    nonisolated private static func methodOfGKRandomDistribution(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! GKRandomDistribution).nextBool() }
        case 1: return { r, _ in (r as! GKRandomDistribution).nextInt() }
        case 2:
            return { r, a in
                (r as! GKRandomDistribution).nextInt(
                    upperBound: ObjCRuntime.ObjCMessage.argument(a, 0, "nextIntWithUpperBound:", as: (Int).self))
            }
        default: return { r, _ in (r as! GKRandomDistribution).nextUniform() }
        }
    }

    nonisolated private static func classMethodOfGKRandomDistribution(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! GKRandomDistribution.Type).d20() }
        default: return { r, _ in (r as! GKRandomDistribution.Type).d6() }
        }
    }

    nonisolated private static func initializerOfGKRandomDistribution(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                GKRandomDistribution(
                    forDieWithSideCount: ObjCRuntime.ObjCMessage.argument(a, 0, "initForDieWithSideCount:", as: (Int).self))
            }
        case 1:
            return { a in
                GKRandomDistribution(
                    lowestValue: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLowestValue:highestValue:", as: (Int).self),
                    highestValue: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithLowestValue:highestValue:", as: (Int).self))
            }
        default:
            return { a in
                GKRandomDistribution(
                    randomSource: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithRandomSource:lowestValue:highestValue:", as: (any GKRandom).self),
                    lowestValue: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithRandomSource:lowestValue:highestValue:", as: (Int).self),
                    highestValue: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithRandomSource:lowestValue:highestValue:", as: (Int).self))
            }
        }
    }
}
