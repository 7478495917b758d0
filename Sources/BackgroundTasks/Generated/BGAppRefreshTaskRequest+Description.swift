// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore

extension BGAppRefreshTaskRequest {
    nonisolated static var descriptionOfBGAppRefreshTaskRequest: FrameworkClass {
        FrameworkClass(
            BGAppRefreshTaskRequest.self,
            initializers: "initWithIdentifier:",
            initializer: BGAppRefreshTaskRequest.initializerOfBGAppRefreshTaskRequest)
    }

    nonisolated private static func initializerOfBGAppRefreshTaskRequest(_ index: Int) -> ObjCFactory {
        { a in BGAppRefreshTaskRequest(identifier: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithIdentifier:", as: (String).self)) }
    }
}
