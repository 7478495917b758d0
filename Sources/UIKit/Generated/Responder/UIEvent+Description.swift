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

extension UIEvent {
    nonisolated static var descriptionOfUIEvent: FrameworkClass {
        FrameworkClass(
            UIEvent.self,
            properties: "allTouches buttonMask modifierFlags subtype timestamp type",
            methods: "coalescedTouchesForTouch: predictedTouchesForTouch: touchesForGestureRecognizer: touchesForView: touchesForWindow:",
            property: UIEvent.propertyOfUIEvent,
            method: UIEvent.methodOfUIEvent)
    }

    private static func propertyOfUIEvent(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIEvent.allTouches)
        case 1: return .readOnly(\UIEvent.buttonMask)
        case 2: return .readOnly(\UIEvent.modifierFlags)
        case 3: return .readOnly(\UIEvent.subtype)
        case 4: return .readOnly(\UIEvent.timestamp)
        default: return .readOnly(\UIEvent.type)
        }
    }

    nonisolated private static func methodOfUIEvent(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIEvent).coalescedTouches(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "coalescedTouchesForTouch:", as: (UITouch).self))
            }
        case 1:
            return { r, a in
                (r as! UIEvent).predictedTouches(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "predictedTouchesForTouch:", as: (UITouch).self))
            }
        case 2:
            return { r, a in
                (r as! UIEvent).touches(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "touchesForGestureRecognizer:", as: (UIGestureRecognizer).self))
            }
        case 3:
            return { r, a in (r as! UIEvent).touches(for: ObjCRuntime.ObjCMessage.argument(a, 0, "touchesForView:", as: (UIView).self)) }
        default:
            return { r, a in (r as! UIEvent).touches(for: ObjCRuntime.ObjCMessage.argument(a, 0, "touchesForWindow:", as: (UIWindow).self))
            }
        }
    }
}
