import Testing

@testable import Profiling

/// Graphs of what refers to what, made up.
@Suite struct LeakGraphTests {
    private func graph(_ count: Int, _ references: (from: Int, to: Int)...) -> LeakGraph {
        LeakGraph(
            count: count,
            references: references.map { LeakGraph.Reference(from: $0.from, offset: 16 + 8 * $0.to, to: $0.to) })
    }

    @Test func thoseThatLeadToEachOtherAreOneGroup() {
        let graph = graph(6, (0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 3))
        #expect(Set(graph.groups()) == [[0, 1, 2], [3, 4], [5]])
    }

    /// A group comes after those that it leads to.
    @Test func groupsComeInTheOrderInWhichTheyAreHeld() throws {
        let groups = graph(4, (0, 1), (1, 2), (2, 1), (2, 3)).groups()
        #expect(groups == [[3], [1, 2], [0]])
    }

    @Test func oneAloneIsACycleOnlyIfItHoldsItself() {
        let graph = graph(3, (0, 0), (0, 1), (1, 2))
        #expect(graph.isCycle([0]) && !graph.isCycle([1]) && !graph.isCycle([2]))
    }

    @Test func theShortestWayAroundIsFoundWithTheOffsets() {
        // 0 → 1 → 2 → 0, and a way round by 3 and 4.
        let graph = graph(5, (0, 3), (3, 4), (4, 2), (0, 1), (1, 2), (2, 0))
        let way = graph.shortestCycle(from: 0, in: [0, 1, 2, 3, 4])
        #expect(way?.map(\.from) == [0, 1, 2] && way?.map(\.to) == [1, 2, 0] && way?.map(\.offset) == [24, 32, 16])
        #expect(graph.shortestCycle(from: 3, in: [0, 2, 3, 4])?.map(\.from) == [3, 4, 2, 0])
    }

    @Test func theWayDoesNotLeaveTheGroup() {
        let graph = graph(4, (0, 1), (1, 0), (0, 2), (2, 3))
        #expect(graph.shortestCycle(from: 0, in: [0, 1])?.map(\.from) == [0, 1])
        #expect(graph.shortestCycle(from: 2, in: [2]) == nil)
    }

    @Test func heldIsWhatAnotherGroupRefersTo() {
        let graph = graph(5, (0, 1), (1, 0), (1, 2), (2, 3), (4, 4))
        #expect(graph.held(graph.groups()) == [2, 3])
    }

    @Test func whatRefersToNoNodeIsPassedOver() {
        let graph = graph(2, (0, 7), (-1, 1), (1, 1))
        #expect(Set(graph.groups()) == [[0], [1]] && graph.isCycle([1]) && !graph.isCycle([0]))
    }

    /// Lists and rings of a hundred thousand are searched without going as deep.
    @Test func longListsAndRingsAreSearched() {
        let count = 100_000
        let list = (1..<count).map { LeakGraph.Reference(from: $0 - 1, offset: 16, to: $0) }
        #expect(LeakGraph(count: count, references: list).groups().count == count)
        let ring = LeakGraph(count: count, references: list + [LeakGraph.Reference(from: count - 1, offset: 16, to: 0)])
        #expect(ring.groups().map(\.count) == [count])
        #expect(ring.shortestCycle(from: 7, in: Set(0..<count))?.count == count)
    }
}
