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

extension UISceneActivationConditions {
    nonisolated static var descriptionOfUISceneActivationConditions: FrameworkClass {
        FrameworkClass(
            UISceneActivationConditions.self,
            properties: "canActivateForTargetContentIdentifierPredicate prefersToActivateForTargetContentIdentifierPredicate",
            initializers: "init",
            property: UISceneActivationConditions.propertyOfUISceneActivationConditions,
            initializer: UISceneActivationConditions.initializerOfUISceneActivationConditions)
    }

    private static func propertyOfUISceneActivationConditions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0:
            return .value(
                "canActivateForTargetContentIdentifierPredicate",
                \UISceneActivationConditions.canActivateForTargetContentIdentifierPredicate)
        default:
            return .value(
                "prefersToActivateForTargetContentIdentifierPredicate",
                \UISceneActivationConditions.prefersToActivateForTargetContentIdentifierPredicate)
        }
    }

    nonisolated private static func initializerOfUISceneActivationConditions(_ index: Int) -> ObjCFactory {
        { _ in UISceneActivationConditions() }
    }
}
