import Foundation
import ObjCRuntime
import SampanFoundation
import Testing

@Suite struct OperationObservingTests {
    /// Notes what it is told, on whichever thread.
    private final class Noting: NSObject, @unchecked Sendable {
        private let lock = NSLock()
        private var all: [String] = []
        var notes: [String] { lock.withLock { all } }

        func note(_ text: String) { lock.withLock { all.append(text) } }

        func watch(_ object: NSObject, _ keys: String...) {
            ClassRegistry.register(Noting.self) { description in
                description.method("observeValueForKeyPath:ofObject:change:context:") { receiver, arguments in
                    let change = arguments[2] as? [NSKeyValueChangeKey: Any]
                    (receiver as! Noting).note("\(arguments[0] ?? "") \(change?[.newKey] ?? "")")
                    return nil
                }
            }
            for key in keys { object.addObserver(self, forKeyPath: key, options: .new, context: nil) }
        }
    }

    /// Begins and ends when it is told to, as operations do that wait for an answer.
    private final class Answer: Operation, @unchecked Sendable {
        private var state = 0
        override var isAsynchronous: Bool { true }
        override var isExecuting: Bool { state == 1 }
        override var isFinished: Bool { state == 2 }

        override func start() {
            willChangeValue(forKey: "isExecuting")
            state = 1
            didChangeValue(forKey: "isExecuting")
        }

        func finish() {
            willChangeValue(forKey: "isExecuting")
            willChangeValue(forKey: "isFinished")
            state = 2
            didChangeValue(forKey: "isExecuting")
            didChangeValue(forKey: "isFinished")
        }
    }

    @Test func anOperationTellsThatItBeginsAndEnds() {
        let noting = Noting()
        let operation = SampanFoundation.BlockOperation { noting.note("works") }
        noting.watch(operation, "isExecuting", "isFinished")
        operation.start()
        #expect(noting.notes == ["isExecuting 1", "works", "isExecuting 0", "isFinished 1"])
        operation.start()
        operation.cancel()
        #expect(noting.notes.count == 4)
    }

    @Test func whatIsCancelledTellsOfItAndDoesNotWork() {
        let noting = Noting()
        let operation = SampanFoundation.BlockOperation { noting.note("works") }
        noting.watch(operation, "isCancelled", "isExecuting", "isFinished")
        operation.cancel()
        operation.cancel()
        #expect(noting.notes == ["isCancelled 1"])
        operation.start()
        #expect(noting.notes == ["isCancelled 1", "isFinished 1"])
    }

    @Test func anOperationThatSaysItselfWhenItEndsTellsItsQueueAndItsObservers() {
        let (noting, queue, operation) = (Noting(), OperationQueue(), Answer())
        noting.watch(operation, "isFinished")
        queue.addOperation(operation)
        while !operation.isExecuting { usleep(1000) }
        operation.finish()
        queue.waitUntilAllOperationsAreFinished()
        #expect(noting.notes == ["isFinished 1"] && queue.operationCount == 0)
    }
}
