import SampanAutoLayout
import Foundation

/// What stands for a view or a guide in an engine.
@MainActor
final class LayoutItem {
    /// The view, or the guide's owner.
    unowned(unsafe) let view: UIView
    unowned(unsafe) let guide: UILayoutGuide?
    weak var engine: LayoutEngine?
    /// The alignment rectangle, in the superview's points and for a guide in its owner's.
    let x, y, width, height: Variable
    /// How many constraints and other items need this one.
    var uses = 0
    /// The item whose length or edges this one's own constraints refer to.
    var followed: LayoutItem?

    var placement = SystemConstraintList()
    var content = SystemConstraintList()
    var offset = SystemConstraintList()
    /// The origin of the view's bounds as variables, where constraints reach into a scroll view.
    var origin: (x: Variable, y: Variable)?
    let insets: UIEdgeInsets

    var isContentStale = true
    /// The axes along which inequalities mention the length.
    var limitedAxes: Set<NSLayoutConstraint.Axis> = []
    /// The intrinsic size with all the room the content wants.
    var naturalSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    /// The intrinsic size at the width that the content last wrapped at.
    var wrapped: (width: CGFloat, size: CGSize)?
    var isWrapped = false
    /// Whether the engine wraps the content at the widths that it finds.
    var wraps = false

    /// The rectangle when layout was last asked for because of it.
    var known = CGRect.null

    init(_ view: UIView, _ guide: UILayoutGuide?, _ engine: LayoutEngine) {
        self.view = view
        self.guide = guide
        self.engine = engine
        let solver = engine.solver
        (x, y) = (solver.makeVariable(), solver.makeVariable())
        // Apple's lengths are never negative: what constraints leave open is taken up by places, and lengths are nothing.
        (width, height) = (solver.makeVariable(staysAtZero: true), solver.makeVariable(staysAtZero: true))
        insets = guide == nil ? view.alignmentRectInsets : .zero
    }

    var isView: Bool { guide == nil }

    /// The variables that the item cannot be without.
    var variables: [Variable] { [x, y, width, height] }

    /// Where the first edge is, and the length, along an axis.
    func variables(_ axis: NSLayoutConstraint.Axis) -> (start: Variable, length: Variable) {
        axis == .horizontal ? (x, width) : (y, height)
    }

    /// How far the first edge of the alignment rectangle is from that of the frame.
    func leadingInset(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? insets.left : insets.top }

    /// How much longer than the alignment rectangle the frame is.
    func totalInset(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    }
}
