// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNTextInputNotificationResponse {
    nonisolated static var descriptionOfUNTextInputNotificationResponse: FrameworkClass {
        FrameworkClass(
            UNTextInputNotificationResponse.self,
            properties: "userText",
            initializers: "initWithCoder:",
            property: UNTextInputNotificationResponse.propertyOfUNTextInputNotificationResponse,
            initializer: UNTextInputNotificationResponse.initializerOfUNTextInputNotificationResponse)
    }

    private static func propertyOfUNTextInputNotificationResponse(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UNTextInputNotificationResponse.userText)
    }

    nonisolated private static func initializerOfUNTextInputNotificationResponse(_ index: Int) -> ObjCFactory {
        { a in UNTextInputNotificationResponse(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}
