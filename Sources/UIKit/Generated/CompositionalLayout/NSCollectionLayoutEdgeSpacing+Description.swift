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

extension NSCollectionLayoutEdgeSpacing {
    nonisolated static var descriptionOfNSCollectionLayoutEdgeSpacing: FrameworkClass {
        FrameworkClass(
            NSCollectionLayoutEdgeSpacing.self,
            properties: "bottom leading top trailing",
            methods: "copyWithZone:",
            initializers: "spacingForLeading:top:trailing:bottom:",
            property: NSCollectionLayoutEdgeSpacing.propertyOfNSCollectionLayoutEdgeSpacing,
            method: NSCollectionLayoutEdgeSpacing.methodOfNSCollectionLayoutEdgeSpacing,
            initializer: NSCollectionLayoutEdgeSpacing.initializerOfNSCollectionLayoutEdgeSpacing)
    }

    private static func propertyOfNSCollectionLayoutEdgeSpacing(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSCollectionLayoutEdgeSpacing.bottom)
        case 1: return .readOnly(\NSCollectionLayoutEdgeSpacing.leading)
        case 2: return .readOnly(\NSCollectionLayoutEdgeSpacing.top)
        default: return .readOnly(\NSCollectionLayoutEdgeSpacing.trailing)
        }
    }

    nonisolated private static func methodOfNSCollectionLayoutEdgeSpacing(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! NSCollectionLayoutEdgeSpacing).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
        }
    }

    nonisolated private static func initializerOfNSCollectionLayoutEdgeSpacing(_ index: Int) -> ObjCFactory {
        { a in
            NSCollectionLayoutEdgeSpacing(
                leading: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "spacingForLeading:top:trailing:bottom:", as: (NSCollectionLayoutSpacing?).self),
                top: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "spacingForLeading:top:trailing:bottom:", as: (NSCollectionLayoutSpacing?).self),
                trailing: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "spacingForLeading:top:trailing:bottom:", as: (NSCollectionLayoutSpacing?).self),
                bottom: ObjCRuntime.ObjCMessage.argument(
                    a, 3, "spacingForLeading:top:trailing:bottom:", as: (NSCollectionLayoutSpacing?).self))
        }
    }
}
