import Foundation

extension UIViewController {
    /// Adds a command to those of the controller. See https://developer.apple.com/documentation/uikit/uiviewcontroller/addkeycommand(_:).
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {
        if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
    }

    /// Takes a command away that was added. See https://developer.apple.com/documentation/uikit/uiviewcontroller/removekeycommand(_:).
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}
