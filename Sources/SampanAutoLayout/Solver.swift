/// Finds values for variables that constraints relate: all required ones hold, and the weighted ones as well as their priorities allow.
///
/// The solver is incremental. Constraints are added, removed and changed in any order, and `solve()` brings the values up to date with
/// work in proportion to what changed. It knows nothing of views, and is not safe to use from two threads at once.
///
/// Nothing here throws. What a method requires is a precondition, which ends the process when it does not hold. Everywhere a variable must
/// be one that this solver made and that was not removed, and a constraint one that it holds.
///
///     let solver = Solver()
///     let (left, width) = (solver.makeVariable(), solver.makeVariable())
///     solver.add([Term(1, left), Term(1, width)], .lessThanOrEqual, 320)
///     solver.add([Term(1, width)], .equal, 400, priority: Priority(750))
///     solver.solve()
///     solver.value(of: width)  // 320
public final class Solver {
    private var core = Core()
    private var edits: [Int32: ConstraintID] = [:]
    private var stays: [Int32: ConstraintID] = [:]

    /// Chooses which constraint of a conflict is broken. It gets the conflict's constraints in the order of their numbers and returns one
    /// of them; it must not use the solver. By default it is the one that was added last, as far as numbers tell.
    public var chooseBroken: (_ conflict: [ConstraintID]) -> ConstraintID = { $0[$0.count - 1] }

    /// Creates a solver without variables.
    public init() {}

    private init(_ core: consuming Core) { self.core = core }

    // MARK: Variables

    /// Creates a variable. Its value is 0 until constraints say otherwise.
    ///
    /// - Parameter staysAtZero: whether other variables take up what constraints leave open: of `start + length = 400` and nothing else
    ///   the start becomes 400 if the length stays at zero.
    public func makeVariable(staysAtZero: Bool = false) -> Variable { Variable(index: core.makeVariable(staysAtZero: staysAtZero)) }

    /// Forgets a variable, with an edit or a stay of it.
    ///
    /// - Precondition: No other constraint mentions the variable.
    public func remove(_ variable: Variable) {
        if let edit = edits.removeValue(forKey: variable.index) { core.remove(edit.index) }
        if let stay = stays.removeValue(forKey: variable.index) { core.remove(stay.index) }
        core.removeVariable(variable.index)
    }

    /// A variable's value after the last `solve()`: 0 for one that was made since.
    public func value(of variable: Variable) -> Double { core.variables[variable.index].value }

    // MARK: Constraints

    /// Adds the constraint that the sum of the terms compares with the constant as the relation says.
    ///
    /// A variable may be in several terms. Without terms the constraint compares nothing with the constant.
    ///
    /// - Precondition: The constant and the terms' coefficients are finite.
    @discardableResult
    public func add(_ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required) -> ConstraintID {
        terms.withUnsafeBufferPointer { add($0, relation, constant, priority: priority) }
    }

    /// Adds the constraint that the sum of the terms compares with the constant as the relation says.
    ///
    /// A variable may be in several terms. Without terms the constraint compares nothing with the constant.
    ///
    /// - Precondition: The constant and the terms' coefficients are finite.
    @discardableResult
    public func add(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required
    ) -> ConstraintID {
        precondition(constant.isFinite, "a constraint's constant must be finite")
        return ConstraintID(index: core.add(terms, relation, constant, level: priority.level))
    }

    /// Removes a constraint. Values stay as they are until the next `solve()`.
    ///
    /// - Precondition: The constraint was not removed before.
    public func remove(_ constraint: ConstraintID) { core.remove(constraint.index) }

    /// Changes a constraint's constant: the cheapest change there is.
    ///
    /// - Precondition: The constant is finite, and the constraint was not removed.
    public func setConstant(_ constant: Double, of constraint: ConstraintID) {
        precondition(constant.isFinite, "a constraint's constant must be finite")
        core.setConstant(constant, of: constraint.index)
    }

    /// Changes a constraint's priority. One that was broken is no longer.
    ///
    /// - Precondition: The constraint was not removed.
    public func setPriority(_ priority: Priority, of constraint: ConstraintID) {
        core.setLevel(priority.level, of: constraint.index)
    }

    /// Whether the constraint was required, and broken because it could not hold with others.
    public func isBroken(_ constraint: ConstraintID) -> Bool { core.broken.contains { $0.victim == constraint.index } }

    // MARK: Edits and stays

    /// Lets `suggest(_:for:)` steer a variable: as a weighted wish for its value, at first the present one.
    ///
    /// - Precondition: The variable is not being edited already.
    public func addEdit(_ variable: Variable, priority: Priority) {
        precondition(edits[variable.index] == nil, "the variable is being edited already")
        edits[variable.index] = add([Term(1, variable)], .equal, value(of: variable), priority: priority)
    }

    /// Wishes that a variable have a value.
    ///
    /// - Precondition: The variable is being edited, and the value is finite.
    public func suggest(_ value: Double, for variable: Variable) {
        guard let edit = edits[variable.index] else { preconditionFailure("the variable is not being edited") }
        setConstant(value, of: edit)
    }

    /// Ends the editing of a variable: it is as if it had never been suggested anything.
    ///
    /// - Precondition: The variable is being edited.
    public func removeEdit(_ variable: Variable) {
        guard let edit = edits.removeValue(forKey: variable.index) else { preconditionFailure("the variable is not being edited") }
        remove(edit)
    }

    /// Wishes that a variable keep the value it has now. A second call wishes for the value at that time instead.
    public func addStay(_ variable: Variable, priority: Priority) {
        if let stay = stays[variable.index] {
            setConstant(value(of: variable), of: stay)
            setPriority(priority, of: stay)
        } else {
            stays[variable.index] = add([Term(1, variable)], .equal, value(of: variable), priority: priority)
        }
    }

    /// Ends a stay.
    ///
    /// - Precondition: The variable has one.
    public func removeStay(_ variable: Variable) {
        guard let stay = stays.removeValue(forKey: variable.index) else { preconditionFailure("the variable has no stay") }
        remove(stay)
    }

    // MARK: Solving

    /// Brings all values up to date, and breaks required constraints where they cannot hold together.
    ///
    /// A broken constraint is satisfied as well as possible, before any weighted one. It is required again once another constraint of its
    /// conflict is removed, or its priority is set.
    ///
    /// Returns the conflicts in the order in which they were found; none is returned a second time while it stays broken.
    ///
    /// - Precondition: `chooseBroken` returns a constraint of the conflict that it is given.
    @discardableResult
    public func solve() -> [Conflict] {
        var conflicts: [Conflict] = []
        while let members = core.solve() {
            let victim = chooseBroken(members.map { ConstraintID(index: $0) })
            precondition(members.contains(victim.index), "only a constraint of the conflict can be broken")
            core.breakConstraint(victim.index, among: members)
            conflicts.append(Conflict(constraints: members.map { ConstraintID(index: $0) }, broken: victim))
        }
        return conflicts
    }

    /// Whether anything changed since the last `solve()`.
    public var needsSolve: Bool { core.needsSolve }

    /// The variables whose values are not what they were when this was last called, each once, in no order. One that was made since is
    /// among them if its value is not 0; one that was removed since may still be.
    public func takeChangedVariables() -> [Variable] { core.takeChanges().map { Variable(index: $0) } }

    // MARK: Explaining

    /// Whether a variable could have another value with no constraint satisfied worse.
    ///
    /// - Precondition: Nothing changed since the last `solve()`.
    public func isAmbiguous(_ variable: Variable) -> Bool { alternative(to: [variable]) != nil }

    /// Other values for all variables that satisfy every constraint as well as the present ones, and of which one of the given variables'
    /// differs from its present one; `nil` if there are none.
    ///
    /// - Precondition: Nothing changed since the last `solve()`.
    public func alternative(to variables: [Variable]) -> ((Variable) -> Double)? {
        let trial = Solver(core.copy())
        for variable in variables {
            let present = value(of: variable)
            for other in [present + 1, present - 1] {
                let wish = trial.add([Term(1, variable)], .equal, other, priority: .trial)
                trial.solve()
                if abs(trial.value(of: variable) - present) > 1e-6 { return { trial.value(of: $0) } }
                trial.remove(wish)
            }
        }
        return nil
    }

    /// The constraints that a variable's present value follows from.
    ///
    /// - Precondition: Nothing changed since the last `solve()`.
    public func constraintsAffecting(_ variable: Variable) -> [ConstraintID] {
        core.constraintsAffecting(variable.index).map { ConstraintID(index: $0) }
    }

    /// The whole system as text, for debugging: each variable's value and what defines it, each constraint and where it stands, the
    /// tableau.
    ///
    /// Variables are `v` and their numbers, constraints `#` and theirs, and a constraint's error is `e` with its number.
    public func dump() -> String { core.dump() }
}
