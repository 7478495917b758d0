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

extension UICollectionViewCompositionalLayout {
    nonisolated static var descriptionOfUICollectionViewCompositionalLayout: FrameworkClass {
        FrameworkClass(
            UICollectionViewCompositionalLayout.self,
            properties: "configuration",
            classMethods: "layoutWithListConfiguration:",
            initializers: """
                initWithCoder: initWithSection: initWithSection:configuration: initWithSectionProvider: \
                initWithSectionProvider:configuration:
                """,
            property: UICollectionViewCompositionalLayout.propertyOfUICollectionViewCompositionalLayout,
            classMethod: UICollectionViewCompositionalLayout.classMethodOfUICollectionViewCompositionalLayout,
            initializer: UICollectionViewCompositionalLayout.initializerOfUICollectionViewCompositionalLayout)
    }

    private static func propertyOfUICollectionViewCompositionalLayout(_ index: Int) -> ClassDescription.Property {
        .value("configuration", \UICollectionViewCompositionalLayout.configuration)
    }

    nonisolated private static func classMethodOfUICollectionViewCompositionalLayout(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UICollectionViewCompositionalLayout.Type).list(
                using: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "layoutWithListConfiguration:", as: (UICollectionLayoutListConfiguration).self))
        }
    }

    nonisolated private static func initializerOfUICollectionViewCompositionalLayout(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UICollectionViewCompositionalLayout(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        case 1:
            return { a in
                UICollectionViewCompositionalLayout(
                    section: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSection:", as: (NSCollectionLayoutSection).self))
            }
        case 2:
            return { a in
                UICollectionViewCompositionalLayout(
                    section: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSection:configuration:", as: (NSCollectionLayoutSection).self),
                    configuration: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithSection:configuration:", as: (UICollectionViewCompositionalLayoutConfiguration).self))
            }
        case 3:
            return { a in
                UICollectionViewCompositionalLayout(
                    sectionProvider: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithSectionProvider:", as: (UICollectionViewCompositionalLayoutSectionProvider).self))
            }
        default:
            return { a in
                UICollectionViewCompositionalLayout(
                    sectionProvider: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithSectionProvider:configuration:", as: (UICollectionViewCompositionalLayoutSectionProvider).self),
                    configuration: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithSectionProvider:configuration:", as: (UICollectionViewCompositionalLayoutConfiguration).self))
            }
        }
    }
}
