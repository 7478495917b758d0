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

extension UISceneConfiguration {
    nonisolated static var descriptionOfUISceneConfiguration: FrameworkClass {
        FrameworkClass(
            UISceneConfiguration.self,
            properties: "delegateClass name role sceneClass storyboard",
            initializers: "initWithName:sessionRole:",
            property: UISceneConfiguration.propertyOfUISceneConfiguration,
            initializer: UISceneConfiguration.initializerOfUISceneConfiguration)
    }

    private static func propertyOfUISceneConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("delegateClass", \UISceneConfiguration.delegateClass)
        case 1: return .readOnly(\UISceneConfiguration.name)
        case 2: return .readOnly(\UISceneConfiguration.role)
        case 3: return .value("sceneClass", \UISceneConfiguration.sceneClass)
        default: return .value("storyboard", \UISceneConfiguration.storyboard)
        }
    }

    nonisolated private static func initializerOfUISceneConfiguration(_ index: Int) -> ObjCFactory {
        { a in
            UISceneConfiguration(
                name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:sessionRole:", as: (String?).self),
                sessionRole: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:sessionRole:", as: (UISceneSession.Role).self))
        }
    }
}
