import Foundation
import SampanFoundation
import Testing

@Suite struct SerialQueueTests {
    private actor Counter {
        nonisolated let queue = DispatchSerialQueue(label: "counter")
        nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
        private(set) var count = 0

        /// Whether the queue runs what the actor does.
        func increase() -> Bool {
            count += 1
            dispatchPrecondition(condition: .onQueue(queue))
            return true
        }
    }

    @Test func anActorRunsOnTheQueueThatItNames() async {
        let counter = Counter()
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<100 { group.addTask { await counter.increase() } }
            for await isThere in group { #expect(isThere) }
        }
        #expect(await counter.count == 100)
    }

    @Test func whatRunsOnTheQueueIsIsolatedToItsActor() async {
        let counter = Counter()
        _ = await counter.increase()
        let count = await withCheckedContinuation { continuation in
            counter.queue.async { continuation.resume(returning: counter.assumeIsolated { $0.count }) }
        }
        #expect(count == 1)
    }

    @Test func queuesAndGroupsAreComparedByWhatTheyStandFor() {
        let (queue, group) = (DispatchQueue(label: "one"), DispatchGroup())
        #expect(DispatchQueue.global() == DispatchQueue.global() && DispatchQueue.main == .main && queue != .main && queue == queue)
        #expect(DispatchQueue.global() != DispatchQueue.global(qos: .background) && DispatchQueue(label: "one") != queue)
        #expect(Set<DispatchObject>([queue, group, queue, DispatchQueue.global(), DispatchQueue.global()]).count == 3)
    }

    @Test func theMainQueueIsOneObject() async {
        #expect(DispatchQueue.main === DispatchQueue.main && OperationQueue.main.underlyingQueue === DispatchQueue.main)
        await withCheckedContinuation { done in
            DispatchQueue.main.async {
                dispatchPrecondition(condition: .onQueue(.main))
                done.resume()
            }
        }
    }
}
