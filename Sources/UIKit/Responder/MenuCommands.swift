import Foundation

/// What becomes of a menu's commands: they are validated by whoever performs them, and sent there.
@MainActor
enum MenuCommands {
    /// A command as it can be performed now, and who performs it: disabled if there is nobody.
    ///
    /// What the performer changes about the command as it validates it is changed in a copy: the next time it is asked about the menu's own again.
    static func validated(_ command: UICommand, from responder: UIResponder?) -> (command: UICommand, target: Any?) {
        let copy = command.copy(with: nil) as! UICommand
        guard let target = responder?.target(forAction: command.action, withSender: copy) else {
            // A command of an app's own class is no copy.
            if copy !== command { copy.attributes.insert(.disabled) }
            return (copy, nil)
        }
        (target as? UIResponder)?.validate(copy)
        return (copy, target)
    }

    /// An element whose commands are validated. Where nothing changed it is the same element.
    static func validated(_ element: UIMenuElement, from responder: UIResponder?) -> UIMenuElement {
        switch element {
        case let menu as UIMenu:
            let children = menu.children.map { validated($0, from: responder) }
            return zip(children, menu.children).allSatisfy { $0 === $1 } ? menu : menu.replacingChildren(children)
        case let command as UICommand:
            let new = validated(command, from: responder).command
            let isSame =
                (new.attributes, new.state, new.title, new.subtitle) == (command.attributes, command.state, command.title, command.subtitle)
            return isSame && new.image === command.image ? command : new
        default: return element
        }
    }

    /// Sends a command to whoever of the responder chain takes it.
    static func perform(_ command: UICommand, from responder: UIResponder?, sender: AnyObject? = nil) {
        command.performWithSender(sender, target: responder?.target(forAction: command.action, withSender: command))
    }
}
