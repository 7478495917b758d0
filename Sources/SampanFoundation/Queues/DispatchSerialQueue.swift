import Dispatch

/// A queue that runs one block at a time.
///
/// Here it is every queue, since libdispatch's class cannot be subclassed on Linux: one made by `DispatchSerialQueue(label:)` is serial, as any
/// without the attribute `.concurrent`.
///
/// - SeeAlso: <https://developer.apple.com/documentation/dispatch/dispatchserialqueue>
public typealias DispatchSerialQueue = DispatchQueue

/// A serial queue can be an actor's executor: the actor's work runs on it, beside the blocks that it is given otherwise.
extension DispatchQueue: @retroactive Executor {}
extension DispatchQueue: @retroactive SerialExecutor {
    /// Runs an actor's job on the queue.
    public func enqueue(_ job: consuming ExecutorJob) {
        let (job, executor) = (UnownedJob(job), asUnownedSerialExecutor())
        async { job.runSynchronously(on: executor) }
    }

    /// The queue as an actor's `unownedExecutor`; the actor has to keep the queue.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    /// Ends the process unless the code that runs was enqueued on the queue (`assumeIsolated`).
    public func checkIsolated() { dispatchPrecondition(condition: .onQueue(self)) }
}
