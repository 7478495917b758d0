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

extension UITableViewFocusUpdateContext {
    nonisolated static var descriptionOfUITableViewFocusUpdateContext: FrameworkClass {
        FrameworkClass(
            UITableViewFocusUpdateContext.self,
            properties: "nextFocusedIndexPath previouslyFocusedIndexPath",
            property: UITableViewFocusUpdateContext.propertyOfUITableViewFocusUpdateContext)
    }

    private static func propertyOfUITableViewFocusUpdateContext(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITableViewFocusUpdateContext.nextFocusedIndexPath)
        default: return .readOnly(\UITableViewFocusUpdateContext.previouslyFocusedIndexPath)
        }
    }
}
