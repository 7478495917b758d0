import SampanAutoLayout
import Foundation
import QuartzCore

/// What layout tells the developer, in UIKit's words.
@MainActor
package enum LayoutDiagnostics {
    /// Where messages go: the process's log.
    package static var write: (String) -> Void = { NSLog("%@", $0) }

    /// Gets the constraint that was given up and all that cannot hold together; the log does not where this returns `true`.
    static var takeConflict: ((NSLayoutConstraint, [NSLayoutConstraint]) -> Bool)?

    static func log(_ conflict: Conflict, in engine: LayoutEngine) {
        if let takeConflict, let broken = engine.constraint(for: conflict.broken),
            takeConflict(broken, conflict.constraints.compactMap { engine.constraint(for: $0) })
        {
            return
        }
        let descriptions = conflict.constraints.compactMap { id in engine.describe(id) }
        let hasMask = conflict.constraints.contains { engine.isAutoresizing($0) }
        let note =
            hasMask
            ? "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for "
                + "the UIView property translatesAutoresizingMaskIntoConstraints) " : ""
        let broken = engine.describe(conflict.broken) ?? ""
        write(
            """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. 
            \tTry this: 
            \t\t(1) look at each constraint and try to figure out which you don't expect; 
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \(note)
            (
            \(descriptions.map { "    \"\($0)\"" }.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint 
            \(broken)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
            """)
    }
}

extension LayoutDiagnostics {
    private static weak var lastLoop: CALayer?

    /// Logs that layout does not come to an end below a layer; what is stuck is logged once.
    static func logLoop(at layer: CALayer) {
        guard layer !== lastLoop else { return }
        lastLoop = layer
        let subject = (layer.delegate as? UIView).map { "\($0)" } ?? "\(layer)"
        write(
            "[LayoutLoop] Layout feedback loop detected in subtree of \(subject): it asked for layout again each time that it was laid out."
        )
    }
}

/// Stands for a constraint that layout made by itself, where constraints are listed.
package class SystemLayoutConstraint: NSLayoutConstraint {
    fileprivate var text = ""

    nonisolated package override var description: String { MainActor.assumeIsolated { text } }
}

/// A constraint that holds a view to the size of its content.
package final class NSContentSizeLayoutConstraint: SystemLayoutConstraint {}

/// A constraint that a view's autoresizing mask was translated into.
final class NSAutoresizingMaskLayoutConstraint: SystemLayoutConstraint {}

extension LayoutEngine {
    func isAutoresizing(_ id: ConstraintID) -> Bool {
        guard case .system(let item, let system)? = owner(of: id), item.view !== root else { return false }
        switch system.kind {
        case .minX, .minY, .width, .height: return true
        default: return false
        }
    }

    func describe(_ id: ConstraintID) -> String? { constraint(for: id)?.description }

    /// The constraint that a number of the solver stands for; for what layout made by itself, one that describes it.
    func constraint(for id: ConstraintID) -> NSLayoutConstraint? {
        switch owner(of: id) {
        case .registration(let registration): return registration.constraint
        case .system(let item, let system):
            if case .least = system.kind { return nil }
            return systemConstraint(item, system)
        case nil: return nil
        }
    }

    private func systemConstraint(_ item: LayoutItem, _ system: SystemConstraint) -> NSLayoutConstraint {
        let object: AnyObject = item.guide ?? item.view
        let name = ConstraintDescriber.name(ofItem: object)
        let constant = current(system, of: item)
        let result: SystemLayoutConstraint
        let body: String
        switch system.kind {
        case .hugging(let axis), .compressionResistance(let axis):
            result = NSContentSizeLayoutConstraint()
            let length = axis == .horizontal ? "width" : "height"
            body =
                "\(name).\(length) == \(constant.shortText) Hug:\(item.view.contentHuggingPriority(for: axis).rawValue.shortText) "
                + "CompressionResistance:\(item.view.contentCompressionResistancePriority(for: axis).rawValue.shortText)"
        case .minX, .minY, .width, .height:
            let attribute: String =
                switch system.kind {
                case .minX: "minX"
                case .minY: "minY"
                case .width: "width"
                default: "height"
                }
            result = item.view === root ? SystemLayoutConstraint() : NSAutoresizingMaskLayoutConstraint()
            let mask = item.view === root ? "" : "\(maskText(item.view)) "
            body = mask + "\(name).\(attribute) == \(follow(system, item))\(constant.shortText)"
        case .fitting(let axis):
            result = SystemLayoutConstraint()
            let isWidth = axis == .horizontal
            body =
                "'fittingSizeHTarget' \(name).\(isWidth ? "width" : "height") == \(constant.shortText)"
                + (system.priority == .required ? "" : " @\(system.priority.level.shortText)")
        case .guide, .offset, .least:
            result = SystemLayoutConstraint()
            body = "\(name) \(constant.shortText)"
        }
        let className =
            result is NSContentSizeLayoutConstraint || result is NSAutoresizingMaskLayoutConstraint
            ? ConstraintDescriber.className(of: result) : "NSLayoutConstraint"
        result.text = "<\(className):\(ConstraintDescriber.address(of: result)) \(body)   (active\(ConstraintDescriber.names([object])))>"
        return result
    }

    /// The constant as it is now: an owner's copy is from when the constraint was made.
    private func current(_ system: SystemConstraint, of item: LayoutItem) -> Double {
        (item.placement.constraints + item.content.constraints + item.offset.constraints).first { $0.hasForm(of: system) }?.constant
            ?? system.constant
    }

    /// How autoresizing constraints name a superview whose length they follow.
    private func follow(_ system: SystemConstraint, _ item: LayoutItem) -> String {
        guard system.terms.count > 1, let parent = item.view.superview else { return "" }
        let factor = -system.terms[1].coefficient
        let isHorizontal = system.kind == .minX || system.kind == .width
        let times = factor == 1 ? "" : "\(factor.shortText)*"
        return "\(times)\(ConstraintDescriber.name(ofItem: parent)).\(isHorizontal ? "width" : "height") + "
    }

    /// An autoresizing mask as margins and lengths that are fixed (`-`) or flexible (`&`).
    private func maskText(_ view: UIView) -> String {
        let mask = view.autoresizingMask
        func flexible(_ part: UIView.AutoresizingMask) -> String { mask.contains(part) ? "&" : "-" }
        return "h=\(flexible(.flexibleLeftMargin))\(flexible(.flexibleWidth))\(flexible(.flexibleRightMargin)) "
            + "v=\(flexible(.flexibleTopMargin))\(flexible(.flexibleHeight))\(flexible(.flexibleBottomMargin))"
    }
}
