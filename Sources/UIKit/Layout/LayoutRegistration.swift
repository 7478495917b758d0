import AutoLayout
import Foundation

/// A constraint as an engine holds it.
@MainActor
final class LayoutRegistration {
    /// A baseline that the constraint refers to: its place follows from the size of a view with text.
    struct Baseline {
        var item: LayoutItem
        var isFirst: Bool
        /// The factor of the offset in the constraint's constant.
        var factor: Double
        var offset: CGFloat
    }

    unowned let constraint: NSLayoutConstraint
    private(set) weak var engine: LayoutEngine?
    var id: ConstraintID
    /// The items that the constraint keeps in the engine.
    var items: [LayoutItem]
    /// −1 where the language runs from right to left and the constraint follows it.
    var sign: Double
    /// What the constraint's own constant is added to.
    var base: Double
    var baselines: [Baseline]

    init(_ constraint: NSLayoutConstraint, _ engine: LayoutEngine, _ id: ConstraintID, _ lowered: LoweredConstraint) {
        self.constraint = constraint
        self.engine = engine
        self.id = id
        items = lowered.items
        sign = lowered.sign
        base = lowered.base
        baselines = lowered.baselines
    }

    var solverConstant: Double { base + sign * Double(constraint.constant) }

    func constantDidChange() {
        engine?.solver.setConstant(solverConstant, of: id)
        engine?.setNeedsUpdate()
    }

    func priorityDidChange() {
        engine?.solver.setPriority(constraint.priority.solverPriority, of: id)
        engine?.setNeedsUpdate()
    }

    func remove() {
        engine?.remove(self)
        constraint.registration = nil
    }
}

extension UILayoutPriority {
    /// The solver's priority for this one.
    var solverPriority: Priority {
        rawValue >= UILayoutPriority.required.rawValue ? .required : Priority(Double(max(rawValue, .leastNormalMagnitude)))
    }
}
