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

extension UIWindowSceneDragInteraction {
    nonisolated static var descriptionOfUIWindowSceneDragInteraction: FrameworkClass {
        FrameworkClass(
            UIWindowSceneDragInteraction.self,
            properties: "gestureForFailureRelationships view",
            methods: "didMoveToView: gestureRecognizerShouldBegin: willMoveToView:",
            initializers: "init",
            property: UIWindowSceneDragInteraction.propertyOfUIWindowSceneDragInteraction,
            method: UIWindowSceneDragInteraction.methodOfUIWindowSceneDragInteraction,
            initializer: UIWindowSceneDragInteraction.initializerOfUIWindowSceneDragInteraction)
    }

    private static func propertyOfUIWindowSceneDragInteraction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIWindowSceneDragInteraction.gestureForFailureRelationships)
        default: return .readOnly(\UIWindowSceneDragInteraction.view)
        }
    }

    nonisolated private static func methodOfUIWindowSceneDragInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIWindowSceneDragInteraction).didMove(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (UIView?).self))
            }
        case 1:
            return { r, a in
                (r as! UIWindowSceneDragInteraction).gestureRecognizerShouldBegin(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "gestureRecognizerShouldBegin:", as: (UIGestureRecognizer).self))
            }
        default:
            return { r, a in
                (r as! UIWindowSceneDragInteraction).willMove(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIWindowSceneDragInteraction(_ index: Int) -> ObjCFactory {
        { _ in UIWindowSceneDragInteraction() }
    }
}
