import SampanAutoLayout
import Testing

/// Values follow what changed, whether little or much of the system does.
@Suite struct EvaluationTests {
    /// Many columns of boxes below each other: heights are wishes with a limit, widths shares of a common one.
    private final class Columns {
        let solver = Solver()
        let total: Variable
        let wholeWidth: ConstraintID
        var variables: [Variable] = []
        var heights: [ConstraintID] = []
        var given: [Double] = []

        init(count: Int, boxes: Int) {
            total = solver.makeVariable()
            wholeWidth = solver.add([Term(1, total)], .equal, 400)
            for column in 0..<count {
                var above: (y: Variable, height: Variable)?
                for _ in 0..<boxes {
                    let (y, height, width) = (solver.makeVariable(), solver.makeVariable(staysAtZero: true), solver.makeVariable())
                    if let above {
                        solver.add([Term(1, y), Term(-1, above.y), Term(-1, above.height)], .equal, 8)
                    } else {
                        solver.add([Term(1, y)], .equal, Double(column))
                    }
                    solver.add([Term(1, height)], .greaterThanOrEqual, 10)
                    heights.append(solver.add([Term(1, height)], .equal, 20, priority: Priority(500)))
                    given.append(20)
                    solver.add([Term(1, width), Term(-1 / Double(column + 2), total)], .equal, 0)
                    variables += [y, height, width]
                    above = (y, height)
                }
            }
            solver.solve()
        }

        var values: [Double] { variables.map(solver.value(of:)) }
    }

    @Test func valuesAreThoseOfASolverThatWasGivenTheSameAtOnce() {
        let columns = Columns(count: 40, boxes: 10)
        var random = SplitMix(state: 5)
        for step in 0..<200 {
            let i = Int(random.next() % UInt64(columns.heights.count))
            columns.given[i] = Double(random.next() % 50)
            columns.solver.setConstant(columns.given[i], of: columns.heights[i])
            columns.solver.solve()
            guard step % 20 == 0 else { continue }
            let fresh = Columns(count: 40, boxes: 10)
            for (id, height) in zip(fresh.heights, columns.given) { fresh.solver.setConstant(height, of: id) }
            fresh.solver.solve()
            #expect(zip(columns.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-9 }, "step \(step)")
        }
    }

    @Test func whatChangesIsNamedOnce() {
        let columns = Columns(count: 40, boxes: 10)
        let solver = columns.solver
        #expect(Set(solver.takeChangedVariables()) == Set([columns.total] + columns.variables.filter { solver.value(of: $0) != 0 }))
        #expect(solver.takeChangedVariables().isEmpty)
        // The last box of the first column: nothing is below it.
        solver.setConstant(30, of: columns.heights[9])
        solver.solve()
        #expect(solver.takeChangedVariables() == [columns.variables[9 * 3 + 1]])
        // A change in the column's middle moves what is below, and nothing beside it.
        solver.setConstant(5, of: columns.heights[5])
        solver.solve()
        let below = (6..<10).map { columns.variables[$0 * 3] }
        #expect(Set(solver.takeChangedVariables()) == Set([columns.variables[5 * 3 + 1]] + below))
        // All widths follow the total one.
        solver.setConstant(500, of: columns.wholeWidth)
        solver.solve()
        #expect(solver.takeChangedVariables().count == 1 + 400)
        #expect(columns.values[2] == 250)
    }

    @Test func changesAreKeptUntilTheyAreAskedFor() {
        let columns = Columns(count: 40, boxes: 10)
        _ = columns.solver.takeChangedVariables()
        for height in [30.0, 31, 32] {
            columns.solver.setConstant(height, of: columns.heights[9])
            columns.solver.solve()
        }
        #expect(columns.solver.takeChangedVariables() == [columns.variables[9 * 3 + 1]])
    }

    @Test func whatNothingDeterminesAnyMoreIsNothing() {
        let columns = Columns(count: 40, boxes: 10)
        _ = columns.solver.takeChangedVariables()
        columns.solver.remove(columns.wholeWidth)
        #expect(columns.solver.value(of: columns.total) == 400)
        columns.solver.solve()
        #expect(columns.solver.value(of: columns.total) == 0 && columns.values[2] == 0)
        #expect(columns.solver.takeChangedVariables().count == 1 + 400)
    }

    @Test func aDumpNamesValuesConstraintsAndWhatIsBroken() {
        let solver = Solver()
        let (left, right) = (solver.makeVariable(), solver.makeVariable())
        solver.add([Term(1, left)], .equal, 10)
        solver.add([Term(1, right), Term(-2, left)], .equal, 5)
        solver.add([Term(1, right)], .lessThanOrEqual, 20, priority: Priority(250))
        #expect(solver.dump().contains("not solved since the last change"))
        solver.solve()
        let dump = solver.dump()
        #expect(dump.contains("v0 = 10.0  by #0") && dump.contains("v1 = 25.0  by #1"))
        #expect(dump.contains("#1 1.0·v1 + -2.0·v0 = 5.0  defines v1") && dump.contains("#2 1.0·v1 ≤ 20.0 @250.0  row, error 5.0"))
        #expect(!dump.contains("not solved"))
        solver.add([Term(1, right)], .equal, 0)
        solver.solve()
        #expect(solver.dump().contains("broken: #3, which could not hold with [0, 1, 3]"))
    }
}
