// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("Combine", classes: names, description)
    }

    private static let names: NameList =
        "Foundation.NotificationCenter Foundation.OperationQueue Foundation.RunLoop Foundation.Timer Foundation.URLSession"

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return NotificationCenter.descriptionOfNotificationCenter
        case 1: return OperationQueue.descriptionOfOperationQueue
        case 2: return RunLoop.descriptionOfRunLoop
        case 3: return Timer.descriptionOfTimer
        default: return URLSession.descriptionOfURLSession
        }
    }
}
