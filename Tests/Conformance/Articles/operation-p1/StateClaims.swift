import XCTest

/// Notes the states that it sees itself in.
private final class Watching: Operation {
    var seen: [String] = []
    var thread: Thread?
    var cancelsItself = false

    func note() { seen.append("\(isReady ? "r" : "")\(isExecuting ? "e" : "")\(isCancelled ? "c" : "")\(isFinished ? "f" : "")") }

    override func main() {
        thread = .current
        if cancelsItself { cancel() }
        note()
    }
}

final class StateClaims: XCTestCase {
    func test_c03_c04_c06_anOperationIsReadyThenExecutesThenIsFinished() {
        let operation = Watching()
        operation.note()
        operation.start()
        operation.note()
        XCTAssertEqual(operation.seen.map { $0.replacingOccurrences(of: "r", with: "") }, ["", "e", "f"])
        XCTAssertEqual(operation.seen.first, "r")
    }

    func test_c05_aCancelledOperationIsCancelledBeforeItIsFinished() {
        let operation = Watching()
        operation.cancel()
        XCTAssertTrue(operation.isCancelled && !operation.isFinished)
        operation.start()
        XCTAssertTrue(operation.isFinished)
    }

    func test_c08_cancelPreventsOnlyWhatHasNotStarted() {
        let waiting = Watching()
        waiting.cancel()
        waiting.start()
        XCTAssertEqual(waiting.seen, [], "it never ran")
        let running = Watching()
        running.cancelsItself = true
        running.start()
        XCTAssertTrue(running.seen[0].contains("ec"), "it ran on, and could see that it was cancelled: \(running.seen)")
    }

    func test_c09_c15_startRunsAnOperationOnTheCurrentThread() {
        var thread: Thread?
        let block = BlockOperation { thread = .current }
        block.start()
        XCTAssertTrue(block.isFinished && thread != nil)
        let operation = Watching()
        operation.start()
        XCTAssertEqual(operation.thread, .current)
        XCTAssertTrue(operation.isFinished)
    }

    func test_c10_c11_theCompletionBlockRunsAfterAllClosures() {
        let lock = NSLock()
        var (ran, atCompletion) = (0, -1)
        let operation = BlockOperation { lock.withLock { ran += 1 } }
        for _ in 0..<3 {
            operation.addExecutionBlock {
                Thread.sleep(forTimeInterval: 0.02)
                lock.withLock { ran += 1 }
            }
        }
        operation.completionBlock = { lock.withLock { atCompletion = ran } }
        operation.start()
        XCTAssertTrue(Screen.wait { lock.withLock { atCompletion } >= 0 })
        XCTAssertEqual(atCompletion, 4)
    }

    func test_c12_c13_closuresOfABlockOperationRunBesideEachOther() {
        let lock = NSLock()
        var (now, most) = (0, 0)
        var threads: Set<Thread> = []
        func work() {
            lock.withLock {
                (now, most) = (now + 1, max(most, now + 1))
                threads.insert(.current)
            }
            Thread.sleep(forTimeInterval: 0.2)
            lock.withLock { now -= 1 }
        }
        let operation = BlockOperation(block: work)
        for _ in 0..<3 { operation.addExecutionBlock(work) }
        operation.start()
        XCTAssertGreaterThan(most, 1)
        XCTAssertTrue(threads.contains { !$0.isMainThread }, "some run on threads of the global queue")
    }

    func test_c14_mainIsCalledWhenTheOperationStarts() {
        let operation = Watching()
        XCTAssertNil(operation.thread)
        operation.start()
        XCTAssertNotNil(operation.thread)
    }
}
