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

extension UIWindowScene.ActivationRequestOptions {
    nonisolated static var descriptionOfUIWindowSceneActivationRequestOptions: FrameworkClass {
        FrameworkClass(
            UIWindowScene.ActivationRequestOptions.self,
            properties: "placement preferredPresentationStyle",
            initializers: "init",
            property: UIWindowScene.ActivationRequestOptions.propertyOfUIWindowSceneActivationRequestOptions,
            initializer: UIWindowScene.ActivationRequestOptions.initializerOfUIWindowSceneActivationRequestOptions)
    }

    private static func propertyOfUIWindowSceneActivationRequestOptions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\UIWindowScene.ActivationRequestOptions.placement)
        default: return .value("preferredPresentationStyle", \UIWindowScene.ActivationRequestOptions.preferredPresentationStyle)
        }
    }

    nonisolated private static func initializerOfUIWindowSceneActivationRequestOptions(_ index: Int) -> ObjCFactory {
        { _ in UIWindowScene.ActivationRequestOptions() }
    }
}
