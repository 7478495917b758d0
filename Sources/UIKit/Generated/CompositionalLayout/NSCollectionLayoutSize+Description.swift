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

extension NSCollectionLayoutSize {
    nonisolated static var descriptionOfNSCollectionLayoutSize: FrameworkClass {
        FrameworkClass(
            NSCollectionLayoutSize.self,
            properties: "heightDimension widthDimension",
            methods: "copyWithZone:",
            initializers: "sizeWithWidthDimension:heightDimension:",
            property: NSCollectionLayoutSize.propertyOfNSCollectionLayoutSize,
            method: NSCollectionLayoutSize.methodOfNSCollectionLayoutSize,
            initializer: NSCollectionLayoutSize.initializerOfNSCollectionLayoutSize)
    }

    private static func propertyOfNSCollectionLayoutSize(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSCollectionLayoutSize.heightDimension)
        default: return .readOnly(\NSCollectionLayoutSize.widthDimension)
        }
    }

    nonisolated private static func methodOfNSCollectionLayoutSize(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! NSCollectionLayoutSize).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfNSCollectionLayoutSize(_ index: Int) -> ObjCFactory {
        { a in
            NSCollectionLayoutSize(
                widthDimension: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "sizeWithWidthDimension:heightDimension:", as: (NSCollectionLayoutDimension).self),
                heightDimension: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "sizeWithWidthDimension:heightDimension:", as: (NSCollectionLayoutDimension).self))
        }
    }
}
