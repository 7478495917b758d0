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

extension UIPointerRegion {
    nonisolated static var descriptionOfUIPointerRegion: FrameworkClass {
        FrameworkClass(
            UIPointerRegion.self,
            properties: "identifier rect",
            methods: "copyWithZone:",
            initializers: "regionWithRect:identifier:",
            property: UIPointerRegion.propertyOfUIPointerRegion,
            method: UIPointerRegion.methodOfUIPointerRegion,
            initializer: UIPointerRegion.initializerOfUIPointerRegion)
    }

    private static func propertyOfUIPointerRegion(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPointerRegion.identifier)
        default: return .readOnly(\UIPointerRegion.rect)
        }
    }

    nonisolated private static func methodOfUIPointerRegion(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIPointerRegion).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfUIPointerRegion(_ index: Int) -> ObjCFactory {
        { a in
            UIPointerRegion(
                rect: ObjCRuntime.ObjCMessage.argument(a, 0, "regionWithRect:identifier:", as: (CGRect).self),
                identifier: ObjCRuntime.ObjCMessage.argument(a, 1, "regionWithRect:identifier:", as: (AnyHashable?).self))
        }
    }
}
