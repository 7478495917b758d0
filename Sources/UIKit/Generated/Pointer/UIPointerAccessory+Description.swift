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

extension UIPointerAccessory {
    nonisolated static var descriptionOfUIPointerAccessory: FrameworkClass {
        FrameworkClass(
            UIPointerAccessory.self,
            properties: "orientationMatchesAngle position",
            methods: "copyWithZone:",
            classMethods: "arrowAccessoryWithPosition:",
            property: UIPointerAccessory.propertyOfUIPointerAccessory,
            method: UIPointerAccessory.methodOfUIPointerAccessory,
            classMethod: UIPointerAccessory.classMethodOfUIPointerAccessory)
    }

    private static func propertyOfUIPointerAccessory(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("orientationMatchesAngle", \UIPointerAccessory.orientationMatchesAngle)
        default: return .readOnly(\UIPointerAccessory.position)
        }
    }

    nonisolated private static func methodOfUIPointerAccessory(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIPointerAccessory).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func classMethodOfUIPointerAccessory(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIPointerAccessory.Type).arrow(
                ObjCRuntime.ObjCMessage.argument(a, 0, "arrowAccessoryWithPosition:", as: (UIPointerAccessory.Position).self))
        }
    }
}
