// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CATransaction {
    nonisolated static var descriptionOfCATransaction: FrameworkClass {
        FrameworkClass(
            CATransaction.self,
            classMethods: """
                animationDuration animationTimingFunction begin commit completionBlock disableActions flush lock \
                setAnimationDuration: setAnimationTimingFunction: setCompletionBlock: setDisableActions: setValue:forKey: unlock \
                valueForKey:
                """,
            classMethod: CATransaction.classMethodOfCATransaction)
    }

    nonisolated private static func classMethodOfCATransaction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! CATransaction.Type).animationDuration() }
        case 1: return { r, _ in (r as! CATransaction.Type).animationTimingFunction() }
        case 2: return { r, _ in (r as! CATransaction.Type).begin() }
        case 3: return { r, _ in (r as! CATransaction.Type).commit() }
        case 4: return { r, _ in (r as! CATransaction.Type).completionBlock() }
        case 5: return { r, _ in (r as! CATransaction.Type).disableActions() }
        case 6: return { r, _ in (r as! CATransaction.Type).flush() }
        case 7: return { r, _ in (r as! CATransaction.Type).lock() }
        case 8:
            return { r, a in
                (r as! CATransaction.Type).setAnimationDuration(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAnimationDuration:", as: (CFTimeInterval).self))
            }
        case 9:
            return { r, a in
                (r as! CATransaction.Type).setAnimationTimingFunction(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAnimationTimingFunction:", as: (CAMediaTimingFunction?).self))
            }
        case 10:
            return { r, a in
                (r as! CATransaction.Type).setCompletionBlock(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCompletionBlock:", as: ((() -> Void)?).self))
            }
        case 11:
            return { r, a in
                (r as! CATransaction.Type).setDisableActions(ObjCRuntime.ObjCMessage.argument(a, 0, "setDisableActions:", as: (Bool).self))
            }
        case 12:
            return { r, a in
                (r as! CATransaction.Type).setValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setValue:forKey:", as: (Any?).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "setValue:forKey:", as: (String).self))
            }
        case 13: return { r, _ in (r as! CATransaction.Type).unlock() }
        default:
            return { r, a in
                (r as! CATransaction.Type).value(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "valueForKey:", as: (String).self))
            }
        }
    }
}
