import Sessions
import Testing

@testable import UIKit

/// What a builder makes of the menus that UIKit has by itself.
@MainActor @Suite(.session)
struct MenuBuilderTests {
    private let tree = MenuTree(UIMenuSystem.main, root: DefaultMenus.main())

    private func children(_ identifier: UIMenu.Identifier) -> [UIMenu.Identifier] {
        tree.menu(for: identifier)?.children.compactMap { ($0 as? UIMenu)?.identifier } ?? []
    }

    private func menu(_ name: String, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(title: name, identifier: UIMenu.Identifier(name), options: .displayInline, children: children)
    }

    @Test func theMainMenuHasIPadOSsMenusInTheirOrder() {
        #expect(children(.root) == [.application, .file, .edit, .format, .view, .window, .help])
        #expect(children(.file) == [.newScene, .open, .close, .document, .print])
        #expect(children(.edit) == [.undoRedo, .standardEdit, .find, .spelling, .substitutions, .transformations, .speech])
        #expect(UIMenu.Identifier.newScene.rawValue == "com.apple.menu.new-item")
        #expect(UIMenu.Identifier.speech.rawValue == "com.apple.command.speech")
        let copy = tree.command(for: Selector("copy:")) as? UIKeyCommand
        #expect(copy?.input == "c" && copy?.modifierFlags == .command)
    }

    @Test func menusAreInsertedBesideAndIntoOthers() {
        tree.insertChild(menu("first"), atStartOfMenu: .view)
        tree.insertChild(menu("last"), atEndOfMenu: .view)
        tree.insertSibling(menu("history"), afterMenu: .view)
        tree.insertSibling(menu("bookmarks"), afterMenu: UIMenu.Identifier("history"))
        tree.insertSibling(menu("before"), beforeMenu: .file)
        #expect(children(.view).first == UIMenu.Identifier("first") && children(.view).last == UIMenu.Identifier("last"))
        #expect(
            children(.root) == [
                .application, UIMenu.Identifier("before"), .file, .edit, .format, .view, UIMenu.Identifier("history"),
                UIMenu.Identifier("bookmarks"), .window, .help,
            ])
    }

    @Test func menusAreReplacedAndTakenOut() {
        let place = children(.edit).firstIndex(of: .find)!
        tree.replace(menu: .find, with: menu("search"))
        #expect(children(.edit)[place] == UIMenu.Identifier("search") && tree.menu(for: .find) == nil)
        tree.remove(menu: .format)
        #expect(!children(.root).contains(.format) && tree.menu(for: .font) == nil)
        tree.replaceChildren(ofMenu: .standardEdit) { $0.filter { $0.title != "Cut" && ($0 as? UICommand)?.action != Selector("cut:") } }
        #expect(tree.command(for: Selector("cut:")) == nil && tree.command(for: Selector("copy:")) != nil)
    }

    @Test func whatIsToBeDoneAtAMenuThatIsNotThereIsNotDone() {
        let missing = UIMenu.Identifier("missing")
        let before = children(.root)
        tree.remove(menu: missing)
        tree.replace(menu: missing, with: menu("a"))
        tree.insertSibling(menu("a"), beforeMenu: missing)
        tree.insertSibling(menu("a"), afterMenu: missing)
        tree.insertChild(menu("a"), atStartOfMenu: missing)
        tree.insertChild(menu("a"), atEndOfMenu: missing)
        #expect(children(.root) == before && tree.menu(for: UIMenu.Identifier("a")) == nil)
    }

    @Test func elementsAreFoundByIdentifierActionAndPropertyList() {
        let one = UICommand(title: "One", action: Selector("sort:"), propertyList: 1)
        let two = UICommand(title: "Two", action: Selector("sort:"), propertyList: 2)
        let action = UIAction(title: "Act", identifier: UIAction.Identifier("act")) { _ in }
        tree.insertChild(menu("sorts", [one, two, action]), atEndOfMenu: .view)
        #expect(tree.command(for: Selector("sort:"))?.title == "One")
        #expect(tree.command(for: Selector("sort:"), propertyList: 2)?.title == "Two")
        #expect(tree.command(for: Selector("sort:"), propertyList: 3) == nil)
        #expect(tree.action(for: UIAction.Identifier("act"))?.title == "Act")
        #expect(tree.action(for: UIAction.Identifier("none")) == nil)
    }

    @Test func aMenuThatWasFoundIsACopy() throws {
        let command = try #require(tree.menu(for: .standardEdit)?.children.first as? UICommand)
        command.title = "Snip"
        #expect(tree.command(for: command.action)?.title != "Snip")
    }

    @Test func aMenuWithoutAnIdentifierHasOneOfItsOwn() {
        let (a, b) = (UIMenu(title: "Same"), UIMenu(title: "Same"))
        #expect(a.identifier != b.identifier && a.identifier.rawValue.hasPrefix("com.apple.menu.dynamic."))
        #expect(a.replacingChildren([]).identifier == a.identifier)
    }

    // MARK: Keys

    private func performs(_ command: UIKeyCommand, _ stroke: KeyStroke, isMirrored: Bool = false) -> String? {
        command.command(for: stroke, isMirrored: isMirrored)?.action.description
    }

    @Test func anAlternateIsACommandOfItsOwn() throws {
        let command = UIKeyCommand(
            title: "New Tab", action: Selector("newTab:"), input: "t", modifierFlags: .command,
            alternates: [UICommandAlternate(title: "New Private Tab", action: Selector("newPrivateTab:"), modifierFlags: .shift)])
        let stroke = KeyStroke(usage: 0x17, characters: "t", flags: [.command, .shift])
        let found = try #require(command.command(for: stroke, isMirrored: false))
        #expect(found.title == "New Private Tab" && found.action == Selector("newPrivateTab:") && found.alternates.isEmpty)
        #expect(found.modifierFlags == [.command, .shift])
        #expect(command.command(for: KeyStroke(usage: 0x17, characters: "t", flags: .command), isMirrored: false) === command)
        #expect(command.command(for: KeyStroke(usage: 0x17, characters: "t", flags: .control), isMirrored: false) == nil)
    }

    @Test func capitalsAreNoModifierAndShiftedSignsAreFoundByWhatTheyAre() {
        let save = UIKeyCommand(action: Selector("save:"), input: "s", modifierFlags: .command)
        #expect(performs(save, KeyStroke(usage: 0x16, characters: "S", flags: [.command, .alphaShift])) == "save:")
        let bigger = UIKeyCommand(action: Selector("bigger:"), input: "+", modifierFlags: .command)
        #expect(performs(bigger, KeyStroke(usage: 0x2E, characters: "=", flags: [.command, .shift])) == "bigger:")
        #expect(performs(bigger, KeyStroke(usage: 0x2E, characters: "=", flags: .command)) == nil)
        #expect(performs(save, KeyStroke(usage: 0x16, characters: "s", flags: [.command, .shift])) == nil)
    }

    @Test func keysWithoutCharactersHaveNames() {
        let f5 = UIKeyCommand(input: UIKeyCommand.f5, modifierFlags: [], action: Selector("reload:"))
        #expect(performs(f5, KeyStroke(usage: 0x3E, characters: "", flags: [])) == "reload:")
        let page = UIKeyCommand(input: UIKeyCommand.inputPageDown, modifierFlags: [], action: Selector("down:"))
        #expect(performs(page, KeyStroke(usage: 0x4E, characters: "", flags: [])) == "down:")
        for input in [UIKeyCommand.inputDelete, "\u{8}"] {
            let delete = UIKeyCommand(input: input, modifierFlags: .command, action: Selector("delete:"))
            #expect(performs(delete, KeyStroke(usage: 0x2A, characters: "\u{8}", flags: .command)) == "delete:")
        }
    }

    @Test func aKeyWhoseCharacterAKeyboardHasNotIsTheOneInItsPlace() {
        let back = UIKeyCommand(action: Selector("back:"), input: "[", modifierFlags: .command)
        // Where an American keyboard has the bracket, a German one has an umlaut.
        let stroke = KeyStroke(usage: 0x2F, characters: "ü", flags: .command)
        #expect(performs(back, stroke) == "back:")
        back.allowsAutomaticLocalization = false
        #expect(performs(back, stroke) == nil)
    }

    @Test func bracketsAndArrowsPointTheOtherWayFromRightToLeft() {
        let back = UIKeyCommand(action: Selector("back:"), input: "[", modifierFlags: .command)
        let stroke = KeyStroke(usage: 0x30, characters: "]", flags: .command)
        #expect(performs(back, stroke) == nil && performs(back, stroke, isMirrored: true) == "back:")
        #expect(back.shownKeys(isMirrored: true) == "⌘]" && back.shownKeys(isMirrored: false) == "⌘[")
        back.allowsAutomaticMirroring = false
        #expect(performs(back, stroke, isMirrored: true) == nil)
    }
}
