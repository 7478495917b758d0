import Foundation
import SampanHost
import StagedApps
import Testing
import UIKit

@testable import BackgroundTasks

/// What becomes of tasks in an app that comes and goes. Each test has a process of its own.
@Suite struct LaunchedTaskTests {
    @Test func aTaskIsLaunchedInTheBackgroundOnceItsDateHasCome() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let (app, log) = (TaskApp(), TaskLog())
                BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: .main) { task in
                    log.add("\(type(of: task)) \(task.identifier)")
                    task.setTaskCompleted(success: true)
                }
                let stage = app.launch()
                let request = BGAppRefreshTaskRequest(identifier: "refresh")
                request.earliestBeginDate = Date(timeIntervalSinceNow: 60)
                try? BGTaskScheduler.shared.submit(request)
                stage.advance(100)
                #expect(log.all == [], "an app in the foreground is not disturbed")
                stage.runtime.handle(.background)
                #expect(await stage.serve { log.all == ["BGAppRefreshTask refresh"] })
                #expect(await BGTaskScheduler.shared.pendingTaskRequests().isEmpty)
            }.value
        }
    }

    @Test func aSuspendedAppIsWokenForItsTaskAndSuspendedAfterIt() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let (app, log) = (TaskApp(), TaskLog())
                BGTaskScheduler.shared.register(forTaskWithIdentifier: "clean", using: nil) { log.keep($0) }
                let stage = app.launch()
                let request = BGProcessingTaskRequest(identifier: "clean")
                request.earliestBeginDate = Date(timeIntervalSinceNow: 60)
                try? BGTaskScheduler.shared.submit(request)
                stage.runtime.handle(.background)
                stage.advance(10)
                #expect(stage.runtime.isSuspended && log.tasks.isEmpty)
                stage.advance(40)
                #expect(stage.runtime.isSuspended)
                stage.advance(11)
                #expect(!stage.runtime.isSuspended)
                #expect(await stage.serve { log.tasks.count == 1 })
                // It goes on for longer than other work in the background.
                stage.advance(60)
                #expect(!stage.runtime.isSuspended && UIApplication.shared.applicationState == .background)
                log.tasks[0].setTaskCompleted(success: true)
                log.tasks[0].setTaskCompleted(success: false)
                #expect(await stage.serve { stage.runtime.isSuspended })
            }.value
        }
    }

    @Test func aTaskIsToldThatItsTimeEndsAndItsHandlerIsGoneThen() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let (app, log) = (TaskApp(), TaskLog())
                BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: .main) { task in
                    log.keep(task)
                    task.expirationHandler = {
                        log.add("expired")
                        task.setTaskCompleted(success: false)
                    }
                }
                let stage = app.launch()
                try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
                stage.runtime.handle(.background)
                #expect(await stage.serve { log.tasks.count == 1 })
                stage.advance(20)
                #expect(log.all == [])
                stage.advance(5)
                #expect(await stage.serve { log.all == ["expired"] && stage.runtime.isSuspended })
                #expect(log.tasks[0].expirationHandler == nil)
            }.value
        }
    }

    @Test func aTaskWithoutAnExpirationHandlerIsCompletedWhenItsTimeEnds() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let (app, log) = (TaskApp(), TaskLog())
                BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { log.keep($0) }
                let stage = app.launch()
                try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
                stage.runtime.handle(.background)
                #expect(await stage.serve { log.tasks.count == 1 })
                stage.advance(25)
                #expect(await stage.serve { stage.runtime.isSuspended })
            }.value
        }
    }

    @Test func anAppWhoseTaskDoesNotEndIsEnded() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let (app, log) = (TaskApp(), TaskLog())
                BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: .main) { task in
                    log.keep(task)
                    task.expirationHandler = { log.add("expired") }
                }
                let stage = app.launch()
                try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
                stage.runtime.handle(.background)
                #expect(await stage.serve { log.tasks.count == 1 })
                #expect(stage.exitCode == nil)
                stage.advance(26)
                #expect(await stage.serve { log.all == ["expired"] })
                stage.advance(5)
                #expect(stage.exitCode == 1)
            }.value
        }
    }

    @Test func aTaskThatNeedsANetworkWaitsForOne() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let (app, log) = (TaskApp(), TaskLog())
                for name in ["clean", "refresh"] {
                    BGTaskScheduler.shared.register(forTaskWithIdentifier: name, using: .main) { task in
                        log.add(task.identifier)
                        task.setTaskCompleted(success: true)
                    }
                }
                let stage = app.launch()
                var hasNetwork = false
                BGTaskScheduler.shared.launcher.hasNetwork = { hasNetwork }
                let request = BGProcessingTaskRequest(identifier: "clean")
                request.requiresNetworkConnectivity = true
                try? BGTaskScheduler.shared.submit(request)
                try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
                stage.runtime.handle(.background)
                #expect(await stage.serve { log.all == ["refresh"] })
                stage.advance(120)
                hasNetwork = true
                stage.advance(61)
                #expect(await stage.serve { log.all == ["refresh", "clean"] })
            }.value
        }
    }

    @Test func aTaskIsLaunchedAndEndedByHand() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let (app, log) = (TaskApp(), TaskLog())
                BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: .main) { task in
                    log.keep(task)
                    task.expirationHandler = { log.add("expired") }
                }
                let stage = app.launch()
                @MainActor func ask(_ action: BackgroundTaskAction, _ identifier: String = "refresh") -> String? {
                    stage.runtime.ask(.backgroundTask(action, identifier: identifier))
                }
                #expect(ask(.launch) == "no task request with identifier refresh has been submitted; none is pending")
                #expect(ask(.expire) == "no task with identifier refresh runs; none is running")
                let request = BGAppRefreshTaskRequest(identifier: "refresh")
                request.earliestBeginDate = .distantFuture
                try? BGTaskScheduler.shared.submit(request)
                try? BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: "clean"))
                #expect(ask(.launch, "clean") == "no launch handler is registered for the task with identifier clean")
                #expect(ask(.launch) == nil && UIApplication.shared.applicationState == .active)
                #expect(await stage.serve { log.tasks.count == 1 })
                #expect(ask(.expire) == nil)
                #expect(await stage.serve { log.all == ["expired"] })
            }.value
        }
    }

    @Test func aKeptRequestThatNobodyRegisteredForEndsTheApp() async {
        await #expect(processExitsWith: .failure) {
            await Task { @MainActor in
                let stage = TaskApp().launch()
                try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
                stage.runtime.handle(.background)
                await stage.serve { false }
            }.value
        }
    }
}

/// An app whose information lists tasks; it is launched once its handlers are registered.
@MainActor
private struct TaskApp {
    init() {
        TaskInformation.source = { key in
            switch key {
            case "BGTaskSchedulerPermittedIdentifiers": ["refresh", "clean"]
            case "UIBackgroundModes": ["fetch", "processing"]
            default: nil
            }
        }
        unsetenv("CFFIXED_USER_HOME")
    }

    func launch() -> StagedApp { StagedApp() }
}

/// What happened, from any queue.
private final class TaskLog: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    private var kept: [BGTask] = []

    var all: [String] { lock.withLock { lines } }
    var tasks: [BGTask] { lock.withLock { kept } }

    func add(_ line: String) { lock.withLock { lines.append(line) } }
    func keep(_ task: BGTask) { lock.withLock { kept.append(task) } }
}
