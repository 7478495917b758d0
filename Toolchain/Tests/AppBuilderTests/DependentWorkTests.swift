import Foundation
import Testing

@testable import AppBuilder

@Suite struct DependentWorkTests {
    private final class Record: @unchecked Sendable {
        private let lock = NSLock()
        private var steps: [Int] = []
        func note(_ step: Int) { lock.withLock { steps.append(step) } }
        var order: [Int] { lock.withLock { steps } }
    }

    @Test(arguments: [1, 2, 3]) func aStepIsDoneAfterThoseThatItNeeds(count: Int) throws {
        let record = Record()
        let needs: [Set<Int>] = [[], [0], [], [1, 2], [0], [3, 4], []]
        try DependentWork.run(needs, atOnce: count) { step in
            if step == 0 { Thread.sleep(forTimeInterval: 0.01) }
            record.note(step)
        }
        #expect(record.order.sorted() == Array(needs.indices))
        for (step, earlier) in needs.enumerated() {
            let place = try #require(record.order.firstIndex(of: step))
            #expect(earlier.isSubset(of: Set(record.order[..<place])), "\(step) came too early: \(record.order)")
        }
    }

    @Test func stepsThatNeedNothingOfEachOtherAreDoneBesideEachOther() throws {
        let arrivals = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
        try DependentWork.run([[], []], atOnce: 2) { step in
            arrivals[step].signal()
            arrivals[1 - step].wait()
        }
    }

    @Test func nothingIsBegunAfterAStepThatFailed() {
        struct Failure: Error {}
        let record = Record()
        #expect(throws: Failure.self) {
            try DependentWork.run([[], [0], [1], []], atOnce: 1) { step in
                record.note(step)
                if step == 1 { throw Failure() }
            }
        }
        #expect(record.order == [0, 1])
    }

    @Test func nothingAtAllIsDoneAtOnce() throws {
        try DependentWork.run([]) { _ in Issue.record("there is no step") }
    }
}
