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

extension UIDragInteraction {
    nonisolated static var descriptionOfUIDragInteraction: FrameworkClass {
        FrameworkClass(
            UIDragInteraction.self,
            properties: "delegate enabled/isEnabled view",
            methods: """
                didMoveToView: gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer: gestureRecognizerShouldBegin: \
                willMoveToView:
                """,
            classMethods: "isEnabledByDefault",
            initializers: "initWithDelegate:",
            property: UIDragInteraction.propertyOfUIDragInteraction,
            method: UIDragInteraction.methodOfUIDragInteraction,
            classMethod: UIDragInteraction.classMethodOfUIDragInteraction,
            initializer: UIDragInteraction.initializerOfUIDragInteraction)
    }

    private static func propertyOfUIDragInteraction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIDragInteraction.delegate)
        case 1: return .value("enabled", \UIDragInteraction.isEnabled)
        default: return .readOnly(\UIDragInteraction.view)
        }
    }

    nonisolated private static func methodOfUIDragInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIDragInteraction).didMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (UIView?).self))
            }
        case 1:
            return { r, a in
                (r as! UIDragInteraction).gestureRecognizer(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:", as: (UIGestureRecognizer).self),
                    shouldRecognizeSimultaneouslyWith: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:", as: (UIGestureRecognizer).self))
            }
        case 2:
            return { r, a in
                (r as! UIDragInteraction).gestureRecognizerShouldBegin(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "gestureRecognizerShouldBegin:", as: (UIGestureRecognizer).self))
            }
        default:
            return { r, a in
                (r as! UIDragInteraction).willMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIDragInteraction(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIDragInteraction.Type).isEnabledByDefault }
    }

    nonisolated private static func initializerOfUIDragInteraction(_ index: Int) -> ObjCFactory {
        { a in
            UIDragInteraction(
                delegate: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDelegate:", as: (any UIDragInteractionDelegate).self))
        }
    }
}
