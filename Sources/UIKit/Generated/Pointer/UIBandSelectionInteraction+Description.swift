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

extension UIBandSelectionInteraction {
    nonisolated static var descriptionOfUIBandSelectionInteraction: FrameworkClass {
        FrameworkClass(
            UIBandSelectionInteraction.self,
            properties: "enabled/isEnabled initialModifierFlags selectionRect shouldBeginHandler state view",
            methods: """
                didMoveToView: gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer: gestureRecognizer:shouldReceiveTouch: \
                gestureRecognizerShouldBegin: willMoveToView:
                """,
            initializers: "initWithSelectionHandler:",
            property: UIBandSelectionInteraction.propertyOfUIBandSelectionInteraction,
            method: UIBandSelectionInteraction.methodOfUIBandSelectionInteraction,
            initializer: UIBandSelectionInteraction.initializerOfUIBandSelectionInteraction)
    }

    private static func propertyOfUIBandSelectionInteraction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("enabled", \UIBandSelectionInteraction.isEnabled)
        case 1: return .readOnly(\UIBandSelectionInteraction.initialModifierFlags)
        case 2: return .readOnly(\UIBandSelectionInteraction.selectionRect)
        case 3: return .value("shouldBeginHandler", \UIBandSelectionInteraction.shouldBeginHandler)
        case 4: return .readOnly(\UIBandSelectionInteraction.state)
        default: return .readOnly(\UIBandSelectionInteraction.view)
        }
    }

    nonisolated private static func methodOfUIBandSelectionInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIBandSelectionInteraction).didMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (UIView?).self))
            }
        case 1:
            return { r, a in
                (r as! UIBandSelectionInteraction).gestureRecognizer(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", as: (UIGestureRecognizer).self),
                    shouldBeRequiredToFailBy: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", as: (UIGestureRecognizer).self))
            }
        case 2:
            return { r, a in
                (r as! UIBandSelectionInteraction).gestureRecognizer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "gestureRecognizer:shouldReceiveTouch:", as: (UIGestureRecognizer).self),
                    shouldReceive: ObjCRuntime.ObjCMessage.argument(a, 1, "gestureRecognizer:shouldReceiveTouch:", as: (UITouch).self))
            }
        case 3:
            return { r, a in
                (r as! UIBandSelectionInteraction).gestureRecognizerShouldBegin(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "gestureRecognizerShouldBegin:", as: (UIGestureRecognizer).self))
            }
        default:
            return { r, a in
                (r as! UIBandSelectionInteraction).willMove(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIBandSelectionInteraction(_ index: Int) -> ObjCFactory {
        { a in
            UIBandSelectionInteraction(
                selectionHandler: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithSelectionHandler:", as: ((UIBandSelectionInteraction) -> Void).self))
        }
    }
}
