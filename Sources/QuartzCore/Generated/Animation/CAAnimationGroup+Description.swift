// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CAAnimationGroup {
    nonisolated static var descriptionOfCAAnimationGroup: FrameworkClass {
        FrameworkClass(
            CAAnimationGroup.self,
            properties: "animations",
            initializers: "init initWithCoder:",
            property: CAAnimationGroup.propertyOfCAAnimationGroup,
            initializer: CAAnimationGroup.initializerOfCAAnimationGroup)
    }

    private static func propertyOfCAAnimationGroup(_ index: Int) -> ClassDescription.Property {
        .value("animations", \CAAnimationGroup.animations)
    }

    nonisolated private static func initializerOfCAAnimationGroup(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CAAnimationGroup() }
        default: return { a in CAAnimationGroup(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
