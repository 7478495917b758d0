import Foundation

// Names that files still to come will declare for real. Whoever adds the real type deletes its lines here; the file goes with the last.

// MARK: Drawing

public class UIColor: NSObject {
    let make: (UITraitCollection) -> CGColor
    init(_ make: @escaping (UITraitCollection) -> CGColor) { self.make = make }
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init({ _ in CGColor(srgbRed: white, green: white, blue: white, alpha: alpha) })
    }
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init({ dynamicProvider($0).make($0) }) }
    public convenience init(patternImage: UIImage) { self.init(white: 0.5, alpha: 1) }
    public var cgColor: CGColor { make(.current) }
    public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
    public func setFill() {}
    public func setStroke() {}
    public static let white = UIColor(white: 1, alpha: 1)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let label = black
    public static let tertiaryLabel = black
    public static let secondaryLabel = black
    public static let systemBackground = white
}
extension UIColor {
    package static let tintColorDefault = UIColor(white: 0.3, alpha: 1)
    package var dimmedTint: UIColor { self }
}
public class UIImage: NSObject {
    public enum RenderingMode: Int { case automatic, alwaysOriginal, alwaysTemplate }
    public class SymbolConfiguration: NSObject { public init(pointSize: CGFloat, weight: Weight) {}; public enum Weight { case semibold } }
    public convenience init?(systemName: String) { return nil }
    public convenience init?(systemName: String, withConfiguration: SymbolConfiguration?) { return nil }
    public var size: CGSize { .zero }
    public var scale: CGFloat { 1 }
    public var cgImage: CGImage? { nil }
    public var renderingMode: RenderingMode { .automatic }
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
}
public func UIGraphicsPushContext(_ context: CGContext) {}
public func UIGraphicsPopContext() {}
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
public class UIGraphicsImageRendererFormat: NSObject { public var scale: CGFloat = 1 }
public class UIGraphicsImageRendererContext: NSObject { public var cgContext: CGContext { fatalError() } }
public class UIGraphicsImageRenderer: NSObject {
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
}
public class UIBezierPath: NSObject {
    public init(roundedRect: CGRect, cornerRadius: CGFloat) {}
    public override init() {}
    public var lineWidth: CGFloat = 1
    public func addArc(withCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
    public func addLine(to: CGPoint) {}
    public func close() {}
    public func fill() {}
    public func stroke() {}
}

// MARK: Text

public class UIFont: NSObject {
    public enum Weight { case regular, semibold, bold }
    public class func systemFont(ofSize: CGFloat, weight: Weight = .regular) -> UIFont { UIFont() }
}
extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
}
extension NSAttributedString {
    func size() -> CGSize { .zero }
    func draw(at: CGPoint) {}
}
public enum NSTextAlignment: Int { case left, center }
public protocol UITextInputTraits: NSObjectProtocol {}
public class UILabel: UIView {
    public var text: String?
    public var font: UIFont!
    public var textColor: UIColor!
    public var textAlignment = NSTextAlignment.left
    public var attributedText: NSAttributedString?
}
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

// MARK: Hosts

public class UITabBarItem: UIBarItem {}

public class NSUserActivity: NSObject {}
