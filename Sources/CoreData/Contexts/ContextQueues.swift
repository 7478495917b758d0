import Dispatch
import SampanFoundation

/// The queue that a context is used on.
package final class ContextQueues: @unchecked Sendable {
    weak var context: NSManagedObjectContext?
    var name: String?
    private let type: NSManagedObjectContextConcurrencyType
    private let queue: DispatchQueue?
    private static let key = DispatchSpecificKey<ObjectIdentifier>()

    private static let mainKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether this is called on the main queue, which is served by any thread where the main one has ended.
    private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainKey) == true }

    /// Whether this is called on the main thread or the main queue.
    package static var isOnMain: Bool { Thread.isMainThread || isOnMainQueue }

    /// The contexts whose closures a thread is running, the innermost last.
    private final class Running { var contexts: [NSManagedObjectContext] = [] }
    private static let running = PerThread { Running() }

    /// The context on whose queue this is called.
    static var current: NSManagedObjectContext? { running.current.contexts.last }

    init(_ type: NSManagedObjectContextConcurrencyType) {
        self.type = type
        queue = type == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : nil
        queue?.setSpecific(key: Self.key, value: ObjectIdentifier(self))
    }

    /// Whether this is called on the context's queue.
    var isOnQueue: Bool {
        switch type {
        case .mainQueueConcurrencyType: Self.isOnMain
        case .privateQueueConcurrencyType:
            DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self)
                || Self.running.current.contexts.contains { $0 === context }
        case .confinementConcurrencyType: true
        }
    }

    private func during<T>(_ body: () throws -> T) rethrows -> T {
        guard let context else { return try body() }
        let running = Self.running.current
        running.contexts.append(context)
        defer { running.contexts.removeLast() }
        return try body()
    }

    /// Runs a closure later; what it changed is told at its end, and what it fetched stays until then.
    func enqueue(_ block: @escaping () -> Void) {
        requireQueue("performBlock:")
        // The context lives until the closure was run.
        let context = context
        nonisolated(unsafe) let block = block
        (queue ?? .main).async {
            autoreleasepool {
                self.during {
                    block()
                    context?.processPendingChanges()
                }
            }
        }
    }

    /// Runs a closure and waits for it.
    func wait(_ block: () -> Void) { waitRethrowing(block) }

    func waitRethrowing<T>(_ block: () throws -> T) rethrows -> T {
        requireQueue("performBlockAndWait:")
        if isOnQueue { return try during(block) }
        return try (queue ?? .main).sync {
            // As at Apple, the pool is the caller's; but threads of queues have none here.
            AutoreleasePool.isDrained ? try during(block) : try autoreleasepool { try during(block) }
        }
    }

    private func requireQueue(_ method: String) {
        guard type == .confinementConcurrencyType else { return }
        CoreDataError.raise(
            "Can only use -\(method) on an NSManagedObjectContext that was created with a queue.", "NSInternalInconsistencyException")
    }
}

/// Whether contexts and objects are watched for being used on their queues: the argument `-com.apple.CoreData.ConcurrencyDebug 1`.
enum ConcurrencyDebug {
    nonisolated(unsafe) static var isOn: Bool = {
        let arguments = ProcessInfo.processInfo.arguments
        if let at = arguments.firstIndex(of: "-com.apple.CoreData.ConcurrencyDebug"), at + 1 < arguments.count {
            return (Int(arguments[at + 1]) ?? 0) > 0
        }
        return UserDefaults.standard.bool(forKey: "com.apple.CoreData.ConcurrencyDebug")
    }()
}

extension NSManagedObjectContext {
    /// Ends the process if the context is watched and this is not its queue.
    @inline(__always)
    final func checkQueue() {
        if ConcurrencyDebug.isOn, !queues.isOnQueue { violation() }
    }

    private func violation() -> Never {
        CoreDataError.raise(
            "+[NSManagedObjectContext __Multithreading_Violation_AllThatIsLeftToUsIsHonor__]: \(description) is used on another queue than its own",
            "NSInternalInconsistencyException")
    }
}
