extension Core {
    // MARK: Admission

    /// Makes the waiting constraints part of the system: as definitions where that is possible, as rows of the tableau otherwise.
    mutating func admitPending() {
        guard !pending.isEmpty else { return }
        let waiting = pending.array.filter { constraints[$0].standing == .pending && !constraints[$0].isDoomed }
        pending.removeAll()
        var equalities: [Int32] = []
        var rest: [Int32] = []
        equalities.reserveCapacity(waiting.count)
        for index in waiting {
            if constraints[index].relation == .equal && !constraints[index].isWeak { equalities.append(index) } else { rest.append(index) }
        }
        var order = Elimination()
        swap(&order, &elimination)
        order.extend(constraints: constraints.count, variables: variables.count)
        eliminate(equalities, &order)
        var i = order.peeled.count - 1
        while i >= 0 {
            defineFresh(order.peeled[i].variable, by: order.peeled[i].constraint)
            i -= 1
        }
        // Dropped equalities before inequalities, as they are what a solution tends to lie on; then by priority.
        let dropped = order.dropped.array
        order.clear(equalities)
        swap(&order, &elimination)
        for index in dropped where constraints[index].level == .infinity { admit(index) }
        for index in rest where constraints[index].level == .infinity { admit(index) }
        var weighted = dropped.filter { constraints[$0].level != .infinity } + rest.filter { constraints[$0].level != .infinity }
        weighted.sort { constraints[$0].level != constraints[$1].level ? constraints[$0].level > constraints[$1].level : $0 < $1 }
        for index in weighted { admit(index) }
    }

    private mutating func admit(_ index: Int32) {
        let record = constraints[index]
        var fresh: Int32 = -1
        for i in Int(record.start)..<Int(record.start + record.count) {
            let variable = variables[terms[i].index]
            guard variable.definition < 0 && variable.references == 0 && isPivot(i, in: record) else { continue }
            if fresh < 0 || variable.bounds < variables[fresh].bounds { fresh = terms[i].index }
        }
        if fresh >= 0 {
            defineFresh(fresh, by: index)
            return
        }
        expand(index)
        let variable = undefinedVariable()
        if variable >= 0 { defineDerived(variable, by: index) } else { makeRow(index) }
        expansion.clear()
    }

    /// Whether a term's factor is not so small beside the others' that dividing by it would lose precision.
    @inline(__always) private func isPivot(_ term: Int, in record: ConstraintRecord) -> Bool {
        let own = abs(terms[term].coefficient)
        if own == 1 { return true }
        for i in Int(record.start)..<Int(record.start + record.count) where abs(terms[i].coefficient) > own * 1000 { return false }
        return true
    }

    /// The best of the undefined variables in the expansion to express through the others, or −1 if there are none.
    private func undefinedVariable() -> Int32 {
        var greatest = 0.0
        for i in 0..<expansion.variables.count { greatest = max(greatest, abs(expansion.ofVariable[expansion.variables[i]])) }
        guard greatest >= negligible else { return -1 }
        var best: Int32 = -1
        for i in 0..<expansion.variables.count {
            let index = expansion.variables[i]
            if abs(expansion.ofVariable[index]) * 1000 < greatest { continue }
            if best < 0 || variables[index].bounds < variables[best].bounds { best = index }
        }
        return best
    }

    // MARK: The order of elimination

    /// Finds for each of these equalities, as far as there is one, a variable to define, such that definitions stay as they were given.
    ///
    /// A variable that occurs in one equality only can be defined by it without a thought for the others; with that equality gone others
    /// become such. That peels a layout down to its root. What does not peel off is decided by giving up weighted equalities, the least
    /// important first, and then by elimination proper.
    private mutating func eliminate(_ equalities: [Int32], _ state: inout Elimination) {
        for index in equalities {
            let record = constraints[index]
            for i in Int(record.start)..<Int(record.start + record.count) where variables[terms[i].index].definition < 0 {
                state.enter(terms[i].index, index)
            }
        }
        for i in 0..<state.entered.count { offer(state.entered[i], &state) }
        while true {
            if let variable = state.next() {
                let index = state.equality[variable]
                guard state.occurrences[variable] == 1, variables[variable].references == 0, !state.isDone[index] else { continue }
                state.peeled.append(Elimination.Pair(constraint: index, variable: variable))
                finish(index, &state)
                continue
            }
            if !state.hasCore { state.findCore(equalities, self) }
            guard let (index, giveUp) = state.nextOfCore() else { break }
            if !giveUp {
                expand(index)
                let variable = undefinedVariable()
                if variable >= 0 {
                    defineDerived(variable, by: index)
                    state.didDefine(variable, self)
                } else {
                    state.dropped.append(index)
                }
                expansion.clear()
            } else {
                state.dropped.append(index)
            }
            finish(index, &state)
        }
    }

    /// Takes an equality out of the count; offers the variables that are left with a single one.
    private func finish(_ index: Int32, _ state: inout Elimination) {
        state.isDone[index] = true
        let record = constraints[index]
        for i in Int(record.start)..<Int(record.start + record.count) {
            let variable = terms[i].index
            guard state.occurrences[variable] > 0 else { continue }
            state.occurrences[variable] -= 1
            state.equality[variable] ^= index
            offer(variable, &state)
        }
    }

    private func offer(_ variable: Int32, _ state: inout Elimination) {
        guard state.occurrences[variable] == 1, variables[variable].references == 0, variables[variable].definition < 0 else { return }
        let record = constraints[state.equality[variable]]
        for i in Int(record.start)..<Int(record.start + record.count) where terms[i].index == variable {
            guard isPivot(i, in: record) else { return }
        }
        if variables[variable].bounds == 0 { state.unbounded.append(variable) } else { state.bounded.append(variable) }
    }
}

/// The bookkeeping of one admission: in how many waiting equalities each variable occurs, and in which if it is one.
///
/// What is numbered by variable or constraint is kept between admissions, so that admitting little costs little.
struct Elimination: ~Copyable {
    struct Pair {
        var constraint: Int32
        var variable: Int32
    }

    struct Use {
        var constraint: Int32
        var next: Int32
    }

    var occurrences = Buffer<Int32>()
    /// The exclusive-or of the numbers of these equalities: the number itself once there is one.
    var equality = Buffer<Int32>()
    var isDone = Buffer<Bool>()
    var entered = Buffer<Int32>()
    var unbounded = Buffer<Int32>()
    var bounded = Buffer<Int32>()
    /// Definitions in the order found; each variable is absent from all later ones.
    var peeled = Buffer<Pair>()
    /// Equalities that define nothing yet.
    var dropped = Buffer<Int32>()

    /// The equalities that did not peel off, once that has come to a stop: required ones with few undefined variables first, weighted
    /// ones with low priorities first.
    private(set) var hasCore = false
    private var required: [Int32] = []
    private var weighted: [Int32] = []
    private var nextOfRequired = 0
    private var nextOfWeighted = 0
    private var determined: [Int32] = []
    private var undefinedCount = Buffer<Int32>()
    private var firstUse = Buffer<Int32>()
    private var uses = Buffer<Use>()

    mutating func extend(constraints constraintCount: Int, variables variableCount: Int) {
        occurrences.extend(to: variableCount, with: 0)
        equality.extend(to: variableCount, with: 0)
        firstUse.extend(to: variableCount, with: -1)
        isDone.extend(to: constraintCount, with: false)
        undefinedCount.extend(to: constraintCount, with: 0)
    }

    @inline(__always) mutating func enter(_ variable: Int32, _ index: Int32) {
        if occurrences[variable] == 0 { entered.append(variable) }
        occurrences[variable] += 1
        equality[variable] ^= index
    }

    /// A variable that may be in one equality only; those without bounds of their own first.
    mutating func next() -> Int32? {
        if !unbounded.isEmpty { return unbounded.popLast() }
        return bounded.isEmpty ? nil : bounded.popLast()
    }

    mutating func clear(_ equalities: [Int32]) {
        for i in 0..<entered.count {
            occurrences[entered[i]] = 0
            equality[entered[i]] = 0
            firstUse[entered[i]] = -1
        }
        for index in equalities { isDone[index] = false }
        entered.removeAll()
        unbounded.removeAll()
        bounded.removeAll()
        peeled.removeAll()
        dropped.removeAll()
        uses.removeAll()
        hasCore = false
        (nextOfRequired, nextOfWeighted) = (0, 0)
        (required, weighted, determined) = ([], [], [])
    }

    // MARK: What does not peel off

    mutating func findCore(_ equalities: [Int32], _ core: borrowing Core) {
        hasCore = true
        var levels: [(index: Int32, level: Double)] = []
        for index in equalities where !isDone[index] {
            let record = core.constraints[index]
            var count: Int32 = 0
            for i in Int(record.start)..<Int(record.start + record.count) {
                let variable = core.terms[i].index
                guard core.variables[variable].definition < 0 else { continue }
                uses.append(Use(constraint: index, next: firstUse[variable]))
                firstUse[variable] = Int32(uses.count - 1)
                count += 1
            }
            undefinedCount[index] = count
            if record.level == .infinity { required.append(index) } else { levels.append((index, record.level)) }
        }
        required.sort { undefinedCount[$0] != undefinedCount[$1] ? undefinedCount[$0] < undefinedCount[$1] : $0 < $1 }
        weighted = levels.sorted { $0.level != $1.level ? $0.level < $1.level : $0.index > $1.index }.map(\.index)
        determined = required.prefix { undefinedCount[$0] <= 1 }.reversed()
    }

    mutating func didDefine(_ variable: Int32, _ core: borrowing Core) {
        var use = variable < firstUse.count ? firstUse[variable] : -1
        while use >= 0 {
            let index = uses[use].constraint
            undefinedCount[index] -= 1
            if undefinedCount[index] == 1 && core.constraints[index].level == .infinity { determined.append(index) }
            use = uses[use].next
        }
    }

    /// A required equality with at most one undefined variable; else the least of the weighted ones; else any required one.
    mutating func nextOfCore() -> (index: Int32, giveUp: Bool)? {
        while let index = determined.popLast() {
            if !isDone[index] { return (index, false) }
        }
        while nextOfWeighted < weighted.count {
            nextOfWeighted += 1
            if !isDone[weighted[nextOfWeighted - 1]] { return (weighted[nextOfWeighted - 1], true) }
        }
        while nextOfRequired < required.count {
            nextOfRequired += 1
            if !isDone[required[nextOfRequired - 1]] { return (required[nextOfRequired - 1], false) }
        }
        return nil
    }
}
