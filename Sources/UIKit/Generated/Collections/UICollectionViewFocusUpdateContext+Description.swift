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

extension UICollectionViewFocusUpdateContext {
    nonisolated static var descriptionOfUICollectionViewFocusUpdateContext: FrameworkClass {
        FrameworkClass(
            UICollectionViewFocusUpdateContext.self,
            properties: "nextFocusedIndexPath previouslyFocusedIndexPath",
            property: UICollectionViewFocusUpdateContext.propertyOfUICollectionViewFocusUpdateContext)
    }

    private static func propertyOfUICollectionViewFocusUpdateContext(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UICollectionViewFocusUpdateContext.nextFocusedIndexPath)
        default: return .readOnly(\UICollectionViewFocusUpdateContext.previouslyFocusedIndexPath)
        }
    }
}
