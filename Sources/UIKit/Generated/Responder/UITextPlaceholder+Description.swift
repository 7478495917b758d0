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

extension UITextPlaceholder {
    nonisolated static var descriptionOfUITextPlaceholder: FrameworkClass {
        FrameworkClass(
            UITextPlaceholder.self,
            properties: "rects",
            initializers: "init",
            property: UITextPlaceholder.propertyOfUITextPlaceholder,
            initializer: UITextPlaceholder.initializerOfUITextPlaceholder)
    }

    private static func propertyOfUITextPlaceholder(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UITextPlaceholder.rects)
    }

    nonisolated private static func initializerOfUITextPlaceholder(_ index: Int) -> ObjCFactory {
        { _ in UITextPlaceholder() }
    }
}
