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

extension UITextInteraction {
    nonisolated static var descriptionOfUITextInteraction: FrameworkClass {
        FrameworkClass(
            UITextInteraction.self,
            properties: "delegate gesturesForFailureRequirements textInput textInteractionMode view",
            methods: "didMoveToView: willMoveToView:",
            initializers: "textInteractionForMode:",
            property: UITextInteraction.propertyOfUITextInteraction,
            method: UITextInteraction.methodOfUITextInteraction,
            initializer: UITextInteraction.initializerOfUITextInteraction)
    }

    private static func propertyOfUITextInteraction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\UITextInteraction.delegate)
        case 1: return .readOnly(\UITextInteraction.gesturesForFailureRequirements)
        case 2: return .value("textInput", \UITextInteraction.textInput)
        case 3: return .readOnly(\UITextInteraction.textInteractionMode)
        default: return .readOnly(\UITextInteraction.view)
        }
    }

    nonisolated private static func methodOfUITextInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITextInteraction).didMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (UIView?).self))
            }
        default:
            return { r, a in
                (r as! UITextInteraction).willMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func initializerOfUITextInteraction(_ index: Int) -> ObjCFactory {
        { a in UITextInteraction(for: ObjCRuntime.ObjCMessage.argument(a, 0, "textInteractionForMode:", as: (UITextInteractionMode).self)) }
    }
}
