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

extension UIScene {
    nonisolated static var descriptionOfUIScene: FrameworkClass {
        FrameworkClass(
            UIScene.self,
            properties: "activationConditions activationState delegate session subtitle title",
            methods: "openURL:options:completionHandler:",
            initializers: "initWithSession:connectionOptions:",
            property: UIScene.propertyOfUIScene,
            method: UIScene.methodOfUIScene,
            initializer: UIScene.initializerOfUIScene)
    }

    private static func propertyOfUIScene(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("activationConditions", \UIScene.activationConditions)
        case 1: return .readOnly(\UIScene.activationState)
        case 2: return .reference(\UIScene.delegate)
        case 3: return .readOnly(\UIScene.session)
        case 4: return .value("subtitle", \UIScene.subtitle)
        default: return .value("title", \UIScene.title)
        }
    }

    nonisolated private static func methodOfUIScene(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIScene).open(
                ObjCRuntime.ObjCMessage.argument(a, 0, "openURL:options:completionHandler:", as: (URL).self),
                options: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "openURL:options:completionHandler:", as: (UIScene.OpenExternalURLOptions?).self),
                completionHandler: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "openURL:options:completionHandler:", as: (((Bool) -> Void)?).self))
        }
    }

    nonisolated private static func initializerOfUIScene(_ index: Int) -> ObjCFactory {
        { a in
            UIScene(
                session: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSession:connectionOptions:", as: (UISceneSession).self),
                connectionOptions: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithSession:connectionOptions:", as: (UIScene.ConnectionOptions).self))
        }
    }
}
