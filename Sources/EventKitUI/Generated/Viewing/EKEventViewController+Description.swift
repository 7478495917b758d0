// Made by `make generate` from the sources of this module.
import EventKit
import ObjCRuntime
import UIKit

extension EKEventViewController {
    nonisolated static var descriptionOfEKEventViewController: FrameworkClass {
        FrameworkClass(
            EKEventViewController.self,
            properties: "allowsCalendarPreview allowsEditing delegate event",
            initializers: "init initWithCoder: initWithNibName:bundle:",
            property: EKEventViewController.propertyOfEKEventViewController,
            initializer: EKEventViewController.initializerOfEKEventViewController)
    }

    private static func propertyOfEKEventViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsCalendarPreview", \EKEventViewController.allowsCalendarPreview)
        case 1: return .value("allowsEditing", \EKEventViewController.allowsEditing)
        case 2: return .reference(\EKEventViewController.delegate)
        default: return .value("event", \EKEventViewController.event)
        }
    }

    nonisolated private static func initializerOfEKEventViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in EKEventViewController() }
        case 1: return { a in EKEventViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                EKEventViewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}
