import Foundation
import QuartzCore
import SampanFoundation

/// Two buttons that undo and redo, and follow what can be undone.
@MainActor
final class UndoRedoItems {
    private let manager: () -> UndoManager?
    nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []
    private let undo: UIBarButtonItem
    private let redo: UIBarButtonItem
    let group: UIBarButtonItemGroup

    /// Creates buttons for the undo manager that there is when they are used.
    init(_ manager: @escaping () -> UndoManager?) {
        self.manager = manager
        undo = UIBarButtonItem(
            title: MenuWord.undo.text, image: UIImage(systemName: "arrow.uturn.backward"),
            primaryAction: UIAction { _ in manager()?.undo() })
        redo = UIBarButtonItem(
            title: MenuWord.redo.text, image: UIImage(systemName: "arrow.uturn.forward"), primaryAction: UIAction { _ in manager()?.redo() }
        )
        (undo.accessibilityLabel, redo.accessibilityLabel) = (MenuWord.undo.text, MenuWord.redo.text)
        nonisolated(unsafe) let session = Session.current
        group = UIBarButtonItemGroup(barButtonItems: [undo, redo], representativeItem: nil)
        for name in [NSNotification.Name.NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    nonisolated(unsafe) let sender = note.object as AnyObject?
                    MainThreadChecker.perform {
                        MainActor.assumeIsolated {
                            guard let self, sender === self.manager() else { return }
                            session.perform { self.update() }
                        }
                    }
                })
        }
        update()
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    func update() {
        let manager = manager()
        let isHidden = manager == nil
        if group.isHidden != isHidden { group.isHidden = isHidden }
        undo.isEnabled = manager?.canUndo ?? false
        redo.isEnabled = manager?.canRedo ?? false
    }
}
