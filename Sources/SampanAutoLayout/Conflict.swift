/// Required constraints whose errors are smaller than this, in points, count as satisfied: sizes that were rounded to some decimals do not conflict.
let conflictTolerance = 1e-5

extension Core {
    // MARK: Conflicts

    /// After `optimize`: required constraints that cannot hold together and of which none can be left out, or `nil` if all hold.
    mutating func findConflict() -> [Int32]? {
        var violated: [Int32] = []
        for index in Set(work.suspects.array).sorted() where isViolated(index) && abs(constraints[index].error) > conflictTolerance {
            violated.append(index)
        }
        work.suspects.removeAll()
        if violated.isEmpty { return nil }
        for index in violated { work.suspects.append(index) }
        for index in violated where isBlocked(index) { return explanation(of: index) }
        return minimal(allInvolved())
    }

    /// Whether every error that could bring this one to its side is itself held at zero by a required constraint.
    private func isBlocked(_ index: Int32) -> Bool {
        let wanted = constraints[index].error < 0 ? 1.0 : -1.0
        var node = tableau.rowHeads[index]
        while node != SparseMatrix.none {
            let entry = tableau.nodes[node]
            let other = constraints[entry.column]
            if (entry.value * wanted > 0 ? other.above : other.below) != .infinity { return false }
            node = entry.nextInRow
        }
        return true
    }

    /// The constraints whose sum, each times some factor, is this row of the tableau.
    private mutating func explanation(of row: Int32) -> [Int32] {
        var members: [Int32: Double] = [row: 1]
        var node = tableau.rowHeads[row]
        while node != SparseMatrix.none {
            members[tableau.nodes[node].column] = -tableau.nodes[node].value
            node = tableau.nodes[node].nextInRow
        }
        return withDefinitions(members)
    }

    /// Adds the required equalities that were put into constraints, when these are summed with the given factors.
    private mutating func withDefinitions(_ members: [Int32: Double]) -> [Int32] {
        var factors: [Int32: Double] = [:]
        return withDefinitions(members, &factors)
    }

    private mutating func withDefinitions(_ members: [Int32: Double], _ factors: inout [Int32: Double]) -> [Int32] {
        var result = Set(members.keys)
        for (index, factor) in members where constraints[index].standing == .row { addTrail(of: index, factor, &factors) }
        while !work.queue.isEmpty {
            let index = Int32(truncatingIfNeeded: work.queue.pop())
            guard let factor = factors.removeValue(forKey: index), abs(factor) > 1e-9 else { continue }
            if constraints[index].place == .outside { result.insert(index) }
            if variables[constraints[index].variable].isDerived { addTrail(of: index, factor, &factors) }
        }
        return result.sorted()
    }

    private mutating func addTrail(of index: Int32, _ factor: Double, _ factors: inout [Int32: Double]) {
        var node = trail.rowHeads[index]
        while node != SparseMatrix.none {
            let entry = trail.nodes[node]
            if factors[entry.column] == nil { enqueue(entry.column) }
            factors[entry.column, default: 0] -= factor * entry.value
            node = entry.nextInRow
        }
    }

    /// What was derived last comes out first, as it may have had put in what was derived before.
    private mutating func enqueue(_ definition: Int32) {
        let isDerived = variables[constraints[definition].variable].isDerived
        work.queue.push(Int64(isDerived ? constraints[definition].stamp : 0) << 32 | Int64(definition))
    }

    /// The constraints with a part in the proof that the violated ones cannot all hold: one conflict or several. Errors of zero that
    /// count to a side where they must not be have a part in it too.
    private mutating func allInvolved() -> [Int32] {
        var members: [Int32: Double] = [:]
        var columns: Set<Int32> = []
        for row in 0..<Int32(constraints.count) where constraints[row].place == .basic && cost(constraints[row]) == .infinity {
            members[row] = Double(constraints[row].side)
            var node = tableau.rowHeads[row]
            while node != SparseMatrix.none {
                columns.insert(tableau.nodes[node].column)
                node = tableau.nodes[node].nextInRow
            }
        }
        for column in columns {
            sumRates(of: column)
            for i in 0..<work.rates.count where work.rates[i].level == .infinity && abs(work.rates[i].sum) > 1e-9 {
                members[column] = -work.rates[i].sum
            }
        }
        return withDefinitions(members)
    }

    /// Leaves out what is not needed for the conflict.
    private func minimal(_ members: [Int32]) -> [Int32] {
        // Each attempt solves the rest: not for conflicts that span a whole document.
        guard members.count <= 200 else { return members }
        var result = members
        for index in members {
            let rest = result.filter { $0 != index }
            if !canHold(rest) { result = rest }
        }
        return result
    }

    private func canHold(_ members: [Int32]) -> Bool {
        var trial = Core()
        var known: [Int32: Variable] = [:]
        for index in members {
            let record = constraints[index]
            var list: [Term] = []
            for i in Int(record.start)..<Int(record.start + record.count) {
                if known[terms[i].index] == nil { known[terms[i].index] = Variable(index: trial.makeVariable()) }
                list.append(Term(terms[i].coefficient, known[terms[i].index]!))
            }
            list.withUnsafeBufferPointer { _ = trial.add($0, record.relation, record.constant, level: .infinity) }
        }
        trial.admitPending()
        trial.optimize()
        for i in 0..<Int32(trial.constraints.count) where trial.isViolated(i) && abs(trial.constraints[i].error) > conflictTolerance {
            return false
        }
        return true
    }

    // MARK: Influence

    /// The constraints that a variable's present value follows from.
    mutating func constraintsAffecting(_ variable: Int32) -> [Int32] {
        let start = terms.count
        terms.append(StoredTerm(index: variable, coefficient: 1))
        expand(start: Int32(start), count: 1, constant: 0)
        terms.truncate(to: start)
        var members: [Int32: Double] = [:]
        for i in 0..<expansion.errors.count {
            let other = expansion.errors[i]
            let factor = expansion.ofError[other]
            if constraints[other].place == .nonbasic {
                members[other, default: 0] -= factor
            } else {
                var node = tableau.rowHeads[other]
                while node != SparseMatrix.none {
                    members[tableau.nodes[node].column, default: 0] -= factor * tableau.nodes[node].value
                    node = tableau.nodes[node].nextInRow
                }
            }
        }
        members = members.filter { abs($0.value) > 1e-9 }
        var factors: [Int32: Double] = [:]
        for i in 0..<expansion.used.count {
            let definition = expansion.used[i].index
            enqueue(definition)
            factors[definition] = -expansion.used[i].coefficient
        }
        expansion.clear()
        return withDefinitions(members, &factors)
    }
}
