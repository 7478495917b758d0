import Foundation
import SampanFoundation
import Testing

private typealias BlockOperation = SampanFoundation.BlockOperation

@Suite struct BlockOperationTests {
    @Test func closuresRunBesideEachOtherAndAllBeforeItIsFinished() {
        let lock = NSLock()
        nonisolated(unsafe) var (now, most, done) = (0, 0, 0)
        let work: @Sendable () -> Void = {
            lock.withLock { (now, most) = (now + 1, max(most, now + 1)) }
            Thread.sleep(forTimeInterval: 0.2)
            lock.withLock { (now, done) = (now - 1, done + 1) }
        }
        let operation = BlockOperation(block: work)
        for _ in 0..<3 { operation.addExecutionBlock(work) }
        #expect(operation.executionBlocks.count == 4)
        operation.start()
        #expect(operation.isFinished && done == 4 && most > 1)
    }

    @Test func aQueueRunsItAndItsCompletionBlockComesLast() {
        let (end, lock) = (DispatchSemaphore(value: 0), NSLock())
        nonisolated(unsafe) var order: [String] = []
        let operation = BlockOperation()
        operation.addExecutionBlock { lock.withLock { order.append("work") } }
        operation.completionBlock = {
            lock.withLock { order.append("completion") }
            end.signal()
        }
        let queue = OperationQueue()
        queue.addOperation(operation)
        #expect(end.wait(timeout: .now() + 10) == .success)
        #expect(order == ["work", "completion"])
    }

    @Test func aCancelledOneRunsNothing() {
        nonisolated(unsafe) var ran = false
        let operation = BlockOperation { ran = true }
        operation.cancel()
        operation.start()
        #expect(operation.isFinished && !ran)
        let empty = BlockOperation()
        empty.start()
        #expect(empty.isFinished && empty.executionBlocks.isEmpty)
    }
}
