import Foundation
import ObjCRuntime

extension UIResponder {
    private enum Key {
        static let address = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    }

    /// The commands that were added to those that `keyCommands` says.
    package var addedKeyCommands: [UIKeyCommand] {
        get { objc_getAssociatedObject(self, Key.address) as? [UIKeyCommand] ?? [] }
        set { objc_setAssociatedObject(self, Key.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// The commands that the responder says, and those that were added.
    var allKeyCommands: [UIKeyCommand] { (keyCommands ?? []) + addedKeyCommands }
}
