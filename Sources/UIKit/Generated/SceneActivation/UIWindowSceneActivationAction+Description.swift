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

extension UIWindowScene.ActivationAction {
    nonisolated static var descriptionOfUIWindowSceneActivationAction: FrameworkClass {
        FrameworkClass(
            UIWindowScene.ActivationAction.self,
            initializers: "actionWithIdentifier:alternateAction:configurationProvider: initWithCoder:",
            initializer: UIWindowScene.ActivationAction.initializerOfUIWindowSceneActivationAction)
    }

    nonisolated private static func initializerOfUIWindowSceneActivationAction(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIWindowScene.ActivationAction(
                    title: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "actionWithIdentifier:alternateAction:configurationProvider:", as: (String?).self),
                    subtitle: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "actionWithIdentifier:alternateAction:configurationProvider:", as: (String?).self),
                    image: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "actionWithIdentifier:alternateAction:configurationProvider:", as: (UIImage?).self),
                    identifier: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "actionWithIdentifier:alternateAction:configurationProvider:", as: (UIAction.Identifier?).self),
                    discoverabilityTitle: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "actionWithIdentifier:alternateAction:configurationProvider:", as: (String?).self),
                    attributes: ObjCRuntime.ObjCMessage.argument(
                        a, 5, "actionWithIdentifier:alternateAction:configurationProvider:", as: (UIMenuElement.Attributes).self),
                    alternate: ObjCRuntime.ObjCMessage.argument(
                        a, 6, "actionWithIdentifier:alternateAction:configurationProvider:", as: (UIAction?).self),
                    ObjCRuntime.ObjCMessage.argument(
                        a, 7, "actionWithIdentifier:alternateAction:configurationProvider:", as: (ConfigurationProvider).self))
            }
        default:
            return { a in
                UIWindowScene.ActivationAction(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        }
    }
}
