import Foundation

/// Tells controllers that the window's size changes, and runs what they want to happen along with it.
@MainActor
final class SizeTransition {
    private let size: CGSize
    private var transitions: [ViewControllerTransition] = []

    init(size: CGSize) { self.size = size }

    func tell(_ controller: UIViewController?) {
        guard let controller, let window = controller.viewIfLoaded?.window else { return }
        let transition = ViewControllerTransition(container: window, from: controller, to: controller)
        transition.isAnimated = false
        transitions.append(transition)
        controller.viewWillTransition(to: size, with: transition)
        var presented = controller.presentedStorage
        while let next = presented {
            next.viewWillTransition(to: size, with: transition)
            presented = next.presentedStorage
        }
    }

    /// The windows have their new size.
    func finish() { transitions.forEach { $0.start(animator: nil) } }
}
