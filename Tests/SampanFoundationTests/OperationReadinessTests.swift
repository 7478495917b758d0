import Foundation
import SampanFoundation
import Testing

@Suite struct OperationReadinessTests {
    /// An operation that never begins.
    private final class Stuck: Operation, @unchecked Sendable {
        override var isReady: Bool { false }
    }

    private final class Noting: Operation, @unchecked Sendable {
        let done = DispatchSemaphore(value: 0)
        override func main() { done.signal() }
    }

    @Test func anOperationWhoseLastDependencyIsRemovedIsReady() {
        let (queue, operation, stuck) = (OperationQueue(), Noting(), Stuck())
        operation.addDependency(stuck)
        queue.addOperation(operation)
        #expect(!operation.isReady && operation.done.wait(timeout: .now() + 0.05) == .timedOut)
        operation.removeDependency(stuck)
        #expect(operation.isReady && operation.dependencies.isEmpty)
        #expect(operation.done.wait(timeout: .now() + 5) == .success)
        queue.waitUntilAllOperationsAreFinished()
        #expect(operation.isFinished)
    }

    @Test func theOthersStillHaveToFinish() {
        let (queue, operation, stuck, first) = (OperationQueue(), Noting(), Stuck(), Noting())
        let block = SampanFoundation.BlockOperation { operation.cancel() }
        operation.addDependency(stuck)
        operation.addDependency(first)
        block.addDependency(stuck)
        queue.addOperations([operation, block], waitUntilFinished: false)
        operation.removeDependency(stuck)
        #expect(!operation.isReady && operation.dependencies == [first])
        queue.addOperation(first)
        #expect(operation.done.wait(timeout: .now() + 5) == .success)
        // One that is added afterwards counts, too.
        let last = Noting()
        block.addDependency(last)
        block.removeDependency(stuck)
        #expect(!block.isReady)
        queue.addOperation(last)
        queue.waitUntilAllOperationsAreFinished()
        #expect(block.isFinished)
    }

    @Test func aCancelledOperationIsReadyWhateverItWaitsFor() {
        let (operation, stuck) = (Noting(), Stuck())
        operation.addDependency(stuck)
        operation.cancel()
        #expect(operation.isReady)
    }
}
