// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore

extension BGTaskScheduler {
    nonisolated static var descriptionOfBGTaskScheduler: FrameworkClass {
        FrameworkClass(
            BGTaskScheduler.self,
            methods: """
                cancelAllTaskRequests cancelTaskRequestWithIdentifier: getPendingTaskRequestsWithCompletionHandler: \
                registerForTaskWithIdentifier:usingQueue:launchHandler: submitTaskRequest:error:
                """,
            classMethods: "sharedScheduler",
            method: BGTaskScheduler.methodOfBGTaskScheduler,
            classMethod: BGTaskScheduler.classMethodOfBGTaskScheduler)
    }

    nonisolated private static func methodOfBGTaskScheduler(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! BGTaskScheduler).cancelAllTaskRequests() }
        case 1:
            return { r, a in
                (r as! BGTaskScheduler).cancel(
                    taskRequestWithIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "cancelTaskRequestWithIdentifier:", as: (String).self)
                )
            }
        case 2:
            return { r, a in
                (r as! BGTaskScheduler).getPendingTaskRequests(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "getPendingTaskRequestsWithCompletionHandler:", as: (([BGTaskRequest]) -> Void).self))
            }
        case 3:
            return { r, a in
                (r as! BGTaskScheduler).register(
                    forTaskWithIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "registerForTaskWithIdentifier:usingQueue:launchHandler:", as: (String).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerForTaskWithIdentifier:usingQueue:launchHandler:", as: (DispatchQueue?).self),
                    launchHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "registerForTaskWithIdentifier:usingQueue:launchHandler:", as: ((BGTask) -> Void).self))
            }
        default:
            return { r, a in
                try? (r as! BGTaskScheduler).submit(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "submitTaskRequest:error:", as: (BGTaskRequest).self))
            }
        }
    }

    nonisolated private static func classMethodOfBGTaskScheduler(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! BGTaskScheduler.Type).shared }
    }
}
