import Foundation
import ObjCRuntime

/// One receiver of an action message; it is not kept alive.
@MainActor
struct TargetAction {
    weak var target: AnyObject?
    let action: Selector

    /// Sends the message with the sender as its argument, if it takes one. A target that is gone is passed over.
    func send(sender: AnyObject) {
        if let target { ActionSender.send(action, to: target, from: sender, for: nil) }
    }
}
