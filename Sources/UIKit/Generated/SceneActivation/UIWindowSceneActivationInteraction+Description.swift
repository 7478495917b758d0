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

extension UIWindowScene.ActivationInteraction {
    nonisolated static var descriptionOfUIWindowSceneActivationInteraction: FrameworkClass {
        FrameworkClass(
            UIWindowScene.ActivationInteraction.self,
            properties: "view",
            methods: "didMoveToView: gestureRecognizerShouldBegin: willMoveToView:",
            initializers: "initWithConfigurationProvider:errorHandler:",
            property: UIWindowScene.ActivationInteraction.propertyOfUIWindowSceneActivationInteraction,
            method: UIWindowScene.ActivationInteraction.methodOfUIWindowSceneActivationInteraction,
            initializer: UIWindowScene.ActivationInteraction.initializerOfUIWindowSceneActivationInteraction)
    }

    private static func propertyOfUIWindowSceneActivationInteraction(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIWindowScene.ActivationInteraction.view)
    }

    nonisolated private static func methodOfUIWindowSceneActivationInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIWindowScene.ActivationInteraction).didMove(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (UIView?).self))
            }
        case 1:
            return { r, a in
                (r as! UIWindowScene.ActivationInteraction).gestureRecognizerShouldBegin(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "gestureRecognizerShouldBegin:", as: (UIGestureRecognizer).self))
            }
        default:
            return { r, a in
                (r as! UIWindowScene.ActivationInteraction).willMove(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIWindowSceneActivationInteraction(_ index: Int) -> ObjCFactory {
        { a in
            UIWindowScene.ActivationInteraction(
                ObjCRuntime.ObjCMessage.argument(a, 0, "initWithConfigurationProvider:errorHandler:", as: (ConfigurationProvider).self),
                errorHandler: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithConfigurationProvider:errorHandler:", as: ((any Error) -> Void).self))
        }
    }
}
