import XCTest

/// The articles' five seconds are a tenth of one here.
@discardableResult func sleep(_ seconds: UInt32) -> UInt32 {
    usleep(seconds * 20_000)
    return 0
}

final class QueueClaims: XCTestCase {
    /// What the article's queue prints, as it stands or with another number of operations at a time.
    private func events(width: Int? = nil) -> String {
        let text = Output.of {
            guard let width else {
                // listing operation-p1-b-01
                return
            }
            // listing operation-p1-b-01, lines 428-438
            operationQueue.maxConcurrentOperationCount = width
            // listing operation-p1-b-01, lines 440-440
        }
        return text.split(separator: "\n").map { String($0.prefix(1)) }.joined()
    }

    func test_c08_oneAtATimeTheSecondStartsAfterTheFirstHasFinished() { XCTAssertEqual(events(), "SFSF") }
    func test_c09_twoAtATimeTheyRunInParallel() { XCTAssertEqual(events(width: 2), "SSFF") }

    func test_c01_aCancelledOperationIsFinishedOnlyAfterwards() {
        let operation = BlockOperation {}
        operation.cancel()
        XCTAssertTrue(operation.isCancelled && !operation.isFinished)
        operation.start()
        XCTAssertTrue(operation.isCancelled && operation.isFinished)
    }

    func test_c02_theCompletionBlockComesLast() {
        let lock = NSLock()
        var (done, atCompletion) = (0, -1)
        let operation = BlockOperation { lock.withLock { done += 1 } }
        for _ in 0..<3 { operation.addExecutionBlock { lock.withLock { done += 1 } } }
        operation.completionBlock = { lock.withLock { atCompletion = done } }
        operation.start()
        XCTAssertTrue(Screen.wait { lock.withLock { atCompletion } >= 0 })
        XCTAssertEqual(atCompletion, 4)
    }

    func test_c03_c04_closuresOfABlockOperationRunBesideEachOther() {
        let lock = NSLock()
        var (now, most) = (0, 0)
        var isOffMain = false
        func work() {
            lock.withLock { (now, most, isOffMain) = (now + 1, max(most, now + 1), isOffMain || !Thread.isMainThread) }
            Thread.sleep(forTimeInterval: 0.2)
            lock.withLock { now -= 1 }
        }
        let operation = BlockOperation(block: work)
        for _ in 0..<3 { operation.addExecutionBlock(work) }
        operation.start()
        XCTAssertGreaterThan(most, 1)
        XCTAssertTrue(isOffMain)
    }

    func test_c05_startIsSynchronousOnTheCurrentThread() {
        final class Noting: Operation {
            var thread: Thread?
            override func main() { thread = .current }
        }
        let operation = Noting()
        operation.start()
        XCTAssertEqual(operation.thread, .current)
    }

    func test_c07_aSuspendedQueueKeepsWhatWaits() {
        let queue = OperationQueue()
        queue.isSuspended = true
        let operation = BlockOperation {}
        queue.addOperation(operation)
        Screen.wait(0.1)
        XCTAssertFalse(operation.isFinished)
        queue.isSuspended = false
        XCTAssertTrue(Screen.wait { operation.isFinished })
    }
}
