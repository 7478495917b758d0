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

extension UICollectionViewFlowLayoutInvalidationContext {
    nonisolated static var descriptionOfUICollectionViewFlowLayoutInvalidationContext: FrameworkClass {
        FrameworkClass(
            UICollectionViewFlowLayoutInvalidationContext.self,
            properties: "invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics",
            initializers: "init",
            property: UICollectionViewFlowLayoutInvalidationContext.propertyOfUICollectionViewFlowLayoutInvalidationContext,
            initializer: UICollectionViewFlowLayoutInvalidationContext.initializerOfUICollectionViewFlowLayoutInvalidationContext)
    }

    private static func propertyOfUICollectionViewFlowLayoutInvalidationContext(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0:
            return .value("invalidateFlowLayoutAttributes", \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes)
        default:
            return .value(
                "invalidateFlowLayoutDelegateMetrics", \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics)
        }
    }

    nonisolated private static func initializerOfUICollectionViewFlowLayoutInvalidationContext(_ index: Int) -> ObjCFactory {
        { _ in UICollectionViewFlowLayoutInvalidationContext() }
    }
}
