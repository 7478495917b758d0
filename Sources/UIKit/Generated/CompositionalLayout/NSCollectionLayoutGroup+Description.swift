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

extension NSCollectionLayoutGroup {
    nonisolated static var descriptionOfNSCollectionLayoutGroup: FrameworkClass {
        FrameworkClass(
            NSCollectionLayoutGroup.self,
            properties: "interItemSpacing subitems supplementaryItems",
            classMethods: """
                customGroupWithLayoutSize:itemProvider: horizontalGroupWithLayoutSize:repeatingSubitem:count: \
                horizontalGroupWithLayoutSize:subitem:count: horizontalGroupWithLayoutSize:subitems: \
                verticalGroupWithLayoutSize:repeatingSubitem:count: verticalGroupWithLayoutSize:subitem:count: \
                verticalGroupWithLayoutSize:subitems:
                """,
            property: NSCollectionLayoutGroup.propertyOfNSCollectionLayoutGroup,
            classMethod: NSCollectionLayoutGroup.classMethodOfNSCollectionLayoutGroup)
    }

    private static func propertyOfNSCollectionLayoutGroup(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("interItemSpacing", \NSCollectionLayoutGroup.interItemSpacing)
        case 1: return .readOnly(\NSCollectionLayoutGroup.subitems)
        default: return .value("supplementaryItems", \NSCollectionLayoutGroup.supplementaryItems)
        }
    }

    nonisolated private static func classMethodOfNSCollectionLayoutGroup(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSCollectionLayoutGroup.Type).custom(
                    layoutSize: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "customGroupWithLayoutSize:itemProvider:", as: (NSCollectionLayoutSize).self),
                    itemProvider: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "customGroupWithLayoutSize:itemProvider:", as: (NSCollectionLayoutGroupCustomItemProvider).self))
            }
        case 1:
            return { r, a in
                (r as! NSCollectionLayoutGroup.Type).horizontal(
                    layoutSize: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "horizontalGroupWithLayoutSize:repeatingSubitem:count:", as: (NSCollectionLayoutSize).self),
                    repeatingSubitem: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "horizontalGroupWithLayoutSize:repeatingSubitem:count:", as: (NSCollectionLayoutItem).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 2, "horizontalGroupWithLayoutSize:repeatingSubitem:count:", as: (Int).self))
            }
        case 2:
            return { r, a in
                (r as! NSCollectionLayoutGroup.Type).horizontal(
                    layoutSize: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "horizontalGroupWithLayoutSize:subitem:count:", as: (NSCollectionLayoutSize).self),
                    subitem: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "horizontalGroupWithLayoutSize:subitem:count:", as: (NSCollectionLayoutItem).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 2, "horizontalGroupWithLayoutSize:subitem:count:", as: (Int).self))
            }
        case 3:
            return { r, a in
                (r as! NSCollectionLayoutGroup.Type).horizontal(
                    layoutSize: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "horizontalGroupWithLayoutSize:subitems:", as: (NSCollectionLayoutSize).self),
                    subitems: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "horizontalGroupWithLayoutSize:subitems:", as: ([NSCollectionLayoutItem]).self))
            }
        case 4:
            return { r, a in
                (r as! NSCollectionLayoutGroup.Type).vertical(
                    layoutSize: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "verticalGroupWithLayoutSize:repeatingSubitem:count:", as: (NSCollectionLayoutSize).self),
                    repeatingSubitem: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "verticalGroupWithLayoutSize:repeatingSubitem:count:", as: (NSCollectionLayoutItem).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 2, "verticalGroupWithLayoutSize:repeatingSubitem:count:", as: (Int).self))
            }
        case 5:
            return { r, a in
                (r as! NSCollectionLayoutGroup.Type).vertical(
                    layoutSize: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "verticalGroupWithLayoutSize:subitem:count:", as: (NSCollectionLayoutSize).self),
                    subitem: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "verticalGroupWithLayoutSize:subitem:count:", as: (NSCollectionLayoutItem).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 2, "verticalGroupWithLayoutSize:subitem:count:", as: (Int).self))
            }
        default:
            return { r, a in
                (r as! NSCollectionLayoutGroup.Type).vertical(
                    layoutSize: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "verticalGroupWithLayoutSize:subitems:", as: (NSCollectionLayoutSize).self),
                    subitems: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "verticalGroupWithLayoutSize:subitems:", as: ([NSCollectionLayoutItem]).self))
            }
        }
    }
}
