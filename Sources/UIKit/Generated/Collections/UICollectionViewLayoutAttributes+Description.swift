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

extension UICollectionViewLayoutAttributes {
    nonisolated static var descriptionOfUICollectionViewLayoutAttributes: FrameworkClass {
        FrameworkClass(
            UICollectionViewLayoutAttributes.self,
            properties: """
                alpha bounds center frame hidden/isHidden indexPath representedElementCategory representedElementKind size transform \
                transform3D zIndex
                """,
            methods: "copyWithZone:",
            initializers: """
                init layoutAttributesForCellWithIndexPath: layoutAttributesForDecorationViewOfKind:withIndexPath: \
                layoutAttributesForSupplementaryViewOfKind:withIndexPath:
                """,
            property: UICollectionViewLayoutAttributes.propertyOfUICollectionViewLayoutAttributes,
            method: UICollectionViewLayoutAttributes.methodOfUICollectionViewLayoutAttributes,
            initializer: UICollectionViewLayoutAttributes.initializerOfUICollectionViewLayoutAttributes)
    }

    private static func propertyOfUICollectionViewLayoutAttributes(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("alpha", \UICollectionViewLayoutAttributes.alpha)
        case 1: return .value("bounds", \UICollectionViewLayoutAttributes.bounds)
        case 2: return .value("center", \UICollectionViewLayoutAttributes.center)
        case 3: return .value("frame", \UICollectionViewLayoutAttributes.frame)
        case 4: return .value("hidden", \UICollectionViewLayoutAttributes.isHidden)
        case 5: return .value("indexPath", \UICollectionViewLayoutAttributes.indexPath)
        case 6: return .readOnly(\UICollectionViewLayoutAttributes.representedElementCategory)
        case 7: return .readOnly(\UICollectionViewLayoutAttributes.representedElementKind)
        case 8: return .value("size", \UICollectionViewLayoutAttributes.size)
        case 9: return .value("transform", \UICollectionViewLayoutAttributes.transform)
        case 10: return .value("transform3D", \UICollectionViewLayoutAttributes.transform3D)
        default: return .value("zIndex", \UICollectionViewLayoutAttributes.zIndex)
        }
    }

    nonisolated private static func methodOfUICollectionViewLayoutAttributes(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UICollectionViewLayoutAttributes).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
        }
    }

    nonisolated private static func initializerOfUICollectionViewLayoutAttributes(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UICollectionViewLayoutAttributes() }
        case 1:
            return { a in
                UICollectionViewLayoutAttributes(
                    forCellWith: ObjCRuntime.ObjCMessage.argument(a, 0, "layoutAttributesForCellWithIndexPath:", as: (IndexPath).self))
            }
        case 2:
            return { a in
                UICollectionViewLayoutAttributes(
                    forDecorationViewOfKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "layoutAttributesForDecorationViewOfKind:withIndexPath:", as: (String).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "layoutAttributesForDecorationViewOfKind:withIndexPath:", as: (IndexPath).self))
            }
        default:
            return { a in
                UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "layoutAttributesForSupplementaryViewOfKind:withIndexPath:", as: (String).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "layoutAttributesForSupplementaryViewOfKind:withIndexPath:", as: (IndexPath).self))
            }
        }
    }
}
