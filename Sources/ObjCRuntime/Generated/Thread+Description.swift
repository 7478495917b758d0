// Made by `make generate` from the sources of this module.
import Foundation

extension Thread {
    nonisolated static var descriptionOfThread: FrameworkClass {
        FrameworkClass(
            Thread.self,
            classMethods: "detachNewThreadSelector:toTarget:withObject:",
            classMethod: Thread.classMethodOfThread)
    }

    nonisolated private static func classMethodOfThread(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! Thread.Type).detachNewThreadSelector(
                ObjCRuntime.ObjCMessage.argument(a, 0, "detachNewThreadSelector:toTarget:withObject:", as: (Selector).self),
                toTarget: ObjCRuntime.ObjCMessage.argument(a, 1, "detachNewThreadSelector:toTarget:withObject:", as: (Any).self),
                with: ObjCRuntime.ObjCMessage.argument(a, 2, "detachNewThreadSelector:toTarget:withObject:", as: (Any?).self))
        }
    }
}
