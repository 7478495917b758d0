import Foundation

/// What the app itself does of the main menu's commands, where no responder does it.
@MainActor
enum MainMenuActions {
    /// Lets the app perform them.
    static func register() { _ = registration }

    private static let registration: Void = {
        ClassRegistry.register(UIApplication.self) { description in
            description.method("undo:") { _, _ in MainMenuActions.perform(.undo) }
            description.method("redo:") { _, _ in MainMenuActions.perform(.redo) }
            description.method("_openNewScene:") { _, _ in MainMenuActions.perform(.openScene) }
            description.method("performClose:") { _, _ in MainMenuActions.perform(.closeScene) }
        }
        UIApplication.commandValidator = validate
    }()

    private enum Action: String {
        case undo = "undo:"
        case redo = "redo:"
        case openScene = "_openNewScene:"
        case closeScene = "performClose:"
    }

    private static var start: UIResponder? { KeyboardController.shared.inputResponderWindow.map(KeyCommands.start) }
    private static var editor: TextEditor? { (start?.keyInput as? any TextEditorClient)?.editor }

    private static func canPerform(_ action: Action) -> Bool {
        switch action {
        case .undo: editor?.canUndo ?? start?.undoManager?.canUndo ?? false
        case .redo: editor?.canRedo ?? start?.undoManager?.canRedo ?? false
        case .openScene, .closeScene: UIApplication.shared.supportsMultipleScenes
        }
    }

    private static func perform(_ action: Action) -> Any? {
        guard canPerform(action) else { return nil }
        switch action {
        case .undo: if let editor { editor.undo() } else { start?.undoManager?.undo() }
        case .redo: if let editor { editor.undo(redoing: true) } else { start?.undoManager?.redo() }
        case .openScene: UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        case .closeScene:
            guard let session = AppRuntime.shared?.director?.front?.session else { return nil }
            UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
        }
        return nil
    }

    /// Says what can be undone, and what there is nothing of.
    private static func validate(_ command: UICommand) {
        guard let action = Action(rawValue: command.action.description) else { return }
        if !canPerform(action) { command.attributes.insert(.disabled) }
        guard editor == nil, let manager = start?.undoManager else { return }
        // A title of the app's own stays.
        if action == .undo, command.title == MenuWord.undo.text, manager.canUndo { command.title = manager.undoMenuItemTitle }
        if action == .redo, command.title == MenuWord.redo.text, manager.canRedo { command.title = manager.redoMenuItemTitle }
    }
}
