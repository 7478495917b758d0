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

extension NSCollectionLayoutSpacing {
    nonisolated static var descriptionOfNSCollectionLayoutSpacing: FrameworkClass {
        FrameworkClass(
            NSCollectionLayoutSpacing.self,
            properties: "isFixedSpacing/isFixed isFlexibleSpacing/isFlexible spacing",
            methods: "copyWithZone:",
            classMethods: "fixedSpacing: flexibleSpacing:",
            property: NSCollectionLayoutSpacing.propertyOfNSCollectionLayoutSpacing,
            method: NSCollectionLayoutSpacing.methodOfNSCollectionLayoutSpacing,
            classMethod: NSCollectionLayoutSpacing.classMethodOfNSCollectionLayoutSpacing)
    }

    private static func propertyOfNSCollectionLayoutSpacing(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSCollectionLayoutSpacing.isFixed)
        case 1: return .readOnly(\NSCollectionLayoutSpacing.isFlexible)
        default: return .readOnly(\NSCollectionLayoutSpacing.spacing)
        }
    }

    nonisolated private static func methodOfNSCollectionLayoutSpacing(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! NSCollectionLayoutSpacing).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
        }
    }

    nonisolated private static func classMethodOfNSCollectionLayoutSpacing(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSCollectionLayoutSpacing.Type).fixed(ObjCRuntime.ObjCMessage.argument(a, 0, "fixedSpacing:", as: (CGFloat).self))
            }
        default:
            return { r, a in
                (r as! NSCollectionLayoutSpacing.Type).flexible(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "flexibleSpacing:", as: (CGFloat).self))
            }
        }
    }
}
