import Foundation

extension UIViewController {
    /// Performs a segue of the storyboard by name; a name that it does not have ends the process, as at Apple.
    func performStoryboardSegue(_ identifier: String, _ sender: Any?) {
        guard let template = storyboardScene?.segue(identifier) else {
            ObjCException.raise(
                "NSInvalidArgumentException", "Receiver (\(ObjCException.name(of: self))) has no segue with identifier '\(identifier)'")
        }
        template.perform(sender)
    }
}
