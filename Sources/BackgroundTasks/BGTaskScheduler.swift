import Foundation
import ObjCRuntime
import QuartzCore

/// Has tasks launched while the app is in the background.
///
/// Requests are kept with what the app has stored. A task whose time has come by the host's clock is launched as soon as the app is in the
/// background, also while it is suspended.
///
/// See https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    private static let common = BGTaskScheduler(file: RequestStore.defaultFile)

    // @objc(sharedScheduler)
    /// The app's scheduler.
    open class var shared: BGTaskScheduler { common }

    /// Who does a task.
    struct Registration: @unchecked Sendable {
        let queue: DispatchQueue
        let handler: (BGTask) -> Void
    }

    private let lock = NSLock()
    private var registrations: [String: Registration] = [:]
    private var store: RequestStore
    private var isLaunched = false
    /// Where handlers are called that named no queue.
    private let queue = DispatchQueue(label: "com.apple.BGTaskScheduler")
    private let information: @Sendable (String) -> Any?
    /// Who launches tasks and lets time pass.
    @MainActor private(set) lazy var launcher = TaskLauncher(scheduler: self)

    /// - Parameter information: what the app's Info.plist says for a key.
    init(file: URL?, information: @escaping @Sendable (String) -> Any? = { TaskInformation.value(for: $0) }) {
        store = RequestStore(file: file)
        self.information = information
    }

    private func isListed(_ text: String, in key: String) -> Bool { (information(key) as? [String])?.contains(text) ?? false }

    private func isPermitted(_ identifier: String) -> Bool { isListed(identifier, in: "BGTaskSchedulerPermittedIdentifiers") }

    // MARK: Handlers

    // @objc(registerForTaskWithIdentifier:usingQueue:launchHandler:)
    /// Enters who does the task with an identifier: before the app has finished launching, and once.
    ///
    /// - Parameter queue: where the handler is called; one in the background where it is `nil`.
    /// - Returns: whether the app's Info.plist lists the identifier under `BGTaskSchedulerPermittedIdentifiers`.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        let fault: String? = lock.withLock {
            if isLaunched { return "All launch handlers must be registered before application finishes launching" }
            if registrations[identifier] != nil {
                return "Launch handler for task with identifier \(identifier) has already been registered"
            }
            guard isPermitted(identifier) else { return nil }
            registrations[identifier] = Registration(queue: queue ?? self.queue, handler: launchHandler)
            return nil
        }
        if let fault { ObjCException.raise("NSInternalInconsistencyException", fault) }
        guard isPermitted(identifier) else {
            NSLog("%@ is not advertised in the application's Info.plist", identifier)
            return false
        }
        return true
    }

    /// The app has finished launching: nobody registers any more.
    func finishLaunch() { lock.withLock { isLaunched = true } }

    func registration(for identifier: String) -> Registration? { lock.withLock { registrations[identifier] } }

    // MARK: Requests

    // @objc(submitTaskRequest:error:)
    /// Asks for a task. A request of the same identifier that is pending is replaced. One request for a refresh may be pending, and ten for
    /// processing.
    ///
    /// - Throws: `BGTaskScheduler.Error`.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        guard isPermitted(taskRequest.identifier), isListed(taskRequest.mode, in: "UIBackgroundModes") else { throw Error(.notPermitted) }
        let request = taskRequest.copy() as! BGTaskRequest
        let due = CACurrentMediaTime() + max(0, request.earliestBeginDate?.timeIntervalSinceNow ?? 0)
        try lock.withLock {
            let others = store.pending.filter { $0.request.identifier != request.identifier && $0.request.isOfKind(of: request) }
            guard others.count < request.limit else { throw Error(.tooManyPendingTaskRequests) }
            store.pending.removeAll { $0.request.identifier == request.identifier }
            store.pending.append(RequestStore.Pending(request: request, due: due))
            store.save()
        }
        DispatchQueue.main.async { self.launcher.scheduleNext() }
    }

    // @objc(cancelTaskRequestWithIdentifier:)
    /// Takes the request for a task back.
    open func cancel(taskRequestWithIdentifier identifier: String) { remove { $0.identifier == identifier } }

    /// Takes all requests back.
    open func cancelAllTaskRequests() { remove { _ in true } }

    private func remove(where condition: (BGTaskRequest) -> Bool) {
        lock.withLock {
            store.pending.removeAll { condition($0.request) }
            store.save()
        }
        DispatchQueue.main.async { self.launcher.scheduleNext() }
    }

    /// Tells the requests that are pending, on a queue in the background.
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
        nonisolated(unsafe) let (handler, requests) = (completionHandler, copies)
        queue.async { handler(requests) }
    }

    /// The requests that are pending.
    open func pendingTaskRequests() async -> [BGTaskRequest] { copies }

    private var copies: [BGTaskRequest] { lock.withLock { store.pending.map { $0.request.copy() as! BGTaskRequest } } }

    /// The requests that are pending, each with the host's time at which its task may begin.
    func pending() -> [RequestStore.Pending] { lock.withLock { store.pending } }

    /// Takes a request out whose task is launched.
    func take(_ identifier: String) -> BGTaskRequest? {
        lock.withLock {
            guard let place = store.pending.firstIndex(where: { $0.request.identifier == identifier }) else { return nil }
            defer { store.save() }
            return store.pending.remove(at: place).request
        }
    }
}

/// What the app's Info.plist says.
enum TaskInformation {
    nonisolated(unsafe) static var source: (String) -> Any? = { Bundle.main.object(forInfoDictionaryKey: $0) }

    static func value(for key: String) -> Any? { source(key) }
}
