import Foundation

/// The menus of a system while they are built. Menus do not change, so each change makes those anew that are around it.
final class MenuTree: NSObject, UIMenuBuilder {
    let system: UIMenuSystem
    /// The menu that has all others.
    private(set) var root: UIMenu

    init(_ system: UIMenuSystem, root: UIMenu) {
        (self.system, self.root) = (system, root)
        super.init()
    }

    // MARK: Finding

    // What is handed out is a copy, as at Apple: changing it does not change what is built.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        (Self.first(in: root) { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu)?.copy(with: nil) as? UIMenu
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        Self.first(in: root) { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        Self.first(in: root) { element in
            guard let command = element as? UICommand, command.action == action else { return false }
            guard let propertyList else { return true }
            return (command.propertyList as? AnyHashable) == (propertyList as? AnyHashable)
        } as? UICommand
    }

    private static func first(in element: UIMenuElement, where matches: (UIMenuElement) -> Bool) -> UIMenuElement? {
        if matches(element) { return element }
        guard let menu = element as? UIMenu else { return nil }
        for child in menu.children {
            if let found = first(in: child, where: matches) { return found }
        }
        return nil
    }

    // MARK: Changing

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        if root.identifier == replacedIdentifier { return root = replacementMenu }
        change(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]) {
        if root.identifier == parentIdentifier { return root = root.replacingChildren(childrenBlock(root.children)) }
        change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

    /// Puts others in the place of the first menu with an identifier that is inside the root.
    private func change(_ identifier: UIMenu.Identifier, _ make: (UIMenu) -> [UIMenu]) {
        if let changed = Self.changed(root, identifier, make) { root = changed }
    }

    private static func changed(_ menu: UIMenu, _ identifier: UIMenu.Identifier, _ make: (UIMenu) -> [UIMenu]) -> UIMenu? {
        var children = menu.children
        for (place, child) in children.enumerated() {
            guard let child = child as? UIMenu else { continue }
            if child.identifier == identifier {
                children.replaceSubrange(place...place, with: make(child))
                return menu.replacingChildren(children)
            }
            if let new = changed(child, identifier, make) {
                children[place] = new
                return menu.replacingChildren(children)
            }
        }
        return nil
    }
}
