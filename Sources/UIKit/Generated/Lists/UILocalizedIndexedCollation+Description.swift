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

extension UILocalizedIndexedCollation {
    nonisolated static var descriptionOfUILocalizedIndexedCollation: FrameworkClass {
        FrameworkClass(
            UILocalizedIndexedCollation.self,
            properties: "sectionIndexTitles sectionTitles",
            methods: """
                sectionForObject:collationStringSelector: sectionForSectionIndexTitleAtIndex: \
                sortedArrayFromArray:collationStringSelector:
                """,
            classMethods: "currentCollation",
            initializers: "init",
            property: UILocalizedIndexedCollation.propertyOfUILocalizedIndexedCollation,
            method: UILocalizedIndexedCollation.methodOfUILocalizedIndexedCollation,
            classMethod: UILocalizedIndexedCollation.classMethodOfUILocalizedIndexedCollation,
            initializer: UILocalizedIndexedCollation.initializerOfUILocalizedIndexedCollation)
    }

    private static func propertyOfUILocalizedIndexedCollation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UILocalizedIndexedCollation.sectionIndexTitles)
        default: return .readOnly(\UILocalizedIndexedCollation.sectionTitles)
        }
    }

    nonisolated private static func methodOfUILocalizedIndexedCollation(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UILocalizedIndexedCollation).section(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "sectionForObject:collationStringSelector:", as: (Any).self),
                    collationStringSelector: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "sectionForObject:collationStringSelector:", as: (Selector).self))
            }
        case 1:
            return { r, a in
                (r as! UILocalizedIndexedCollation).section(
                    forSectionIndexTitle: ObjCRuntime.ObjCMessage.argument(a, 0, "sectionForSectionIndexTitleAtIndex:", as: (Int).self))
            }
        default:
            return { r, a in
                (r as! UILocalizedIndexedCollation).sortedArray(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "sortedArrayFromArray:collationStringSelector:", as: ([Any]).self),
                    collationStringSelector: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "sortedArrayFromArray:collationStringSelector:", as: (Selector).self))
            }
        }
    }

    nonisolated private static func classMethodOfUILocalizedIndexedCollation(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UILocalizedIndexedCollation.Type).current() }
    }

    nonisolated private static func initializerOfUILocalizedIndexedCollation(_ index: Int) -> ObjCFactory {
        { _ in UILocalizedIndexedCollation() }
    }
}
