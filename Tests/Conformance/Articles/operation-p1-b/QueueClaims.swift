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
