// Made by `make generate` from the sources of this module.
import Foundation

extension NSObject {
    nonisolated static var descriptionOfNSObject: FrameworkClass {
        FrameworkClass(
            NSObject.self,
            methods: """
                performSelector:withObject:afterDelay: performSelector:withObject:afterDelay:inModes: \
                performSelectorInBackground:withObject: performSelectorOnMainThread:withObject:waitUntilDone: \
                performSelectorOnMainThread:withObject:waitUntilDone:modes:
                """,
            classMethods: """
                cancelPreviousPerformRequestsWithTarget: cancelPreviousPerformRequestsWithTarget:selector:object: \
                instancesRespondToSelector:
                """,
            method: NSObject.methodOfNSObject,
            classMethod: NSObject.classMethodOfNSObject)
    }

    nonisolated private static func methodOfNSObject(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSObject).perform(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performSelector:withObject:afterDelay:", as: (Selector).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "performSelector:withObject:afterDelay:", as: (Any?).self),
                    afterDelay: ObjCRuntime.ObjCMessage.argument(a, 2, "performSelector:withObject:afterDelay:", as: (TimeInterval).self))
            }
        case 1:
            return { r, a in
                (r as! NSObject).perform(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performSelector:withObject:afterDelay:inModes:", as: (Selector).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "performSelector:withObject:afterDelay:inModes:", as: (Any?).self),
                    afterDelay: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "performSelector:withObject:afterDelay:inModes:", as: (TimeInterval).self),
                    inModes: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "performSelector:withObject:afterDelay:inModes:", as: ([RunLoop.Mode]).self))
            }
        case 2:
            return { r, a in
                (r as! NSObject).performSelector(
                    inBackground: ObjCRuntime.ObjCMessage.argument(a, 0, "performSelectorInBackground:withObject:", as: (Selector).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "performSelectorInBackground:withObject:", as: (Any?).self))
            }
        case 3:
            return { r, a in
                (r as! NSObject).performSelector(
                    onMainThread: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "performSelectorOnMainThread:withObject:waitUntilDone:", as: (Selector).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "performSelectorOnMainThread:withObject:waitUntilDone:", as: (Any?).self),
                    waitUntilDone: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "performSelectorOnMainThread:withObject:waitUntilDone:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! NSObject).performSelector(
                    onMainThread: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "performSelectorOnMainThread:withObject:waitUntilDone:modes:", as: (Selector).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "performSelectorOnMainThread:withObject:waitUntilDone:modes:", as: (Any?).self),
                    waitUntilDone: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "performSelectorOnMainThread:withObject:waitUntilDone:modes:", as: (Bool).self),
                    modes: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "performSelectorOnMainThread:withObject:waitUntilDone:modes:", as: ([String]?).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSObject(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSObject.Type).cancelPreviousPerformRequests(
                    withTarget: ObjCRuntime.ObjCMessage.argument(a, 0, "cancelPreviousPerformRequestsWithTarget:", as: (Any).self))
            }
        case 1:
            return { r, a in
                (r as! NSObject.Type).cancelPreviousPerformRequests(
                    withTarget: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "cancelPreviousPerformRequestsWithTarget:selector:object:", as: (Any).self),
                    selector: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "cancelPreviousPerformRequestsWithTarget:selector:object:", as: (Selector).self),
                    object: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "cancelPreviousPerformRequestsWithTarget:selector:object:", as: (Any?).self))
            }
        default:
            return { r, a in
                (r as! NSObject.Type).instancesRespond(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "instancesRespondToSelector:", as: (Selector?).self))
            }
        }
    }
}
