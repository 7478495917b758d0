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

extension UIScribbleInteraction {
    nonisolated static var descriptionOfUIScribbleInteraction: FrameworkClass {
        FrameworkClass(
            UIScribbleInteraction.self,
            properties: "delegate isHandlingWriting view",
            methods: "didMoveToView: willMoveToView:",
            classMethods: "isPencilInputExpected",
            initializers: "initWithDelegate:",
            property: UIScribbleInteraction.propertyOfUIScribbleInteraction,
            method: UIScribbleInteraction.methodOfUIScribbleInteraction,
            classMethod: UIScribbleInteraction.classMethodOfUIScribbleInteraction,
            initializer: UIScribbleInteraction.initializerOfUIScribbleInteraction)
    }

    private static func propertyOfUIScribbleInteraction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIScribbleInteraction.delegate)
        case 1: return .readOnly(\UIScribbleInteraction.isHandlingWriting)
        default: return .readOnly(\UIScribbleInteraction.view)
        }
    }

    nonisolated private static func methodOfUIScribbleInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIScribbleInteraction).didMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (UIView?).self))
            }
        default:
            return { r, a in
                (r as! UIScribbleInteraction).willMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIScribbleInteraction(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIScribbleInteraction.Type).isPencilInputExpected }
    }

    nonisolated private static func initializerOfUIScribbleInteraction(_ index: Int) -> ObjCFactory {
        { a in
            UIScribbleInteraction(
                delegate: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDelegate:", as: (any UIScribbleInteractionDelegate).self))
        }
    }
}
