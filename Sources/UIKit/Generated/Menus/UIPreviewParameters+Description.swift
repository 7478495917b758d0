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

extension UIPreviewParameters {
    nonisolated static var descriptionOfUIPreviewParameters: FrameworkClass {
        FrameworkClass(
            UIPreviewParameters.self,
            properties: "backgroundColor shadowPath visiblePath",
            methods: "copyWithZone:",
            initializers: "init initWithTextLineRects:",
            property: UIPreviewParameters.propertyOfUIPreviewParameters,
            method: UIPreviewParameters.methodOfUIPreviewParameters,
            initializer: UIPreviewParameters.initializerOfUIPreviewParameters)
    }

    private static func propertyOfUIPreviewParameters(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backgroundColor", \UIPreviewParameters.backgroundColor)
        case 1: return .value("shadowPath", \UIPreviewParameters.shadowPath)
        default: return .value("visiblePath", \UIPreviewParameters.visiblePath)
        }
    }

    nonisolated private static func methodOfUIPreviewParameters(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIPreviewParameters).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfUIPreviewParameters(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIPreviewParameters() }
        default:
            return { a in
                UIPreviewParameters(textLineRects: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTextLineRects:", as: ([NSValue]).self))
            }
        }
    }
}
