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

extension UIGraphicsPDFRendererFormat {
    nonisolated static var descriptionOfUIGraphicsPDFRendererFormat: FrameworkClass {
        FrameworkClass(
            UIGraphicsPDFRendererFormat.self,
            properties: "documentInfo",
            initializers: "init",
            property: UIGraphicsPDFRendererFormat.propertyOfUIGraphicsPDFRendererFormat,
            initializer: UIGraphicsPDFRendererFormat.initializerOfUIGraphicsPDFRendererFormat)
    }

    private static func propertyOfUIGraphicsPDFRendererFormat(_ index: Int) -> ClassDescription.Property {
        .value("documentInfo", \UIGraphicsPDFRendererFormat.documentInfo)
    }

    nonisolated private static func initializerOfUIGraphicsPDFRendererFormat(_ index: Int) -> ObjCFactory {
        { _ in UIGraphicsPDFRendererFormat() }
    }
}
