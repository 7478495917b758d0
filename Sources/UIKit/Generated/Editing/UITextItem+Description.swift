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

extension UITextItem {
    nonisolated static var descriptionOfUITextItem: FrameworkClass {
        FrameworkClass(
            UITextItem.self,
            properties: "range",
            property: UITextItem.propertyOfUITextItem)
    }

    private static func propertyOfUITextItem(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UITextItem.range)
    }
}
