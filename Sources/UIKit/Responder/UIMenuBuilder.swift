import Foundation

/// Changes the menus of a menu system while they are built: see `UIResponder.buildMenu(with:)`.
/// What is to be done at a menu that is not there is not done.
///
/// See https://developer.apple.com/documentation/uikit/uimenubuilder.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    /// The system whose menus are built.
    var system: UIMenuSystem { get }
    // @objc(menuForIdentifier:)
    /// The menu with an identifier, as it is now.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    // @objc(actionForIdentifier:)
    /// The action with an identifier.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    // @objc(commandForAction:propertyList:)
    /// The command that performs an action, with a property list if one is given.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    // @objc(replaceMenuForIdentifier:withMenu:)
    /// Puts a menu in the place of another one.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    // @objc(replaceChildrenOfMenuForIdentifier:fromChildrenBlock:)
    /// Gives a menu other elements, made of those that it has.
    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    // @objc(insertSiblingMenu:beforeMenuForIdentifier:)
    /// Puts a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    // @objc(insertSiblingMenu:afterMenuForIdentifier:)
    /// Puts a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    // @objc(insertChildMenu:atStartOfMenuForIdentifier:)
    /// Puts a menu into another one, before its elements.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    // @objc(insertChildMenu:atEndOfMenuForIdentifier:)
    /// Puts a menu into another one, after its elements.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    // @objc(removeMenuForIdentifier:)
    /// Takes a menu out.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    /// The command that performs an action.
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
