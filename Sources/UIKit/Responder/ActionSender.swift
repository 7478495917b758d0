import Foundation

/// Calls action methods: with no argument, with the sender, or with the sender and the event, as their names say.
@MainActor
enum ActionSender {
    /// Sends an action by way of the app, or straight to its target where no app runs, as in unit tests of controls.
    static func dispatch(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) {
        if let application = UIApplication.sharedIfRunning {
            application.sendAction(action, to: target, from: sender, for: event)
        } else if let target {
            send(action, to: target as AnyObject, from: sender, for: event)
        }
    }

    static func send(_ action: Selector, to receiver: AnyObject, from sender: Any?, for event: UIEvent?) {
        guard let body = ClassRegistry.implementation(of: action, in: type(of: receiver)) else {
            if PasteCommand.perform(action, on: receiver) || CopyCommand.perform(action, on: receiver) { return }
            let address = String(UInt(bitPattern: ObjectIdentifier(receiver)), radix: 16)
            fatalError("-[\(type(of: receiver)) \(action)]: unrecognized selector sent to instance 0x\(address)")
        }
        switch action.argumentCount {
        case 0: _ = body(receiver, [])
        case 1: _ = body(receiver, [sender])
        default: _ = body(receiver, [sender, event])
        }
    }
}
