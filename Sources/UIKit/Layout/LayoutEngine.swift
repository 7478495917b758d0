import AutoLayout
import Foundation

/// Lays out one view hierarchy: holds its active constraints in a solver, and what the layout adds by itself.
///
/// A window has one engine, and so has the topmost view of a hierarchy that is in no window. Views enter it when a constraint needs them.
/// Changes are collected; `update()` solves them and asks the superviews of what moved for layout, which then set frames.
@MainActor
final class LayoutEngine {
    let solver = Solver()
    unowned(unsafe) let root: UIView
    /// The size that the root is to have, if the engine was made to find its best one.
    private let target: LayoutTarget?
    private(set) var items: [ObjectIdentifier: LayoutItem] = [:]
    private var registrations: [ObjectIdentifier: LayoutRegistration] = [:]
    /// What each constraint of the solver stands for, by its number.
    private var owners: [Owner?] = []
    private var wrapping: [LayoutItem] = []
    private var staleContent: [LayoutItem] = []
    private var baselineUsers: [ObjectIdentifier: LayoutRegistration] = [:]
    /// A wish that holds another solution of an ambiguous layout in place.
    private var exercise: ConstraintID?
    private var isDirty = true
    private var isUpdating = false

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
    }

    // MARK: Constraints

    func add(_ constraint: NSLayoutConstraint) {
        guard constraint.second.attribute == .notAnAttribute || constraint.first.kind == constraint.second.kind else {
            ObjCException.raise(
                "NSInvalidLayoutConstraintException", "Constraint improperly relates anchors of incompatible types: \(constraint)")
        }
        guard let lowered = lower(constraint) else { return }
        let id = solver.add(
            lowered.terms, lowered.relation, lowered.base + lowered.sign * Double(constraint.constant),
            priority: constraint.priority.solverPriority)
        let registration = LayoutRegistration(constraint, self, id, lowered)
        own(id, .registration(registration))
        registrations[ObjectIdentifier(constraint)] = registration
        if isMain { constraint.registration = registration }
        if lowered.relation != .equal { noteLimits(lowered) }
        if !lowered.baselines.isEmpty { baselineUsers[ObjectIdentifier(registration)] = registration }
        setNeedsUpdate()
    }

    /// Remembers whose lengths an inequality limits: they are nothing unless something else is said.
    private func noteLimits(_ lowered: LoweredConstraint) {
        for item in lowered.items where item.isView {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where !item.limitedAxes.contains(axis) {
                guard lowered.terms.contains(where: { $0.variable == item.variables(axis).length }) else { continue }
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

    private func own(_ id: ConstraintID, _ owner: Owner) {
        let index = Int(id.index)
        while owners.count <= index { owners.append(nil) }
        owners[index] = owner
    }

    private func disown(_ id: ConstraintID) { owners[Int(id.index)] = nil }

    func owner(of id: ConstraintID) -> Owner? { Int(id.index) < owners.count ? owners[Int(id.index)] : nil }

    // MARK: Items

    func item(for view: UIView) -> LayoutItem {
        if isMain, let item = view.layoutState?.item, item.engine === self { return item }
        if let item = items[ObjectIdentifier(view)] { return item }
        let item = LayoutItem(view, nil, self)
        items[ObjectIdentifier(view)] = item
        if isMain { view.layoutStateForWriting.item = item }
        refreshPlacement(of: item)
        staleContent.append(item)
        return item
    }

    func item(for guide: UILayoutGuide, of owner: UIView) -> LayoutItem {
        if let item = items[ObjectIdentifier(guide)] { return item }
        let item = LayoutItem(owner, guide, self)
        items[ObjectIdentifier(guide)] = item
        refreshPlacement(of: item)
        return item
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
        sync(&item.placement, [], of: item)
        sync(&item.content, [], of: item)
        sync(&item.offset, [], of: item)
        wrapping.removeAll { $0 === item }
        staleContent.removeAll { $0 === item }
        for variable in [item.x, item.y, item.width, item.height] { solver.remove(variable) }
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
        for dependency in item.dependencies { release(dependency) }
    }

    /// Makes the solver hold an item's own constraints as they should be now, with as little change as possible.
    private func sync(_ present: inout [SystemConstraint], _ wanted: [SystemConstraint], of item: LayoutItem) {
        if present.count == wanted.count && zip(present, wanted).allSatisfy({ $0.hasForm(of: $1) }) {
            for i in present.indices {
                guard let id = present[i].id else { continue }
                if abs(present[i].constant - wanted[i].constant) > 1e-9 {
                    present[i].constant = wanted[i].constant
                    solver.setConstant(wanted[i].constant, of: id)
                    setNeedsUpdate()
                }
                if present[i].priority != wanted[i].priority {
                    present[i].priority = wanted[i].priority
                    solver.setPriority(wanted[i].priority, of: id)
                    setNeedsUpdate()
                }
            }
            return
        }
        for old in present {
            guard let id = old.id else { continue }
            solver.remove(id)
            disown(id)
        }
        present = wanted
        for i in present.indices {
            let id = solver.add(present[i].terms, present[i].relation, present[i].constant, priority: present[i].priority)
            present[i].id = id
            own(id, .system(item, present[i]))
        }
        setNeedsUpdate()
    }

    /// Brings an item's place up to date with the autoresizing mask, the frame, the safe area, or whatever it follows.
    func refreshPlacement(of item: LayoutItem) {
        var dependencies: [LayoutItem] = []
        let wanted = placement(of: item, target) {
            dependencies.append($0)
            retain($0)
        }
        sync(&item.placement, wanted, of: item)
        let old = item.dependencies
        item.dependencies = dependencies
        for dependency in old { release(dependency) }
        if item.origin != nil { refreshOffset(of: item) }
    }

    /// The origin of a view's bounds as variables.
    func origin(of item: LayoutItem) -> (x: Variable, y: Variable) {
        if let origin = item.origin { return origin }
        let origin = (x: solver.makeVariable(), y: solver.makeVariable())
        item.origin = origin
        refreshOffset(of: item)
        return origin
    }

    private func refreshOffset(of item: LayoutItem) {
        guard let origin = item.origin else { return }
        let bounds = item.view.bounds
        sync(
            &item.offset,
            [
                SystemConstraint(.offset, [Term(1, origin.x)], .equal, bounds.minX),
                SystemConstraint(.offset, [Term(1, origin.y)], .equal, bounds.minY),
            ], of: item)
    }

    // MARK: Content

    /// Says that a view's intrinsic size, or how strongly it holds to it, changed.
    func contentDidChange(of item: LayoutItem) {
        if !item.isContentStale {
            item.isContentStale = true
            staleContent.append(item)
        }
        setNeedsUpdate()
    }

    private func refreshStaleContent() {
        let stale = staleContent
        staleContent = []
        for item in stale {
            item.isContentStale = false
            item.wrapped = nil
            let view = item.view
            guard !view.translatesAutoresizingMaskIntoConstraints || (view === root && target != nil) else {
                setContent(of: item, CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
                wrapping.removeAll { $0 === item }
                continue
            }
            let wraps = (view as? any ContentWrapping)?.wrapsContent ?? false
            let isKnown = wrapping.contains { $0 === item }
            if wraps && !isKnown { wrapping.append(item) }
            if !wraps && isKnown { wrapping.removeAll { $0 === item } }
            item.naturalSize = wraps ? (view as! any ContentWrapping).intrinsicContentSize(wrappedAt: nil) : view.intrinsicContentSize
            if let measured = ContentMeasure.known?(view, item.naturalSize) { item.naturalSize = measured }
            item.isWrapped = false
            setContent(of: item, item.naturalSize)
        }
    }

    private func setContent(of item: LayoutItem, _ size: CGSize) {
        var wanted: [SystemConstraint] = []
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let length = axis == .horizontal ? size.width : size.height
            let terms = [Term(1, item.variables(axis).length)]
            guard length != UIView.noIntrinsicMetric, length.isFinite else {
                if item.limitedAxes.contains(axis) { wanted.append(SystemConstraint(.least(axis), terms, .equal, 0, .faintest)) }
                continue
            }
            let (hugging, resistance) = (
                item.view.contentHuggingPriority(for: axis), item.view.contentCompressionResistancePriority(for: axis)
            )
            wanted.append(SystemConstraint(.hugging(axis), terms, .lessThanOrEqual, length, hugging.contentPriority))
            wanted.append(SystemConstraint(.compressionResistance(axis), terms, .greaterThanOrEqual, length, resistance.contentPriority))
        }
        sync(&item.content, wanted, of: item)
    }

    /// Wraps contents at the widths that were found, and puts baselines where the sizes leave them. Returns whether that changed anything.
    private func adaptContent() -> Bool {
        var hasChanged = false
        for item in wrapping {
            let width = CGFloat(solver.value(of: item.width))
            guard item.isWrapped || width < item.naturalSize.width - 0.01 else { continue }
            let size: CGSize
            if let wrapped = item.wrapped, abs(wrapped.width - width) < 0.01 {
                size = wrapped.size
            } else if item.isWrapped, let wrapped = item.wrapped, abs(wrapped.size.width - width) < 0.01 {
                // The content hugs its longest line: it would wrap there just so.
                continue
            } else if let view = item.view as? any ContentWrapping {
                size = view.intrinsicContentSize(wrappedAt: max(width, 0))
                item.wrapped = (width, size)
            } else {
                continue
            }
            item.isWrapped = true
            let before = item.content.map(\.constant)
            setContent(of: item, size)
            if before != item.content.map(\.constant) { hasChanged = true }
        }
        for registration in baselineUsers.values {
            for i in registration.baselines.indices {
                let baseline = registration.baselines[i]
                let rest = baseline.place.rest(of: baseline.item, isFirst: baseline.isFirst, in: size(of: baseline.item))
                guard abs(rest - baseline.place.rest) > 1e-6 else { continue }
                registration.base += baseline.factor * Double(rest - baseline.place.rest)
                registration.baselines[i].place.rest = rest
                solver.setConstant(registration.solverConstant, of: registration.id)
                hasChanged = true
            }
        }
        return hasChanged
    }

    private func size(of item: LayoutItem) -> CGSize {
        CGSize(width: solver.value(of: item.width), height: solver.value(of: item.height))
    }

    // MARK: Solving

    /// Solves what changed, and asks for layout where something moved.
    func update() {
        guard isDirty, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        // Asking views for their content may change constraints once more.
        for _ in 0..<8 where isDirty {
            isDirty = false
            refreshStaleContent()
            unwrap()
            solve()
            for _ in 0..<6 where adaptContent() { solve() }
            isDirty = !staleContent.isEmpty
        }
        isDirty = false
        if isMain { report() }
    }

    /// Lets wrapped contents ask for all the room they want again: there may be more now.
    private func unwrap() {
        for item in wrapping where item.isWrapped {
            item.isWrapped = false
            setContent(of: item, item.naturalSize)
        }
    }

    private func solve() {
        for conflict in solver.solve() { LayoutDiagnostics.log(conflict, in: self) }
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

    private func report() {
        for item in items.values {
            let frame = CGRect(
                x: solver.value(of: item.x), y: solver.value(of: item.y), width: solver.value(of: item.width),
                height: solver.value(of: item.height))
            let known = item.known
            guard
                abs(frame.minX - known.minX) > 1e-6 || abs(frame.minY - known.minY) > 1e-6 || abs(frame.width - known.width) > 1e-6
                    || abs(frame.height - known.height) > 1e-6 || known.isNull
            else { continue }
            item.known = frame
            if let guide = item.guide {
                if guide.role == .custom || guide.role == .scrollContent { item.view.setNeedsLayout() }
            } else if !item.view.translatesAutoresizingMaskIntoConstraints {
                (item.view.superviewStorage ?? item.view).setNeedsLayout()
            }
        }
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
