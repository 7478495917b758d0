extension Core {
    // MARK: Optimizing

    /// Lowers the cost, level by level, until nothing lowers it any more.
    ///
    /// The method is the primal simplex on costs that are piecewise linear: a nonbasic error that lowers the cost when it leaves zero does so
    /// until the cost would rise again, past every error that changes its side on the way, and takes the place of the one that stops it.
    mutating func optimize() {
        var stalls = 0
        while dirtyHead < dirty.count {
            let index = dirty[dirtyHead]
            dirtyHead += 1
            constraints.base[Int(index)].isDirty = false
            if constraints[index].place != .nonbasic { continue }
            if dirtyHead > 1024 && dirtyHead * 2 > dirty.count { dropSeen() }
            let direction = improvement(of: index)
            if direction == 0 { continue }
            if !step(index, direction) { continue }
            stalls = work.distance > 0 ? 0 : stalls + 1
            if stalls > 200 + rowCount {
                optimizeCarefully()
                stalls = 0
            }
        }
        dirty.removeAll()
        dirtyHead = 0
    }

    private mutating func dropSeen() {
        let rest = dirty.count - dirtyHead
        dirty.base.update(from: dirty.base + dirtyHead, count: rest)
        dirty.truncate(to: rest)
        dirtyHead = 0
    }

    /// Bland's rule: always the least number in and the least number out. Slow, but never goes in circles.
    private mutating func optimizeCarefully() {
        var index: Int32 = 0
        while index < constraints.count {
            let direction = constraints[index].place == .nonbasic ? improvement(of: index) : 0
            if direction != 0 && step(index, direction, toFirst: true) {
                if work.distance > 0 { return }
                index = 0
            } else {
                index += 1
            }
        }
    }

    // MARK: Rates

    @inline(__always) private mutating func addRate(_ level: Double, _ amount: Double) {
        if level == 0 { return }
        for i in 0..<work.rates.count where work.rates[i].level == level {
            work.rates.base[i].sum += amount
            work.rates.base[i].magnitude += abs(amount)
            return
        }
        work.rates.append(SimplexWork.LevelSum(level: level, sum: amount, magnitude: abs(amount)))
    }

    /// How fast each level's cost grows with a nonbasic error, through the basic ones alone.
    mutating func sumRates(of index: Int32) {
        work.rates.removeAll()
        var node = tableau.columnHeads[index]
        while node != SparseMatrix.none {
            let entry = tableau.nodes[node]
            let record = constraints.base + Int(entry.row)
            if record.pointee.side > 0 {
                addRate(record.pointee.above, entry.value)
            } else {
                addRate(record.pointee.below, -entry.value)
            }
            node = entry.nextInColumn
        }
    }

    /// The sign of the highest level's rate that is not zero, in a direction.
    func signOfRates(_ direction: Double) -> Int {
        var level = 0.0
        var sign = 0
        for i in 0..<work.rates.count {
            let rate = work.rates[i]
            if rate.level > level && abs(rate.sum) > 1e-9 * (1 + rate.magnitude) {
                level = rate.level
                sign = rate.sum * direction > 0 ? 1 : -1
            }
        }
        return sign
    }

    /// The direction in which a nonbasic error lowers the cost, or 0.
    private mutating func improvement(of index: Int32) -> Double {
        sumRates(of: index)
        let sign = signOfRates(1)
        if sign == 0 { return 0 }
        let direction: Double = sign < 0 ? 1 : -1
        let record = constraints[index]
        let own = direction > 0 ? record.above : record.below
        if own == 0 { return direction }
        addRate(own, direction)
        return signOfRates(direction) < 0 ? direction : 0
    }

    // MARK: Stepping

    /// Moves a nonbasic error away from zero as far as the cost falls, and pivots. `sumRates` was called for it, its own cost included.
    ///
    /// With `toFirst` it moves to the first error that becomes zero. Returns `false` if nothing is in the way.
    mutating func step(_ index: Int32, _ direction: Double, toFirst: Bool = false) -> Bool {
        work.crossings.removeAll()
        var node = tableau.columnHeads[index]
        while node != SparseMatrix.none {
            let entry = tableau.nodes[node]
            let rate = entry.value * direction
            let record = constraints.base + Int(entry.row)
            if (rate > 0) == (record.pointee.side < 0) && (record.pointee.above != 0 || record.pointee.below != 0) && abs(rate) > 1e-9 {
                let distance = max(0, -record.pointee.error / rate)
                work.crossings.append(SimplexWork.Crossing(distance: distance, rate: abs(rate), row: entry.row))
            }
            node = entry.nextInColumn
        }
        var crossings = UnsafeMutableBufferPointer(start: work.crossings.base, count: work.crossings.count)
        if crossings.isEmpty { return false }
        if crossings.count > 1 {
            // At one distance the greatest rate first: it is the most precise pivot. Bland's rule wants the least number instead.
            crossings.sort {
                if $0.distance != $1.distance { return $0.distance < $1.distance }
                return toFirst || $0.rate == $1.rate ? $0.row < $1.row : $0.rate > $1.rate
            }
        }
        var last = 0
        if !toFirst {
            while true {
                let record = constraints[crossings[last].row]
                addRate(record.above, crossings[last].rate * direction)
                addRate(record.below, crossings[last].rate * direction)
                if signOfRates(direction) >= 0 || last + 1 == crossings.count { break }
                last += 1
            }
        }
        work.distance = crossings[last].distance
        let leaving = crossings[last].row
        // Those passed at no distance stay at zero but bear their other side's cost from now on.
        for i in 0..<last {
            let row = crossings[i].row
            constraints.base[Int(row)].side = -constraints[row].side
            markRowDirty(row)
        }
        constraints.base[Int(index)].side = direction > 0 ? 1 : -1
        pivot(row: leaving, column: index)
        return true
    }
}
