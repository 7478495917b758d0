import CoreData

/// Runs what belongs to a context. See https://developer.apple.com/documentation/swiftdata/modelexecutor.
public protocol ModelExecutor: Executor {
    /// The context.
    var modelContext: ModelContext { get }
    /// The executor as actors have it.
    var _unownedSerialExecutor: UnownedSerialExecutor { get }
}

/// Runs what belongs to a context, one job after the other.
///
/// See https://developer.apple.com/documentation/swiftdata/serialmodelexecutor.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

extension SerialModelExecutor {
    /// The executor as actors have it.
    public var _unownedSerialExecutor: UnownedSerialExecutor { asUnownedSerialExecutor() }
}

/// Runs what belongs to a context on the context's queue.
///
/// See https://developer.apple.com/documentation/swiftdata/defaultserialmodelexecutor.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    /// The context.
    public let modelContext: ModelContext

    /// Creates an executor of a context.
    public init(modelContext: ModelContext) {
        self.modelContext = modelContext
        // From here on the context is only used on its queue, where what others save can be merged.
        modelContext.managed.automaticallyMergesChangesFromParent = true
    }

    /// Runs a job.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        modelContext.managed.perform { job.runSynchronously(on: executor) }
    }

    /// The executor as actors have it.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// An actor that a context belongs to. `@ModelActor` makes an actor one.
///
/// See https://developer.apple.com/documentation/swiftdata/modelactor.
public protocol ModelActor: Actor {
    /// Where the models are stored.
    nonisolated var modelContainer: ModelContainer { get }
    /// What runs the actor.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// What runs the actor.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { modelExecutor._unownedSerialExecutor }
    /// The actor's context.
    public var modelContext: ModelContext { modelExecutor.modelContext }
    /// The model of an identifier, as one of a class; `nil` if it is of another.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? { modelContext.model(for: id) as? T }
}
