import Foundation
import SampanHost
import Testing

@testable import BackgroundTasks

/// What a scheduler takes, refuses and keeps.
@Suite struct SchedulerTests {
    private func scheduler(_ information: [String: [String]]? = nil, file: URL? = nil) -> BGTaskScheduler {
        let information =
            information ?? [
                "BGTaskSchedulerPermittedIdentifiers": ["refresh", "other"] + (0..<12).map { "clean\($0)" },
                "UIBackgroundModes": ["fetch", "processing"],
            ]
        return BGTaskScheduler(file: file) { information[$0] }
    }

    private func pending(_ scheduler: BGTaskScheduler) async -> [String] { await scheduler.pendingTaskRequests().map(\.identifier) }

    @Test func aHandlerIsRegisteredForWhatTheAppsInformationLists() {
        let scheduler = scheduler()
        #expect(scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
        #expect(!scheduler.register(forTaskWithIdentifier: "unknown", using: nil) { _ in })
        #expect(scheduler.registration(for: "refresh") != nil && scheduler.registration(for: "unknown") == nil)
    }

    @Test func aSecondHandlerForATaskIsAProgrammersError() async {
        await #expect(processExitsWith: .failure) {
            let scheduler = BGTaskScheduler(file: nil) { _ in ["refresh"] }
            scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in }
            scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in }
        }
    }

    @Test func aHandlerAfterTheLaunchIsAProgrammersError() async {
        await #expect(processExitsWith: .failure) {
            let scheduler = BGTaskScheduler(file: nil) { _ in ["refresh"] }
            scheduler.finishLaunch()
            scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in }
        }
    }

    @Test func whatTheAppsInformationDoesNotListIsNotPermitted() throws {
        #expect(throws: BGTaskScheduler.Error(.notPermitted)) {
            try scheduler().submit(BGAppRefreshTaskRequest(identifier: "unknown"))
        }
        let onlyFetches = scheduler(["BGTaskSchedulerPermittedIdentifiers": ["a"], "UIBackgroundModes": ["fetch"]])
        try onlyFetches.submit(BGAppRefreshTaskRequest(identifier: "a"))
        do {
            try onlyFetches.submit(BGProcessingTaskRequest(identifier: "a"))
            Issue.record("processing is permitted")
        } catch BGTaskScheduler.Error.notPermitted {}
        let error = BGTaskScheduler.Error(.notPermitted) as NSError
        #expect(error.domain == "BGTaskSchedulerErrorDomain" && error.code == 3)
    }

    @Test func oneRefreshAndTenProcessingTasksWait() async throws {
        let scheduler = scheduler()
        try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
        #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) {
            try scheduler.submit(BGAppRefreshTaskRequest(identifier: "other"))
        }
        for number in 0..<10 { try scheduler.submit(BGProcessingTaskRequest(identifier: "clean\(number)")) }
        #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) {
            try scheduler.submit(BGProcessingTaskRequest(identifier: "clean10"))
        }
        // One that is replaced takes no place.
        try scheduler.submit(BGProcessingTaskRequest(identifier: "clean3"))
        #expect(await pending(scheduler).count == 11)
        scheduler.cancel(taskRequestWithIdentifier: "refresh")
        try scheduler.submit(BGAppRefreshTaskRequest(identifier: "other"))
        scheduler.cancelAllTaskRequests()
        #expect(await pending(scheduler) == [])
    }

    @Test func aRequestIsCopiedWhenItIsSubmittedAndWhenItIsTold() async throws {
        let scheduler = scheduler()
        let request = BGProcessingTaskRequest(identifier: "clean0")
        request.requiresNetworkConnectivity = true
        request.earliestBeginDate = Date(timeIntervalSinceNow: 60)
        try scheduler.submit(request)
        request.requiresNetworkConnectivity = false
        let told = await withCheckedContinuation { done in
            scheduler.getPendingTaskRequests { done.resume(returning: Told($0)) }
        }.requests
        let copy = try #require(told.first as? BGProcessingTaskRequest)
        #expect(copy !== request && copy.requiresNetworkConnectivity && !copy.requiresExternalPower)
        #expect(copy.earliestBeginDate == request.earliestBeginDate)
    }

    private struct Told: @unchecked Sendable {
        let requests: [BGTaskRequest]
        init(_ requests: [BGTaskRequest]) { self.requests = requests }
    }

    @Test func requestsAreKeptForLaterRunsAndADamagedFileIsSetAside() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Library/BackgroundTasks/Requests.plist")
        let date = Date(timeIntervalSinceReferenceDate: 900_000_000)
        do {
            let scheduler = scheduler(file: file)
            let request = BGProcessingTaskRequest(identifier: "clean1")
            (request.requiresExternalPower, request.earliestBeginDate) = (true, date)
            try scheduler.submit(request)
            try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
        }
        let later = await scheduler(file: file).pendingTaskRequests()
        #expect(later.map(\.identifier) == ["clean1", "refresh"] && later[1] is BGAppRefreshTaskRequest)
        #expect((later[0] as? BGProcessingTaskRequest)?.requiresExternalPower == true && later[0].earliestBeginDate == date)
        for damaged in ["no list of properties", "<plist><array><dict><key>mode</key><string>x</string></dict></array></plist>"] {
            try Data(damaged.utf8).write(to: file)
            #expect(await pending(scheduler(file: file)) == [])
            #expect(FileManager.default.fileExists(atPath: file.path + ".damaged") && !FileManager.default.fileExists(atPath: file.path))
        }
    }

    @Test func scriptsLaunchTasksAndEndTheirTime() throws {
        let script = try HostScript("background-task launch com.example.refresh\nbackground-task expire a", name: "walk")
        #expect(
            script.commands.map(\.command) == [
                .ask(.backgroundTask(.launch, identifier: "com.example.refresh")), .ask(.backgroundTask(.expire, identifier: "a")),
            ])
        #expect(throws: HostScript.Failure(description: "walk:1: expected one of launch, expire, found 'start'")) {
            try HostScript("background-task start a", name: "walk")
        }
        #expect(throws: HostScript.Failure(description: "walk:1: expected a task's identifier, found ''")) {
            try HostScript("background-task launch", name: "walk")
        }
    }
}
