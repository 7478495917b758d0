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

extension NSCollectionLayoutDecorationItem {
    nonisolated static var descriptionOfNSCollectionLayoutDecorationItem: FrameworkClass {
        FrameworkClass(
            NSCollectionLayoutDecorationItem.self,
            properties: "elementKind zIndex",
            classMethods: "backgroundDecorationItemWithElementKind:",
            property: NSCollectionLayoutDecorationItem.propertyOfNSCollectionLayoutDecorationItem,
            classMethod: NSCollectionLayoutDecorationItem.classMethodOfNSCollectionLayoutDecorationItem)
    }

    private static func propertyOfNSCollectionLayoutDecorationItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSCollectionLayoutDecorationItem.elementKind)
        default: return .value("zIndex", \NSCollectionLayoutDecorationItem.zIndex)
        }
    }

    nonisolated private static func classMethodOfNSCollectionLayoutDecorationItem(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! NSCollectionLayoutDecorationItem.Type).background(
                elementKind: ObjCRuntime.ObjCMessage.argument(a, 0, "backgroundDecorationItemWithElementKind:", as: (String).self))
        }
    }
}
