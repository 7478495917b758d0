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

extension UIDropInteraction {
    nonisolated static var descriptionOfUIDropInteraction: FrameworkClass {
        FrameworkClass(
            UIDropInteraction.self,
            properties: "delegate view",
            methods: "didMoveToView: willMoveToView:",
            initializers: "initWithDelegate:",
            property: UIDropInteraction.propertyOfUIDropInteraction,
            method: UIDropInteraction.methodOfUIDropInteraction,
            initializer: UIDropInteraction.initializerOfUIDropInteraction)
    }

    private static func propertyOfUIDropInteraction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIDropInteraction.delegate)
        default: return .readOnly(\UIDropInteraction.view)
        }
    }

    nonisolated private static func methodOfUIDropInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIDropInteraction).didMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (UIView?).self))
            }
        default:
            return { r, a in
                (r as! UIDropInteraction).willMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIDropInteraction(_ index: Int) -> ObjCFactory {
        { a in
            UIDropInteraction(
                delegate: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDelegate:", as: (any UIDropInteractionDelegate).self))
        }
    }
}
