// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore

extension BGProcessingTask {
    nonisolated static var descriptionOfBGProcessingTask: FrameworkClass {
        FrameworkClass(
            BGProcessingTask.self)
    }
}
