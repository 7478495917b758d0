import SampanAutoLayout
import Testing

/// What variables are where constraints leave a choice.
@Suite struct FreedomTests {
    private let solver = Solver()

    @Test func variablesThatStayAtZeroLeaveTheRestToOthers() {
        let (start, length) = (solver.makeVariable(), solver.makeVariable(staysAtZero: true))
        solver.add([Term(1, length), Term(1, start)], .equal, 400)
        solver.solve()
        #expect(solver.value(of: start) == 400 && solver.value(of: length) == 0)
        solver.add([Term(1, start)], .equal, 100)
        solver.solve()
        #expect(solver.value(of: start) == 100 && solver.value(of: length) == 300)
    }

    @Test func theFaintestWishesDoNotMakeASolutionTheOnlyOne() {
        let length = solver.makeVariable()
        solver.add([Term(1, length)], .lessThanOrEqual, 300)
        solver.add([Term(1, length)], .equal, 0, priority: .faintest)
        solver.solve()
        #expect(solver.value(of: length) == 0)
        #expect(solver.isAmbiguous(length))
        let wish = solver.add([Term(1, length)], .equal, 50, priority: Priority(0.001))
        solver.solve()
        #expect(solver.value(of: length) == 50 && !solver.isAmbiguous(length))
        solver.remove(wish)
        solver.solve()
        #expect(solver.value(of: length) == 0)
    }
}
