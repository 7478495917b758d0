// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKLinearCongruentialRandomSource {
    nonisolated static var descriptionOfGKLinearCongruentialRandomSource: FrameworkClass {
        FrameworkClass(
            GKLinearCongruentialRandomSource.self,
            properties: "seed",
            initializers: "init initWithCoder: initWithSeed:",
            property: GKLinearCongruentialRandomSource.propertyOfGKLinearCongruentialRandomSource,
            initializer: GKLinearCongruentialRandomSource.initializerOfGKLinearCongruentialRandomSource)
    }

    private static func propertyOfGKLinearCongruentialRandomSource(_ index: Int) -> ClassDescription.Property {
        .value("seed", \GKLinearCongruentialRandomSource.seed)
    }

    nonisolated private static func initializerOfGKLinearCongruentialRandomSource(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in GKLinearCongruentialRandomSource() }
        case 1:
            return { a in
                GKLinearCongruentialRandomSource(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        default:
            return { a in GKLinearCongruentialRandomSource(seed: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSeed:", as: (UInt64).self))
            }
        }
    }
}
