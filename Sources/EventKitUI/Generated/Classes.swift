// Made by `make generate` from the sources of this module.
import EventKit
import ObjCRuntime
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("EventKitUI", classes: names, description)
    }

    private static let names: NameList = "EKCalendarChooser EKEventEditViewController EKEventViewController"

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return EKCalendarChooser.descriptionOfEKCalendarChooser
        case 1: return EKEventEditViewController.descriptionOfEKEventEditViewController
        default: return EKEventViewController.descriptionOfEKEventViewController
        }
    }
}
