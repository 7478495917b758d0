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

extension UIGestureRecognizer {
    nonisolated static var descriptionOfUIGestureRecognizer: FrameworkClass {
        FrameworkClass(
            UIGestureRecognizer.self,
            properties: """
                allowedTouchTypes buttonMask cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded delegate enabled/isEnabled \
                modifierFlags name numberOfTouches requiresExclusiveTouchType state view
                """,
            methods: """
                addTarget:action: canBePreventedByGestureRecognizer: canPreventGestureRecognizer: ignoreTouch:forEvent: \
                locationInView: locationOfTouch:inView: removeTarget:action: requireGestureRecognizerToFail: reset \
                shouldBeRequiredToFailByGestureRecognizer: shouldReceiveEvent: shouldRequireFailureOfGestureRecognizer: \
                touchesBegan:withEvent: touchesCancelled:withEvent: touchesEnded:withEvent: touchesEstimatedPropertiesUpdated: \
                touchesMoved:withEvent:
                """,
            initializers: "init initWithCoder: initWithTarget:action:",
            property: UIGestureRecognizer.propertyOfUIGestureRecognizer,
            method: UIGestureRecognizer.methodOfUIGestureRecognizer,
            initializer: UIGestureRecognizer.initializerOfUIGestureRecognizer)
    }

    private static func propertyOfUIGestureRecognizer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes)
        case 1: return .readOnly(\UIGestureRecognizer.buttonMask)
        case 2: return .value("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
        case 3: return .value("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
        case 4: return .value("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
        case 5: return .reference(\UIGestureRecognizer.delegate)
        case 6: return .value("enabled", \UIGestureRecognizer.isEnabled)
        case 7: return .readOnly(\UIGestureRecognizer.modifierFlags)
        case 8: return .value("name", \UIGestureRecognizer.name)
        case 9: return .readOnly(\UIGestureRecognizer.numberOfTouches)
        case 10: return .value("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType)
        case 11: return .value("state", \UIGestureRecognizer.state)
        default: return .readOnly(\UIGestureRecognizer.view)
        }
    }

    nonisolated private static func methodOfUIGestureRecognizer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIGestureRecognizer).addTarget(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addTarget:action:", as: (Any).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "addTarget:action:", as: (Selector).self))
            }
        case 1:
            return { r, a in
                (r as! UIGestureRecognizer).canBePrevented(
                    by: ObjCRuntime.ObjCMessage.argument(a, 0, "canBePreventedByGestureRecognizer:", as: (UIGestureRecognizer).self))
            }
        case 2:
            return { r, a in
                (r as! UIGestureRecognizer).canPrevent(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "canPreventGestureRecognizer:", as: (UIGestureRecognizer).self))
            }
        case 3:
            return { r, a in
                (r as! UIGestureRecognizer).ignore(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "ignoreTouch:forEvent:", as: (UITouch).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "ignoreTouch:forEvent:", as: (UIEvent).self))
            }
        case 4:
            return { r, a in
                (r as! UIGestureRecognizer).location(in: ObjCRuntime.ObjCMessage.argument(a, 0, "locationInView:", as: (UIView?).self))
            }
        case 5:
            return { r, a in
                (r as! UIGestureRecognizer).location(
                    ofTouch: ObjCRuntime.ObjCMessage.argument(a, 0, "locationOfTouch:inView:", as: (Int).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "locationOfTouch:inView:", as: (UIView?).self))
            }
        case 6:
            return { r, a in
                (r as! UIGestureRecognizer).removeTarget(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "removeTarget:action:", as: (Selector?).self))
            }
        case 7:
            return { r, a in
                (r as! UIGestureRecognizer).require(
                    toFail: ObjCRuntime.ObjCMessage.argument(a, 0, "requireGestureRecognizerToFail:", as: (UIGestureRecognizer).self))
            }
        case 8: return { r, _ in (r as! UIGestureRecognizer).reset() }
        case 9:
            return { r, a in
                (r as! UIGestureRecognizer).shouldBeRequiredToFail(
                    by: ObjCRuntime.ObjCMessage.argument(a, 0, "shouldBeRequiredToFailByGestureRecognizer:", as: (UIGestureRecognizer).self)
                )
            }
        case 10:
            return { r, a in
                (r as! UIGestureRecognizer).shouldReceive(ObjCRuntime.ObjCMessage.argument(a, 0, "shouldReceiveEvent:", as: (UIEvent).self))
            }
        case 11:
            return { r, a in
                (r as! UIGestureRecognizer).shouldRequireFailure(
                    of: ObjCRuntime.ObjCMessage.argument(a, 0, "shouldRequireFailureOfGestureRecognizer:", as: (UIGestureRecognizer).self))
            }
        case 12:
            return { r, a in
                (r as! UIGestureRecognizer).touchesBegan(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "touchesBegan:withEvent:", as: (Set<UITouch>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "touchesBegan:withEvent:", as: (UIEvent).self))
            }
        case 13:
            return { r, a in
                (r as! UIGestureRecognizer).touchesCancelled(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "touchesCancelled:withEvent:", as: (Set<UITouch>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "touchesCancelled:withEvent:", as: (UIEvent).self))
            }
        case 14:
            return { r, a in
                (r as! UIGestureRecognizer).touchesEnded(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "touchesEnded:withEvent:", as: (Set<UITouch>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "touchesEnded:withEvent:", as: (UIEvent).self))
            }
        case 15:
            return { r, a in
                (r as! UIGestureRecognizer).touchesEstimatedPropertiesUpdated(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "touchesEstimatedPropertiesUpdated:", as: (Set<UITouch>).self))
            }
        default:
            return { r, a in
                (r as! UIGestureRecognizer).touchesMoved(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "touchesMoved:withEvent:", as: (Set<UITouch>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "touchesMoved:withEvent:", as: (UIEvent).self))
            }
        }
    }

    nonisolated private static func initializerOfUIGestureRecognizer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIGestureRecognizer() }
        case 1: return { a in UIGestureRecognizer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIGestureRecognizer(
                    target: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTarget:action:", as: (Selector?).self))
            }
        }
    }
}
