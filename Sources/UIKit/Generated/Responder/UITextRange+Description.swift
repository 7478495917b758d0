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

extension UITextRange {
    nonisolated static var descriptionOfUITextRange: FrameworkClass {
        FrameworkClass(
            UITextRange.self,
            properties: "end isEmpty start",
            initializers: "init",
            property: UITextRange.propertyOfUITextRange,
            initializer: UITextRange.initializerOfUITextRange)
    }

    private static func propertyOfUITextRange(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITextRange.end)
        case 1: return .readOnly(\UITextRange.isEmpty)
        default: return .readOnly(\UITextRange.start)
        }
    }

    nonisolated private static func initializerOfUITextRange(_ index: Int) -> ObjCFactory {
        { _ in UITextRange() }
    }
}
