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

extension UICollectionViewFlowLayout {
    nonisolated static var descriptionOfUICollectionViewFlowLayout: FrameworkClass {
        FrameworkClass(
            UICollectionViewFlowLayout.self,
            properties: """
                estimatedItemSize footerReferenceSize headerReferenceSize itemSize minimumInteritemSpacing minimumLineSpacing \
                scrollDirection sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInset sectionInsetReference
                """,
            initializers: "init initWithCoder:",
            property: UICollectionViewFlowLayout.propertyOfUICollectionViewFlowLayout,
            initializer: UICollectionViewFlowLayout.initializerOfUICollectionViewFlowLayout)
    }

    private static func propertyOfUICollectionViewFlowLayout(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
        case 1: return .value("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize)
        case 2: return .value("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
        case 3: return .value("itemSize", \UICollectionViewFlowLayout.itemSize)
        case 4: return .value("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
        case 5: return .value("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
        case 6: return .value("scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
        case 7: return .value("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)
        case 8: return .value("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
        case 9: return .value("sectionInset", \UICollectionViewFlowLayout.sectionInset)
        default: return .value("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference)
        }
    }

    nonisolated private static func initializerOfUICollectionViewFlowLayout(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UICollectionViewFlowLayout() }
        default:
            return { a in UICollectionViewFlowLayout(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
