// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKARC4RandomSource {
    nonisolated static var descriptionOfGKARC4RandomSource: FrameworkClass {
        FrameworkClass(
            GKARC4RandomSource.self,
            properties: "seed",
            methods: "dropValues:",
            initializers: "init initWithCoder: initWithSeed:",
            property: GKARC4RandomSource.propertyOfGKARC4RandomSource,
            method: GKARC4RandomSource.methodOfGKARC4RandomSource,
            initializer: GKARC4RandomSource.initializerOfGKARC4RandomSource)
    }

    private static func propertyOfGKARC4RandomSource(_ index: Int) -> ClassDescription.Property {
        .value("seed", \GKARC4RandomSource.seed)
    }

    nonisolated private static func methodOfGKARC4RandomSource(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! GKARC4RandomSource).dropValues(ObjCRuntime.ObjCMessage.argument(a, 0, "dropValues:", as: (Int).self)) }
    }

    nonisolated private static func initializerOfGKARC4RandomSource(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in GKARC4RandomSource() }
        case 1: return { a in GKARC4RandomSource(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in GKARC4RandomSource(seed: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSeed:", as: (Data).self)) }
        }
    }
}
