import Foundation

// Names that files still to come will declare for real. Whoever adds the real type deletes its lines here; the file goes with the last.

// MARK: Text

public protocol UITextInputTraits: NSObjectProtocol {}

// MARK: Animation

extension UIView {
    public class func transition(
        with: UIView, duration: TimeInterval, options: AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
}
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: NSObjectProtocol {}
