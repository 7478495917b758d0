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

extension UIPencilInteraction {
    nonisolated static var descriptionOfUIPencilInteraction: FrameworkClass {
        FrameworkClass(
            UIPencilInteraction.self,
            properties: "delegate enabled/isEnabled view",
            methods: "didMoveToView: willMoveToView:",
            classMethods: "preferredSqueezeAction preferredTapAction prefersHoverToolPreview prefersPencilOnlyDrawing",
            initializers: "init initWithDelegate:",
            property: UIPencilInteraction.propertyOfUIPencilInteraction,
            method: UIPencilInteraction.methodOfUIPencilInteraction,
            classMethod: UIPencilInteraction.classMethodOfUIPencilInteraction,
            initializer: UIPencilInteraction.initializerOfUIPencilInteraction)
    }

    private static func propertyOfUIPencilInteraction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\UIPencilInteraction.delegate)
        case 1: return .value("enabled", \UIPencilInteraction.isEnabled)
        default: return .readOnly(\UIPencilInteraction.view)
        }
    }

    nonisolated private static func methodOfUIPencilInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIPencilInteraction).didMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (UIView?).self))
            }
        default:
            return { r, a in
                (r as! UIPencilInteraction).willMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIPencilInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIPencilInteraction.Type).preferredSqueezeAction }
        case 1: return { r, _ in (r as! UIPencilInteraction.Type).preferredTapAction }
        case 2: return { r, _ in (r as! UIPencilInteraction.Type).prefersHoverToolPreview }
        default: return { r, _ in (r as! UIPencilInteraction.Type).prefersPencilOnlyDrawing }
        }
    }

    nonisolated private static func initializerOfUIPencilInteraction(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIPencilInteraction() }
        default:
            return { a in
                UIPencilInteraction(
                    delegate: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDelegate:", as: (any UIPencilInteractionDelegate).self))
            }
        }
    }
}
