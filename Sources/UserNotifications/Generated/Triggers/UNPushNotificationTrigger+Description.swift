// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNPushNotificationTrigger {
    nonisolated static var descriptionOfUNPushNotificationTrigger: FrameworkClass {
        FrameworkClass(
            UNPushNotificationTrigger.self,
            initializers: "initWithCoder:",
            initializer: UNPushNotificationTrigger.initializerOfUNPushNotificationTrigger)
    }

    nonisolated private static func initializerOfUNPushNotificationTrigger(_ index: Int) -> ObjCFactory {
        { a in UNPushNotificationTrigger(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}
