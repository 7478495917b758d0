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

extension UITextLoupeSession {
    nonisolated static var descriptionOfUITextLoupeSession: FrameworkClass {
        FrameworkClass(
            UITextLoupeSession.self,
            methods: "invalidate moveToPoint:withCaretRect:trackingCaret:",
            classMethods: "beginLoupeSessionAtPoint:fromSelectionWidgetView:inView:",
            initializers: "init",
            method: UITextLoupeSession.methodOfUITextLoupeSession,
            classMethod: UITextLoupeSession.classMethodOfUITextLoupeSession,
            initializer: UITextLoupeSession.initializerOfUITextLoupeSession)
    }

    nonisolated private static func methodOfUITextLoupeSession(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UITextLoupeSession).invalidate() }
        default:
            return { r, a in
                (r as! UITextLoupeSession).move(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "moveToPoint:withCaretRect:trackingCaret:", as: (CGPoint).self),
                    withCaretRect: ObjCRuntime.ObjCMessage.argument(a, 1, "moveToPoint:withCaretRect:trackingCaret:", as: (CGRect).self),
                    trackingCaret: ObjCRuntime.ObjCMessage.argument(a, 2, "moveToPoint:withCaretRect:trackingCaret:", as: (Bool).self))
            }
        }
    }

    nonisolated private static func classMethodOfUITextLoupeSession(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UITextLoupeSession.Type).begin(
                at: ObjCRuntime.ObjCMessage.argument(a, 0, "beginLoupeSessionAtPoint:fromSelectionWidgetView:inView:", as: (CGPoint).self),
                fromSelectionWidgetView: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "beginLoupeSessionAtPoint:fromSelectionWidgetView:inView:", as: (UIView?).self),
                in: ObjCRuntime.ObjCMessage.argument(a, 2, "beginLoupeSessionAtPoint:fromSelectionWidgetView:inView:", as: (UIView).self))
        }
    }

    nonisolated private static func initializerOfUITextLoupeSession(_ index: Int) -> ObjCFactory {
        { _ in UITextLoupeSession() }
    }
}
