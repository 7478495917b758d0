import Foundation

/// The commands that keys perform now, as they are shown: the responders' own ones below the app's name, then the main menu's.
@MainActor
struct ShortcutList {
    /// A command with its keys.
    struct Item {
        /// The command, validated.
        var command: UIKeyCommand
        /// Its alternates while more keys are held.
        var alternates: [(flags: UIKeyModifierFlags, command: UIKeyCommand)]

        /// The command while modifier keys are held.
        func command(holding flags: UIKeyModifierFlags) -> UIKeyCommand {
            alternates.first { $0.flags == flags }?.command ?? command
        }
    }

    /// Commands with a name and without a line between them.
    struct Section {
        var title = ""
        var items: [Item] = []
    }

    /// A menu.
    struct Category {
        var title: String
        var sections: [Section]
    }

    private(set) var categories: [Category] = []

    /// Looks for the commands from a responder on. What has no name, and what nobody performs, is not shown; nor is a command of the main
    /// menu whose keys a responder's own command has.
    init(from start: UIResponder) {
        var known: Set<String> = []
        var own = Section()
        var responder: UIResponder? = start
        while let current = responder {
            for command in current.allKeyCommands {
                if let item = Self.item(command, from: start), known.insert(Self.keys(of: command)).inserted { own.items.append(item) }
            }
            responder = current.next
        }
        let name = Bundle.main.displayName
        if !own.items.isEmpty { categories.append(Category(title: name, sections: [own])) }
        for case let menu as UIMenu in MainMenuSystem.shared.root.children {
            var sections = [Section()]
            Self.collect(menu, into: &sections, from: start, except: known)
            sections.removeAll { $0.items.isEmpty }
            guard !sections.isEmpty else { continue }
            if menu.identifier == .application, !categories.isEmpty {
                categories[0].sections += sections
            } else {
                categories.append(Category(title: menu.title, sections: sections))
            }
        }
    }

    private static func collect(_ menu: UIMenu, into sections: inout [Section], from start: UIResponder, except known: Set<String>) {
        for child in menu.children {
            switch child {
            case let inner as UIMenu:
                sections.append(Section(title: inner.title))
                collect(inner, into: &sections, from: start, except: known)
                sections.append(Section())
            case let command as UIKeyCommand:
                guard !known.contains(keys(of: command)), let item = item(command, from: start) else { continue }
                sections[sections.count - 1].items.append(item)
            default: continue
            }
        }
    }

    private static func keys(of command: UIKeyCommand) -> String {
        "\(command.modifierFlags.rawValue) \(command.input?.lowercased() ?? "")"
    }

    private static func item(_ command: UIKeyCommand, from start: UIResponder) -> Item? {
        guard !command.shownTitle.isEmpty, !command.attributes.contains(.hidden) else { return nil }
        let (ready, target) = MenuCommands.validated(command, from: start)
        guard target != nil, let ready = ready as? UIKeyCommand, !ready.attributes.contains(.hidden) else { return nil }
        let alternates = command.alternates.compactMap { alternate -> (UIKeyModifierFlags, UIKeyCommand)? in
            let (ready, target) = MenuCommands.validated(command.command(for: alternate), from: start)
            guard target != nil, let ready = ready as? UIKeyCommand else { return nil }
            return (ready.modifierFlags, ready)
        }
        return Item(command: ready, alternates: alternates)
    }
}

extension UIKeyCommand {
    /// What the command is called where its keys are shown.
    var shownTitle: String { discoverabilityTitle ?? title }

    /// The command's keys as signs, in the order in which they are written.
    func shownKeys(isMirrored: Bool) -> String {
        let modifiers: [(UIKeyModifierFlags, String)] = [(.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘")]
        let input = shownInput(isMirrored: isMirrored) ?? ""
        return modifiers.filter { modifierFlags.contains($0.0) }.map(\.1).joined() + (Self.signs[input] ?? input.uppercased())
    }

    private static let signs: [String: String] = {
        var signs = [
            inputEscape: "esc", inputUpArrow: "↑", inputDownArrow: "↓", inputLeftArrow: "←", inputRightArrow: "→", inputPageUp: "⇞",
            inputPageDown: "⇟", inputHome: "↖", inputEnd: "↘", inputDelete: "⌫", "\u{8}": "⌫", "\r": "↩", "\t": "⇥", " ": "␣",
        ]
        for number in 1...12 { signs["UIKeyInputF\(number)"] = "F\(number)" }
        return signs
    }()
}
