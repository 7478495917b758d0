import Foundation

/// Follows the first responder: asks the host for text entry while something takes text.
@MainActor
final class KeyboardController {
    static let shared = KeyboardController()

    func firstResponderDidChange(in window: UIWindow) {
        guard let host = AppRuntime.shared?.host else { return }
        guard let view = window.firstResponder as? UIView, view is any UIKeyInput else {
            return host.setTextInput(active: false, caret: .zero)
        }
        host.setTextInput(active: true, caret: view.convert(view.bounds, to: nil))
    }
}
