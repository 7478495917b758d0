import Foundation
import SampanFoundation

/// Tells the first responder that the device was shaken.
@MainActor
enum MotionDelivery {
    static func shake(time: CFTimeInterval) {
        guard let app = UIApplication.sharedIfRunning, let window = app.keyWindow else { return }
        let event = ShakeEvent(timestamp: time)
        let responder = window.firstResponder ?? window
        responder.motionBegan(.motionShake, with: event)
        responder.motionEnded(.motionShake, with: event)
        if event.reachedApplication, app.applicationSupportsShakeToEdit, let manager = responder.undoManager {
            offerUndo(by: manager, in: window)
        }
    }

    /// Asks whether what was done last is to be undone, or done again.
    private static func offerUndo(by manager: UndoManager, in window: UIWindow) {
        guard manager.canUndo || manager.canRedo, var presenter = window.rootViewController else { return }
        while let presented = presenter.presentedViewController { presenter = presented }
        guard !(presenter is UIAlertController) else { return }
        let title = manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        if manager.canUndo {
            alert.addAction(UIAlertAction(title: manager.undoMenuTitle(forUndoActionName: ""), style: .default) { _ in manager.undo() })
        }
        if manager.canRedo {
            let again = manager.canUndo ? manager.redoMenuItemTitle : manager.redoMenuTitle(forUndoActionName: "")
            alert.addAction(UIAlertAction(title: again, style: .default) { _ in manager.redo() })
        }
        alert.addAction(UIAlertAction(title: SystemWords.text(.cancel), style: .cancel))
        presenter.present(alert, animated: true)
    }
}
