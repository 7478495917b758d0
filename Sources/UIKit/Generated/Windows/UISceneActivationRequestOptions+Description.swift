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

extension UIScene.ActivationRequestOptions {
    nonisolated static var descriptionOfUISceneActivationRequestOptions: FrameworkClass {
        FrameworkClass(
            UIScene.ActivationRequestOptions.self,
            properties: "requestingScene",
            methods: "copyWithZone:",
            initializers: "init",
            property: UIScene.ActivationRequestOptions.propertyOfUISceneActivationRequestOptions,
            method: UIScene.ActivationRequestOptions.methodOfUISceneActivationRequestOptions,
            initializer: UIScene.ActivationRequestOptions.initializerOfUISceneActivationRequestOptions)
    }

    private static func propertyOfUISceneActivationRequestOptions(_ index: Int) -> ClassDescription.Property {
        .value("requestingScene", \UIScene.ActivationRequestOptions.requestingScene)
    }

    nonisolated private static func methodOfUISceneActivationRequestOptions(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIScene.ActivationRequestOptions).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
        }
    }

    nonisolated private static func initializerOfUISceneActivationRequestOptions(_ index: Int) -> ObjCFactory {
        { _ in UIScene.ActivationRequestOptions() }
    }
}
