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

extension UICollectionLayoutSectionOrthogonalScrollingProperties {
    nonisolated static var descriptionOfUICollectionLayoutSectionOrthogonalScrollingProperties: FrameworkClass {
        FrameworkClass(
            UICollectionLayoutSectionOrthogonalScrollingProperties.self,
            properties: "bounce decelerationRate",
            methods: "copyWithZone:",
            property: UICollectionLayoutSectionOrthogonalScrollingProperties
                .propertyOfUICollectionLayoutSectionOrthogonalScrollingProperties,
            method: UICollectionLayoutSectionOrthogonalScrollingProperties.methodOfUICollectionLayoutSectionOrthogonalScrollingProperties)
    }

    private static func propertyOfUICollectionLayoutSectionOrthogonalScrollingProperties(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("bounce", \UICollectionLayoutSectionOrthogonalScrollingProperties.bounce)
        default: return .value("decelerationRate", \UICollectionLayoutSectionOrthogonalScrollingProperties.decelerationRate)
        }
    }

    nonisolated private static func methodOfUICollectionLayoutSectionOrthogonalScrollingProperties(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UICollectionLayoutSectionOrthogonalScrollingProperties).copy(
                with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
        }
    }
}
