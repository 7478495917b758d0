// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanDebugLog

extension UIGestureRecognizer {
    nonisolated static var descriptionOfUIGestureRecognizer: FrameworkClass {
        FrameworkClass(
            UIGestureRecognizer.self,
            properties: """
                allowedTouchTypes cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded delegate enabled/isEnabled name \
                numberOfTouches requiresExclusiveTouchType state view
                """,
            methods: """
                addTarget:action: canBePreventedByGestureRecognizer: canPreventGestureRecognizer: ignoreTouch:forEvent: \
                locationInView: locationOfTouch:inView: removeTarget:action: requireGestureRecognizerToFail: reset \
                shouldBeRequiredToFailByGestureRecognizer: shouldReceiveEvent: shouldRequireFailureOfGestureRecognizer: \
                touchesBegan:withEvent: touchesCancelled:withEvent: touchesEnded:withEvent: touchesMoved:withEvent:
                """,
            initializers: "init initWithCoder: initWithTarget:action:",
            property: UIGestureRecognizer.propertyOfUIGestureRecognizer,
            method: UIGestureRecognizer.methodOfUIGestureRecognizer,
            initializer: UIGestureRecognizer.initializerOfUIGestureRecognizer)
    }

    private static func propertyOfUIGestureRecognizer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes)
        case 1: return .value("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
        case 2: return .value("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
        case 3: return .value("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
        case 4: return .reference(\UIGestureRecognizer.delegate)
        case 5: return .value("enabled", \UIGestureRecognizer.isEnabled)
        case 6: return .value("name", \UIGestureRecognizer.name)
        case 7: return .readOnly(\UIGestureRecognizer.numberOfTouches)
        case 8: return .value("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType)
        case 9: return .value("state", \UIGestureRecognizer.state)
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

extension UILongPressGestureRecognizer {
    nonisolated static var descriptionOfUILongPressGestureRecognizer: FrameworkClass {
        FrameworkClass(
            UILongPressGestureRecognizer.self,
            properties: "allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired",
            initializers: "init initWithCoder: initWithTarget:action:",
            property: UILongPressGestureRecognizer.propertyOfUILongPressGestureRecognizer,
            initializer: UILongPressGestureRecognizer.initializerOfUILongPressGestureRecognizer)
    }

    private static func propertyOfUILongPressGestureRecognizer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
        case 1: return .value("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
        case 2: return .value("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
        default: return .value("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
        }
    }

    nonisolated private static func initializerOfUILongPressGestureRecognizer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UILongPressGestureRecognizer() }
        case 1:
            return { a in UILongPressGestureRecognizer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        default:
            return { a in
                UILongPressGestureRecognizer(
                    target: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTarget:action:", as: (Selector?).self))
            }
        }
    }
}

extension UIPanGestureRecognizer {
    nonisolated static var descriptionOfUIPanGestureRecognizer: FrameworkClass {
        FrameworkClass(
            UIPanGestureRecognizer.self,
            properties: "maximumNumberOfTouches minimumNumberOfTouches",
            methods: "setTranslation:inView: translationInView: velocityInView:",
            initializers: "init initWithCoder: initWithTarget:action:",
            property: UIPanGestureRecognizer.propertyOfUIPanGestureRecognizer,
            method: UIPanGestureRecognizer.methodOfUIPanGestureRecognizer,
            initializer: UIPanGestureRecognizer.initializerOfUIPanGestureRecognizer)
    }

    private static func propertyOfUIPanGestureRecognizer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
        default: return .value("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
        }
    }

    nonisolated private static func methodOfUIPanGestureRecognizer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIPanGestureRecognizer).setTranslation(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTranslation:inView:", as: (CGPoint).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "setTranslation:inView:", as: (UIView?).self))
            }
        case 1:
            return { r, a in
                (r as! UIPanGestureRecognizer).translation(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "translationInView:", as: (UIView?).self))
            }
        default:
            return { r, a in
                (r as! UIPanGestureRecognizer).velocity(in: ObjCRuntime.ObjCMessage.argument(a, 0, "velocityInView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIPanGestureRecognizer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIPanGestureRecognizer() }
        case 1: return { a in UIPanGestureRecognizer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIPanGestureRecognizer(
                    target: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTarget:action:", as: (Selector?).self))
            }
        }
    }
}

extension UIPinchGestureRecognizer {
    nonisolated static var descriptionOfUIPinchGestureRecognizer: FrameworkClass {
        FrameworkClass(
            UIPinchGestureRecognizer.self,
            properties: "scale velocity",
            initializers: "init initWithCoder: initWithTarget:action:",
            property: UIPinchGestureRecognizer.propertyOfUIPinchGestureRecognizer,
            initializer: UIPinchGestureRecognizer.initializerOfUIPinchGestureRecognizer)
    }

    private static func propertyOfUIPinchGestureRecognizer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("scale", \UIPinchGestureRecognizer.scale)
        default: return .readOnly(\UIPinchGestureRecognizer.velocity)
        }
    }

    nonisolated private static func initializerOfUIPinchGestureRecognizer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIPinchGestureRecognizer() }
        case 1:
            return { a in UIPinchGestureRecognizer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIPinchGestureRecognizer(
                    target: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTarget:action:", as: (Selector?).self))
            }
        }
    }
}

extension UIRotationGestureRecognizer {
    nonisolated static var descriptionOfUIRotationGestureRecognizer: FrameworkClass {
        FrameworkClass(
            UIRotationGestureRecognizer.self,
            properties: "rotation velocity",
            initializers: "init initWithCoder: initWithTarget:action:",
            property: UIRotationGestureRecognizer.propertyOfUIRotationGestureRecognizer,
            initializer: UIRotationGestureRecognizer.initializerOfUIRotationGestureRecognizer)
    }

    private static func propertyOfUIRotationGestureRecognizer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("rotation", \UIRotationGestureRecognizer.rotation)
        default: return .readOnly(\UIRotationGestureRecognizer.velocity)
        }
    }

    nonisolated private static func initializerOfUIRotationGestureRecognizer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIRotationGestureRecognizer() }
        case 1:
            return { a in UIRotationGestureRecognizer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIRotationGestureRecognizer(
                    target: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTarget:action:", as: (Selector?).self))
            }
        }
    }
}

extension UIScreenEdgePanGestureRecognizer {
    nonisolated static var descriptionOfUIScreenEdgePanGestureRecognizer: FrameworkClass {
        FrameworkClass(
            UIScreenEdgePanGestureRecognizer.self,
            properties: "edges",
            initializers: "init initWithCoder: initWithTarget:action:",
            property: UIScreenEdgePanGestureRecognizer.propertyOfUIScreenEdgePanGestureRecognizer,
            initializer: UIScreenEdgePanGestureRecognizer.initializerOfUIScreenEdgePanGestureRecognizer)
    }

    private static func propertyOfUIScreenEdgePanGestureRecognizer(_ index: Int) -> ClassDescription.Property {
        .value("edges", \UIScreenEdgePanGestureRecognizer.edges)
    }

    nonisolated private static func initializerOfUIScreenEdgePanGestureRecognizer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIScreenEdgePanGestureRecognizer() }
        case 1:
            return { a in
                UIScreenEdgePanGestureRecognizer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        default:
            return { a in
                UIScreenEdgePanGestureRecognizer(
                    target: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTarget:action:", as: (Selector?).self))
            }
        }
    }
}

extension UISwipeGestureRecognizer {
    nonisolated static var descriptionOfUISwipeGestureRecognizer: FrameworkClass {
        FrameworkClass(
            UISwipeGestureRecognizer.self,
            properties: "direction numberOfTouchesRequired",
            initializers: "init initWithCoder: initWithTarget:action:",
            property: UISwipeGestureRecognizer.propertyOfUISwipeGestureRecognizer,
            initializer: UISwipeGestureRecognizer.initializerOfUISwipeGestureRecognizer)
    }

    private static func propertyOfUISwipeGestureRecognizer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("direction", \UISwipeGestureRecognizer.direction)
        default: return .value("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
        }
    }

    nonisolated private static func initializerOfUISwipeGestureRecognizer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UISwipeGestureRecognizer() }
        case 1:
            return { a in UISwipeGestureRecognizer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UISwipeGestureRecognizer(
                    target: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTarget:action:", as: (Selector?).self))
            }
        }
    }
}

extension UITapGestureRecognizer {
    nonisolated static var descriptionOfUITapGestureRecognizer: FrameworkClass {
        FrameworkClass(
            UITapGestureRecognizer.self,
            properties: "numberOfTapsRequired numberOfTouchesRequired",
            initializers: "init initWithCoder: initWithTarget:action:",
            property: UITapGestureRecognizer.propertyOfUITapGestureRecognizer,
            initializer: UITapGestureRecognizer.initializerOfUITapGestureRecognizer)
    }

    private static func propertyOfUITapGestureRecognizer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
        default: return .value("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
        }
    }

    nonisolated private static func initializerOfUITapGestureRecognizer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITapGestureRecognizer() }
        case 1: return { a in UITapGestureRecognizer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UITapGestureRecognizer(
                    target: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTarget:action:", as: (Selector?).self))
            }
        }
    }
}
