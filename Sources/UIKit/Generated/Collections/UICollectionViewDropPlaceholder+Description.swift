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

extension UICollectionViewDropPlaceholder {
    nonisolated static var descriptionOfUICollectionViewDropPlaceholder: FrameworkClass {
        FrameworkClass(
            UICollectionViewDropPlaceholder.self,
            properties: "previewParametersProvider",
            initializers: "initWithInsertionIndexPath:reuseIdentifier:",
            property: UICollectionViewDropPlaceholder.propertyOfUICollectionViewDropPlaceholder,
            initializer: UICollectionViewDropPlaceholder.initializerOfUICollectionViewDropPlaceholder)
    }

    private static func propertyOfUICollectionViewDropPlaceholder(_ index: Int) -> ClassDescription.Property {
        .value("previewParametersProvider", \UICollectionViewDropPlaceholder.previewParametersProvider)
    }

    nonisolated private static func initializerOfUICollectionViewDropPlaceholder(_ index: Int) -> ObjCFactory {
        { a in
            UICollectionViewDropPlaceholder(
                insertionIndexPath: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithInsertionIndexPath:reuseIdentifier:", as: (IndexPath).self),
                reuseIdentifier: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithInsertionIndexPath:reuseIdentifier:", as: (String).self))
        }
    }
}
