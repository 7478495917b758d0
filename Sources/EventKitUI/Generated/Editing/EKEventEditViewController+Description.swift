// Made by `make generate` from the sources of this module.
import EventKit
import ObjCRuntime
import UIKit

extension EKEventEditViewController {
    nonisolated static var descriptionOfEKEventEditViewController: FrameworkClass {
        FrameworkClass(
            EKEventEditViewController.self,
            properties: "editViewDelegate event eventStore",
            methods: "cancelEditing",
            initializers: "init initWithCoder: initWithNibName:bundle:",
            property: EKEventEditViewController.propertyOfEKEventEditViewController,
            method: EKEventEditViewController.methodOfEKEventEditViewController,
            initializer: EKEventEditViewController.initializerOfEKEventEditViewController)
    }

    private static func propertyOfEKEventEditViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\EKEventEditViewController.editViewDelegate)
        case 1: return .value("event", \EKEventEditViewController.event)
        default: return .value("eventStore", \EKEventEditViewController.eventStore)
        }
    }

    nonisolated private static func methodOfEKEventEditViewController(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! EKEventEditViewController).cancelEditing() }
    }

    nonisolated private static func initializerOfEKEventEditViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in EKEventEditViewController() }
        case 1:
            return { a in EKEventEditViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                EKEventEditViewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}
