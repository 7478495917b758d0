import UIKit

/// A receiver of a recogniser's action that calls a function.
final class RecognizerTarget: NSObject {
    private let action: @MainActor (UIGestureRecognizer) -> Void

    private static let registration: Void = ClassRegistry.register(RecognizerTarget.self) { description in
        description.method("fire:") { receiver, arguments in
            if let target = receiver as? RecognizerTarget, let recognizer = arguments.first as? UIGestureRecognizer {
                target.action(recognizer)
            }
            return nil
        }
    }

    private init(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        _ = Self.registration
        self.action = action
    }

    /// Lets a recogniser call a function; the target has to be kept.
    @MainActor
    static func connect(_ recognizer: UIGestureRecognizer, _ action: @escaping @MainActor (UIGestureRecognizer) -> Void) -> RecognizerTarget
    {
        let target = RecognizerTarget(action)
        recognizer.addTarget(target, action: Selector("fire:"))
        return target
    }
}
