// Made by `make generate` from the sources of this module.
import Foundation

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("ObjCRuntime", classes: names, description)
    }

    private static let names: NameList = """
        Foundation.NSObject Foundation.NotificationCenter Foundation.ProcessInfo Foundation.Thread Foundation.Timer \
        NSKeyValueObservation NSUserActivity
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return NSObject.descriptionOfNSObject
        case 1: return NotificationCenter.descriptionOfNotificationCenter
        case 2: return ProcessInfo.descriptionOfProcessInfo
        case 3: return Thread.descriptionOfThread
        case 4: return Timer.descriptionOfTimer
        case 5: return NSKeyValueObservation.descriptionOfNSKeyValueObservation
        default: return NSUserActivity.descriptionOfNSUserActivity
        }
    }
}
