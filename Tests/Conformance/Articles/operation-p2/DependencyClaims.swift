import XCTest

/// The articles' five seconds are a tenth of one here.
@discardableResult func sleep(_ seconds: UInt32) -> UInt32 {
    usleep(seconds * 20_000)
    return 0
}

final class DependencyClaims: XCTestCase {
    /// What the article's two tasks print, as they stand or with some dependencies.
    private func events(_ prepare: (Operation, Operation) -> Void = { _, _ in }) -> [String] {
        let text = Output.of {
            // listing operation-p2-01, lines 20-36
            prepare(firstOperation, secondOperation)
            // listing operation-p2-01, lines 37-41
            operationQueue.waitUntilAllOperationsAreFinished()
        }
        return text.split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            return "\(words[0].prefix(1))\(words[3])"
        }
    }

    func test_c03_withoutADependencyTheyRunInParallel() {
        let events = events()
        XCTAssertEqual(Set(events.prefix(2)), ["S1", "S2"])
        XCTAssertEqual(Set(events.suffix(2)), ["F1", "F2"])
    }

    func test_c01_c04_withADependencyTheFirstStartsAfterTheSecondHasFinished() {
        XCTAssertEqual(events { $0.addDependency($1) }, ["S2", "F2", "S1", "F1"])
    }

    func test_c07_l02_withoutItsDependencyTheFirstStartsAtOnce() {
        let events = events { firstOperation, secondOperation in
            firstOperation.addDependency(secondOperation)
            // listing operation-p2-02
            XCTAssertTrue(firstOperation.dependencies.isEmpty)
        }
        XCTAssertEqual(Set(events.prefix(2)), ["S1", "S2"])
    }

    func test_c05_dependenciesHoldAcrossQueues() {
        let (one, other) = (OperationQueue(), OperationQueue())
        let lock = NSLock()
        var order: [Int] = []
        let first = BlockOperation {
            Thread.sleep(forTimeInterval: 0.05)
            lock.withLock { order.append(1) }
        }
        let second = BlockOperation { lock.withLock { order.append(2) } }
        second.addDependency(first)
        one.addOperation(second)
        other.addOperation(first)
        one.waitUntilAllOperationsAreFinished()
        XCTAssertEqual(order, [1, 2])
    }

    func test_c08_aCycleNeverRuns() {
        let operations = (0..<3).map { _ in BlockOperation {} }
        for (index, operation) in operations.enumerated() { operation.addDependency(operations[(index + 1) % 3]) }
        let queue = OperationQueue()
        queue.addOperations(operations, waitUntilFinished: false)
        Screen.wait(0.3)
        XCTAssertFalse(operations.contains(where: \.isFinished))
    }

    func test_c09_l03_aMutualDependencyIsADeadlock() {
        let (firstOperation, secondOperation) = (BlockOperation {}, BlockOperation {})
        // listing operation-p2-03
        let queue = OperationQueue()
        queue.addOperations([firstOperation, secondOperation], waitUntilFinished: false)
        Screen.wait(0.3)
        XCTAssertFalse(firstOperation.isFinished || secondOperation.isFinished)
    }
}

final class SumClaims: XCTestCase {
    func test_c02_c10_c11_c12_c13_c14_theSumGoesFromOneOperationToTheOther() {
        let text = Output.of {
            // listing operation-p2-04
            operationQueue.waitUntilAllOperationsAreFinished()
            XCTAssertTrue(displayOperation.dependencies == [calculateOperation] && displayOperation.isFinished)
            XCTAssertEqual(calculateOperation.sum, 15)
        }
        XCTAssertEqual(text, "Sum = 15")
    }
}
