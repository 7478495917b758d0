import Foundation
import SampanHost
import Testing

@testable import UIKit

/// What outlives an app's process. Each run of the app is a process of its own.
@Suite struct SceneArchiveTests {
    private func newFolder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sampan-scenes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    @Test func anAppThatIsKilledInTheBackgroundReturnsToWhatItShowed() async throws {
        let folder = try newFolder()
        await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder as String] in
            await MainActor.run {
                let app = LoggedApp(folder: folder)
                LoggedApp.activity = { _ in
                    let activity = NSUserActivity(activityType: "edit")
                    activity.userInfo = ["page": 7, "zoom": 1.5, "names": ["a", "b"], "link": URL(string: "notes://7")!, "on": true]
                    return activity
                }
                app.sessions[0].userInfo = ["opened": 3]
                _ = app.tell(.background)
                kill(getpid(), SIGKILL)
            }
        }
        await #expect(processExitsWith: .success) { [folder = folder as String] in await MainActor.run { Self.returns(folder) } }
    }

    @MainActor private static func returns(_ folder: String) {
        var info: [AnyHashable: Any] = [:]
        LoggedApp.onConnect = { _, session, _ in info = session.stateRestorationActivity?.userInfo ?? [:] }
        let app = LoggedApp(folder: folder)
        #expect(info["page"] as? Int == 7 && info["zoom"] as? Double == 1.5 && info["names"] as? [String] == ["a", "b"])
        #expect(info["link"] as? URL == URL(string: "notes://7") && info["on"] as? Bool == true)
        #expect(app.sessions.count == 1 && app.sessions[0].userInfo?["opened"] as? Int == 3)
        // It knows how the scene is made.
        #expect(!app.told().contains("configuration"))
    }

    @Test func aClosedSceneNeverReturnsAndTheNextLaunchIsTold() async throws {
        let folder = try newFolder()
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run {
                let app = LoggedApp(folder: folder)
                LoggedApp.activity = { _ in NSUserActivity(activityType: "edit") }
                _ = app.tell(.background)
                #expect(app.ask(.discardScene(nil)) == ["1.didDisconnect", "(scene disconnected)", "willTerminate", "(app terminates)"])
                #expect(app.host.exitCode == 0)
            }
        }
        for isFirst in [true, false] {
            await #expect(processExitsWith: .success) { [folder = folder as String, isFirst = isFirst as Bool] in
                await MainActor.run { Self.isTold(isFirst, folder) }
            }
        }
    }

    @MainActor private static func isTold(_ isTold: Bool, _ folder: String) {
        var activity: NSUserActivity?
        LoggedApp.onConnect = { _, session, _ in activity = session.stateRestorationActivity }
        let app = LoggedApp(folder: folder)
        let told = app.told()
        #expect(activity == nil && told.contains("2.willConnect"))
        let place = told.firstIndex(of: "didDiscard 1")
        #expect((place != nil) == isTold)
        if let place { #expect(told[place - 1] == "(app finished)") }
    }

    @Test func theSceneThatWasSeenLastComesBackAndTheOthersWait() async throws {
        let folder = try newFolder()
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run {
                let app = LoggedApp(.severalScenes, folder: folder)
                LoggedApp.activity = { NSUserActivity(activityType: "scene \(LoggedSceneDelegate.number(of: $0))") }
                _ = app.ask(.newScene)
                _ = app.ask(.newScene)
                _ = app.ask(.showScene(2))
                _ = app.tell(.background)
                _ = app.tell(.terminate)
            }
        }
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run {
                let app = LoggedApp(.severalScenes, folder: folder)
                #expect(app.sessions.count == 3 && UIApplication.shared.openSessions.count == 3)
                #expect(app.scenes.map { LoggedSceneDelegate.number(of: $0) } == ["2"])
                _ = app.told()
                #expect(
                    app.ask(.showScene(3)).prefix(4) == ["2.willResignActive", "(scene deactivates)", "(scene connects)", "3.willConnect"])
                #expect(app.sessions[2].stateRestorationActivity?.activityType == "scene 3")
            }
        }
    }

    @Test func aFileThatCannotBeReadIsSetAsideAndSaid() async throws {
        let folder = try newFolder()
        let saved = "\(folder)/Library/Saved Application State"
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run { _ = LoggedApp(folder: folder).tell(.background) }
        }
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: saved).first)
        let file = "\(saved)/\(name)/KnownSceneSessions.json"
        for damage in [Data("{\"count\": ".utf8), Data(repeating: UInt8(ascii: "["), count: 100_000), Data("{\"sessions\": 3}".utf8)] {
            try damage.write(to: URL(fileURLWithPath: file))
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [folder = folder as String] in
                await MainActor.run {
                    let app = LoggedApp(folder: folder)
                    #expect(app.told().contains("1.willConnect") && app.sessions.count == 1)
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("the state of the app's scenes cannot be read") && text.contains(".corrupt"), "\(text)")
            #expect(FileManager.default.contents(atPath: "\(file).corrupt") == damage)
        }
    }

    @Test func badgeAndQuickActionsStay() async throws {
        let folder = try newFolder()
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run {
                _ = LoggedApp(folder: folder)
                UIApplication.shared.applicationIconBadgeNumber = 4
                UIApplication.shared.shortcutItems = [
                    UIApplicationShortcutItem(
                        type: "page", localizedTitle: "Page 7", localizedSubtitle: nil, icon: nil, userInfo: ["page": NSNumber(value: 7)])
                ]
            }
        }
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run {
                _ = LoggedApp(folder: folder)
                let item = UIApplication.shared.shortcutItems?.first
                #expect(UIApplication.shared.applicationIconBadgeNumber == 4 && item?.type == "page")
                #expect((item?.userInfo?["page"] as? NSNumber)?.intValue == 7)
            }
        }
    }

    @Test func valuesComeBackAsTheyWereAndOthersAreRefused() throws {
        let values: [Any] = [
            true, 3, 2.5, "a", Data([1, 2]), Date(timeIntervalSince1970: 5), URL(string: "a://b")!, NSNull(), [1, 2] as [Any],
            ["a": 1] as [String: Any], NSNumber(value: 4), NSNumber(value: true), NSString("n"), NSArray(array: [1]),
        ]
        for value in values {
            let stored = try StoredValue(value)
            let read = try JSONDecoder().decode(StoredValue.self, from: JSONEncoder().encode(stored))
            #expect(read == stored, "\(value)")
            #expect(try StoredValue(read.value) == stored, "\(value)")
        }
        #expect(try StoredValue(NSNumber(value: true)) == .bool(true) && StoredValue(NSNumber(value: 1)) == .integer(1))
        #expect(throws: StoredValue.Unsuitable.self) { try StoredValue(NSObject()) }
        var deep: Any = 1
        for _ in 0..<1000 { deep = [deep] }
        #expect(throws: StoredValue.Unsuitable.self) { try StoredValue(deep) }
    }
}
