import Foundation
import InterfaceBuilder

// Names that files still to come will declare for real. Whoever adds the real type deletes its lines here; the file goes with the last.

// MARK: Text

public protocol UITextInputTraits: NSObjectProtocol {}

// MARK: Layout

open class NSLayoutConstraint: NSObject { public enum Axis: Int { case horizontal, vertical } }
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(rawValue: 1000)
    public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}
package final class UIViewLayoutState {}
extension UIView {
    func applyAutoLayout() {}
    func autoresizingTranslationDidChange() {}
    func intrinsicContentSizeDidChange() {}
    func updateConstraintsDidReachBase() {}
    func markNeedsUpdateConstraints() {}
    var isUpdateConstraintsDue: Bool { false }
    func runUpdateConstraints() {}
    func fittingSize(_ target: CGSize, _ h: UILayoutPriority, _ v: UILayoutPriority) -> CGSize { target }
    func huggingPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { UILayoutPriority(rawValue: 250) }
    func setHuggingPriority(_ p: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {}
    func compressionPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { UILayoutPriority(rawValue: 750) }
    func setCompressionPriority(_ p: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {}
    var effectiveLayoutMargins: UIEdgeInsets { .zero }
    func setLayoutMargins(_ m: UIEdgeInsets) {}
    var effectiveDirectionalLayoutMargins: NSDirectionalEdgeInsets { .zero }
    func setDirectionalLayoutMargins(_ m: NSDirectionalEdgeInsets) {}
    var layoutPreservesSuperviewMargins: Bool {
        get { false }
        set {}
    }
    var layoutInsetsMarginsFromSafeArea: Bool {
        get { true }
        set {}
    }
    /// The view's own frame changed, in its superview.
    func autoLayoutGeometryDidChange() {}
    /// The safe area changed.
    func autoLayoutMarginsDidChange() {}
    /// The view moved to another superview, or out of one.
    func hierarchyDidChange() {}
    /// A subview was taken out: constraints to it are removed.
    func subviewWasRemoved(_ view: UIView) {}
    /// Stack views leave hidden views out.
    func hiddenDidChange() {}
}

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

// MARK: Resources

extension NibBuilder {
    func installConstraints(of view: UIView, _ record: IBObject) {}
}

