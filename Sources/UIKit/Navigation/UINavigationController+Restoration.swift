import Foundation

extension UINavigationController {
    private static let stackKey = "UINavigationController.stack"

    /// The controllers on the stack.
    func encodeStack(with coder: NSCoder) { coder.encodeRestorable(stack, forKey: Self.stackKey) }

    /// Puts the controllers on the stack that were on it. One that is not kept leaves the place to what is there already, as the root that the
    /// storyboard made; where there is nothing, the stack ends.
    func decodeStack(with coder: NSCoder) {
        guard let restored = coder.decodeRestorable(forKey: Self.stackKey) else { return }
        var new: [UIViewController] = []
        for (index, controller) in restored.enumerated() {
            guard let controller = controller ?? (stack.indices.contains(index) ? stack[index] : nil), !new.contains(controller) else {
                break
            }
            new.append(controller)
        }
        if !new.isEmpty, new != stack { setViewControllers(new, animated: false) }
    }
}
