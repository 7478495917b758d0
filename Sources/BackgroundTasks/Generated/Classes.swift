// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("BackgroundTasks", classes: names, description)
    }

    private static let names: NameList =
        "BGAppRefreshTask BGAppRefreshTaskRequest BGProcessingTask BGProcessingTaskRequest BGTask BGTaskRequest BGTaskScheduler"

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return BGAppRefreshTask.descriptionOfBGAppRefreshTask
        case 1: return BGAppRefreshTaskRequest.descriptionOfBGAppRefreshTaskRequest
        case 2: return BGProcessingTask.descriptionOfBGProcessingTask
        case 3: return BGProcessingTaskRequest.descriptionOfBGProcessingTaskRequest
        case 4: return BGTask.descriptionOfBGTask
        case 5: return BGTaskRequest.descriptionOfBGTaskRequest
        default: return BGTaskScheduler.descriptionOfBGTaskScheduler
        }
    }
}
