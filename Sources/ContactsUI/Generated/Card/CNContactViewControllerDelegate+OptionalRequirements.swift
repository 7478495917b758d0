// Made by `make generate` from the sources of this module.
import Contacts
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
