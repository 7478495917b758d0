import SampanAutoLayout
import Foundation

/// How far a baseline is from the top or bottom of its view: a share of the view's height, and a rest.
@MainActor
struct BaselinePlace {
    /// 0 for text that keeps to the edge that is measured from, ½ for text in the middle, 1 for text at the other edge.
    let share: CGFloat
    /// What the place is more than its share of the height, in points.
    var rest: CGFloat

    private static let heights: (CGFloat, CGFloat) = (1024, 2048)

    /// The place in a view whose height is not known yet: as in one that is high enough.
    init(of item: LayoutItem, isFirst: Bool) {
        let known = item.engine.map { CGFloat($0.solver.value(of: item.width)) } ?? 0
        let width = known > 0 ? known : Self.heights.1
        let low = Self.offset(item, isFirst, CGSize(width: width, height: Self.heights.0))
        let high = Self.offset(item, isFirst, CGSize(width: width, height: Self.heights.1))
        share = ((high - low) / (Self.heights.1 - Self.heights.0) * 2).rounded() / 2
        rest = low - share * Self.heights.0
    }

    /// What the rest is at a size.
    func rest(of item: LayoutItem, isFirst: Bool, in size: CGSize) -> CGFloat {
        Self.offset(item, isFirst, size) - share * size.height
    }

    private static func offset(_ item: LayoutItem, _ isFirst: Bool, _ size: CGSize) -> CGFloat {
        guard let view = item.view as? any BaselineProviding else { return 0 }
        let offsets = view.baselineOffsets(in: size)
        return isFirst ? offsets.fromTop : offsets.fromBottom
    }
}

/// A constraint as an engine holds it.
@MainActor
final class LayoutRegistration {
    /// A baseline that the constraint refers to: its place follows from the size of a view with text.
    struct Baseline {
        var item: LayoutItem
        var isFirst: Bool
        /// The factor of the place's rest in the constraint's constant.
        var factor: Double
        var place: BaselinePlace
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

    init(_ constraint: NSLayoutConstraint, _ engine: LayoutEngine, _ id: ConstraintID, _ written: WrittenConstraint) {
        self.constraint = constraint
        self.engine = engine
        self.id = id
        items = written.items
        sign = written.sign
        base = written.base
        baselines = written.baselines
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

    /// The solver's priority for how strongly a view holds to its content: a constraint of the same priority, which somebody wrote, wins.
    ///
    /// Such a layout is ambiguous; Apple's engine, which learns of contents last, leaves what it had before.
    var contentPriority: Priority {
        rawValue >= UILayoutPriority.required.rawValue ? .required : Priority(Double(max(rawValue, .leastNormalMagnitude)) * (1 - 1e-6))
    }
}
