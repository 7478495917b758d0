import SampanAutoLayout
import Testing

@Suite struct SolverTests {
    private let solver = Solver()

    private func expect(_ variable: Variable, _ value: Double, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(abs(solver.value(of: variable) - value) < 1e-9, sourceLocation: sourceLocation)
    }

    @Test func aVariableWithoutConstraintsIsZeroAndAmbiguous() {
        let x = solver.makeVariable()
        solver.solve()
        expect(x, 0)
        #expect(solver.isAmbiguous(x))
    }

    @Test func higherPrioritiesWinHoweverManyLowerOnesThereAre() {
        let x = solver.makeVariable()
        solver.add([Term(1, x)], .equal, 10, priority: Priority(251))
        for _ in 0..<500 { solver.add([Term(1, x)], .equal, 200, priority: Priority(250)) }
        solver.solve()
        expect(x, 10)
    }

    @Test func fractionsOfAPriorityDecideToo() {
        let x = solver.makeVariable()
        solver.add([Term(1, x)], .equal, 20, priority: Priority(999))
        solver.add([Term(1, x)], .equal, 10, priority: Priority(999.5))
        solver.solve()
        expect(x, 10)
    }

    @Test func requiredLimitsBoundWeightedWishes() {
        let x = solver.makeVariable()
        solver.add([Term(1, x)], .equal, 400, priority: Priority(750))
        let limit = solver.add([Term(1, x)], .lessThanOrEqual, 320)
        solver.solve()
        expect(x, 320)
        solver.remove(limit)
        solver.solve()
        expect(x, 400)
    }

    @Test func aVariableGivenTwiceInAConstraintCountsTwice() {
        let x = solver.makeVariable()
        solver.add([Term(1, x), Term(1, x)], .equal, 10)
        solver.solve()
        expect(x, 5)
    }

    @Test func aConstantReachesEverythingThatFollowsFromIt() {
        let variables = (0..<50).map { _ in solver.makeVariable() }
        let first = solver.add([Term(1, variables[0])], .equal, 1)
        for i in 1..<50 { solver.add([Term(1, variables[i]), Term(-1, variables[i - 1])], .equal, 1) }
        let limit = solver.makeVariable()
        solver.add([Term(1, limit), Term(-1, variables[49])], .greaterThanOrEqual, 0)
        solver.add([Term(1, limit)], .equal, 0, priority: Priority(1))
        solver.solve()
        expect(variables[49], 50)
        expect(limit, 50)
        solver.setConstant(101, of: first)
        solver.solve()
        expect(variables[49], 150)
        expect(limit, 150)
    }

    @Test func equationsThatDependOnEachOtherAreSolvedTogether() {
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        solver.add([Term(1, x), Term(1, y)], .equal, 10)
        let difference = solver.add([Term(1, x), Term(-1, y)], .equal, 4)
        solver.add([Term(1, z), Term(-2, x), Term(1, y)], .equal, 0)
        solver.solve()
        expect(x, 7)
        expect(z, 11)
        solver.setConstant(0, of: difference)
        solver.solve()
        expect(x, 5)
        expect(z, 5)
    }

    @Test func editsFollowSuggestionsAndLeaveNoTrace() {
        let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        solver.add([Term(1, right), Term(-1, left), Term(-1, width)], .equal, 0)
        solver.add([Term(1, left)], .equal, 0)
        solver.add([Term(1, width)], .equal, 50, priority: Priority(100))
        solver.addEdit(right, priority: Priority(900))
        for value in [10.0, 200, -5] {
            solver.suggest(value, for: right)
            solver.solve()
            expect(width, value)
        }
        solver.removeEdit(right)
        solver.solve()
        expect(width, 50)
    }

    @Test func staysKeepWhatNothingElseDecides() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let first = solver.add([Term(1, x)], .equal, 30)
        solver.add([Term(1, x), Term(1, y)], .equal, 100)
        solver.solve()
        solver.addStay(y, priority: Priority(1))
        solver.remove(first)
        solver.solve()
        expect(y, 70)
        expect(x, 30)
        #expect(!solver.isAmbiguous(x))
        solver.removeStay(y)
        solver.solve()
        #expect(solver.isAmbiguous(x))
    }

    @Test func aConflictNamesExactlyTheConstraintsInvolvedAndTheChosenOneIsBroken() {
        let (x, y, other) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        solver.add([Term(1, other)], .equal, 3)
        let a = solver.add([Term(1, x)], .equal, 10)
        let b = solver.add([Term(1, y), Term(-1, x)], .equal, 5)
        solver.add([Term(1, y), Term(1, other)], .lessThanOrEqual, 100)
        let c = solver.add([Term(1, y)], .lessThanOrEqual, 12)
        solver.chooseBroken = { $0[1] }
        #expect(solver.solve() == [Conflict(constraints: [a, b, c], broken: b)])
        #expect(solver.isBroken(b))
        expect(x, 10)
        expect(y, 12)
        // Once there is room for it, it holds.
        solver.setConstant(40, of: c)
        #expect(solver.solve().isEmpty)
        expect(y, 15)
    }

    @Test func aBrokenConstraintIsRequiredAgainWhenAnotherOfItsConflictGoes() {
        let x = solver.makeVariable()
        let a = solver.add([Term(1, x)], .equal, 10)
        let b = solver.add([Term(1, x)], .equal, 20)
        #expect(solver.solve() == [Conflict(constraints: [a, b], broken: b)])
        expect(x, 10)
        solver.remove(a)
        #expect(solver.solve().isEmpty)
        #expect(!solver.isBroken(b))
        expect(x, 20)
        let c = solver.add([Term(1, x)], .lessThanOrEqual, 15)
        #expect(Set(solver.solve().flatMap(\.constraints)) == [b, c])
    }

    @Test func equalConstraintsDoNotConflictUntilOneChanges() {
        let x = solver.makeVariable()
        solver.add([Term(1, x)], .equal, 10)
        let again = solver.add([Term(1, x)], .equal, 10)
        #expect(solver.solve().isEmpty)
        solver.setConstant(11, of: again)
        #expect(solver.solve().count == 1)
    }

    @Test func roundedSizesDoNotConflict() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add([Term(1, x)], .equal, 375)
        solver.add([Term(1, y), Term(-1 / 3, x)], .equal, 0)
        solver.add([Term(1, y)], .equal, 125.000004)
        #expect(solver.solve().isEmpty)
    }

    @Test func prioritiesChangeWhileConstraintsStand() {
        let x = solver.makeVariable()
        let a = solver.add([Term(1, x)], .equal, 10, priority: Priority(500))
        let b = solver.add([Term(1, x)], .equal, 20, priority: Priority(400))
        solver.solve()
        expect(x, 10)
        solver.setPriority(Priority(600), of: b)
        solver.solve()
        expect(x, 20)
        solver.setPriority(.required, of: a)
        solver.solve()
        expect(x, 10)
        solver.setPriority(Priority(1), of: a)
        solver.solve()
        expect(x, 20)
    }

    @Test func ambiguityShowsInTheVariablesConcernedOnly() throws {
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        solver.add([Term(1, x), Term(1, y)], .equal, 100)
        solver.add([Term(1, x)], .greaterThanOrEqual, 0)
        solver.add([Term(1, y)], .greaterThanOrEqual, 0)
        solver.add([Term(1, z)], .equal, 5)
        solver.solve()
        #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y) && !solver.isAmbiguous(z))
        let before = solver.value(of: x)
        let other = try #require(solver.alternative(to: [x]))
        #expect(other(x) != before && abs(other(x) + other(y) - 100) < 1e-9 && other(x) >= -1e-9 && other(y) >= -1e-9)
        expect(x, before)
        // Two wishes of one priority leave the room between them.
        solver.add([Term(1, x)], .equal, 20, priority: Priority(250))
        solver.solve()
        #expect(!solver.isAmbiguous(x))
        solver.add([Term(1, x)], .equal, 60, priority: Priority(250))
        solver.solve()
        #expect(solver.isAmbiguous(x))
    }

    @Test func whatAValueFollowsFromIsNamed() {
        let (x, y, width) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let a = solver.add([Term(1, x)], .equal, 10)
        let b = solver.add([Term(1, y), Term(-1, x), Term(-1, width)], .equal, 0)
        let wish = solver.add([Term(1, width)], .equal, 200, priority: Priority(250))
        let limit = solver.add([Term(1, y)], .lessThanOrEqual, 100)
        solver.solve()
        #expect(solver.constraintsAffecting(x) == [a])
        #expect(solver.constraintsAffecting(y) == [limit])
        #expect(solver.constraintsAffecting(width) == [a, b, limit].sorted())
        solver.remove(limit)
        solver.solve()
        #expect(solver.constraintsAffecting(y) == [a, b, wish].sorted())
    }

    @Test func numbersOfRemovedConstraintsAndVariablesAreUsedAgain() {
        var greatest: ConstraintID?
        for _ in 0..<1000 {
            let (x, y) = (solver.makeVariable(), solver.makeVariable())
            let ids = [
                solver.add([Term(1, x)], .equal, 4), solver.add([Term(1, y), Term(-1, x)], .greaterThanOrEqual, 1),
                solver.add([Term(1, y)], .equal, 0, priority: Priority(5)),
            ]
            solver.solve()
            expect(y, 5)
            for id in ids { solver.remove(id) }
            solver.remove(x)
            solver.remove(y)
            solver.solve()
            greatest = max(greatest ?? ids[0], ids.max()!)
        }
        let x = solver.makeVariable()
        #expect(solver.add([Term(1, x)], .equal, 1) <= greatest!)
    }

    @Test func aLongChainOfWishesStaysCheap() {
        // Each position through the one before it: multiplied out, this would be 50 million terms.
        let count = 10_000
        let variables = (0..<count).map { _ in solver.makeVariable() }
        let first = solver.add([Term(1, variables[0])], .equal, 1, priority: Priority(999))
        for i in 1..<count { solver.add([Term(1, variables[i]), Term(-1, variables[i - 1])], .equal, 1, priority: Priority(999)) }
        solver.solve()
        expect(variables[count - 1], Double(count))
        solver.setConstant(11, of: first)
        solver.solve()
        expect(variables[count - 1], Double(count + 10))
    }
}
