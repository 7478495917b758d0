// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore

extension BGAppRefreshTask {
    nonisolated static var descriptionOfBGAppRefreshTask: FrameworkClass {
        FrameworkClass(
            BGAppRefreshTask.self)
    }
}
