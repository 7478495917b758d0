// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKRequest {
    nonisolated static var descriptionOfSKRequest: FrameworkClass {
        FrameworkClass(
            SKRequest.self,
            properties: "delegate",
            methods: "cancel start",
            initializers: "init",
            property: SKRequest.propertyOfSKRequest,
            method: SKRequest.methodOfSKRequest,
            initializer: SKRequest.initializerOfSKRequest)
    }

    private static func propertyOfSKRequest(_ index: Int) -> ClassDescription.Property {
        .reference(\SKRequest.delegate)
    }

    nonisolated private static func methodOfSKRequest(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! SKRequest).cancel() }
        default: return { r, _ in (r as! SKRequest).start() }
        }
    }

    nonisolated private static func initializerOfSKRequest(_ index: Int) -> ObjCFactory {
        { _ in SKRequest() }
    }
}
