// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime

extension RunLoop {
    nonisolated static var descriptionOfRunLoop: FrameworkClass {
        FrameworkClass(
            RunLoop.self,
            properties: "minimumTolerance now",
            methods: """
                scheduleAfterSchedulerTimeType:interval:tolerance:options:: scheduleAfterSchedulerTimeType:tolerance:options:: \
                scheduleWithOptions::
                """,
            property: RunLoop.propertyOfRunLoop,
            method: RunLoop.methodOfRunLoop)
    }

    private static func propertyOfRunLoop(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\RunLoop.minimumTolerance)
        default: return .readOnly(\RunLoop.now)
        }
    }

    nonisolated private static func methodOfRunLoop(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! RunLoop).schedule(
                    after: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "scheduleAfterSchedulerTimeType:interval:tolerance:options::", as: (RunLoop.SchedulerTimeType).self),
                    interval: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scheduleAfterSchedulerTimeType:interval:tolerance:options::", as: (RunLoop.SchedulerTimeType.Stride).self),
                    tolerance: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "scheduleAfterSchedulerTimeType:interval:tolerance:options::", as: (RunLoop.SchedulerTimeType.Stride).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "scheduleAfterSchedulerTimeType:interval:tolerance:options::", as: (RunLoop.SchedulerOptions?).self),
                    ObjCRuntime.ObjCMessage.argument(
                        a, 4, "scheduleAfterSchedulerTimeType:interval:tolerance:options::", as: (() -> Void).self))
            }
        case 1:
            return { r, a in
                (r as! RunLoop).schedule(
                    after: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "scheduleAfterSchedulerTimeType:tolerance:options::", as: (RunLoop.SchedulerTimeType).self),
                    tolerance: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scheduleAfterSchedulerTimeType:tolerance:options::", as: (RunLoop.SchedulerTimeType.Stride).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "scheduleAfterSchedulerTimeType:tolerance:options::", as: (RunLoop.SchedulerOptions?).self),
                    ObjCRuntime.ObjCMessage.argument(a, 3, "scheduleAfterSchedulerTimeType:tolerance:options::", as: (() -> Void).self))
            }
        default:
            return { r, a in
                (r as! RunLoop).schedule(
                    options: ObjCRuntime.ObjCMessage.argument(a, 0, "scheduleWithOptions::", as: (RunLoop.SchedulerOptions?).self),
                    ObjCRuntime.ObjCMessage.argument(a, 1, "scheduleWithOptions::", as: (() -> Void).self))
            }
        }
    }
}
