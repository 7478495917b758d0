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

extension UICollectionViewPlaceholder {
    nonisolated static var descriptionOfUICollectionViewPlaceholder: FrameworkClass {
        FrameworkClass(
            UICollectionViewPlaceholder.self,
            properties: "cellUpdateHandler",
            initializers: "initWithInsertionIndexPath:reuseIdentifier:",
            property: UICollectionViewPlaceholder.propertyOfUICollectionViewPlaceholder,
            initializer: UICollectionViewPlaceholder.initializerOfUICollectionViewPlaceholder)
    }

    private static func propertyOfUICollectionViewPlaceholder(_ index: Int) -> ClassDescription.Property {
        .value("cellUpdateHandler", \UICollectionViewPlaceholder.cellUpdateHandler)
    }

    nonisolated private static func initializerOfUICollectionViewPlaceholder(_ index: Int) -> ObjCFactory {
        { a in
            UICollectionViewPlaceholder(
                insertionIndexPath: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithInsertionIndexPath:reuseIdentifier:", as: (IndexPath).self),
                reuseIdentifier: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithInsertionIndexPath:reuseIdentifier:", as: (String).self))
        }
    }
}
