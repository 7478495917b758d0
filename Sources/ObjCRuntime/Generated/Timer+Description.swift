// Made by `make generate` from the sources of this module.
import Foundation

extension Timer {
    nonisolated static var descriptionOfTimer: FrameworkClass {
        FrameworkClass(
            Timer.self,
            classMethods: "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:",
            classMethod: Timer.classMethodOfTimer)
    }

    nonisolated private static func classMethodOfTimer(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! Timer.Type).scheduledTimer(
                timeInterval: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:", as: (TimeInterval).self),
                target: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:", as: (Any).self),
                selector: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:", as: (Selector).self),
                userInfo: ObjCRuntime.ObjCMessage.argument(
                    a, 3, "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:", as: (Any?).self),
                repeats: ObjCRuntime.ObjCMessage.argument(
                    a, 4, "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:", as: (Bool).self))
        }
    }
}
