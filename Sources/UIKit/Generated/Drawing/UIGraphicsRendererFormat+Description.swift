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

extension UIGraphicsRendererFormat {
    nonisolated static var descriptionOfUIGraphicsRendererFormat: FrameworkClass {
        FrameworkClass(
            UIGraphicsRendererFormat.self,
            properties: "bounds",
            methods: "copyWithZone:",
            classMethods: "defaultFormat",
            initializers: "init",
            property: UIGraphicsRendererFormat.propertyOfUIGraphicsRendererFormat,
            method: UIGraphicsRendererFormat.methodOfUIGraphicsRendererFormat,
            classMethod: UIGraphicsRendererFormat.classMethodOfUIGraphicsRendererFormat,
            initializer: UIGraphicsRendererFormat.initializerOfUIGraphicsRendererFormat)
    }

    private static func propertyOfUIGraphicsRendererFormat(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIGraphicsRendererFormat.bounds)
    }

    nonisolated private static func methodOfUIGraphicsRendererFormat(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIGraphicsRendererFormat).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func classMethodOfUIGraphicsRendererFormat(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIGraphicsRendererFormat.Type).default() }
    }

    nonisolated private static func initializerOfUIGraphicsRendererFormat(_ index: Int) -> ObjCFactory {
        { _ in UIGraphicsRendererFormat() }
    }
}
