extension Core {
    // MARK: Debugging

    /// The system as text: what defines each variable, what stands in the tableau, and what waits.
    func dump() -> String {
        var lines = ["variables"]
        for i in 0..<Int32(variables.count) where variables[i].isLive {
            let record = variables[i]
            let definition = record.definition < 0 ? "free" : "by #\(record.definition): \(text(definitionOf: i))"
            lines.append("  v\(i) = \(record.value)  \(definition)")
        }
        lines.append("constraints")
        for i in 0..<Int32(constraints.count) where constraints[i].standing != .unused && !constraints[i].isDoomed {
            lines.append("  #\(i) \(text(of: i))  \(text(stateOf: i))")
        }
        lines.append("tableau, \(rowCount) rows, \(pivotCount) pivots")
        for i in 0..<Int32(constraints.count) where constraints[i].place == .basic {
            var parts: [String] = []
            var node = tableau.rowHeads[i]
            while node != SparseMatrix.none {
                parts.append("\(tableau.nodes[node].value)·e\(tableau.nodes[node].column)")
                node = tableau.nodes[node].nextInRow
            }
            lines.append("  e\(i) = \(constraints[i].error)  \(parts.joined(separator: " + "))")
        }
        for entry in broken { lines.append("broken: #\(entry.victim), which could not hold with \(entry.members)") }
        if needsSolve { lines.append("not solved since the last change") }
        return lines.joined(separator: "\n")
    }

    private func text(of index: Int32) -> String {
        let record = constraints[index]
        let sum = (Int(record.start)..<Int(record.start + record.count)).map { "\(terms[$0].coefficient)·v\(terms[$0].index)" }
        let sign =
            switch record.relation {
            case .lessThanOrEqual: "≤"
            case .equal: "="
            case .greaterThanOrEqual: "≥"
            }
        let priority = record.level == .infinity ? "" : " @\(record.level)"
        return "\(sum.isEmpty ? "0" : sum.joined(separator: " + ")) \(sign) \(record.constant)\(priority)"
    }

    private func text(stateOf index: Int32) -> String {
        let record = constraints[index]
        switch record.standing {
        case .definition: return "defines v\(record.variable), error \(record.error)"
        case .row: return "row, error \(record.error)"
        case .pending, .unused: return "waits"
        }
    }

    private func text(definitionOf variable: Int32) -> String {
        let record = variables[variable]
        let others = (Int(record.start)..<Int(record.start + record.count)).filter { terms[$0].index != variable }.map {
            " − \(terms[$0].coefficient)·" + (terms[$0].index >= 0 ? "v\(terms[$0].index)" : "e\(~terms[$0].index)")
        }
        return "(\(record.constant) + e\(record.definition)\(others.joined())) / \(record.pivot)"
    }
}
