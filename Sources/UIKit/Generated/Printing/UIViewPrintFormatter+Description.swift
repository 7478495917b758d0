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

extension UIViewPrintFormatter {
    nonisolated static var descriptionOfUIViewPrintFormatter: FrameworkClass {
        FrameworkClass(
            UIViewPrintFormatter.self,
            properties: "view",
            property: UIViewPrintFormatter.propertyOfUIViewPrintFormatter)
    }

    private static func propertyOfUIViewPrintFormatter(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIViewPrintFormatter.view)
    }
}
