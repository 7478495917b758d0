import Foundation
import ObjCRuntime
import QuartzCore

/// What developers ask views for at a debugger's prompt, and tests that keep hierarchies as texts. UIKit has these methods without declaring
/// them, so only messages reach them: `view.perform(Selector("recursiveDescription"))`, `view.value(forKey: "_autolayoutTrace")`.
extension UIView {
    // @objc(recursiveDescription)
    /// The descriptions of the view and of all below it, each in a line of its own.
    func recursiveDescription() -> String { recursiveLines(depth: 0).joined(separator: "\n") }

    private func recursiveLines(depth: Int) -> [String] {
        [String(repeating: "   | ", count: depth) + description] + subviewStorage.flatMap { $0.recursiveLines(depth: depth + 1) }
    }

    // @objc(_autolayoutTrace)
    /// The hierarchy that the view is in, with what lays each view out, and which constraints leave open where it is.
    func autolayoutTrace() -> String {
        var top = self
        while let superview = top.superview { top = superview }
        return """

            \(top.traceLines(depth: 0).joined(separator: "\n"))

            Legend:
            \t* - is laid out with auto layout
            \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES
            \t• - layout engine host
            """
    }

    private func traceLines(depth: Int) -> [String] {
        let isInEngine = LayoutInspection.isInEngine(self)
        let isHost = isInEngine && (self is UIWindow || superview.map { !LayoutInspection.isInEngine($0) } ?? true)
        let mark = isHost ? "•" : !isInEngine ? "" : translatesAutoresizingMaskIntoConstraints ? "+" : "*"
        let isAmbiguous = isInEngine && LayoutInspection.isAmbiguous(self)
        let line = mark + ConstraintDescriber.text(ofItem: self) + (isAmbiguous ? " - AMBIGUOUS LAYOUT" : "")
        return [String(repeating: "|   ", count: depth) + line] + subviewStorage.flatMap { $0.traceLines(depth: depth + 1) }
    }
}

/// A view whose description says what is written in it.
@MainActor
protocol TextDescribing {
    var describedText: String? { get }
}

/// A view whose description says where its content is.
@MainActor
protocol ScrollDescribing {
    var describedScrolling: [String] { get }
}

/// A view whose description says where its data comes from.
@MainActor
protocol DataDescribing {
    var describedData: [String] { get }
}

/// A view in the words of UIKit's logs: what differs from the usual, in UIKit's order.
@MainActor
struct ViewDescriber {
    private let view: UIView

    init(_ view: UIView) { self.view = view }

    var text: String {
        let name = ConstraintDescriber.className(of: view)
        let parts = ["\(name): \(ConstraintDescriber.address(of: view))"] + baseClass + state + [layer] + content
        return "<\(parts.joined(separator: "; "))>\(arrangement)"
    }

    /// The class of UIKit's that an app's class is one of, unless that is `UIView`.
    private var baseClass: [String] {
        var cls: AnyClass = type(of: view)
        guard !ClassRegistry.isFramework(cls) else { return [] }
        while !ClassRegistry.isFramework(cls), let above = _getSuperclass(cls) { cls = above }
        return cls == UIView.self ? [] : ["baseClass = \(cls)"]
    }

    private var state: [String] {
        var parts = ["frame = \(Self.text(of: view.frame))"]
        if let written { parts.append("text = '\(ConstraintDescriber.shortened(written))'") }
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        let transform = view.transform
        if transform != .identity {
            let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            parts.append("transform = [\(numbers.map(\.shortText).joined(separator: ", "))]")
        }
        if view.alpha != 1 { parts.append("alpha = \(view.alpha.shortText)") }
        if view.isHidden { parts.append("hidden = YES") }
        if !view.isOpaque { parts.append("opaque = NO") }
        if !view.autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizing)") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if view.tag != 0 { parts.append("tag = \(view.tag)") }
        let animations = animations
        if !animations.isEmpty { parts.append("animations = { \(animations.joined())}") }
        if let recognizers = view.gestureRecognizers {
            parts.append("gestureRecognizers = <NSArray: \(ConstraintDescriber.address(of: recognizers as NSArray))>")
        }
        if let color = view.backgroundColor { parts.append("backgroundColor = \(color)") }
        return parts
    }

    private var written: String? { (view as? any TextDescribing)?.describedText }

    private var animations: [String] {
        (view.backingLayer.animationKeys() ?? []).compactMap { key in
            view.backingLayer.animation(forKey: key).map { "\(key)=\(ConstraintDescriber.reference(to: $0)); " }
        }
    }

    private var autoresizing: String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
            (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { view.autoresizingMask.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    private var layer: String { "layer = \(ConstraintDescriber.reference(to: view.layer))" }

    private var content: [String] {
        ((view as? any ScrollDescribing)?.describedScrolling ?? []) + ((view as? any DataDescribing)?.describedData ?? [])
    }

    /// How a stack view arranges what it has; it stands behind the description.
    private var arrangement: String {
        guard let stack = view as? UIStackView else { return "" }
        return " axis=\(stack.axis == .horizontal ? "horiz" : "vert") distribution=\(stack.distribution) alignment=\(stack.alignment)"
    }

    private static func text(of rect: CGRect) -> String {
        "(\(rect.minX.shortText) \(rect.minY.shortText); \(rect.width.shortText) \(rect.height.shortText))"
    }
}
