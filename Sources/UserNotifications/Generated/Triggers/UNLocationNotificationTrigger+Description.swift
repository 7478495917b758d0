// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNLocationNotificationTrigger {
    nonisolated static var descriptionOfUNLocationNotificationTrigger: FrameworkClass {
        FrameworkClass(
            UNLocationNotificationTrigger.self,
            properties: "region",
            initializers: "initWithCoder: triggerWithRegion:repeats:",
            property: UNLocationNotificationTrigger.propertyOfUNLocationNotificationTrigger,
            initializer: UNLocationNotificationTrigger.initializerOfUNLocationNotificationTrigger)
    }

    private static func propertyOfUNLocationNotificationTrigger(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UNLocationNotificationTrigger.region)
    }

    nonisolated private static func initializerOfUNLocationNotificationTrigger(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in UNLocationNotificationTrigger(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        default:
            return { a in
                UNLocationNotificationTrigger(
                    region: ObjCRuntime.ObjCMessage.argument(a, 0, "triggerWithRegion:repeats:", as: (CLRegion).self),
                    repeats: ObjCRuntime.ObjCMessage.argument(a, 1, "triggerWithRegion:repeats:", as: (Bool).self))
            }
        }
    }
}
