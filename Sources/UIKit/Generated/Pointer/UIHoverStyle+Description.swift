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

extension UIHoverStyle {
    nonisolated static var descriptionOfUIHoverStyle: FrameworkClass {
        FrameworkClass(
            UIHoverStyle.self,
            properties: "effect enabled/isEnabled shape",
            methods: "copyWithZone:",
            initializers: "initWithShape:",
            property: UIHoverStyle.propertyOfUIHoverStyle,
            method: UIHoverStyle.methodOfUIHoverStyle,
            initializer: UIHoverStyle.initializerOfUIHoverStyle)
    }

    private static func propertyOfUIHoverStyle(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("effect", \UIHoverStyle.effect)
        case 1: return .value("enabled", \UIHoverStyle.isEnabled)
        default: return .value("shape", \UIHoverStyle.shape)
        }
    }

    nonisolated private static func methodOfUIHoverStyle(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIHoverStyle).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfUIHoverStyle(_ index: Int) -> ObjCFactory {
        { a in UIHoverStyle(shape: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithShape:", as: (UIShape?).self)) }
    }
}
