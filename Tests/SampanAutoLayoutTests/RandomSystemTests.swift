import SampanAutoLayout
import Foundation
import Testing

/// How many random systems each test solves: `SAMPAN_RANDOM_SYSTEMS`, or few enough for every run of the tests.
private let systemCount = ProcessInfo.processInfo.environment["SAMPAN_RANDOM_SYSTEMS"].flatMap { Int($0) } ?? 1000

@Suite struct RandomSystemTests {
    private func values(_ solver: Solver, _ variables: [Variable]) -> [Double] { variables.map(solver.value(of:)) }

    @Test(.disabled(if: LinearProgram.missing != nil, "needs python3 with scipy to compare with"))
    func solutionsAreAsGoodAsALinearProgramSolversAtEveryLevel() throws {
        var random = SplitMix(state: 1)
        for start in stride(from: 0, to: systemCount, by: 1000) {
            let systems = (start..<min(start + 1000, systemCount)).map { _ in RandomSystem(using: &random, feasible: true) }
            let best = try LinearProgram.costs(systems.map { ($0.variableCount, $0.constraints) })
            try #require(best.count == systems.count)
            for (i, system) in systems.enumerated() {
                let solver = Solver()
                let variables = solver.makeVariables(system.variableCount)
                for given in system.constraints { _ = solver.add(given, variables) }
                #expect(solver.solve().isEmpty, "system \(start + i)")
                let found = values(solver, variables)
                let required = system.constraints.filter { $0.priority == .required }
                #expect(required.allSatisfy { $0.error(at: found) < 1e-6 }, "system \(start + i)")
                let expected = try #require(best[i], "system \(start + i)")
                let costs = RandomSystem.costs(system.constraints.filter { $0.priority != .required }, at: found)
                #expect(nearlyEqual(costs, expected), "system \(start + i): \(costs) instead of \(expected)")
            }
        }
    }

    @Test(.disabled(if: LinearProgram.missing != nil, "needs python3 with scipy to compare with"))
    func conflictsNameConstraintsThatCannotHoldAndNoneThatCould() throws {
        var random = SplitMix(state: 2)
        var trials: [(variableCount: Int, constraints: [Given])] = []
        var mayHold: [Bool] = []
        for _ in 0..<systemCount {
            let system = RandomSystem(using: &random, feasible: false)
            let solver = Solver()
            let variables = solver.makeVariables(system.variableCount)
            let given = Dictionary(uniqueKeysWithValues: system.constraints.map { (solver.add($0, variables), $0) })
            let conflicts = solver.solve()
            for conflict in conflicts {
                #expect(conflict.constraints.contains(conflict.broken))
                #expect(conflict.broken == conflict.constraints.max())
                let members = conflict.constraints.map { given[$0]! }
                #expect(members.allSatisfy { $0.priority == .required })
                trials.append((system.variableCount, members))
                mayHold.append(false)
                for i in members.indices {
                    var rest = members
                    rest.remove(at: i)
                    trials.append((system.variableCount, rest))
                    mayHold.append(true)
                }
            }
            let broken = Set(conflicts.map(\.broken))
            let found = values(solver, variables)
            for (id, constraint) in given where constraint.priority == .required {
                #expect(solver.isBroken(id) == broken.contains(id))
                if !broken.contains(id) { #expect(constraint.error(at: found) < 1e-4) }
            }
        }
        let results = try LinearProgram.costs(trials)
        #expect(results.count == trials.count && mayHold.contains(false))
        for (i, result) in results.enumerated() { #expect((result != nil) == mayHold[i], "trial \(i): \(trials[i])") }
    }

    @Test func historyDoesNotMatter() {
        var random = SplitMix(state: 3)
        for round in 0..<systemCount {
            let variableCount = Int.random(in: 1...8, using: &random)
            let point = (0..<variableCount).map { _ in Double(Int.random(in: -20...40, using: &random)) }
            let solver = Solver()
            let variables = solver.makeVariables(variableCount)
            var live: [(id: ConstraintID, given: Given)] = []
            for _ in 0..<Int.random(in: 1...40, using: &random) {
                switch Int.random(in: 0..<10, using: &random) {
                case 0..<5:
                    let given = RandomSystem.constraint(variableCount, point, using: &random)
                    live.append((solver.add(given, variables), given))
                case 5..<7 where !live.isEmpty:
                    solver.remove(live.remove(at: Int.random(in: live.indices, using: &random)).id)
                case 7 where !live.isEmpty:
                    let i = Int.random(in: live.indices, using: &random)
                    // Required ones keep room for the point at which all hold.
                    let shift = Double(Int.random(in: 0...9, using: &random))
                    let given = live[i].given
                    if given.priority == .required && given.relation == .equal { continue }
                    live[i].given.constant += given.relation == .greaterThanOrEqual ? -shift : shift
                    solver.setConstant(live[i].given.constant, of: live[i].id)
                case 8 where !live.isEmpty:
                    let i = Int.random(in: live.indices, using: &random)
                    let level = [750.0, 250, 50, 999].randomElement(using: &random)!
                    live[i].given.priority = Priority(level)
                    solver.setPriority(Priority(level), of: live[i].id)
                default:
                    #expect(solver.solve().isEmpty, "round \(round)")
                }
            }
            #expect(solver.solve().isEmpty, "round \(round)")
            let fresh = Solver()
            let others = fresh.makeVariables(variableCount)
            for (_, given) in live.shuffled(using: &random) { _ = fresh.add(given, others) }
            #expect(fresh.solve().isEmpty, "round \(round)")
            let given = live.map(\.given)
            let (first, second) = (values(solver, variables), values(fresh, others))
            let (costs, freshCosts) = (RandomSystem.costs(given, at: first), RandomSystem.costs(given, at: second))
            #expect(nearlyEqual(costs, freshCosts), "round \(round): \(costs) instead of \(freshCosts)")
            for i in 0..<variableCount {
                let isAmbiguous = fresh.isAmbiguous(others[i])
                #expect(solver.isAmbiguous(variables[i]) == isAmbiguous, "round \(round) variable \(i)")
                if !isAmbiguous { #expect(abs(first[i] - second[i]) < 1e-5, "round \(round) variable \(i)") }
            }
        }
    }

    @Test func brokenConstraintsHoldAgainOnceTheConflictIsGone() {
        var random = SplitMix(state: 4)
        for round in 0..<systemCount / 2 {
            let variableCount = Int.random(in: 1...6, using: &random)
            let point = (0..<variableCount).map { _ in Double(Int.random(in: -20...40, using: &random)) }
            let solver = Solver()
            let variables = solver.makeVariables(variableCount)
            let good = (0..<8).map { _ in RandomSystem.constraint(variableCount, point, using: &random) }
            let bad = (0..<4).map { _ in RandomSystem.constraint(variableCount, nil, using: &random) }
            let badIDs = bad.map { solver.add($0, variables) }
            for given in good { _ = solver.add(given, variables) }
            solver.solve()
            for id in badIDs { solver.remove(id) }
            #expect(solver.solve().isEmpty, "round \(round)")
            let found = values(solver, variables)
            for given in good where given.priority == .required { #expect(given.error(at: found) < 1e-6, "round \(round)") }
        }
    }
}
