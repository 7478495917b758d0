import Foundation
import SampanHost
import Synchronization

extension TestRunner {
    /// What the workers have come to.
    private struct Progress {
        var results: [TestResult] = []
        var succeeded = true
        var failure: (any Error)?
    }

    /// Runs classes of tests beside each other. Each worker has data of its own, a copy of what the app has stored, as each clone of a
    /// simulator has; it is removed after.
    func runInParallel(
        _ names: [String], options: LaunchOptions, timeAllowance: Double?, workers: Int,
        onMessage: @escaping @Sendable (String) -> Void
    ) throws -> Outcome {
        let queue = TestQueue(names, workers: workers)
        let progress = Shared(Progress())
        let console = Shared(())
        let group = DispatchGroup()
        for _ in 0..<workers {
            group.enter()
            // Not a queue's: they wait, and a queue would give only as many threads as there are processors.
            let thread = Thread {
                defer { group.leave() }
                do {
                    let clone = try tests.container.clone()
                    defer { clone.removeClone() }
                    while progress.value.withLock({ $0.failure == nil }), let part = queue.next() {
                        let outcome = try runInTurn(part, options: options, timeAllowance: timeAllowance, container: clone) { text in
                            console.value.withLock { _ in FileHandle.standardOutput.write(text) }
                        } onMessage: { text in
                            console.value.withLock { _ in onMessage(text) }
                        }
                        progress.value.withLock {
                            $0.results += outcome.results
                            $0.succeeded = $0.succeeded && outcome.succeeded
                        }
                    }
                } catch {
                    progress.value.withLock { $0.failure = $0.failure ?? error }
                }
            }
            thread.start()
        }
        group.wait()
        return try progress.value.withLock { progress in
            if let failure = progress.failure { throw failure }
            let results = inOrder(progress.results, of: names)
            onMessage(results.summary)
            return Outcome(results: results, succeeded: progress.succeeded)
        }
    }

    /// Results in the order in which the tests would run one after another.
    private func inOrder(_ results: [TestResult], of names: [String]) -> [TestResult] {
        let classes = TestQueue.classes(of: names).map { $0[0].prefix { $0 != "/" } }
        let places = Dictionary(uniqueKeysWithValues: classes.enumerated().map { ($1, $0) })
        func place(_ result: TestResult) -> Int { places[result.name.prefix { $0 != "." }] ?? classes.count }
        return results.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }.map(\.element)
    }
}

/// What several threads use, one at a time.
private final class Shared<Value>: Sendable {
    let value: Mutex<Value>
    init(_ value: sending Value) { self.value = Mutex(value) }
}
