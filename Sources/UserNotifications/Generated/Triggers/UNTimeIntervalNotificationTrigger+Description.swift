// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNTimeIntervalNotificationTrigger {
    nonisolated static var descriptionOfUNTimeIntervalNotificationTrigger: FrameworkClass {
        FrameworkClass(
            UNTimeIntervalNotificationTrigger.self,
            properties: "timeInterval",
            methods: "nextTriggerDate",
            initializers: "initWithCoder: triggerWithTimeInterval:repeats:",
            property: UNTimeIntervalNotificationTrigger.propertyOfUNTimeIntervalNotificationTrigger,
            method: UNTimeIntervalNotificationTrigger.methodOfUNTimeIntervalNotificationTrigger,
            initializer: UNTimeIntervalNotificationTrigger.initializerOfUNTimeIntervalNotificationTrigger)
    }

    private static func propertyOfUNTimeIntervalNotificationTrigger(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UNTimeIntervalNotificationTrigger.timeInterval)
    }

    nonisolated private static func methodOfUNTimeIntervalNotificationTrigger(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UNTimeIntervalNotificationTrigger).nextTriggerDate() }
    }

    nonisolated private static func initializerOfUNTimeIntervalNotificationTrigger(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UNTimeIntervalNotificationTrigger(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        default:
            return { a in
                UNTimeIntervalNotificationTrigger(
                    timeInterval: ObjCRuntime.ObjCMessage.argument(a, 0, "triggerWithTimeInterval:repeats:", as: (TimeInterval).self),
                    repeats: ObjCRuntime.ObjCMessage.argument(a, 1, "triggerWithTimeInterval:repeats:", as: (Bool).self))
            }
        }
    }
}
