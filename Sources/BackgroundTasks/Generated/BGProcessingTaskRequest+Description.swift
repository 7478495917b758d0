// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore

extension BGProcessingTaskRequest {
    nonisolated static var descriptionOfBGProcessingTaskRequest: FrameworkClass {
        FrameworkClass(
            BGProcessingTaskRequest.self,
            properties: "requiresExternalPower requiresNetworkConnectivity",
            initializers: "initWithIdentifier:",
            property: BGProcessingTaskRequest.propertyOfBGProcessingTaskRequest,
            initializer: BGProcessingTaskRequest.initializerOfBGProcessingTaskRequest)
    }

    private static func propertyOfBGProcessingTaskRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("requiresExternalPower", \BGProcessingTaskRequest.requiresExternalPower)
        default: return .value("requiresNetworkConnectivity", \BGProcessingTaskRequest.requiresNetworkConnectivity)
        }
    }

    nonisolated private static func initializerOfBGProcessingTaskRequest(_ index: Int) -> ObjCFactory {
        { a in BGProcessingTaskRequest(identifier: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithIdentifier:", as: (String).self)) }
    }
}
