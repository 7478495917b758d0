import SampanAutoLayout
import Foundation

/// Answers questions about a layout: where guides are, what is ambiguous, what a place follows from.
@MainActor
enum LayoutInspection {
    private static func item(_ object: AnyObject?) -> (LayoutEngine, LayoutItem)? {
        guard let object, let engine = UIView.ofLayoutItem(object)?.layoutEngine, let item = engine.existingItem(for: object) else {
            return nil
        }
        engine.update()
        return (engine, item)
    }

    /// Whether a view's place follows from constraints, or others' do from its.
    static func isInEngine(_ view: UIView) -> Bool { item(view) != nil }

    private static func isAmbiguous(_ object: AnyObject?, _ variables: (LayoutItem) -> [Variable]) -> Bool {
        guard let (engine, item) = item(object) else { return false }
        return engine.solver.alternative(to: variables(item)) != nil
    }

    static func isAmbiguous(_ view: UIView) -> Bool { isAmbiguous(view) { [$0.x, $0.y, $0.width, $0.height] } }

    static func isAmbiguous(_ guide: UILayoutGuide) -> Bool { isAmbiguous(guide) { [$0.x, $0.y, $0.width, $0.height] } }

    static func isAmbiguous(_ operand: LayoutOperand) -> Bool {
        isAmbiguous(operand.item) { variables($0, operand) } || operand.isDistance && isAmbiguous(operand.origin) { variables($0, operand) }
    }

    private static func variables(_ item: LayoutItem, _ operand: LayoutOperand) -> [Variable] {
        switch operand.attribute {
        case .width: [item.width]
        case .height: [item.height]
        default: operand.axis == .horizontal ? [item.x, item.width] : [item.y, item.height]
        }
    }

    static func constraintsAffecting(_ object: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAffecting(object) { [$0.variables(axis).start, $0.variables(axis).length] }
    }

    static func constraintsAffecting(_ operand: LayoutOperand) -> [NSLayoutConstraint] {
        constraintsAffecting(operand.item) { variables($0, operand) }
    }

    private static func constraintsAffecting(_ object: AnyObject?, _ variables: (LayoutItem) -> [Variable]) -> [NSLayoutConstraint] {
        guard let (engine, item) = item(object) else { return [] }
        var ids: [ConstraintID] = []
        for variable in variables(item) {
            for id in engine.solver.constraintsAffecting(variable) where !ids.contains(id) { ids.append(id) }
        }
        return ids.compactMap { engine.constraint(for: $0) }
    }

    /// A guide's rectangle: by the engine for one that constraints place, and by what it follows otherwise.
    static func frame(of guide: UILayoutGuide) -> CGRect {
        guard let owner = guide.owningView else { return .zero }
        let bounds = owner.bounds
        switch guide.role {
        case .safeArea: return bounds.inset(by: owner.safeAreaInsets)
        case .margins: return bounds.inset(by: owner.layoutMargins)
        case .readableContent:
            let rect = bounds.inset(by: owner.layoutMargins)
            let width = min(rect.width, owner.readableWidth)
            return CGRect(x: rect.midX - width / 2, y: rect.minY, width: width, height: rect.height)
        case .keyboard:
            let (sides, overlap) = (owner.safeAreaInsets, owner.keyboardOverlap)
            return CGRect(
                x: bounds.minX + sides.left, y: bounds.maxY - overlap, width: bounds.width - sides.left - sides.right,
                height: overlap + owner.keyboardReach)
        case .bottomLayout:
            let height = owner.safeAreaInsets.bottom
            return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
        case .topLayout: return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: owner.safeAreaInsets.top)
        case .scrollFrame: return bounds
        case .custom, .scrollContent:
            guard let (engine, item) = item(guide) else { return CGRect(origin: .zero, size: owner.layoutContainer?.contentSize ?? .zero) }
            return engine.alignmentRect(of: item)
        }
    }
}

extension UIView {
    /// Whether the constraints leave open where the view is, or how large.
    public var hasAmbiguousLayout: Bool { LayoutInspection.isAmbiguous(self) }

    /// Shows another of the layouts that an ambiguous view's constraints allow.
    public func exerciseAmbiguityInLayout() {
        guard let item = layoutState?.item, let engine = item.engine else { return }
        engine.exerciseAmbiguity(of: item)
    }

    /// The constraints that the view's place follows from, in a direction.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutInspection.constraintsAffecting(self, axis)
    }
}
