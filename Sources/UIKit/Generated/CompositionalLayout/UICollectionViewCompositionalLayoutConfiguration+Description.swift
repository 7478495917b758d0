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

extension UICollectionViewCompositionalLayoutConfiguration {
    nonisolated static var descriptionOfUICollectionViewCompositionalLayoutConfiguration: FrameworkClass {
        FrameworkClass(
            UICollectionViewCompositionalLayoutConfiguration.self,
            properties: "boundarySupplementaryItems contentInsetsReference interSectionSpacing scrollDirection",
            methods: "copyWithZone:",
            initializers: "init",
            property: UICollectionViewCompositionalLayoutConfiguration.propertyOfUICollectionViewCompositionalLayoutConfiguration,
            method: UICollectionViewCompositionalLayoutConfiguration.methodOfUICollectionViewCompositionalLayoutConfiguration,
            initializer: UICollectionViewCompositionalLayoutConfiguration.initializerOfUICollectionViewCompositionalLayoutConfiguration)
    }

    private static func propertyOfUICollectionViewCompositionalLayoutConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("boundarySupplementaryItems", \UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems)
        case 1: return .value("contentInsetsReference", \UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference)
        case 2: return .value("interSectionSpacing", \UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing)
        default: return .value("scrollDirection", \UICollectionViewCompositionalLayoutConfiguration.scrollDirection)
        }
    }

    nonisolated private static func methodOfUICollectionViewCompositionalLayoutConfiguration(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UICollectionViewCompositionalLayoutConfiguration).copy(
                with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
        }
    }

    nonisolated private static func initializerOfUICollectionViewCompositionalLayoutConfiguration(_ index: Int) -> ObjCFactory {
        { _ in UICollectionViewCompositionalLayoutConfiguration() }
    }
}
