import Foundation

/// Steps of which some need others done before.
final class DependentWork: @unchecked Sendable {
    private let needs: [Set<Int>]
    private let work: (Int) throws -> Void
    /// Guards what follows; told whenever a step has ended.
    private let change = NSCondition()
    private var waiting: [Int]
    private var done: Set<Int> = []
    private var hasFailed = false

    private init(_ needs: [Set<Int>], _ work: @escaping (Int) throws -> Void) {
        (self.needs, self.work, waiting) = (needs, work, Array(needs.indices))
    }

    /// Does all steps, each once those that it needs are done.
    ///
    /// - Parameters:
    ///   - needs: for each step the places of those that it needs, which stand before it.
    ///   - count: how many steps are done beside each other: as many as there are processors, but compilers need a gigabyte each.
    ///   - work: does the step at a place.
    /// - Throws: what a step threw. None is begun after that.
    static func run(
        _ needs: [Set<Int>], atOnce count: Int = min(ProcessInfo.processInfo.activeProcessorCount, 4),
        _ work: @escaping (Int) throws -> Void
    ) throws {
        for (place, earlier) in needs.enumerated() {
            precondition(earlier.allSatisfy { (0..<place).contains($0) }, "step \(place) needs one that does not stand before it")
        }
        let steps = DependentWork(needs, work)
        let workers = (0..<min(count, needs.count)).map { _ in ConcurrentWork { try steps.takeTurns() } }
        let outcomes = workers.map { worker in Result { try worker.result() } }
        for outcome in outcomes { try outcome.get() }
    }

    private func takeTurns() throws {
        while let step = next() {
            let outcome = Result { try work(step) }
            end(step, failed: (try? outcome.get()) == nil)
            try outcome.get()
        }
    }

    /// Waits for a step that can be done; `nil` if there will be none.
    private func next() -> Int? {
        change.lock()
        defer { change.unlock() }
        while !hasFailed, !waiting.isEmpty {
            if let place = waiting.firstIndex(where: { needs[$0].isSubset(of: done) }) { return waiting.remove(at: place) }
            change.wait()
        }
        return nil
    }

    private func end(_ step: Int, failed: Bool) {
        change.lock()
        if failed { hasFailed = true } else { done.insert(step) }
        change.broadcast()
        change.unlock()
    }
}
