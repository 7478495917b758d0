import SampanAutoLayout
import Foundation

/// One of the constraints that layout makes by itself: for autoresizing, content sizes, guides and the root.
struct SystemConstraint {
    enum Kind: Equatable {
        /// A view's place by its autoresizing mask, or the root's by its bounds.
        case minX, minY, width, height
        case hugging(NSLayoutConstraint.Axis)
        /// Nothing, where a length is limited and not decided.
        case least(NSLayoutConstraint.Axis)
        case compressionResistance(NSLayoutConstraint.Axis)
        /// The size that a view is fitted to.
        case fitting(NSLayoutConstraint.Axis)
        /// What a guide follows.
        case guide
        /// How far a scroll view is scrolled.
        case offset
    }

    let kind: Kind
    let terms: [Term]
    let relation: Relation
    var constant: Double
    var priority: Priority
    var id: ConstraintID?
    /// Whether the solver does not know the constant yet.
    var hasNewConstant = false
    /// Whether the solver does not know the priority yet.
    var hasNewPriority = false

    /// Whether another differs from this one in numbers only.
    func hasForm(of other: SystemConstraint) -> Bool { kind == other.kind && relation == other.relation && terms == other.terms }

    /// The same for one that is in parts.
    func hasForm(_ kind: Kind, _ relation: Relation, _ first: Term, _ second: Term?, _ third: Term?, _ fourth: Term?) -> Bool {
        self.kind == kind && self.relation == relation && terms[0] == first && (terms.count > 1 ? terms[1] : nil) == second
            && (terms.count > 2 ? terms[2] : nil) == third && (terms.count > 3 ? terms[3] : nil) == fourth
    }
}

/// What layout makes by itself for one purpose of an item: each constraint is put once, always in the same order.
///
/// As long as all have the form that they had before, only numbers change in the solver and nothing is allocated, however often a view
/// moves. If one has another form, or there are more or fewer, all are made anew.
struct SystemConstraintList {
    private(set) var constraints: [SystemConstraint] = []
    private var putCount = 0
    /// What the solver holds and is to be removed, once there was a constraint of another form.
    private var former: [ConstraintID]?

    /// Begins to put all constraints once more.
    mutating func begin() { putCount = 0 }

    /// Puts the constraint that the sum of the terms is the constant, or compares with it as `relation` says.
    mutating func put(
        _ kind: SystemConstraint.Kind, _ first: Term, _ second: Term? = nil, _ third: Term? = nil, _ fourth: Term? = nil,
        relation: Relation = .equal, constant: CGFloat, priority: Priority = .required
    ) {
        let (index, constant) = (putCount, Double(constant))
        putCount += 1
        if former == nil, index < constraints.count, constraints[index].hasForm(kind, relation, first, second, third, fourth) {
            if abs(constraints[index].constant - constant) > 1e-9 {
                constraints[index].constant = constant
                constraints[index].hasNewConstant = true
            }
            if constraints[index].priority != priority {
                constraints[index].priority = priority
                constraints[index].hasNewPriority = true
            }
            return
        }
        cut(to: index)
        let terms = [first, second, third, fourth].compactMap { $0 }
        constraints.append(SystemConstraint(kind: kind, terms: terms, relation: relation, constant: constant, priority: priority))
    }

    private mutating func cut(to count: Int) {
        guard former == nil else { return }
        former = constraints.compactMap(\.id)
        constraints.removeSubrange(count...)
    }

    /// Makes the solver hold what was put since `begin()`. Returns whether that changed anything.
    @MainActor mutating func end(_ engine: LayoutEngine, _ item: LayoutItem) -> Bool {
        if putCount < constraints.count { cut(to: putCount) }
        guard let former else { return passOnNumbers(to: engine.solver) }
        self.former = nil
        for id in former {
            engine.solver.remove(id)
            engine.disown(id)
        }
        for i in constraints.indices {
            let made = constraints[i]
            let id = engine.solver.add(made.terms, made.relation, made.constant, priority: made.priority)
            constraints[i].id = id
            (constraints[i].hasNewConstant, constraints[i].hasNewPriority) = (false, false)
            engine.own(id, .system(item, constraints[i]))
        }
        return true
    }

    private mutating func passOnNumbers(to solver: Solver) -> Bool {
        var hasChanged = false
        for i in constraints.indices where constraints[i].hasNewConstant || constraints[i].hasNewPriority {
            guard let id = constraints[i].id else { continue }
            if constraints[i].hasNewConstant { solver.setConstant(constraints[i].constant, of: id) }
            if constraints[i].hasNewPriority { solver.setPriority(constraints[i].priority, of: id) }
            (constraints[i].hasNewConstant, constraints[i].hasNewPriority) = (false, false)
            hasChanged = true
        }
        return hasChanged
    }
}
