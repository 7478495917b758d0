// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreLocation
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension EKReminder {
    nonisolated static var descriptionOfEKReminder: FrameworkClass {
        FrameworkClass(
            EKReminder.self,
            properties: "completed/isCompleted completionDate dueDateComponents priority startDateComponents",
            initializers: "initWithEventStore:",
            property: EKReminder.propertyOfEKReminder,
            initializer: EKReminder.initializerOfEKReminder)
    }

    private static func propertyOfEKReminder(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("completed", \EKReminder.isCompleted)
        case 1: return .value("completionDate", \EKReminder.completionDate)
        case 2: return .value("dueDateComponents", \EKReminder.dueDateComponents)
        case 3: return .value("priority", \EKReminder.priority)
        default: return .value("startDateComponents", \EKReminder.startDateComponents)
        }
    }

    nonisolated private static func initializerOfEKReminder(_ index: Int) -> ObjCFactory {
        { a in EKReminder(eventStore: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithEventStore:", as: (EKEventStore).self)) }
    }
}
