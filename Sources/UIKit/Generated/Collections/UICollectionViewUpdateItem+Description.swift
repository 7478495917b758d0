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

extension UICollectionViewUpdateItem {
    nonisolated static var descriptionOfUICollectionViewUpdateItem: FrameworkClass {
        FrameworkClass(
            UICollectionViewUpdateItem.self,
            properties: "indexPathAfterUpdate indexPathBeforeUpdate updateAction",
            property: UICollectionViewUpdateItem.propertyOfUICollectionViewUpdateItem)
    }

    private static func propertyOfUICollectionViewUpdateItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UICollectionViewUpdateItem.indexPathAfterUpdate)
        case 1: return .readOnly(\UICollectionViewUpdateItem.indexPathBeforeUpdate)
        default: return .readOnly(\UICollectionViewUpdateItem.updateAction)
        }
    }
}
