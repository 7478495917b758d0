import Foundation

extension UIViewController {
    package var viewPresentedInFront: UIView? {
        guard var front = presentedStorage else { return nil }
        while let next = front.presentedStorage { front = next }
        return front.viewIfLoaded
    }

    /// The presentation of a controller that is presented, else the view that its own is in.
    var focusSurroundings: (any UIFocusEnvironment)? {
        if presentingStorage != nil, let presentationControllerStorage { return presentationControllerStorage }
        return viewIfLoaded?.superview ?? parentStorage
    }

    /// The view goes: what has the focus in it may get it back.
    func noteFocus() {
        guard restoresFocusAfterTransition, let view = viewIfLoaded, let system = view.window?.existingFocusSystem,
            let item = system.focusedItem, UIFocusSystem.environment(view, contains: item)
        else { return }
        itemToRestore = item
    }

    /// The view has come: what had the focus in it gets it back with the next key.
    func restoreFocus() {
        guard let item = itemToRestore else { return }
        itemToRestore = nil
        if restoresFocusAfterTransition { viewIfLoaded?.window?.existingFocusSystem?.restore(item) }
    }
}
