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

extension NSCollectionLayoutSection {
    nonisolated static var descriptionOfNSCollectionLayoutSection: FrameworkClass {
        FrameworkClass(
            NSCollectionLayoutSection.self,
            properties: """
                boundarySupplementaryItems contentInsets contentInsetsReference decorationItems interGroupSpacing \
                orthogonalScrollingBehavior orthogonalScrollingProperties supplementariesFollowContentInsets \
                supplementaryContentInsetsReference visibleItemsInvalidationHandler
                """,
            methods: "copyWithZone:",
            classMethods: "sectionWithListConfiguration:layoutEnvironment:",
            initializers: "sectionWithGroup:",
            property: NSCollectionLayoutSection.propertyOfNSCollectionLayoutSection,
            method: NSCollectionLayoutSection.methodOfNSCollectionLayoutSection,
            classMethod: NSCollectionLayoutSection.classMethodOfNSCollectionLayoutSection,
            initializer: NSCollectionLayoutSection.initializerOfNSCollectionLayoutSection)
    }

    private static func propertyOfNSCollectionLayoutSection(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("boundarySupplementaryItems", \NSCollectionLayoutSection.boundarySupplementaryItems)
        case 1: return .value("contentInsets", \NSCollectionLayoutSection.contentInsets)
        case 2: return .value("contentInsetsReference", \NSCollectionLayoutSection.contentInsetsReference)
        case 3: return .value("decorationItems", \NSCollectionLayoutSection.decorationItems)
        case 4: return .value("interGroupSpacing", \NSCollectionLayoutSection.interGroupSpacing)
        case 5: return .value("orthogonalScrollingBehavior", \NSCollectionLayoutSection.orthogonalScrollingBehavior)
        case 6: return .readOnly(\NSCollectionLayoutSection.orthogonalScrollingProperties)
        case 7: return .value("supplementariesFollowContentInsets", \NSCollectionLayoutSection.supplementariesFollowContentInsets)
        case 8: return .value("supplementaryContentInsetsReference", \NSCollectionLayoutSection.supplementaryContentInsetsReference)
        default: return .value("visibleItemsInvalidationHandler", \NSCollectionLayoutSection.visibleItemsInvalidationHandler)
        }
    }

    nonisolated private static func methodOfNSCollectionLayoutSection(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! NSCollectionLayoutSection).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
        }
    }

    nonisolated private static func classMethodOfNSCollectionLayoutSection(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! NSCollectionLayoutSection.Type).list(
                using: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "sectionWithListConfiguration:layoutEnvironment:", as: (UICollectionLayoutListConfiguration).self),
                layoutEnvironment: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "sectionWithListConfiguration:layoutEnvironment:", as: (any NSCollectionLayoutEnvironment).self))
        }
    }

    nonisolated private static func initializerOfNSCollectionLayoutSection(_ index: Int) -> ObjCFactory {
        { a in
            NSCollectionLayoutSection(
                group: ObjCRuntime.ObjCMessage.argument(a, 0, "sectionWithGroup:", as: (NSCollectionLayoutGroup).self))
        }
    }
}
