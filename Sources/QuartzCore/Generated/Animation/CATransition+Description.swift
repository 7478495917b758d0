// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CATransition {
    nonisolated static var descriptionOfCATransition: FrameworkClass {
        FrameworkClass(
            CATransition.self,
            properties: "endProgress startProgress subtype type",
            initializers: "init initWithCoder:",
            property: CATransition.propertyOfCATransition,
            initializer: CATransition.initializerOfCATransition)
    }

    private static func propertyOfCATransition(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("endProgress", \CATransition.endProgress)
        case 1: return .value("startProgress", \CATransition.startProgress)
        case 2: return .value("subtype", \CATransition.subtype)
        default: return .value("type", \CATransition.type)
        }
    }

    nonisolated private static func initializerOfCATransition(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CATransition() }
        default: return { a in CATransition(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
