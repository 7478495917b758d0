/// A definition that mentions a variable or an error.
struct Mention {
    var variable: Int32
    /// The variable's key when it was so defined: with another one it no longer is.
    var key: Int32
    var next: Int32
}

/// Which definitions mention a variable or an error, and so follow when it changes.
///
/// A definition that was withdrawn is not looked for: its mentions are dropped when they are next come across, and all at once when they
/// are more than those that count.
struct Mentions: ~Copyable {
    static let none: Int32 = -1

    private var nodes = Buffer<Mention>()
    private var firstFree = Mentions.none
    private var ofVariables = Buffer<Int32>()
    private var ofErrors = Buffer<Int32>()
    private var used = 0
    /// Whether mentions are kept: from the first time that somebody looks for what follows from a change.
    private(set) var isKept = false
    /// How many of the mentions in use are of definitions that no longer stand.
    private var withdrawn = 0

    /// Where a walk over mentions is.
    struct Walk {
        var mentioned: Int32
        var previous = Mentions.none
        var next: Int32
    }

    @inline(__always) mutating func extend(variables count: Int) {
        if isKept { ofVariables.extend(to: count, with: Mentions.none) }
    }

    @inline(__always) mutating func extend(constraints count: Int) {
        if isKept { ofErrors.extend(to: count, with: Mentions.none) }
    }

    /// Notes that a variable's definition mentions another variable, or the error whose number's complement is given.
    @inline(__always) mutating func add(_ mentioned: Int32, by variable: Int32, key: Int32) {
        guard isKept else { return }
        let head = mentioned >= 0 ? ofVariables.base + Int(mentioned) : ofErrors.base + Int(~mentioned)
        let node = Mention(variable: variable, key: key, next: head.pointee)
        used += 1
        if firstFree != Mentions.none {
            head.pointee = firstFree
            firstFree = nodes[firstFree].next
            nodes[head.pointee] = node
        } else {
            head.pointee = Int32(nodes.count)
            nodes.append(node)
        }
    }

    /// A walk over the definitions that mention a variable, or the error whose number's complement is given.
    func walk(of mentioned: Int32) -> Walk {
        Walk(mentioned: mentioned, next: mentioned >= 0 ? ofVariables[mentioned] : ofErrors[~mentioned])
    }

    /// The variable of the next definition, or −1 after the last. Drops those on the way that no longer stand.
    @inline(__always) mutating func next(_ walk: inout Walk, _ variables: borrowing Buffer<VariableRecord>) -> Int32 {
        while walk.next != Mentions.none {
            let index = walk.next
            let mention = nodes[index]
            walk.next = mention.next
            if variables[mention.variable].key == mention.key {
                walk.previous = index
                return mention.variable
            }
            if walk.previous != Mentions.none {
                nodes.base[Int(walk.previous)].next = mention.next
            } else if walk.mentioned >= 0 {
                ofVariables[walk.mentioned] = mention.next
            } else {
                ofErrors[~walk.mentioned] = mention.next
            }
            nodes.base[Int(index)].next = firstFree
            firstFree = index
            used -= 1
            withdrawn -= 1
        }
        return -1
    }

    private mutating func dropWithdrawn(of mentioned: Int32, _ variables: borrowing Buffer<VariableRecord>) {
        var walk = walk(of: mentioned)
        while next(&walk, variables) >= 0 {}
    }

    /// Notes that a definition with so many terms beside its variable no longer stands.
    mutating func withdraw(_ count: Int, _ variables: borrowing Buffer<VariableRecord>) {
        guard isKept else { return }
        withdrawn += count
        guard withdrawn > 1024 && withdrawn * 2 > used else { return }
        for i in 0..<Int32(ofVariables.count) { dropWithdrawn(of: i, variables) }
        for i in 0..<Int32(ofErrors.count) { dropWithdrawn(of: ~i, variables) }
    }

    /// Begins to keep mentions in a system of so many variables and constraints.
    mutating func keep(variables: Int, constraints: Int) {
        isKept = true
        extend(variables: variables)
        extend(constraints: constraints)
    }

    mutating func removeAll() {
        nodes.removeAll()
        (firstFree, used, withdrawn) = (Mentions.none, 0, 0)
        for i in 0..<ofVariables.count { ofVariables[i] = Mentions.none }
        for i in 0..<ofErrors.count { ofErrors[i] = Mentions.none }
    }

    func copy() -> Mentions {
        var result = Mentions()
        result.nodes = nodes.copy()
        result.ofVariables = ofVariables.copy()
        result.ofErrors = ofErrors.copy()
        (result.firstFree, result.used, result.withdrawn, result.isKept) = (firstFree, used, withdrawn, isKept)
        return result
    }
}

/// What is to be computed anew, and what came out different.
struct Evaluation: ~Copyable {
    var mentions = Mentions()
    /// The variables whose definitions changed, and as complements the definitions whose errors did.
    var stale = Buffer<Int32>()
    /// The defined variables still to be computed: the least key first.
    var queue = Heap()
    /// The variables with other values than when they were last asked for.
    var changed = Buffer<Int32>()
    /// Whether so much changed last time that computing everything is less work than looking for what follows.
    var isBroad = true

    func copy() -> Evaluation {
        var result = Evaluation()
        result.mentions = mentions.copy()
        return result
    }
}

extension Core {
    // MARK: Values

    /// Notes that a variable's definition changed, came or went. Where everything is going to be computed, only what is not defined any more
    /// has to be noted.
    @inline(__always) mutating func definitionDidChange(of variable: Int32) {
        let record = variables.base + Int(variable)
        if record.pointee.isStale || (evaluation.isBroad && record.pointee.definition >= 0) { return }
        record.pointee.isStale = true
        evaluation.stale.append(variable)
    }

    /// Notes that an error changed, which values follow from if it is that of a definition.
    @inline(__always) mutating func errorDidChange(of index: Int32) {
        let record = constraints.base + Int(index)
        if evaluation.isBroad || record.pointee.standing != .definition || record.pointee.isErrorStale { return }
        record.pointee.isErrorStale = true
        evaluation.stale.append(~index)
    }

    /// Computes the defined variables that changed, each after those that its definition mentions.
    ///
    /// A value depends on its definition alone, so it does not matter which variables are computed beside those that must be: where most
    /// change, all are, in the order in which they lie.
    mutating func evaluate() {
        let count = definedLow.count + definedHigh.count - staleDefined
        // What moved last time is likely to move again: a window that is being resized, a label that is being typed in.
        if evaluation.isBroad || evaluation.stale.count * 16 > count || !evaluateStale(limit: count / 16) {
            evaluation.isBroad = evaluateAll() * 16 > count
        }
    }

    /// Computes what changed and what follows from it. Returns `false` if that is more than so many variables; the rest is then not done.
    private mutating func evaluateStale(limit: Int) -> Bool {
        if !evaluation.mentions.isKept { keepMentions() }
        for i in 0..<evaluation.stale.count {
            let index = evaluation.stale[i]
            if index < 0 {
                constraints.base[Int(~index)].isErrorStale = false
                let variable = constraints[~index].variable
                if variable >= 0 && !variables[variable].isStale { enqueue(variable) }
                enqueueMentions(of: index)
            } else if variables[index].definition >= 0 {
                enqueue(index)
            } else {
                variables.base[Int(index)].isStale = false
                if setValue(0, of: index) { enqueueMentions(of: index) }
            }
        }
        evaluation.stale.removeAll()
        var left = limit
        while !evaluation.queue.isEmpty {
            let index = Int32(truncatingIfNeeded: evaluation.queue.pop())
            variables.base[Int(index)].isStale = false
            if left == 0 {
                while !evaluation.queue.isEmpty { variables.base[Int(Int32(truncatingIfNeeded: evaluation.queue.pop()))].isStale = false }
                return false
            }
            left -= 1
            if setValue(computed(index), of: index) { enqueueMentions(of: index) }
        }
        return true
    }

    /// Notes what every definition mentions. A system that is solved once never needs that.
    private mutating func keepMentions() {
        evaluation.mentions.keep(variables: variables.count, constraints: constraints.count)
        for index in 0..<Int32(variables.count) where variables[index].definition >= 0 {
            let record = variables[index]
            for i in Int(record.start)..<Int(record.start + record.count) where terms[i].index != index {
                evaluation.mentions.add(terms[i].index, by: index, key: record.key)
            }
        }
    }

    /// Computes every defined variable. Returns how many came out different.
    private mutating func evaluateAll() -> Int {
        var count = 0
        for i in 0..<evaluation.stale.count {
            let index = evaluation.stale[i]
            if index < 0 {
                constraints.base[Int(~index)].isErrorStale = false
            } else {
                variables.base[Int(index)].isStale = false
                if variables[index].definition < 0 && setValue(0, of: index) { count += 1 }
            }
        }
        evaluation.stale.removeAll()
        // Their places are taken out of the buffers once: what is written below could be anything, to the compiler.
        let values = values
        let (low, high, lowCount, highCount) = (definedLow.base, definedHigh.base, definedLow.count, definedHigh.count)
        evaluation.changed.append(atMost: lowCount + highCount) { end in
            var end = end
            func compute(_ defined: DefinedVariable) {
                let variable = defined.variable
                guard values.variables[Int(variable)].key == defined.key, values.set(values.computed(variable), of: variable) else {
                    return
                }
                count += 1
                if values.noteChange(of: variable) {
                    end.pointee = variable
                    end += 1
                }
            }
            var i = lowCount - 1
            while i >= 0 {
                compute(low[i])
                i -= 1
            }
            for i in 0..<highCount { compute(high[i]) }
            return end
        }
        return count
    }

    /// What values are made of, where it lies.
    private struct Values {
        let variables: UnsafeMutablePointer<VariableRecord>
        let constraints: UnsafeMutablePointer<ConstraintRecord>
        let terms: UnsafeMutablePointer<StoredTerm>

        /// Asks where the error stands first: else the compiler chooses one of two addresses, and every value waits for that.
        @inline(__always) private func error(of index: Int32) -> Double {
            constraints[Int(index)].place == .basic ? constraints[Int(index)].error : 0
        }

        @inline(__always) func computed(_ index: Int32) -> Double {
            let variable = variables + Int(index)
            // Few definitions have an error: the constraints of the others lie untouched.
            var sum = variable.pointee.constant + (variable.pointee.hasError ? constraints[Int(variable.pointee.definition)].error : 0)
            let start = Int(variable.pointee.start)
            for i in start..<start + Int(variable.pointee.count) {
                let term = terms[i]
                if term.index == index { continue }
                sum -= term.coefficient * (term.index >= 0 ? variables[Int(term.index)].value : error(of: ~term.index))
            }
            return sum / variable.pointee.pivot
        }

        /// Returns whether the value is another one.
        @inline(__always) func set(_ value: Double, of index: Int32) -> Bool {
            let variable = variables + Int(index)
            if variable.pointee.value.bitPattern == value.bitPattern { return false }
            variable.pointee.value = value
            return true
        }

        /// Marks a variable as one with another value. Returns whether it was none.
        @inline(__always) func noteChange(of index: Int32) -> Bool {
            let variable = variables + Int(index)
            if variable.pointee.hasChanged { return false }
            variable.pointee.hasChanged = true
            return true
        }
    }

    private var values: Values { Values(variables: variables.base, constraints: constraints.base, terms: terms.base) }

    @inline(__always) private func computed(_ index: Int32) -> Double { values.computed(index) }

    /// Returns whether the value is another one.
    @inline(__always) private mutating func setValue(_ value: Double, of index: Int32) -> Bool {
        guard values.set(value, of: index) else { return false }
        if values.noteChange(of: index) { evaluation.changed.append(index) }
        return true
    }

    @inline(__always) private mutating func enqueue(_ variable: Int32) {
        variables.base[Int(variable)].isStale = true
        evaluation.queue.push(-Int64(variables[variable].key) << 32 | Int64(variable))
    }

    private mutating func enqueueMentions(of index: Int32) {
        var walk = evaluation.mentions.walk(of: index)
        while true {
            let variable = evaluation.mentions.next(&walk, variables)
            if variable < 0 { return }
            if !variables[variable].isStale { enqueue(variable) }
        }
    }

    /// The variables whose values changed since they were last asked for.
    mutating func takeChanges() -> [Int32] {
        let changed = evaluation.changed.array
        for index in changed { variables.base[Int(index)].hasChanged = false }
        evaluation.changed.removeAll()
        return changed
    }
}
