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

extension UIPrinter {
    nonisolated static var descriptionOfUIPrinter: FrameworkClass {
        FrameworkClass(
            UIPrinter.self,
            properties: "URL/url displayLocation displayName makeAndModel supportedJobTypes supportsColor supportsDuplex",
            methods: "contactPrinter:",
            initializers: "printerWithURL:",
            property: UIPrinter.propertyOfUIPrinter,
            method: UIPrinter.methodOfUIPrinter,
            initializer: UIPrinter.initializerOfUIPrinter)
    }

    private static func propertyOfUIPrinter(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPrinter.url)
        case 1: return .readOnly(\UIPrinter.displayLocation)
        case 2: return .readOnly(\UIPrinter.displayName)
        case 3: return .readOnly(\UIPrinter.makeAndModel)
        case 4: return .readOnly(\UIPrinter.supportedJobTypes)
        case 5: return .readOnly(\UIPrinter.supportsColor)
        default: return .readOnly(\UIPrinter.supportsDuplex)
        }
    }

    nonisolated private static func methodOfUIPrinter(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIPrinter).contactPrinter(ObjCRuntime.ObjCMessage.argument(a, 0, "contactPrinter:", as: (((Bool) -> Void)?).self))
        }
    }

    nonisolated private static func initializerOfUIPrinter(_ index: Int) -> ObjCFactory {
        { a in UIPrinter(url: ObjCRuntime.ObjCMessage.argument(a, 0, "printerWithURL:", as: (URL).self)) }
    }
}
