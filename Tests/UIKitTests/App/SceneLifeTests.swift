import Foundation
import SampanHost
import Testing

@testable import UIKit

/// What an app and its scenes are told, and in what order. Each test has a process of its own, for an app is a process.
@Suite struct SceneLifeTests {
    /// The documented order of a launch.
    @Test func aLaunchConnectsASceneAndMakesItActive() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp()
                #expect(
                    app.told() == [
                        "willFinishLaunching", "didFinishLaunching", "(app finished)", "configuration", "(scene connects)", "1.willConnect",
                        "1.willEnterForeground", "(scene to foreground)", "1.didBecomeActive", "(scene active)", "(app active)",
                    ])
                let scene = app.scenes[0]
                #expect(UIApplication.shared.connectedScenes == [scene] && UIApplication.shared.openSessions == [scene.session])
                #expect(scene.windows.count == 1 && scene.keyWindow === scene.windows[0] && scene.keyWindow?.isKeyWindow == true)
            }
        }
    }

    @Test func theWayToTheBackgroundAsksForTheStateAtItsEnd() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp()
                _ = app.told()
                #expect(
                    app.tell(.background) == [
                        "1.willResignActive", "(scene deactivates)", "(app resigns)", "1.didEnterBackground", "(scene in background)",
                        "(app in background)", "1.stateRestorationActivity",
                    ])
                #expect(app.scenes[0].activationState == .background && UIApplication.shared.applicationState == .background)
                #expect(
                    app.tell(.foreground) == [
                        "(app to foreground)", "1.willEnterForeground", "(scene to foreground)", "1.didBecomeActive", "(scene active)",
                        "(app active)",
                    ])
                #expect(app.scenes[0].activationState == .foregroundActive)
            }
        }
    }

    @Test func anInterruptionMakesItInactiveAndNothingElse() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp()
                _ = app.told()
                #expect(app.tell(.interrupt) == ["1.willResignActive", "(scene deactivates)", "(app resigns)"])
                #expect(UIApplication.shared.applicationState == .inactive && app.scenes[0].activationState == .foregroundInactive)
                #expect(app.tell(.interrupt) == [])
                #expect(app.tell(.foreground) == ["1.didBecomeActive", "(scene active)", "(app active)"])
                // A call that is taken covers the app wholly.
                _ = app.tell(.interrupt)
                #expect(
                    app.tell(.background) == [
                        "1.didEnterBackground", "(scene in background)", "(app in background)", "1.stateRestorationActivity",
                    ])
            }
        }
    }

    @Test func aSceneThatIsTakenAwayComesBackWithWhatItIsRestoredFrom() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp()
                LoggedApp.activity = { _ in
                    let activity = NSUserActivity(activityType: "edit")
                    activity.userInfo = ["page": 7]
                    return activity
                }
                _ = app.tell(.background)
                let session = app.sessions[0]
                weak let scene = session.scene
                weak let window = app.scenes[0].windows.first
                #expect(app.ask(.closeScene(nil)) == ["1.didDisconnect", "(scene disconnected)"])
                #expect(scene == nil && window == nil)
                #expect(UIApplication.shared.connectedScenes.isEmpty && UIApplication.shared.openSessions == [session])
                var page: Int?
                LoggedApp.onConnect = { _, session, _ in page = session.stateRestorationActivity?.userInfo?["page"] as? Int }
                #expect(
                    app.tell(.foreground) == [
                        "(scene connects)", "1.willConnect", "1.restore", "(app to foreground)", "1.willEnterForeground",
                        "(scene to foreground)", "1.didBecomeActive", "(scene active)", "(app active)",
                    ])
                #expect(page == 7 && session.scene != nil)
            }
        }
    }

    @Test func aSceneThatIsTakenAwayWhileItIsSeenTakesTheAppToTheBackground() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp()
                _ = app.told()
                #expect(
                    app.ask(.closeScene(1)) == [
                        "1.willResignActive", "(scene deactivates)", "1.didEnterBackground", "(scene in background)",
                        "1.stateRestorationActivity", "1.didDisconnect", "(scene disconnected)", "(app resigns)", "(app in background)",
                    ])
                #expect(app.ask(.closeScene(nil)) == ["refused: the scene is not connected"])
            }
        }
    }

    @Test func theEndIsTold() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp()
                _ = app.told()
                #expect(
                    app.tell(.terminate) == [
                        "1.willResignActive", "(scene deactivates)", "(app resigns)", "1.didDisconnect", "(scene disconnected)",
                        "willTerminate", "(app terminates)",
                    ])
                #expect(app.host.exitCode == 0)
            }
        }
    }

    @Test func aSuspendedAppEndsWithoutBeingTold() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp()
                _ = app.tell(.background)
                app.advance(BackgroundWork.grace + 1)
                #expect(app.runtime.isSuspended)
                #expect(app.tell(.memoryWarning) == [] && app.tell(.timeChange) == [])
                #expect(app.tell(.terminate) == [] && app.host.exitCode == 0)
            }
        }
    }

    // MARK: What it is opened for

    @Test func aLaunchByAURLFindsItInTheScenesOptions() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var launch: [UIApplication.LaunchOptionsKey: Any]?
                var contexts: Set<UIOpenURLContext> = []
                LoggedApp.onFinish = { launch = $0 }
                LoggedApp.onConnect = { contexts = $2.urlContexts }
                let app = LoggedApp(variables: ["SAMPAN_OPEN_URL": "notes://7"])
                #expect(launch == nil && contexts.map(\.url.absoluteString) == ["notes://7"])
                #expect(contexts.first?.options.openInPlace == false)
                #expect(!app.told().contains { $0.contains("open ") })
            }
        }
    }

    @Test func aURLIsHandedOverBetweenForegroundAndActive() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp()
                _ = app.told()
                let open = HostRequest.open(url: "notes://8", from: "com.example.mail")
                #expect(app.ask(open) == ["1.open notes://8 from com.example.mail"])
                _ = app.tell(.background)
                app.advance(BackgroundWork.grace + 1)
                #expect(
                    app.ask(open) == [
                        "(app to foreground)", "1.willEnterForeground", "(scene to foreground)", "1.open notes://8 from com.example.mail",
                        "1.didBecomeActive", "(scene active)", "(app active)",
                    ])
                #expect(app.ask(.open(url: "", from: nil)) == ["refused: '' is not a URL"])
            }
        }
    }

    @Test func activitiesAndQuickActionsAreHandedOverToo() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp()
                _ = app.told()
                #expect(app.ask(.activity(type: "edit", values: "{\"page\":7}")) == ["1.willContinue edit", "1.continue edit"])
                #expect(
                    app.ask(.activity(type: "https://example.com/a", values: nil)) == [
                        "1.willContinue NSUserActivityTypeBrowsingWeb", "1.continue NSUserActivityTypeBrowsingWeb",
                    ])
                #expect(app.ask(.activity(type: "edit", values: "[")).first?.hasPrefix("refused: expected an activity's values") == true)
                #expect(app.ask(.shortcut(type: "write")) == ["1.shortcut write"])
                #expect(app.ask(.shortcut(type: "fly")) == ["refused: the app has no quick action 'fly': it has write"])
                UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "fly", localizedTitle: "Fly")]
                #expect(app.ask(.shortcut(type: "fly")) == ["1.shortcut fly"])
            }
        }
    }

    @Test func aLaunchByAQuickActionOrAnActivityFindsThemInTheScenesOptions() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var types: [String] = []
                LoggedApp.onConnect = { types = $2.userActivities.map(\.activityType) + [$2.shortcutItem?.type].compactMap(\.self) }
                let app = LoggedApp(variables: ["SAMPAN_SHORTCUT": "write"])
                #expect(types == ["write"] && !app.told().contains { $0.contains("shortcut") })
            }
        }
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var page: URL?
                LoggedApp.onConnect = { page = $2.userActivities.first?.webpageURL }
                _ = LoggedApp(variables: ["SAMPAN_ACTIVITY": "https://example.com/a"])
                #expect(page?.absoluteString == "https://example.com/a")
            }
        }
    }
}
