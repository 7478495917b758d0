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

extension UILargeContentViewerInteraction {
    nonisolated static var descriptionOfUILargeContentViewerInteraction: FrameworkClass {
        FrameworkClass(
            UILargeContentViewerInteraction.self,
            properties: "delegate gestureRecognizerForExclusionRelationship view",
            methods: "didMoveToView: gestureRecognizerShouldBegin: willMoveToView:",
            classMethods: "isEnabled",
            initializers: "initWithDelegate:",
            property: UILargeContentViewerInteraction.propertyOfUILargeContentViewerInteraction,
            method: UILargeContentViewerInteraction.methodOfUILargeContentViewerInteraction,
            classMethod: UILargeContentViewerInteraction.classMethodOfUILargeContentViewerInteraction,
            initializer: UILargeContentViewerInteraction.initializerOfUILargeContentViewerInteraction)
    }

    private static func propertyOfUILargeContentViewerInteraction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UILargeContentViewerInteraction.delegate)
        case 1: return .readOnly(\UILargeContentViewerInteraction.gestureRecognizerForExclusionRelationship)
        default: return .readOnly(\UILargeContentViewerInteraction.view)
        }
    }

    nonisolated private static func methodOfUILargeContentViewerInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UILargeContentViewerInteraction).didMove(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (UIView?).self))
            }
        case 1:
            return { r, a in
                (r as! UILargeContentViewerInteraction).gestureRecognizerShouldBegin(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "gestureRecognizerShouldBegin:", as: (UIGestureRecognizer).self))
            }
        default:
            return { r, a in
                (r as! UILargeContentViewerInteraction).willMove(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func classMethodOfUILargeContentViewerInteraction(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UILargeContentViewerInteraction.Type).isEnabled }
    }

    nonisolated private static func initializerOfUILargeContentViewerInteraction(_ index: Int) -> ObjCFactory {
        { a in
            UILargeContentViewerInteraction(
                delegate: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithDelegate:", as: ((any UILargeContentViewerInteractionDelegate)?).self))
        }
    }
}
