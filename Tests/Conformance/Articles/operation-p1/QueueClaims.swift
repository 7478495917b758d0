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
                // listing operation-p1-01
                return
            }
            // listing operation-p1-01, lines 449-461
            operationQueue.maxConcurrentOperationCount = width
            // listing operation-p1-01, lines 463-463
        }
        return text.split(separator: "\n").map { String($0.prefix(1)) }.joined()
    }

    func test_c24_oneAtATimeTheSecondStartsAfterTheFirstHasFinished() { XCTAssertEqual(events(), "SFSF") }
    func test_c25_twoAtATimeTheyRunInParallel() { XCTAssertEqual(events(width: 2), "SSFF") }

    func test_c17_aQueueRunsOnlyWhatIsReady() {
        let (first, second) = (Operation(), BlockOperation())
        second.addDependency(first)
        let queue = OperationQueue()
        queue.addOperation(second)
        Screen.wait(0.1)
        XCTAssertFalse(second.isReady || second.isFinished)
        first.start()
        XCTAssertTrue(Screen.wait { second.isFinished })
    }

    func test_c18_whatIsInAQueueRunsUntilItFinishesOrIsCancelled() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let go = DispatchSemaphore(value: 0)
        queue.addOperation { go.wait() }
        var ran = false
        let waiting = BlockOperation { ran = true }
        queue.addOperation(waiting)
        XCTAssertEqual(queue.operationCount, 2)
        waiting.cancel()
        go.signal()
        queue.waitUntilAllOperationsAreFinished()
        XCTAssertTrue(waiting.isFinished && !ran)
        XCTAssertEqual(queue.operationCount, 0)
    }

    func test_c20_waitingBlocksTheThreadUntilAllHaveFinished() {
        let queue = OperationQueue()
        var count = 0
        for _ in 0..<2 { queue.addOperation { Thread.sleep(forTimeInterval: 0.05) } }
        queue.addBarrierBlock { count = 1 }
        queue.waitUntilAllOperationsAreFinished()
        XCTAssertEqual(count, 1)
        XCTAssertEqual(queue.operationCount, 0)
    }

    func test_c21_addingCanWaitForTheGivenOperationsOnly() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 4
        let go = DispatchSemaphore(value: 0)
        let other = BlockOperation { go.wait() }
        queue.addOperation(other)
        let given = [BlockOperation {}, BlockOperation {}]
        queue.addOperations(given, waitUntilFinished: true)
        XCTAssertTrue(given.allSatisfy(\.isFinished) && !other.isFinished)
        go.signal()
        queue.waitUntilAllOperationsAreFinished()
    }

    func test_c22_aSuspendedQueueGoesOnWithWhatRunsAndKeepsTheRest() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let (began, go) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let running = BlockOperation {
            began.signal()
            go.wait()
        }
        let waiting = BlockOperation {}
        queue.addOperations([running, waiting], waitUntilFinished: false)
        began.wait()
        queue.isSuspended = true
        go.signal()
        XCTAssertTrue(Screen.wait { running.isFinished })
        Screen.wait(0.1)
        XCTAssertFalse(waiting.isFinished)
        queue.isSuspended = false
        XCTAssertTrue(Screen.wait { waiting.isFinished })
    }

    func test_c23_noMoreThanTheGivenNumberRunAtATime() {
        let (queue, lock) = (OperationQueue(), NSLock())
        queue.maxConcurrentOperationCount = 2
        var (now, most) = (0, 0)
        for _ in 0..<8 {
            queue.addOperation {
                lock.withLock { (now, most) = (now + 1, max(most, now + 1)) }
                Thread.sleep(forTimeInterval: 0.02)
                lock.withLock { now -= 1 }
            }
        }
        queue.waitUntilAllOperationsAreFinished()
        XCTAssertEqual(most, 2)
    }
}
