/// Scratch space of the simplex.
struct SimplexWork: ~Copyable {
    /// A cost's rate of change: one sum for each level.
    struct LevelSum {
        var level: Double
        var sum: Double
        var magnitude: Double
    }

    /// A basic error on its way to zero.
    struct Crossing {
        var distance: Double
        var rate: Double
        var row: Int32
    }

    var rates = Buffer<LevelSum>()
    var crossings = Buffer<Crossing>()
    var factors = Buffer<Double>()
    /// Which row last saw a column of the pivot row; the pivot row's own mark is `pivotMark`.
    var marks = Buffer<Int64>()
    var mark: Int64 = 0
    /// How far the last step went.
    var distance = 0.0
    /// Errors of required constraints that were seen on a side where they must not be, and may still be there.
    var suspects = Buffer<Int32>()
    var shift = Buffer<Double>()
    var queue = Heap()

    mutating func extend(to count: Int) {
        factors.extend(to: count, with: 0)
        marks.extend(to: count, with: 0)
    }
}

/// Values nearer to zero than this are zero.
let nearlyZero = 1e-10

extension Core {
    // MARK: Rows

    /// Makes the constraint that was just expanded a row: its error becomes basic.
    mutating func makeRow(_ index: Int32) {
        recordTrail(of: index)
        work.extend(to: constraints.count)
        var value = expansion.constant
        work.mark += 1
        for i in 0..<expansion.errors.count {
            let other = expansion.errors[i]
            let factor = expansion.ofError[other]
            if abs(factor) < negligible { continue }
            if constraints[other].place == .nonbasic {
                addFactor(factor, at: other, of: index)
                continue
            }
            value += factor * constraints[other].error
            var node = tableau.rowHeads[other]
            while node != SparseMatrix.none {
                let entry = tableau.nodes[node]
                addFactor(factor * entry.value, at: entry.column, of: index)
                node = entry.nextInRow
            }
        }
        var node = tableau.rowHeads[index]
        while node != SparseMatrix.none {
            let next = tableau.nodes[node].nextInRow
            let factor = work.factors[tableau.nodes[node].column]
            if abs(factor) < negligible { tableau.remove(node) } else { tableau.nodes.base[Int(node)].value = factor }
            node = next
        }
        let record = constraints.base + Int(index)
        record.pointee.standing = .row
        record.pointee.place = .basic
        record.pointee.error = abs(value) < nearlyZero ? 0 : value
        record.pointee.side = preferredSide(index, value: record.pointee.error)
        rowCount += 1
        if cost(record.pointee) > 0 { markRowDirty(index) }
        suspect(index)
    }

    @inline(__always) func isViolated(_ index: Int32) -> Bool {
        let record = constraints[index]
        return record.place == .basic && record.error != 0 && cost(record) == .infinity
    }

    @inline(__always) mutating func suspect(_ index: Int32) {
        if isViolated(index) { work.suspects.append(index) }
    }

    private mutating func addFactor(_ factor: Double, at column: Int32, of row: Int32) {
        if work.marks[column] == work.mark {
            work.factors[column] += factor
        } else {
            work.marks[column] = work.mark
            work.factors[column] = factor
            tableau.insert(row: row, column: column, value: 0)
        }
    }

    /// A zero error counts to the side that costs nothing, if there is one.
    private func preferredSide(_ index: Int32, value: Double) -> Int8 {
        if value != 0 { return value > 0 ? 1 : -1 }
        return constraints[index].above <= constraints[index].below ? 1 : -1
    }

    /// The level at which a basic error costs now.
    @inline(__always) func cost(_ record: ConstraintRecord) -> Double { record.side > 0 ? record.above : record.below }

    /// Takes a row's constraint out of the tableau.
    mutating func removeRow(_ index: Int32) {
        trail.removeRow(index)
        constraints.base[Int(index)].above = 0
        constraints.base[Int(index)].below = 0
        if constraints[index].place == .nonbasic && tableau.columnHeads[index] != SparseMatrix.none { makeBasic(index) }
        if constraints[index].place == .basic {
            markRowDirty(index)
            tableau.removeRow(index)
        }
        constraints.base[Int(index)].place = .outside
        constraints.base[Int(index)].error = 0
        constraints.base[Int(index)].setCosts()
        rowCount -= 1
    }

    /// Takes the error of a former definition out of the tableau, after all rows that contained it.
    mutating func forgetError(_ index: Int32) {
        if constraints[index].place == .basic || tableau.columnHeads[index] != SparseMatrix.none {
            // No row's constraint contains it any more; what is left are rounding errors.
            var isClean = constraints[index].place == .nonbasic
            var node = tableau.columnHeads[index]
            while isClean && node != SparseMatrix.none {
                if abs(tableau.nodes[node].value) > 1e-6 { isClean = false }
                node = tableau.nodes[node].nextInColumn
            }
            if isClean { tableau.removeColumn(index) } else { mustRebuild = true }
        }
        constraints.base[Int(index)].place = .outside
        constraints.base[Int(index)].error = 0
    }

    /// Brings a nonbasic error whose cost was lifted into the basis, at as little cost as possible.
    private mutating func makeBasic(_ index: Int32) {
        sumRates(of: index)
        let sign = signOfRates(1)
        if sign != 0 {
            if step(index, sign < 0 ? 1 : -1) { return }
        } else if step(index, 1, toFirst: true) || step(index, -1, toFirst: true) {
            return
        }
        // Every row of the column is free of cost: any can change places.
        pivot(row: tableau.nodes[tableau.columnHeads[index]].row, column: index)
    }

    // MARK: Changing constants

    /// Lessens an error by `delta` everywhere: its constraint's constant grew by that.
    mutating func shiftError(_ index: Int32, by delta: Double) {
        if constraints[index].place == .basic {
            setError(constraints[index].error - delta, of: index)
        } else {
            var node = tableau.columnHeads[index]
            while node != SparseMatrix.none {
                let entry = tableau.nodes[node]
                setError(constraints[entry.row].error + entry.value * delta, of: entry.row)
                node = entry.nextInColumn
            }
        }
    }

    /// Gives a basic error a value, and looks again at what it depends on if it changed sides.
    @inline(__always) mutating func setError(_ value: Double, of index: Int32) {
        let record = constraints.base + Int(index)
        errorDidChange(of: index)
        if abs(value) < nearlyZero {
            record.pointee.error = 0
            return
        }
        record.pointee.error = value
        let side: Int8 = value > 0 ? 1 : -1
        if side != record.pointee.side {
            record.pointee.side = side
            markRowDirty(index)
        }
        suspect(index)
    }

    // MARK: Looking again

    @inline(__always) mutating func markDirty(_ index: Int32) {
        if constraints[index].isDirty { return }
        constraints.base[Int(index)].isDirty = true
        dirty.append(index)
    }

    mutating func markRowDirty(_ row: Int32) {
        var node = tableau.rowHeads[row]
        while node != SparseMatrix.none {
            markDirty(tableau.nodes[node].column)
            node = tableau.nodes[node].nextInRow
        }
    }

    mutating func clearDirty() {
        for i in dirtyHead..<dirty.count { constraints.base[Int(dirty[i])].isDirty = false }
        dirty.removeAll()
        dirtyHead = 0
    }

    // MARK: Pivoting

    /// Exchanges a basic error with a nonbasic one that it depends on.
    mutating func pivot(row leaving: Int32, column entering: Int32) {
        pivotCount += 1
        work.extend(to: constraints.count)
        // The row, solved for the entering error.
        var node = tableau.rowHeads[leaving]
        while tableau.nodes[node].column != entering { node = tableau.nodes[node].nextInRow }
        let pivotNode = node
        let factor = 1 / tableau.nodes[pivotNode].value
        tableau.renameRow(leaving, to: entering)
        tableau.nodes.base[Int(pivotNode)].value = -1
        tableau.move(pivotNode, toColumn: leaving)
        let value = -constraints[leaving].error * factor
        let pivotMark = -Int64(pivotCount)
        node = tableau.rowHeads[entering]
        while node != SparseMatrix.none {
            let entry = tableau.nodes.base + Int(node)
            entry.pointee.value *= -factor
            work.factors[entry.pointee.column] = entry.pointee.value
            work.marks[entry.pointee.column] = pivotMark
            markDirty(entry.pointee.column)
            node = entry.pointee.nextInRow
        }
        constraints.base[Int(leaving)].place = .nonbasic
        constraints.base[Int(leaving)].error = 0
        setHasError(false, of: leaving)
        setHasError(true, of: entering)
        errorDidChange(of: leaving)
        errorDidChange(of: entering)
        let entered = constraints.base + Int(entering)
        entered.pointee.place = .basic
        entered.pointee.error = abs(value) < nearlyZero ? 0 : value
        if entered.pointee.error != 0 { entered.pointee.side = value > 0 ? 1 : -1 }
        suspect(entering)
        // Its place in the other rows.
        while tableau.columnHeads[entering] != SparseMatrix.none {
            let first = tableau.columnHeads[entering]
            let row = tableau.nodes[first].row
            let times = tableau.nodes[first].value
            tableau.remove(first)
            add(times, timesRow: entering, to: row, pivotMark)
            if value != 0 { setError(constraints[row].error + times * value, of: row) }
        }
    }

    /// Tells the variable that a constraint defines whether it has to ask for the error.
    private func setHasError(_ hasError: Bool, of index: Int32) {
        guard constraints[index].standing == .definition else { return }
        variables.base[Int(constraints[index].variable)].hasError = hasError
    }

    private mutating func add(_ times: Double, timesRow source: Int32, to row: Int32, _ pivotMark: Int64) {
        work.mark += 1
        var node = tableau.rowHeads[row]
        while node != SparseMatrix.none {
            let entry = tableau.nodes.base + Int(node)
            let next = entry.pointee.nextInRow
            let column = entry.pointee.column
            if work.marks[column] == pivotMark {
                let value = entry.pointee.value + times * work.factors[column]
                // Seen: what the second pass must not insert.
                work.marks[column] = work.mark
                if abs(value) < negligible { tableau.remove(node) } else { entry.pointee.value = value }
            }
            node = next
        }
        node = tableau.rowHeads[source]
        while node != SparseMatrix.none {
            let entry = tableau.nodes[node]
            if work.marks[entry.column] == work.mark {
                work.marks[entry.column] = pivotMark
            } else {
                let value = times * entry.value
                if abs(value) >= negligible { tableau.insert(row: row, column: entry.column, value: value) }
            }
            node = entry.nextInRow
        }
    }
}
