import Foundation

/// Hears what a person does with a contact that is shown. See
/// https://developer.apple.com/documentation/contactsui/cncontactviewcontrollerdelegate.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    // @objc(contactViewController:shouldPerformDefaultActionForContactProperty:) optional
    /// A property was tapped. Returns whether what it is for is to be done: a call, a message.
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
    // @objc(contactViewController:didCompleteWithContact:) optional
    /// Editing has ended: with the contact as it is kept now, or with `nil` if a new one was cancelled. The delegate dismisses what it presented.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
