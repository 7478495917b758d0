/// Where a constraint stands in the system.
enum Standing: UInt8 {
    /// The number is not in use.
    case unused
    /// Given, but not yet part of the system.
    case pending
    /// Used to express one variable through others.
    case definition
    /// Held by the simplex: its variables were all expressed through the errors of other constraints.
    case row
}

/// Where a constraint's error is in the simplex.
enum BasisStatus: UInt8 {
    /// Not there: the constraint is pending, or a required equality that defines a variable, whose error is always zero.
    case outside
    /// Zero; other errors are expressed through it.
    case nonbasic
    /// Expressed through the nonbasic ones.
    case basic
}

/// One term as it is stored: a variable, or (as the complement of its number) the error of a constraint.
struct StoredTerm {
    var index: Int32
    var coefficient: Double
}

/// A constraint and its error, `terms − constant`.
struct ConstraintRecord {
    var start: Int32 = 0
    var count: Int32 = 0
    var constant = 0.0
    /// The priority's level; infinite when required.
    var level = 0.0
    /// The level at which a positive error costs; 0 where it costs nothing.
    var above = 0.0
    /// The level at which a negative error costs.
    var below = 0.0
    /// The error's value; 0 wherever it is not basic.
    var error = 0.0
    var variable: Int32 = -1
    /// When it was last made a definition in expanded form; orders those.
    var stamp: Int32 = 0
    var relation = Relation.equal
    var standing = Standing.unused
    var place = BasisStatus.outside
    /// Whether a basic error counts as positive (1) or negative (−1); tells which cost a zero error bears.
    var side: Int8 = 1
    var isDirty = false
    var isDoomed = false
    /// Whether the error is to be looked at by the next evaluation.
    var isErrorStale = false

    var isRequiredEquality: Bool { relation == .equal && level == .infinity }
    /// A wish that pulls at what others keep in place: it seldom holds, and so is better not used to define anything.
    var isWeak: Bool { level < 100 }
    /// A wish or a limit for a single variable: such variables are better left to the simplex than defined through others.
    var isBound: Bool { count == 1 && !isRequiredEquality && !isWeak }

    mutating func setCosts() {
        above = relation == .greaterThanOrEqual ? 0 : level
        below = relation == .lessThanOrEqual ? 0 : level
    }
}

/// A variable and, if a constraint defines it, the equation: `pivot · variable + Σ other terms = constant + error of the constraint`.
struct VariableRecord {
    var value = 0.0
    /// The defining constraint, or −1 while nothing determines the variable; its value is then zero.
    var definition: Int32 = -1
    /// Definitions refer to variables with lesser keys only, and to undefined ones.
    var key: Int32 = .min
    /// How many definitions mention the variable.
    var references: Int32 = 0
    /// How many constraints mention it.
    var uses: Int32 = 0
    /// How many of these are bounds.
    var bounds: Int32 = 0
    var start: Int32 = 0
    var count: Int32 = 0
    var pivot = 1.0
    var constant = 0.0
    /// The equation has terms of its own (other definitions were put into it), not the constraint's.
    var isDerived = false
    var isLive = false
    /// Whether the defining constraint's error is basic, and so may be another one than 0.
    var hasError = false
    /// Whether the value is to be computed by the next evaluation.
    var isStale = false
    /// Whether the value is another one than when changes were last asked for.
    var hasChanged = false
}

struct DefinedVariable {
    var variable: Int32
    var key: Int32
}

/// The system of constraints and its solution.
///
/// It has two layers. Most constraints of a layout *define* a variable through others (`title.top = row.top + 4`); they form a directed
/// acyclic graph that is only evaluated, as far as something in it changed, and never multiplied out. A weighted constraint or an
/// inequality can define a variable as well: then its error appears in the equation. What remains are constraints whose variables are all
/// defined. Written in terms of the errors that their definitions contain, with equal parts cancelled first, these are short; they are the
/// rows of the simplex tableau, in which errors are the only unknowns, and an error costs on one side, on both or on none at the level of
/// its constraint's priority.
struct Core: ~Copyable {
    var constraints = Buffer<ConstraintRecord>()
    var variables = Buffer<VariableRecord>()
    var terms = Buffer<StoredTerm>(capacity: 256)
    var deadTerms = 0
    var liveConstraints = 0

    var freeConstraints = Buffer<Int32>()
    var freeVariables = Buffer<Int32>()
    var removedVariables = Buffer<Int32>()
    var pending = Buffer<Int32>()
    var doomed = Buffer<Int32>()

    /// The definitions whose keys are below zero and above: in order of falling and of rising keys.
    var definedLow = Buffer<DefinedVariable>()
    var definedHigh = Buffer<DefinedVariable>()
    var staleDefined = 0
    var lowKey: Int32 = 0
    var highKey: Int32 = 0
    var stamp: Int32 = 0

    /// Row: a constraint that was expanded; column: a definition that was put into it; value: how many times.
    var trail = SparseMatrix()
    /// Row: a basic error; column: a nonbasic one that it depends on; value: the factor.
    var tableau = SparseMatrix()
    var rowCount = 0

    /// Nonbasic errors to look at: changing them may lower the cost.
    var dirty = Buffer<Int32>()
    var dirtyHead = 0
    var pivotCount = 0
    var pivotsAtRebuild = 0
    /// Set when the tableau was found to have lost precision.
    var mustRebuild = false
    var needsSolve = false

    /// Broken required constraints and those that they could not hold with.
    var broken: [(victim: Int32, members: [Int32])] = []

    var expansion = Expansion()
    var elimination = Elimination()
    var evaluation = Evaluation()
    var work = SimplexWork()

    // MARK: Variables

    mutating func makeVariable(staysAtZero: Bool = false) -> Int32 {
        let index: Int32
        if !freeVariables.isEmpty {
            index = freeVariables.popLast()
        } else {
            index = Int32(variables.count)
            variables.append(VariableRecord())
            expansion.extend(variables: variables.count)
            evaluation.mentions.extend(variables: variables.count)
        }
        // As if there were a bound: those without any are defined first.
        variables[index] = VariableRecord(
            bounds: staysAtZero ? 1 : 0, isLive: true, isStale: variables[index].isStale, hasChanged: variables[index].hasChanged)
        return index
    }

    mutating func removeVariable(_ index: Int32) {
        precondition(variables[index].isLive, "this variable was removed before")
        precondition(variables[index].uses == 0, "a variable that constraints mention cannot be removed")
        variables.base[Int(index)].isLive = false
        // A definition by a constraint that is to be removed may still stand until then.
        removedVariables.append(index)
    }

    // MARK: Constraints

    mutating func add(_ given: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, level: Double) -> Int32 {
        let index: Int32
        if !freeConstraints.isEmpty {
            index = freeConstraints.popLast()
        } else {
            index = Int32(constraints.count)
            constraints.append(ConstraintRecord())
            trail.extend(to: constraints.count)
            tableau.extend(to: constraints.count)
            expansion.extend(constraints: constraints.count)
            evaluation.mentions.extend(constraints: constraints.count)
        }
        let start = terms.count
        for term in given where term.coefficient != 0 {
            precondition(term.coefficient.isFinite, "a coefficient must be finite")
            precondition(variables[term.variable.index].isLive, "this variable was removed before")
            var known = start
            while known < terms.count && terms[known].index != term.variable.index { known += 1 }
            if known < terms.count {
                terms.base[known].coefficient += term.coefficient
            } else {
                terms.append(StoredTerm(index: term.variable.index, coefficient: term.coefficient))
            }
        }
        var end = terms.count
        var i = start
        while i < end {
            if terms[i].coefficient == 0 {
                end -= 1
                terms[i] = terms[end]
            } else {
                i += 1
            }
        }
        terms.truncate(to: end)
        var record = ConstraintRecord()
        record.start = Int32(start)
        record.count = Int32(end - start)
        record.constant = constant
        record.relation = relation
        record.level = level
        record.standing = .pending
        record.setCosts()
        constraints[index] = record
        let bound: Int32 = record.isBound ? 1 : 0
        for i in start..<end {
            variables.base[Int(terms[i].index)].uses += 1
            variables.base[Int(terms[i].index)].bounds += bound
        }
        pending.append(index)
        liveConstraints += 1
        needsSolve = true
        return index
    }

    mutating func remove(_ index: Int32) {
        checkLive(index)
        constraints.base[Int(index)].isDoomed = true
        let record = constraints[index]
        let bound: Int32 = record.isBound ? 1 : 0
        for i in Int(record.start)..<Int(record.start + record.count) {
            variables.base[Int(terms[i].index)].uses -= 1
            variables.base[Int(terms[i].index)].bounds -= bound
        }
        doomed.append(index)
        liveConstraints -= 1
        needsSolve = true
        if !broken.isEmpty { restoreBroken(without: index) }
    }

    func checkLive(_ index: Int32) {
        precondition(
            index < constraints.count && constraints[index].standing != .unused && !constraints[index].isDoomed,
            "this constraint was removed before")
    }

    mutating func setConstant(_ constant: Double, of index: Int32) {
        checkLive(index)
        let record = constraints[index]
        let delta = constant - record.constant
        guard delta != 0 else { return }
        constraints.base[Int(index)].constant = constant
        needsSolve = true
        switch record.standing {
        case .row: shiftError(index, by: delta)
        case .definition: shiftDefinition(index, by: delta)
        case .pending, .unused: break
        }
    }

    mutating func setLevel(_ level: Double, of index: Int32) {
        checkLive(index)
        broken.removeAll { $0.victim == index }
        changeLevel(level, of: index)
    }

    mutating func changeLevel(_ level: Double, of index: Int32) {
        let record = constraints[index]
        guard level != record.level else { return }
        let wasBound = record.isBound
        if record.relation == .equal && record.standing != .pending && (level == .infinity) != (record.level == .infinity) {
            withdraw(index)
        }
        constraints.base[Int(index)].level = level
        constraints.base[Int(index)].setCosts()
        let change: Int32 = (constraints[index].isBound ? 1 : 0) - (wasBound ? 1 : 0)
        if change != 0 {
            for i in Int(record.start)..<Int(record.start + record.count) { variables.base[Int(terms[i].index)].bounds += change }
        }
        needsSolve = true
        switch constraints[index].place {
        case .nonbasic: markDirty(index)
        case .basic:
            markRowDirty(index)
            suspect(index)
        case .outside: break
        }
    }

    // MARK: Broken constraints

    mutating func breakConstraint(_ index: Int32, among members: [Int32]) {
        changeLevel(Priority.broken.level, of: index)
        broken.append((index, members))
    }

    /// Requires again what was broken for the sake of a constraint that is going away.
    private mutating func restoreBroken(without index: Int32) {
        for entry in broken where entry.members.contains(index) && entry.victim != index {
            changeLevel(.infinity, of: entry.victim)
        }
        broken.removeAll { $0.members.contains(index) }
    }

    // MARK: Solving

    /// Brings the system up to date. Returns required constraints that cannot hold together, if there are any; one of them must then be
    /// broken and the system solved again.
    mutating func solve() -> [Int32]? {
        guard needsSolve else { return nil }
        applyRemovals()
        if mustRebuild || pivotCount - pivotsAtRebuild > 5000 + 20 * rowCount { rebuild() }
        admitPending()
        optimize()
        if let conflict = findConflict() { return conflict }
        needsSolve = false
        evaluate()
        return nil
    }

    mutating func applyRemovals() {
        if doomed.count > 256 && doomed.count > liveConstraints { mustRebuild = true }
        while !doomed.isEmpty {
            let index = doomed.popLast()
            if !mustRebuild { withdraw(index, again: false) }
            deadTerms += Int(constraints[index].count)
            constraints[index] = ConstraintRecord()
            freeConstraints.append(index)
        }
        if mustRebuild { rebuild() }
        while !removedVariables.isEmpty {
            let index = removedVariables.popLast()
            assert(variables[index].definition < 0 && variables[index].references == 0)
            freeVariables.append(index)
        }
        if deadTerms > 4096 && deadTerms * 2 > terms.count { compactTerms() }
    }

    /// Starts over: no constraint is part of the system, all wait to be.
    mutating func rebuild() {
        mustRebuild = false
        pivotsAtRebuild = pivotCount
        trail.removeAll()
        tableau.removeAll()
        evaluation.mentions.removeAll()
        definedLow.removeAll()
        definedHigh.removeAll()
        (staleDefined, lowKey, highKey, stamp, rowCount) = (0, 0, 0, 0, 0)
        clearDirty()
        work.suspects.removeAll()
        pending.removeAll()
        for i in 0..<variables.count {
            variables.base[i].definition = -1
            variables.base[i].key = .min
            variables.base[i].references = 0
            definitionDidChange(of: Int32(i))
            if variables[i].isDerived {
                deadTerms += Int(variables[i].count)
                variables.base[i].isDerived = false
            }
        }
        for i in 0..<Int32(constraints.count) where constraints[i].standing != .unused && !constraints[i].isDoomed {
            constraints.base[Int(i)].standing = .pending
            constraints.base[Int(i)].place = .outside
            constraints.base[Int(i)].error = 0
            pending.append(i)
        }
        compactTerms()
    }

    private mutating func compactTerms() {
        var compacted = Buffer<StoredTerm>(capacity: max(terms.count - deadTerms, 64))
        for i in 0..<constraints.count where constraints[i].standing != .unused {
            let start = compacted.count
            for j in 0..<Int(constraints[i].count) { compacted.append(terms[Int(constraints[i].start) + j]) }
            constraints.base[i].start = Int32(start)
        }
        for i in 0..<variables.count where variables[i].definition >= 0 {
            if variables[i].isDerived {
                let start = compacted.count
                for j in 0..<Int(variables[i].count) { compacted.append(terms[Int(variables[i].start) + j]) }
                variables.base[i].start = Int32(start)
            } else {
                variables.base[i].start = constraints[variables[i].definition].start
            }
        }
        terms = compacted
        deadTerms = 0
    }

    // MARK: Copying

    /// A copy for trying something out. The system must be up to date: then nothing waits, and scratch space and queues are empty.
    func copy() -> Core {
        precondition(!needsSolve, "only a solved system can be copied")
        var result = Core()
        result.constraints = constraints.copy()
        result.variables = variables.copy()
        result.terms = terms.copy()
        result.definedLow = definedLow.copy()
        result.definedHigh = definedHigh.copy()
        result.trail = trail.copy()
        result.tableau = tableau.copy()
        result.evaluation = evaluation.copy()
        (result.deadTerms, result.liveConstraints, result.rowCount) = (deadTerms, liveConstraints, rowCount)
        (result.staleDefined, result.lowKey, result.highKey, result.stamp) = (staleDefined, lowKey, highKey, stamp)
        (result.pivotCount, result.pivotsAtRebuild) = (pivotCount, pivotsAtRebuild)
        result.broken = broken
        result.expansion.extend(variables: variables.count)
        result.expansion.extend(constraints: constraints.count)
        return result
    }
}
