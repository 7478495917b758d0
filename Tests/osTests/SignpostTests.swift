import Foundation
import Testing
import os

@Suite struct SignpostTests {
    @Test func whatIsMarkedIsDoneAllTheSame() {
        let signposter = OSSignposter(subsystem: "a", category: .pointsOfInterest)
        #expect(!signposter.isEnabled && !OSLog.default.signpostsEnabled)
        let (first, second) = (signposter.makeSignpostID(), signposter.makeSignpostID())
        #expect(first != second && first != .exclusive)
        let state = signposter.beginInterval("work", id: first, "with \(1)")
        #expect(state.signpostID == first)
        signposter.endInterval("work", state)
        #expect(signposter.withIntervalSignpost("sum") { 1 + 1 } == 2)
        os_signpost(.begin, log: .default, name: "work")
        os_signpost(.end, log: .default, name: "work", "%d", 5)
    }

    @Test func anIntervalIsTakenUpAgain() throws {
        let state = OSSignpostIntervalState.beginState(id: OSSignpostID(7))
        let data = try JSONEncoder().encode([state])
        #expect(try JSONDecoder().decode([OSSignpostIntervalState].self, from: data)[0].signpostID == OSSignpostID(7))
    }
}
