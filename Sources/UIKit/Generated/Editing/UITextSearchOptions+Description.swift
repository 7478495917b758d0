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

extension UITextSearchOptions {
    nonisolated static var descriptionOfUITextSearchOptions: FrameworkClass {
        FrameworkClass(
            UITextSearchOptions.self,
            properties: "stringCompareOptions wordMatchMethod",
            initializers: "init",
            property: UITextSearchOptions.propertyOfUITextSearchOptions,
            initializer: UITextSearchOptions.initializerOfUITextSearchOptions)
    }

    private static func propertyOfUITextSearchOptions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITextSearchOptions.stringCompareOptions)
        default: return .readOnly(\UITextSearchOptions.wordMatchMethod)
        }
    }

    nonisolated private static func initializerOfUITextSearchOptions(_ index: Int) -> ObjCFactory {
        { _ in UITextSearchOptions() }
    }
}
