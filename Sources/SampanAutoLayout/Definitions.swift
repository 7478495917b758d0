/// A linear expression while definitions are put into it: what is left are undefined variables and constraint errors.
struct Expansion: ~Copyable {
    var constant = 0.0
    /// By variable and by constraint; zero outside the lists below.
    var ofVariable = Buffer<Double>()
    var isListed = Buffer<Bool>()
    var ofError = Buffer<Double>()
    var isErrorListed = Buffer<Bool>()
    /// The undefined variables and the errors that occur; their factors may have become zero.
    var variables = Buffer<Int32>()
    var errors = Buffer<Int32>()
    /// The definitions put in, and how many times each.
    var used = Buffer<StoredTerm>()
    /// Defined variables still to be replaced, the greatest key first.
    var queue = Heap()

    mutating func extend(variables count: Int) {
        ofVariable.extend(to: count, with: 0)
        isListed.extend(to: count, with: false)
    }

    mutating func extend(constraints count: Int) {
        ofError.extend(to: count, with: 0)
        isErrorListed.extend(to: count, with: false)
    }

    @inline(__always) mutating func addError(_ index: Int32, _ factor: Double) {
        if !isErrorListed[index] {
            isErrorListed[index] = true
            errors.append(index)
        }
        ofError[index] += factor
    }

    mutating func clear() {
        for i in 0..<variables.count {
            ofVariable[variables[i]] = 0
            isListed[variables[i]] = false
        }
        for i in 0..<errors.count {
            ofError[errors[i]] = 0
            isErrorListed[errors[i]] = false
        }
        variables.removeAll()
        errors.removeAll()
        used.removeAll()
        constant = 0
    }
}

/// Factors below this are rounding errors of factors that cancelled.
let negligible = 1e-11

extension Core {
    // MARK: Expanding

    /// Writes `Σ terms + constant` through undefined variables and errors, in `expansion`.
    ///
    /// Variables are replaced in the order of falling keys, so that one that cancels out on the way is not itself replaced: the
    /// position of a row cancels in a constraint between two views of it, however long the chain of rows above.
    mutating func expand(start: Int32, count: Int32, constant: Double) {
        expansion.constant = constant
        for i in Int(start)..<Int(start + count) { accumulate(terms[i].index, terms[i].coefficient) }
        while !expansion.queue.isEmpty {
            let index = Int32(truncatingIfNeeded: expansion.queue.pop())
            let factor = expansion.ofVariable[index]
            expansion.ofVariable[index] = 0
            expansion.isListed[index] = false
            if abs(factor) < negligible { continue }
            let variable = variables[index]
            let times = factor / variable.pivot
            expansion.used.append(StoredTerm(index: variable.definition, coefficient: times))
            expansion.constant += times * variable.constant
            if constraints[variable.definition].place != .outside { expansion.addError(variable.definition, times) }
            for i in Int(variable.start)..<Int(variable.start + variable.count) where terms[i].index != index {
                let term = terms[i]
                if term.index >= 0 {
                    accumulate(term.index, -times * term.coefficient)
                } else {
                    expansion.addError(~term.index, -times * term.coefficient)
                }
            }
        }
    }

    @inline(__always) private mutating func accumulate(_ index: Int32, _ factor: Double) {
        if !expansion.isListed[index] {
            expansion.isListed[index] = true
            if variables[index].definition >= 0 {
                expansion.queue.push(Int64(variables[index].key) << 32 | Int64(index))
            } else {
                expansion.variables.append(index)
            }
        }
        expansion.ofVariable[index] += factor
    }

    mutating func expand(_ index: Int32) {
        let record = constraints[index]
        expand(start: record.start, count: record.count, constant: -record.constant)
    }

    // MARK: Defining

    /// Lets a constraint define one of its variables that no definition mentions yet. Its other terms stay as they are.
    mutating func defineFresh(_ variable: Int32, by index: Int32) {
        assert(variables[variable].references == 0 && variables[variable].definition < 0)
        let record = constraints[index]
        highKey += 1
        var pivot = 0.0
        for i in Int(record.start)..<Int(record.start + record.count) {
            if terms[i].index == variable {
                pivot = terms[i].coefficient
            } else {
                variables.base[Int(terms[i].index)].references += 1
                evaluation.mentions.add(terms[i].index, by: variable, key: highKey)
            }
        }
        definedHigh.append(DefinedVariable(variable: variable, key: highKey))
        let target = variables.base + Int(variable)
        target.pointee.key = highKey
        target.pointee.start = record.start
        target.pointee.count = record.count
        target.pointee.pivot = pivot
        target.pointee.constant = record.constant
        target.pointee.isDerived = false
        becomeDefinition(index, of: variable)
    }

    /// Lets the constraint that was just expanded define one of the undefined variables left in it.
    mutating func defineDerived(_ variable: Int32, by index: Int32) {
        assert(variables[variable].definition < 0)
        let start = terms.count
        lowKey -= 1
        for i in 0..<expansion.variables.count {
            let other = expansion.variables[i]
            let factor = expansion.ofVariable[other]
            if other == variable || abs(factor) < negligible { continue }
            terms.append(StoredTerm(index: other, coefficient: factor))
            variables.base[Int(other)].references += 1
            evaluation.mentions.add(other, by: variable, key: lowKey)
        }
        for i in 0..<expansion.errors.count {
            let other = expansion.errors[i]
            let factor = expansion.ofError[other]
            if abs(factor) < negligible { continue }
            terms.append(StoredTerm(index: ~other, coefficient: factor))
            evaluation.mentions.add(~other, by: variable, key: lowKey)
        }
        recordTrail(of: index)
        definedLow.append(DefinedVariable(variable: variable, key: lowKey))
        let target = variables.base + Int(variable)
        target.pointee.key = lowKey
        target.pointee.start = Int32(start)
        target.pointee.count = Int32(terms.count - start)
        target.pointee.pivot = expansion.ofVariable[variable]
        target.pointee.constant = -expansion.constant
        target.pointee.isDerived = true
        stamp += 1
        constraints.base[Int(index)].stamp = stamp
        becomeDefinition(index, of: variable)
    }

    private mutating func becomeDefinition(_ index: Int32, of variable: Int32) {
        variables.base[Int(variable)].definition = index
        variables.base[Int(variable)].hasError = false
        let record = constraints.base + Int(index)
        record.pointee.standing = .definition
        record.pointee.variable = variable
        record.pointee.error = 0
        record.pointee.place = record.pointee.isRequiredEquality ? .outside : .nonbasic
        definitionDidChange(of: variable)
    }

    mutating func recordTrail(of index: Int32) {
        for i in 0..<expansion.used.count {
            trail.insert(row: index, column: expansion.used[i].index, value: expansion.used[i].coefficient)
        }
    }

    // MARK: Withdrawing

    /// Takes a constraint out of the system, with all that was derived through it; those, and with `again` it too, wait to be admitted anew.
    mutating func withdraw(_ index: Int32, again: Bool = true) {
        var stack = [index]
        while let top = stack.last {
            let user = trail.columnHeads[top]
            if constraints[top].standing == .definition && user != SparseMatrix.none {
                stack.append(trail.nodes[user].row)
                continue
            }
            stack.removeLast()
            switch constraints[top].standing {
            case .row: removeRow(top)
            case .definition: undefine(top)
            case .pending, .unused: continue
            }
            constraints.base[Int(top)].standing = .pending
            if !constraints[top].isDoomed && (top != index || again) { pending.append(top) }
        }
    }

    private mutating func undefine(_ index: Int32) {
        let variable = constraints[index].variable
        let record = variables[variable]
        var mentioned = 0
        for i in Int(record.start)..<Int(record.start + record.count) where terms[i].index != variable {
            mentioned += 1
            if terms[i].index >= 0 { variables.base[Int(terms[i].index)].references -= 1 }
        }
        trail.removeRow(index)
        if record.isDerived { deadTerms += Int(record.count) }
        let target = variables.base + Int(variable)
        target.pointee.definition = -1
        target.pointee.key = .min
        target.pointee.isDerived = false
        definitionDidChange(of: variable)
        evaluation.mentions.withdraw(mentioned, variables)
        constraints.base[Int(index)].variable = -1
        if constraints[index].place != .outside { forgetError(index) }
        staleDefined += 1
        if staleDefined > 256 && staleDefined * 2 > definedLow.count + definedHigh.count { compactDefined() }
    }

    private mutating func compactDefined() {
        func compact(_ list: inout Buffer<DefinedVariable>, _ variables: borrowing Buffer<VariableRecord>) {
            var kept = 0
            for i in 0..<list.count where variables[list[i].variable].key == list[i].key {
                list[kept] = list[i]
                kept += 1
            }
            list.truncate(to: kept)
        }
        compact(&definedLow, variables)
        compact(&definedHigh, variables)
        staleDefined = 0
    }

    // MARK: Changing constants

    /// Carries a change of a definition's constant to everything that the definition was put into.
    mutating func shiftDefinition(_ index: Int32, by delta: Double) {
        variables.base[Int(constraints[index].variable)].constant += delta
        definitionDidChange(of: constraints[index].variable)
        let inTableau = constraints[index].place != .outside
        if inTableau { shiftError(index, by: delta) }
        if trail.columnHeads[index] == SparseMatrix.none { return }
        work.shift.extend(to: constraints.count, with: 0)
        work.shift[index] = delta
        work.queue.push(Int64(index))
        // Derived definitions come out in the order in which they were derived: each once, when its whole change is known.
        while !work.queue.isEmpty {
            let source = Int32(truncatingIfNeeded: work.queue.pop())
            let change = work.shift[source]
            work.shift[source] = 0
            var node = trail.columnHeads[source]
            while node != SparseMatrix.none {
                let entry = trail.nodes[node]
                let record = constraints[entry.row]
                let share = -entry.value * change
                if record.standing == .definition {
                    variables.base[Int(record.variable)].constant += share
                    definitionDidChange(of: record.variable)
                    if trail.columnHeads[entry.row] != SparseMatrix.none {
                        if work.shift[entry.row] == 0 { work.queue.push(-Int64(record.stamp) << 32 | Int64(entry.row)) }
                        work.shift[entry.row] += share
                    }
                } else if !inTableau {
                    shiftError(entry.row, by: share)
                }
                node = entry.nextInColumn
            }
        }
    }
}
