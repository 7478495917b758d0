import Foundation

/// The menus as they are before apps change them: which there are, in which order, and their commands' keys are what iPadOS has.
@MainActor
enum DefaultMenus {
    /// The main menu. Menus without elements are there for what apps put beside or into them.
    static func main() -> UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                menu(.application, Bundle.main.displayName, [part(.about), part(.preferences), menu(.services), part(.hide), part(.quit)]),
                file(), edit(), format(),
                menu(
                    .view, .view,
                    [part(.toolbar), part(.sidebar, [key(.showSidebar, "toggleSidebar:", "s", [.control, .command])]), part(.fullscreen)]),
                menu(.window, .window, [part(.minimizeAndZoom), part(.bringAllToFront)]),
                menu(.help, .help, [UIKeyCommand(action: Selector("showHelp:"), input: "?", modifierFlags: .command)]),
            ])
    }

    private static func file() -> UIMenu {
        let canOpenScenes = UIApplication.sharedIfRunning?.supportsMultipleScenes ?? false
        return menu(
            .file, .file,
            [
                part(.newScene, canOpenScenes ? [key(.newWindow, "_openNewScene:", "n")] : []), part(.open),
                part(.close, [key(.close, "performClose:", "w")]),
                part(
                    .document,
                    [
                        key(.duplicate, "duplicate:", "s", [.shift, .command]), command(.move, "move:"), command(.rename, "rename:"),
                        command(.export, "export:"),
                    ]),
                part(.print, [key(.print, "print:", "p")]),
            ])
    }

    private static func edit() -> UIMenu {
        menu(
            .edit, .edit,
            [
                part(.undoRedo, [key(.undo, "undo:", "z"), key(.redo, "redo:", "z", [.shift, .command])]),
                part(
                    .standardEdit,
                    [
                        key(SystemWords.text(.cut), "cut:", "x"), key(SystemWords.text(.copy), "copy:", "c"),
                        key(SystemWords.text(.paste), "paste:", "v"),
                        key(.pasteAndMatchStyle, "pasteAndMatchStyle:", "v", [.alternate, .shift, .command]),
                        UICommand(title: SystemWords.text(.delete), action: Selector("delete:"), attributes: .destructive),
                        key(SystemWords.text(.selectAll), "selectAll:", "a"),
                    ]),
                menu(
                    .find, .find,
                    [
                        key(.findItem, "find:", "f"), key(.findAndReplace, "findAndReplace:", "f", [.alternate, .command]),
                        key(.findNext, "findNext:", "g"), key(.findPrevious, "findPrevious:", "g", [.shift, .command]),
                        key(.useSelectionForFind, "useSelectionForFind:", "e"),
                    ]),
                menu(.spelling, .spelling, [part(.spellingPanel), part(.spellingOptions)]),
                menu(.substitutions, .substitutions, [part(.substitutionsPanel), part(.substitutionOptions)]),
                menu(.transformations, .transformations, []), menu(.speech, .speech, []),
            ])
    }

    private static func format() -> UIMenu {
        menu(
            .format, .format,
            [
                menu(
                    .font, .font,
                    [
                        part(
                            .textStyle,
                            [
                                key(.bold, "toggleBoldface:", "b"), key(.italic, "toggleItalics:", "i"),
                                key(.underline, "toggleUnderline:", "u"),
                            ]),
                        part(.textSize, [key(.bigger, "increaseSize:", "+"), key(.smaller, "decreaseSize:", "-")]), part(.textColor),
                        part(.textStylePasteboard),
                    ]),
                menu(
                    .text, .text,
                    [
                        part(.alignment),
                        menu(
                            .writingDirection, .writingDirection,
                            [
                                command(.leftToRight, "makeTextWritingDirectionLeftToRight:"),
                                command(.rightToLeft, "makeTextWritingDirectionRightToLeft:"),
                            ]),
                    ]),
            ])
    }

    /// The menu of editing, where text or something else is selected.
    static func editing() -> UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                UIMenu(
                    identifier: .standardEdit, options: .displayInline, preferredElementSize: .medium,
                    children: [
                        command(SystemWords.text(.cut), "cut:"), command(SystemWords.text(.copy), "copy:"),
                        command(SystemWords.text(.paste), "paste:"), command(SystemWords.text(.delete), "delete:"),
                        command(SystemWords.text(.select), "select:"), command(SystemWords.text(.selectAll), "selectAll:"),
                    ]),
                part(.replace), part(.textStyle), part(.lookup), part(.learn), part(.speech), part(.autoFill), part(.share),
            ])
    }

    // MARK: Short words for it

    private static func menu(_ identifier: UIMenu.Identifier, _ word: MenuWord, _ children: [UIMenuElement]) -> UIMenu {
        menu(identifier, word.text, children)
    }

    private static func menu(_ identifier: UIMenu.Identifier, _ title: String = "", _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(title: title, identifier: identifier, children: children)
    }

    /// A menu that stands in the one around it.
    private static func part(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }

    private static func command(_ word: MenuWord, _ action: String) -> UICommand { command(word.text, action) }

    private static func command(_ title: String, _ action: String) -> UICommand { UICommand(title: title, action: Selector(action)) }

    private static func key(
        _ word: MenuWord, _ action: String, _ input: String, _ modifiers: UIKeyModifierFlags = .command
    ) -> UIKeyCommand {
        key(word.text, action, input, modifiers)
    }

    private static func key(
        _ title: String, _ action: String, _ input: String, _ modifiers: UIKeyModifierFlags = .command
    ) -> UIKeyCommand {
        UIKeyCommand(title: title, action: Selector(action), input: input, modifierFlags: modifiers)
    }
}
