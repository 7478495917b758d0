// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKMersenneTwisterRandomSource {
    nonisolated static var descriptionOfGKMersenneTwisterRandomSource: FrameworkClass {
        FrameworkClass(
            GKMersenneTwisterRandomSource.self,
            properties: "seed",
            initializers: "init initWithCoder: initWithSeed:",
            property: GKMersenneTwisterRandomSource.propertyOfGKMersenneTwisterRandomSource,
            initializer: GKMersenneTwisterRandomSource.initializerOfGKMersenneTwisterRandomSource)
    }

    private static func propertyOfGKMersenneTwisterRandomSource(_ index: Int) -> ClassDescription.Property {
        .value("seed", \GKMersenneTwisterRandomSource.seed)
    }

    nonisolated private static func initializerOfGKMersenneTwisterRandomSource(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in GKMersenneTwisterRandomSource() }
        case 1:
            return { a in GKMersenneTwisterRandomSource(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        default:
            return { a in GKMersenneTwisterRandomSource(seed: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSeed:", as: (UInt64).self)) }
        }
    }
}
