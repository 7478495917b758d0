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

extension UITextSelectionRect {
    nonisolated static var descriptionOfUITextSelectionRect: FrameworkClass {
        FrameworkClass(
            UITextSelectionRect.self,
            properties: "containsEnd containsStart isVertical rect transform writingDirection",
            initializers: "init",
            property: UITextSelectionRect.propertyOfUITextSelectionRect,
            initializer: UITextSelectionRect.initializerOfUITextSelectionRect)
    }

    private static func propertyOfUITextSelectionRect(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITextSelectionRect.containsEnd)
        case 1: return .readOnly(\UITextSelectionRect.containsStart)
        case 2: return .readOnly(\UITextSelectionRect.isVertical)
        case 3: return .readOnly(\UITextSelectionRect.rect)
        case 4: return .readOnly(\UITextSelectionRect.transform)
        default: return .readOnly(\UITextSelectionRect.writingDirection)
        }
    }

    nonisolated private static func initializerOfUITextSelectionRect(_ index: Int) -> ObjCFactory {
        { _ in UITextSelectionRect() }
    }
}
