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

extension UISpringLoadedInteraction {
    nonisolated static var descriptionOfUISpringLoadedInteraction: FrameworkClass {
        FrameworkClass(
            UISpringLoadedInteraction.self,
            properties: "interactionBehavior interactionEffect view",
            methods: "didMoveToView: willMoveToView:",
            initializers: "initWithActivationHandler: initWithInteractionBehavior:interactionEffect:activationHandler:",
            property: UISpringLoadedInteraction.propertyOfUISpringLoadedInteraction,
            method: UISpringLoadedInteraction.methodOfUISpringLoadedInteraction,
            initializer: UISpringLoadedInteraction.initializerOfUISpringLoadedInteraction)
    }

    private static func propertyOfUISpringLoadedInteraction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UISpringLoadedInteraction.interactionBehavior)
        case 1: return .readOnly(\UISpringLoadedInteraction.interactionEffect)
        default: return .readOnly(\UISpringLoadedInteraction.view)
        }
    }

    nonisolated private static func methodOfUISpringLoadedInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UISpringLoadedInteraction).didMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (UIView?).self))
            }
        default:
            return { r, a in
                (r as! UISpringLoadedInteraction).willMove(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func initializerOfUISpringLoadedInteraction(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UISpringLoadedInteraction(
                    activationHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithActivationHandler:",
                        as: ((UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void).self))
            }
        default:
            return { a in
                UISpringLoadedInteraction(
                    interactionBehavior: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithInteractionBehavior:interactionEffect:activationHandler:",
                        as: ((any UISpringLoadedInteractionBehavior)?).self),
                    interactionEffect: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithInteractionBehavior:interactionEffect:activationHandler:",
                        as: ((any UISpringLoadedInteractionEffect)?).self),
                    activationHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithInteractionBehavior:interactionEffect:activationHandler:",
                        as: ((UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void).self))
            }
        }
    }
}
