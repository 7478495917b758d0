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

extension UIWindowScene.ActivationConfiguration {
    nonisolated static var descriptionOfUIWindowSceneActivationConfiguration: FrameworkClass {
        FrameworkClass(
            UIWindowScene.ActivationConfiguration.self,
            properties: "options preview userActivity",
            initializers: "initWithUserActivity:",
            property: UIWindowScene.ActivationConfiguration.propertyOfUIWindowSceneActivationConfiguration,
            initializer: UIWindowScene.ActivationConfiguration.initializerOfUIWindowSceneActivationConfiguration)
    }

    private static func propertyOfUIWindowSceneActivationConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("options", \UIWindowScene.ActivationConfiguration.options)
        case 1: return .value("preview", \UIWindowScene.ActivationConfiguration.preview)
        default: return .readOnly(\UIWindowScene.ActivationConfiguration.userActivity)
        }
    }

    nonisolated private static func initializerOfUIWindowSceneActivationConfiguration(_ index: Int) -> ObjCFactory {
        { a in
            UIWindowScene.ActivationConfiguration(
                userActivity: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithUserActivity:", as: (NSUserActivity).self),
                options: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithUserActivity:", as: (UIWindowScene.ActivationRequestOptions?).self),
                preview: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithUserActivity:", as: (UITargetedPreview?).self))
        }
    }
}
