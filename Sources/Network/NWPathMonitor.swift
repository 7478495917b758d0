import Foundation

/// Tells of changes of what can be reached: once when it is started, then after each change. The machine's interfaces are looked at once a second.
///
/// See https://developer.apple.com/documentation/network/nwpathmonitor.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private let read: @Sendable () -> [Link]
    private let required: NWInterface.InterfaceType?
    private let prohibited: Set<NWInterface.InterfaceType>
    private let interval: Double
    private var handler: (@Sendable (NWPath) -> Void)?
    private var path: NWPath
    private var timer: (any DispatchSourceTimer)?
    private var startedQueue: DispatchQueue?
    private var isCancelled = false

    init(
        required: NWInterface.InterfaceType? = nil, prohibited: Set<NWInterface.InterfaceType> = [], interval: Double = 1,
        read: @escaping @Sendable () -> [Link]
    ) {
        (self.required, self.prohibited, self.interval, self.read) = (required, prohibited, interval, read)
        path = NWPath(read(), required: required, prohibited: prohibited)
    }

    /// Creates a monitor of all ways.
    public convenience init() { self.init(read: { LinkTable.read() }) }

    /// Creates a monitor of ways of one kind.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init(required: requiredInterfaceType, read: { LinkTable.read() })
    }

    /// Creates a monitor of all ways but those of some kinds.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(prohibited: Set(prohibitedInterfaceTypes), read: { LinkTable.read() })
    }

    deinit { timer?.cancel() }

    /// Called on the queue on which the monitor was started, with what can be reached.
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set {
            let known = lock.withLock {
                handler = newValue
                return timer == nil ? nil : startedQueue
            }
            // Who asks late is told of what is known.
            if let newValue, let known { known.async { [self] in newValue(currentPath) } }
        }
    }

    /// What can be reached now.
    public var currentPath: NWPath { lock.withLock { path } }

    /// The queue on which the monitor was started.
    public var queue: DispatchQueue? { lock.withLock { startedQueue } }

    /// Begins to watch. A monitor is started once.
    public func start(queue: DispatchQueue) {
        lock.withLock {
            guard timer == nil, !isCancelled else { return }
            startedQueue = queue
            path = NWPath(read(), required: required, prohibited: prohibited)
            let timer = DispatchSource.makeTimerSource(queue: queue)
            timer.schedule(deadline: .now() + interval, repeating: interval)
            timer.setEventHandler { [weak self] in self?.look() }
            self.timer = timer
            timer.resume()
        }
        queue.async { [weak self] in
            guard let self, let handler = lock.withLock({ self.isCancelled ? nil : self.handler }) else { return }
            handler(currentPath)
        }
    }

    private func look() {
        let new = NWPath(read(), required: required, prohibited: prohibited)
        let handler = lock.withLock { () -> (@Sendable (NWPath) -> Void)? in
            guard !isCancelled, new != path else { return nil }
            path = new
            return self.handler
        }
        handler?(new)
    }

    /// Ends watching; the monitor cannot be started again.
    public func cancel() {
        lock.withLock {
            isCancelled = true
            timer?.cancel()
            timer = nil
        }
    }
}
