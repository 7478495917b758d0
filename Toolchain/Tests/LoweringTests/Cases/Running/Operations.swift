import Foundation

@MainActor func checkThatClosuresOfABlockOperationRunBesideEachOther() {
    let lock = NSLock()
    nonisolated(unsafe) var (now, most) = (0, 0)
    let work: @Sendable () -> Void = {
        lock.withLock { (now, most) = (now + 1, max(most, now + 1)) }
        Thread.sleep(forTimeInterval: 0.2)
        lock.withLock { now -= 1 }
    }
    let operation = BlockOperation(block: work)
    for _ in 0..<3 { operation.addExecutionBlock(work) }
    let last = BlockOperation { expect(operation.isFinished) }
    last.addDependency(operation)
    let queue = OperationQueue()
    queue.addOperations([last, operation], waitUntilFinished: true)
    expect(most > 1 && last.isFinished)
}

@MainActor func checkThatAnOperationTellsWhoObservesIt() {
    let operation = BlockOperation {}
    var ended = 0
    let observation = operation.observe(\.isFinished, options: [.new]) { _, change in
        if change.newValue == true { ended += 1 }
    }
    operation.start()
    expect(ended == 1)
    observation.invalidate()
}
