// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime

extension Timer {
    nonisolated static var descriptionOfTimer: FrameworkClass {
        FrameworkClass(
            Timer.self,
            classMethods: "publishWithEvery:tolerance:onRunLoop:inMode:options:",
            classMethod: Timer.classMethodOfTimer)
    }

    nonisolated private static func classMethodOfTimer(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! Timer.Type).publish(
                every: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "publishWithEvery:tolerance:onRunLoop:inMode:options:", as: (TimeInterval).self),
                tolerance: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "publishWithEvery:tolerance:onRunLoop:inMode:options:", as: (TimeInterval?).self),
                on: ObjCRuntime.ObjCMessage.argument(a, 2, "publishWithEvery:tolerance:onRunLoop:inMode:options:", as: (RunLoop).self),
                in: ObjCRuntime.ObjCMessage.argument(a, 3, "publishWithEvery:tolerance:onRunLoop:inMode:options:", as: (RunLoop.Mode).self),
                options: ObjCRuntime.ObjCMessage.argument(
                    a, 4, "publishWithEvery:tolerance:onRunLoop:inMode:options:", as: (RunLoop.SchedulerOptions?).self))
        }
    }
}
