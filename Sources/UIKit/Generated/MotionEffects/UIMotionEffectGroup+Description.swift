// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UIMotionEffectGroup {
    nonisolated static var descriptionOfUIMotionEffectGroup: FrameworkClass {
        FrameworkClass(
            UIMotionEffectGroup.self,
            properties: "motionEffects",
            initializers: "init initWithCoder:",
            property: UIMotionEffectGroup.propertyOfUIMotionEffectGroup,
            initializer: UIMotionEffectGroup.initializerOfUIMotionEffectGroup)
    }

    private static func propertyOfUIMotionEffectGroup(_ index: Int) -> ClassDescription.Property {
        .value("motionEffects", \UIMotionEffectGroup.motionEffects)
    }

    nonisolated private static func initializerOfUIMotionEffectGroup(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIMotionEffectGroup() }
        default: return { a in UIMotionEffectGroup(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
