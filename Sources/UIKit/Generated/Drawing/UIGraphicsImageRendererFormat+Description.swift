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

extension UIGraphicsImageRendererFormat {
    nonisolated static var descriptionOfUIGraphicsImageRendererFormat: FrameworkClass {
        FrameworkClass(
            UIGraphicsImageRendererFormat.self,
            properties: "opaque preferredRange scale",
            classMethods: "preferredFormat",
            initializers: "formatForTraitCollection: init",
            property: UIGraphicsImageRendererFormat.propertyOfUIGraphicsImageRendererFormat,
            classMethod: UIGraphicsImageRendererFormat.classMethodOfUIGraphicsImageRendererFormat,
            initializer: UIGraphicsImageRendererFormat.initializerOfUIGraphicsImageRendererFormat)
    }

    private static func propertyOfUIGraphicsImageRendererFormat(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("opaque", \UIGraphicsImageRendererFormat.opaque)
        case 1: return .value("preferredRange", \UIGraphicsImageRendererFormat.preferredRange)
        default: return .value("scale", \UIGraphicsImageRendererFormat.scale)
        }
    }

    nonisolated private static func classMethodOfUIGraphicsImageRendererFormat(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIGraphicsImageRendererFormat.Type).preferred() }
    }

    nonisolated private static func initializerOfUIGraphicsImageRendererFormat(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIGraphicsImageRendererFormat(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "formatForTraitCollection:", as: (UITraitCollection).self))
            }
        default: return { _ in UIGraphicsImageRendererFormat() }
        }
    }
}
