import Foundation

// Names that files still to come will declare for real. Whoever adds the real type deletes its lines here; the file goes with the last.

// MARK: Text

public protocol UITextInputTraits: NSObjectProtocol {}
public class UIImageView: UIView { public var image: UIImage? }

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

@MainActor enum UIViewAnimationState {
    static func action(for view: UIView, key: String) -> (any CAAction)? { nil }
}
extension UIView {
    public struct AnimationOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Whether the options name a transition.
        package var isTransition: Bool { rawValue & (7 << 20) != 0 }
    }
    public enum AnimationCurve: Int { case easeInOut, easeIn, easeOut, linear }
    public class var areAnimationsEnabled: Bool { true }
    public class func performWithoutAnimation(_ body: () -> Void) { body() }
    public class func animate(withDuration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animations()
        completion?(true)
    }
    public class func animate(
        withDuration: TimeInterval, delay: TimeInterval, options: AnimationOptions, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    public class func animate(
        withDuration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat, initialSpringVelocity: CGFloat,
        options: AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    public class func transition(
        with: UIView, duration: TimeInterval, options: AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
}
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: NSObjectProtocol {}

// MARK: Resources

public class UIStoryboard: NSObject {
    public init(name: String, bundle: Bundle?) {}
    public func instantiateInitialViewController() -> UIViewController? { nil }
}
public class UIStoryboardSegue: NSObject {}
/// What is known of a segue before it is performed.
package struct StoryboardSegueTemplate {}
public class UINib: NSObject {
    public init(nibName: String, bundle: Bundle?) {}
    /// Whether the bundle has a xib of that name.
    package static func exists(_ name: String, in bundle: Bundle) -> Bool { false }
    public func instantiate(withOwner: Any?) -> [Any] { [] }
}
extension UIViewController {
    func performStoryboardSegue(_ identifier: String, _ sender: Any?) {}
}

// MARK: The renderer

@MainActor package final class LayerRenderer {
    package init(rootLayer: CALayer, pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {}
    package func render(at time: Double) -> [CGRect] { [] }
    package var pixels: UnsafeRawPointer { fatalError() }
    package var pixelWidth: Int { 0 }
    package var pixelHeight: Int { 0 }
    package var bytesPerRow: Int { 0 }
}

// MARK: Hosts

public class UITabBarItem: UIBarItem {}

public class NSUserActivity: NSObject {}
extension CALayer { func render(in: CGContext) {} }
