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

extension UIFocusUpdateContext {
    nonisolated static var descriptionOfUIFocusUpdateContext: FrameworkClass {
        FrameworkClass(
            UIFocusUpdateContext.self,
            properties: "focusHeading nextFocusedItem nextFocusedView previouslyFocusedItem previouslyFocusedView",
            property: UIFocusUpdateContext.propertyOfUIFocusUpdateContext)
    }

    private static func propertyOfUIFocusUpdateContext(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIFocusUpdateContext.focusHeading)
        case 1: return .readOnly(\UIFocusUpdateContext.nextFocusedItem)
        case 2: return .readOnly(\UIFocusUpdateContext.nextFocusedView)
        case 3: return .readOnly(\UIFocusUpdateContext.previouslyFocusedItem)
        default: return .readOnly(\UIFocusUpdateContext.previouslyFocusedView)
        }
    }
}
