import Foundation
import Network
import ObjCRuntime
import QuartzCore
import SampanDebugLog
import SampanHost
import UIKit

/// Launches the tasks of a scheduler whose time has come while the app is in the background, and sees to it that they end in time.
@MainActor
final class TaskLauncher {
    private unowned let scheduler: BGTaskScheduler
    private var timer: HostTimer?
    /// When there is something to launch, by the host's clock.
    private var nextDue: Double?
    private var running: [Run] = []
    /// Whether the machine has a network.
    var hasNetwork: () -> Bool = { NWPathMonitor().currentPath.status == .satisfied }

    /// So long before the end of its time a task is told, in seconds.
    private static let warning = 5.0
    /// So often it is looked whether there is a network, in seconds.
    private static let networkInterval = 60.0

    /// A task that runs.
    private final class Run {
        let task: BGTask
        let queue: DispatchQueue
        var timers: [HostTimer] = []

        init(_ task: BGTask, _ queue: DispatchQueue) { (self.task, self.queue) = (task, queue) }
    }

    init(scheduler: BGTaskScheduler) { self.scheduler = scheduler }

    // MARK: Time

    private var isInBackground: Bool { UIApplication.sharedIfRunning?.applicationState == .background }

    /// Waits for the next request whose time comes, if the app is in the background.
    func scheduleNext() {
        timer?.invalidate()
        (timer, nextDue) = (nil, nil)
        guard isInBackground, let due = scheduler.pending().map(\.due).min() else { return }
        wait(until: due)
    }

    private func wait(until due: Double) {
        timer?.invalidate()
        nextDue = due
        timer = HostTimer.schedule(after: due - CACurrentMediaTime()) { [weak self] in self?.launchDue() }
    }

    /// The app is suspended; its timers stand still.
    func serve(at now: Double) {
        guard let nextDue, nextDue <= now else { return }
        launchDue()
    }

    private func launchDue() {
        guard isInBackground else { return }
        let now = CACurrentMediaTime()
        let due = scheduler.pending().filter { $0.due <= now }.sorted { $0.due < $1.due }.map(\.request)
        let needNetwork = due.contains { ($0 as? BGProcessingTaskRequest)?.requiresNetworkConnectivity == true }
        let hasNetwork = needNetwork && hasNetwork()
        var isWaitingForNetwork = false
        for request in due {
            if (request as? BGProcessingTaskRequest)?.requiresNetworkConnectivity == true, !hasNetwork {
                isWaitingForNetwork = true
            } else {
                launch(request.identifier)
            }
        }
        guard isWaitingForNetwork else { return scheduleNext() }
        let later = scheduler.pending().map(\.due).filter { $0 > now }
        wait(until: min(now + Self.networkInterval, later.min() ?? .greatestFiniteMagnitude))
    }

    // MARK: Tasks

    private func launch(_ identifier: String) {
        guard let registration = scheduler.registration(for: identifier) else {
            ObjCException.raise("NSInternalInconsistencyException", "No launch handler registered for task with identifier \(identifier)")
        }
        guard let request = scheduler.take(identifier) else { return }
        DebugLog.write(.life, "the background task \(identifier) is launched")
        SystemServices.beginErrand()
        let task = request.makeTask { task, isSuccess in DispatchQueue.main.async { self.finish(task, isSuccess) } }
        let run = Run(task, registration.queue)
        run.timers.append(HostTimer.schedule(after: task.timeLimit - Self.warning) { [weak self] in self?.expire(run) })
        running.append(run)
        let handler = registration.handler
        registration.queue.async { handler(task) }
    }

    private func expire(_ run: Run) {
        guard running.contains(where: { $0 === run }) else { return }
        DebugLog.write(.life, "the time of the background task \(run.task.identifier) ends")
        run.timers.forEach { $0.invalidate() }
        let task = run.task
        guard let handler = task.expirationHandler else { return task.setTaskCompleted(success: false) }
        run.timers = [HostTimer.schedule(after: Self.warning) { [weak self] in self?.end(run) }]
        nonisolated(unsafe) let body = handler
        run.queue.async {
            body()
            task.expirationHandler = nil
        }
    }

    /// A task was told that its time ends, and was not completed.
    private func end(_ run: Run) {
        guard running.contains(where: { $0 === run }) else { return }
        guard isInBackground else { return finish(run.task, false) }
        SystemServices.endApp(
            "the app was ended as by iOS: the time of the background task \(run.task.identifier) went by, and "
                + "setTaskCompleted(success:) was not called")
    }

    private func finish(_ task: BGTask, _ isSuccess: Bool) {
        guard let place = running.firstIndex(where: { $0.task === task }) else { return }
        DebugLog.write(.life, "the background task \(task.identifier) ended \(isSuccess ? "with" : "without") success")
        running.remove(at: place).timers.forEach { $0.invalidate() }
        task.expirationHandler = nil
        SystemServices.endErrand()
    }

    // MARK: By hand

    /// Launches a pending task, or ends the time of one that runs, for whoever tests the app.
    ///
    /// - Returns: why that cannot be done; empty if it can.
    func perform(_ action: BackgroundTaskAction, _ identifier: String) -> String {
        switch action {
        case .launch:
            let pending = scheduler.pending().map(\.request.identifier)
            guard pending.contains(identifier) else {
                return "no task request with identifier \(identifier) has been submitted; \(Self.list(pending, "pending"))"
            }
            guard scheduler.registration(for: identifier) != nil else {
                return "no launch handler is registered for the task with identifier \(identifier)"
            }
            launch(identifier)
            scheduleNext()
        case .expire:
            guard let run = running.first(where: { $0.task.identifier == identifier }) else {
                return "no task with identifier \(identifier) runs; \(Self.list(running.map(\.task.identifier), "running"))"
            }
            expire(run)
        }
        return ""
    }

    private static func list(_ names: [String], _ state: String) -> String {
        names.isEmpty ? "none is \(state)" : "\(state): \(names.joined(separator: ", "))"
    }
}
