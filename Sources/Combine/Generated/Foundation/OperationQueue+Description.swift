// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime

extension OperationQueue {
    nonisolated static var descriptionOfOperationQueue: FrameworkClass {
        FrameworkClass(
            OperationQueue.self,
            properties: "minimumTolerance now",
            methods: """
                scheduleAfterSchedulerTimeType:interval:tolerance:options:: scheduleAfterSchedulerTimeType:tolerance:options:: \
                scheduleWithOptions::
                """,
            property: OperationQueue.propertyOfOperationQueue,
            method: OperationQueue.methodOfOperationQueue)
    }

    private static func propertyOfOperationQueue(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\OperationQueue.minimumTolerance)
        default: return .readOnly(\OperationQueue.now)
        }
    }

    nonisolated private static func methodOfOperationQueue(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! OperationQueue).schedule(
                    after: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "scheduleAfterSchedulerTimeType:interval:tolerance:options::", as: (OperationQueue.SchedulerTimeType).self),
                    interval: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scheduleAfterSchedulerTimeType:interval:tolerance:options::",
                        as: (OperationQueue.SchedulerTimeType.Stride).self),
                    tolerance: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "scheduleAfterSchedulerTimeType:interval:tolerance:options::",
                        as: (OperationQueue.SchedulerTimeType.Stride).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "scheduleAfterSchedulerTimeType:interval:tolerance:options::", as: (OperationQueue.SchedulerOptions?).self),
                    ObjCRuntime.ObjCMessage.argument(
                        a, 4, "scheduleAfterSchedulerTimeType:interval:tolerance:options::", as: (() -> Void).self))
            }
        case 1:
            return { r, a in
                (r as! OperationQueue).schedule(
                    after: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "scheduleAfterSchedulerTimeType:tolerance:options::", as: (OperationQueue.SchedulerTimeType).self),
                    tolerance: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scheduleAfterSchedulerTimeType:tolerance:options::", as: (OperationQueue.SchedulerTimeType.Stride).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "scheduleAfterSchedulerTimeType:tolerance:options::", as: (OperationQueue.SchedulerOptions?).self),
                    ObjCRuntime.ObjCMessage.argument(a, 3, "scheduleAfterSchedulerTimeType:tolerance:options::", as: (() -> Void).self))
            }
        default:
            return { r, a in
                (r as! OperationQueue).schedule(
                    options: ObjCRuntime.ObjCMessage.argument(a, 0, "scheduleWithOptions::", as: (OperationQueue.SchedulerOptions?).self),
                    ObjCRuntime.ObjCMessage.argument(a, 1, "scheduleWithOptions::", as: (() -> Void).self))
            }
        }
    }
}
