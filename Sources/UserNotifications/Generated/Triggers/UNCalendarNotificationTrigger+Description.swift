// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNCalendarNotificationTrigger {
    nonisolated static var descriptionOfUNCalendarNotificationTrigger: FrameworkClass {
        FrameworkClass(
            UNCalendarNotificationTrigger.self,
            properties: "dateComponents",
            methods: "nextTriggerDate",
            initializers: "initWithCoder: triggerWithDateMatchingComponents:repeats:",
            property: UNCalendarNotificationTrigger.propertyOfUNCalendarNotificationTrigger,
            method: UNCalendarNotificationTrigger.methodOfUNCalendarNotificationTrigger,
            initializer: UNCalendarNotificationTrigger.initializerOfUNCalendarNotificationTrigger)
    }

    private static func propertyOfUNCalendarNotificationTrigger(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UNCalendarNotificationTrigger.dateComponents)
    }

    nonisolated private static func methodOfUNCalendarNotificationTrigger(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UNCalendarNotificationTrigger).nextTriggerDate() }
    }

    nonisolated private static func initializerOfUNCalendarNotificationTrigger(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in UNCalendarNotificationTrigger(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        default:
            return { a in
                UNCalendarNotificationTrigger(
                    dateMatching: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "triggerWithDateMatchingComponents:repeats:", as: (DateComponents).self),
                    repeats: ObjCRuntime.ObjCMessage.argument(a, 1, "triggerWithDateMatchingComponents:repeats:", as: (Bool).self))
            }
        }
    }
}
