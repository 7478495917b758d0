import SampanAutoLayout
import Foundation

/// Lays out one view hierarchy: holds its active constraints in a solver, and what the layout adds by itself.
///
/// A window has one engine, and so has the topmost view of a hierarchy that is in no window. Views enter it when a constraint needs them.
/// Changes are collected; `update()` solves them and asks the superviews of what moved for layout, which then set frames.
///
/// What always holds:
/// - A view or guide has an item as long as a constraint or another item refers to it (`LayoutItem.uses`), and no longer. The root always
///   has one.
/// - Every constraint in the solver is owned: by the registration of one that the app activated, or by the item that layout made it for.
///   What the solver's numbers stand for is in `owners`, and whose its variables are in `itemsOfVariables`.
/// - A view's variables are its alignment rectangle in its superview's points, so that moving a view changes no constraint inside it.
/// - Between a change and the end of `update()` the solver's values are those of the layout before. No one reads them but after an update,
///   and `isDirty` says that one is due.
/// - `update()` does work in proportion to what changed: to the constraints that got other numbers, to the values that follow, and to the
///   labels that wrap.
/// - A view's frame is set by its superview's layout pass alone (`apply(_:)`), never by `update()`, which an app's code may bring about.
@MainActor
final class LayoutEngine {
    let solver = Solver()
    unowned(unsafe) let root: UIView
    /// The size that the root is to have, if the engine was made to find its best one.
    let target: LayoutTarget?
    private(set) var items: [ObjectIdentifier: LayoutItem] = [:]
    private var registrations: [ObjectIdentifier: LayoutRegistration] = [:]
    /// What each constraint of the solver stands for, by its number.
    private var owners: [Owner?] = []
    /// Whose variable each of the solver's is, by its number, in an engine that lays out.
    private(set) var itemsOfVariables: [LayoutItem?] = []
    /// Items that layout was never asked for.
    var newItems: [LayoutItem] = []
    /// The items whose content wraps, and, until the list is next looked at, some that left.
    var wrapping: [LayoutItem] = []
    var hasLeftWrapping = false
    /// The items whose content is to be asked for its size; some may have left the engine.
    var staleContent: [LayoutItem] = []
    private(set) var baselineUsers: [ObjectIdentifier: LayoutRegistration] = [:]
    /// A wish that holds another solution of an ambiguous layout in place.
    private var exercise: ConstraintID?
    var isDirty = true
    var isUpdating = false

    /// What a constraint of the solver stands for.
    enum Owner {
        case registration(LayoutRegistration)
        case system(LayoutItem, SystemConstraint)
    }

    /// An engine for a hierarchy, with all constraints that are active in it.
    init(root: UIView, target: LayoutTarget? = nil) {
        self.root = root
        self.target = target
        solver.chooseBroken = { [unowned self] members in self.choose(among: members) }
        // The root's size is part of the layout even where no constraint mentions it.
        retain(item(for: root))
        addTree(root)
    }

    /// Whether the engine lays out the hierarchy, rather than finding a size.
    var isMain: Bool { target == nil }

    func setNeedsUpdate() {
        guard !isDirty else { return }
        isDirty = true
        if isMain, !isUpdating { root.setNeedsLayout() }
    }

    // MARK: The hierarchy

    /// Adds the constraints that the views of a subtree hold.
    func addTree(_ view: UIView) {
        if let state = view.layoutState {
            for constraint in state.constraints { add(constraint) }
        }
        for subview in view.subviewStorage { addTree(subview) }
    }

    /// Removes the constraints that the views of a subtree hold.
    func removeTree(_ view: UIView) {
        if let state = view.layoutState {
            for constraint in state.constraints where constraint.registration?.engine === self { constraint.registration?.remove() }
        }
        for subview in view.subviewStorage { removeTree(subview) }
    }

    /// Lets go of all views: the root is now part of another hierarchy.
    func dissolve() {
        for registration in registrations.values { registration.constraint.registration = nil }
        for item in items.values where item.isView && item.view.layoutState?.item === item { item.view.layoutState?.item = nil }
        registrations = [:]
        items = [:]
        (itemsOfVariables, newItems) = ([], [])
    }

    // MARK: Constraints

    func add(_ constraint: NSLayoutConstraint) {
        guard constraint.second.attribute == .notAnAttribute || constraint.first.kind == constraint.second.kind else {
            ObjCException.raise(
                "NSInvalidLayoutConstraintException", "Constraint improperly relates anchors of incompatible types: \(constraint)")
        }
        guard let written = write(constraint) else { return }
        let id = solver.add(
            written.terms, written.relation, written.base + written.sign * Double(constraint.constant),
            priority: constraint.priority.solverPriority)
        let registration = LayoutRegistration(constraint, self, id, written)
        own(id, .registration(registration))
        registrations[ObjectIdentifier(constraint)] = registration
        if isMain { constraint.registration = registration }
        if written.relation != .equal { noteLimits(written) }
        if !written.baselines.isEmpty { baselineUsers[ObjectIdentifier(registration)] = registration }
        setNeedsUpdate()
    }

    /// Remembers whose lengths an inequality limits: they are nothing unless something else is said.
    private func noteLimits(_ written: WrittenConstraint) {
        for item in written.items where item.isView {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where !item.limitedAxes.contains(axis) {
                guard written.terms.contains(where: { $0.variable == item.variables(axis).length }) else { continue }
                item.limitedAxes.insert(axis)
                contentDidChange(of: item)
            }
        }
    }

    func remove(_ registration: LayoutRegistration) {
        solver.remove(registration.id)
        disown(registration.id)
        registrations[ObjectIdentifier(registration.constraint)] = nil
        baselineUsers[ObjectIdentifier(registration)] = nil
        for item in registration.items { release(item) }
        setNeedsUpdate()
    }

    /// Writes constraints anew whose form depends on more than their items: on the direction of the language.
    func rewrite(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints where constraint.registration?.engine === self {
            constraint.registration?.remove()
            add(constraint)
        }
    }

    func own(_ id: ConstraintID, _ owner: Owner) {
        let index = Int(id.index)
        while owners.count <= index { owners.append(nil) }
        owners[index] = owner
    }

    func disown(_ id: ConstraintID) { owners[Int(id.index)] = nil }

    func owner(of id: ConstraintID) -> Owner? { Int(id.index) < owners.count ? owners[Int(id.index)] : nil }

    // MARK: Items

    func item(for view: UIView) -> LayoutItem {
        if isMain, let item = view.layoutState?.item, item.engine === self { return item }
        if let item = items[ObjectIdentifier(view)] { return item }
        let item = LayoutItem(view, nil, self)
        enter(item, for: view)
        if isMain { view.layoutStateForWriting.item = item }
        refreshPlacement(of: item)
        staleContent.append(item)
        return item
    }

    func item(for guide: UILayoutGuide, of owner: UIView) -> LayoutItem {
        if let item = items[ObjectIdentifier(guide)] { return item }
        let item = LayoutItem(owner, guide, self)
        enter(item, for: guide)
        refreshPlacement(of: item)
        return item
    }

    private func enter(_ item: LayoutItem, for object: AnyObject) {
        items[ObjectIdentifier(object)] = item
        guard isMain else { return }
        for variable in item.variables {
            let index = Int(variable.index)
            while itemsOfVariables.count <= index { itemsOfVariables.append(nil) }
            itemsOfVariables[index] = item
        }
        newItems.append(item)
    }

    func existingItem(for object: AnyObject) -> LayoutItem? { items[ObjectIdentifier(object)] }

    func retain(_ item: LayoutItem) { item.uses += 1 }

    func release(_ item: LayoutItem) {
        item.uses -= 1
        guard item.uses == 0 else { return }
        if let exercise {
            // It may hold a variable of this item.
            solver.remove(exercise)
            self.exercise = nil
        }
        sync(&item.placement, of: item) { _ in }
        sync(&item.content, of: item) { _ in }
        sync(&item.offset, of: item) { _ in }
        setWraps(false, item)
        for variable in item.variables {
            solver.remove(variable)
            if Int(variable.index) < itemsOfVariables.count { itemsOfVariables[Int(variable.index)] = nil }
        }
        if let origin = item.origin {
            solver.remove(origin.x)
            solver.remove(origin.y)
        }
        if let guide = item.guide {
            items[ObjectIdentifier(guide)] = nil
        } else {
            items[ObjectIdentifier(item.view)] = nil
            if item.view.layoutState?.item === item { item.view.layoutState?.item = nil }
        }
        item.engine = nil
        if let followed = item.followed {
            item.followed = nil
            release(followed)
        }
    }

    /// Makes the solver hold constraints of an item's own as `put` states them, with as little change as possible. `put` must not call the
    /// app, which might change the same constraints. Returns whether anything changed.
    @discardableResult
    func sync(_ list: inout SystemConstraintList, of item: LayoutItem, _ put: (inout SystemConstraintList) -> Void) -> Bool {
        list.begin()
        put(&list)
        let hasChanged = list.end(self, item)
        if hasChanged { setNeedsUpdate() }
        return hasChanged
    }

    /// The origin of a view's bounds as variables.
    func origin(of item: LayoutItem) -> (x: Variable, y: Variable) {
        if let origin = item.origin { return origin }
        let origin = (x: solver.makeVariable(), y: solver.makeVariable())
        item.origin = origin
        refreshOffset(of: item)
        return origin
    }

    func refreshOffset(of item: LayoutItem) {
        guard let origin = item.origin else { return }
        let bounds = item.view.bounds
        sync(&item.offset, of: item) { list in
            list.put(.offset, Term(1, origin.x), constant: bounds.minX)
            list.put(.offset, Term(1, origin.y), constant: bounds.minY)
        }
    }

    /// The constraint to break: the one activated last of those that the app made.
    private func choose(among members: [ConstraintID]) -> ConstraintID {
        var best: (id: ConstraintID, activation: Int)?
        for id in members {
            guard case .registration(let registration)? = owner(of: id) else { continue }
            if best == nil || registration.constraint.activation > best!.activation { best = (id, registration.constraint.activation) }
        }
        return best?.id ?? members.max()!
    }

    // MARK: Results

    /// The alignment rectangle of an item, in the superview's or owner's points.
    func alignmentRect(of item: LayoutItem) -> CGRect {
        CGRect(
            x: solver.value(of: item.x), y: solver.value(of: item.y), width: max(0, solver.value(of: item.width)),
            height: max(0, solver.value(of: item.height)))
    }

    /// Gives a view the frame that the layout found, on whole pixels.
    func apply(_ item: LayoutItem) {
        let view = item.view
        var frame = view.frame(forAlignmentRect: alignmentRect(of: item))
        let scale = max(view.backingLayer.contentsScale, 1)
        func align(_ value: CGFloat) -> CGFloat { ((value * scale + 1e-6).rounded(.toNearestOrAwayFromZero)) / scale }
        let (left, top) = (align(frame.minX), align(frame.minY))
        frame = CGRect(x: left, y: top, width: align(frame.maxX) - left, height: align(frame.maxY) - top)
        if abs(view.bounds.width - frame.width) > 1e-6 || abs(view.bounds.height - frame.height) > 1e-6 {
            view.bounds.size = frame.size
        }
        guard view.superviewStorage != nil, view !== root else { return }
        let anchor = view.backingLayer.anchorPoint
        let center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        if abs(view.center.x - center.x) > 1e-6 || abs(view.center.y - center.y) > 1e-6 { view.center = center }
    }

    /// Replaces the solution of an ambiguous layout by another.
    func exerciseAmbiguity(of item: LayoutItem) {
        update()
        let variables = [item.x, item.y, item.width, item.height]
        let last = exercise
        if let last {
            solver.remove(last)
            exercise = nil
        }
        if last == nil, let other = solver.alternative(to: variables),
            let variable = variables.first(where: { abs(other($0) - solver.value(of: $0)) > 1e-6 })
        {
            exercise = solver.add([Term(1, variable)], .equal, other(variable), priority: Priority(1e-300))
        }
        setNeedsUpdate()
    }
}

/// The size that a view is fitted to, and how strongly.
struct LayoutTarget {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
}
