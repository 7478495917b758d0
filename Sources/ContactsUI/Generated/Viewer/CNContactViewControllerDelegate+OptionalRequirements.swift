// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CNContactViewControllerDelegate {
    /// Not implemented.
    public func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty)
        -> Bool
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
        OptionalRequirement.notImplemented()
    }
}
