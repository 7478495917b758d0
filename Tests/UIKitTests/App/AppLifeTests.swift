import Foundation
import SampanHost
import Testing

@testable import UIKit

/// The life of an app without a scene manifest. Each test has a process of its own.
@Suite struct AppLifeTests {
    @Test func anAppWithoutAManifestIsToldItselfAndHasASceneAllTheSame() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                LoggedApp.onFinish = { _ in
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    window.rootViewController = UIViewController()
                    window.makeKeyAndVisible()
                    (UIApplication.shared.delegate as? LoggedAppDelegate)?.window = window
                }
                let app = LoggedApp(.noScenes)
                #expect(
                    app.told().filter { !$0.contains("scene") } == [
                        "willFinishLaunching", "didFinishLaunching", "(app finished)", "didBecomeActive", "(app active)",
                    ])
                let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                #expect(scene?.windows == UIApplication.shared.windows && scene?.keyWindow === UIApplication.shared.keyWindow)
                #expect(scene?.windows.count == 1 && scene?.activationState == .foregroundActive && scene?.delegate == nil)
                #expect(
                    app.tell(.background).filter { !$0.contains("scene") } == [
                        "willResignActive", "(app resigns)", "didEnterBackground", "(app in background)",
                    ])
                #expect(
                    app.tell(.foreground).filter { !$0.contains("scene") } == [
                        "willEnterForeground", "(app to foreground)", "didBecomeActive", "(app active)",
                    ])
                #expect(app.tell(.interrupt).filter { !$0.contains("scene") } == ["willResignActive", "(app resigns)"])
                #expect(app.tell(.foreground).filter { !$0.contains("scene") } == ["didBecomeActive", "(app active)"])
                #expect(app.ask(.newScene).first?.hasPrefix("refused: ") == true)
                #expect(app.ask(.closeScene(nil)).first?.hasPrefix("refused: the app does not live by scenes") == true)
                #expect(app.tell(.terminate).suffix(2) == ["willTerminate", "(app terminates)"])
            }
        }
    }

    @Test func aLaunchByAURLIsInTheLaunchOptionsAndThenOpened() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var url: URL?
                LoggedApp.onFinish = { url = $0?[.url] as? URL }
                let app = LoggedApp(.noScenes, variables: ["SAMPAN_OPEN_URL": "notes://7"])
                #expect(url?.absoluteString == "notes://7")
                let told = app.told().filter { !$0.hasPrefix("(") }
                #expect(told == ["willFinishLaunching", "didFinishLaunching", "open notes://7 from nobody", "didBecomeActive"])
            }
        }
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                LoggedApp.finishes = false
                let app = LoggedApp(.noScenes, variables: ["SAMPAN_OPEN_URL": "notes://7"])
                #expect(!app.told().contains { $0.hasPrefix("open") })
            }
        }
    }

    @Test func quickActionsAndActivitiesComeToTheAppsDelegate() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var item: UIApplicationShortcutItem?
                LoggedApp.onFinish = { item = $0?[.shortcutItem] as? UIApplicationShortcutItem }
                let app = LoggedApp(.noScenes, variables: ["SAMPAN_SHORTCUT": "write"])
                #expect(item?.type == "write" && item?.localizedTitle == "Write")
                #expect(app.told().filter { $0.hasPrefix("shortcut") } == ["shortcut write"])
                _ = app.tell(.background)
                let told = app.ask(.activity(type: "edit", values: nil)).filter { !$0.hasPrefix("(") }
                #expect(told == ["willEnterForeground", "willContinue edit", "continue edit", "didBecomeActive"])
                #expect(app.ask(.shortcut(type: "write")) == ["shortcut write"])
            }
        }
    }

    @Test func memoryTimeAndTheLockAreTold() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp(.noScenes)
                _ = app.told()
                #expect(app.tell(.memoryWarning) == ["memory"])
                #expect(app.tell(.timeChange) == ["timeChange", "(time)"])
                #expect(app.tell(.lock).suffix(3) == ["(app in background)", "dataWillGo", "(data goes)"])
                #expect(!UIApplication.shared.isProtectedDataAvailable)
                #expect(app.tell(.foreground).prefix(2) == ["dataCame", "(data comes)"])
                #expect(UIApplication.shared.isProtectedDataAvailable && UIApplication.shared.applicationState == .active)
            }
        }
    }

    @Test func aShakeReachesTheFirstResponder() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let shaken = ShakenView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                let app = LoggedApp()
                app.scenes[0].windows[0].addSubview(shaken)
                shaken.becomeFirstResponder()
                _ = app.tell(.shake)
                #expect(shaken.log == ["began motionShake motion", "ended motionShake motion"])
                _ = app.tell(.background)
                _ = app.tell(.shake)
                #expect(shaken.log.count == 2)
            }
        }
    }

    @Test func aShakeThatNobodyTakesOffersToUndo() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let app = LoggedApp()
                let window = app.scenes[0].windows[0]
                let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
                let screen = UIViewController()
                window.rootViewController = screen
                screen.view.addSubview(field)
                app.advance(0.1)
                field.becomeFirstResponder()
                @MainActor func say(_ word: String) {
                    let alert = screen.presentedViewController as? UIAlertController
                    let titles = ([alert?.title] + (alert?.actions.map(\.title) ?? [])).map { $0 ?? "-" }
                    FileHandle.standardError.write(Data("\(word): \(titles.joined(separator: ", "))\n".utf8))
                }
                _ = app.tell(.shake)
                say("nothing to undo")
                // Nobody turns the run loop, whose end of a turn would end a group.
                let manager = window.undoManager
                manager?.groupsByEvent = false
                manager?.beginUndoGrouping()
                manager?.registerUndo(withTarget: field) { _ in FileHandle.standardError.write(Data("undone\n".utf8)) }
                manager?.setActionName("Typing")
                manager?.endUndoGrouping()
                UIApplication.shared.applicationSupportsShakeToEdit = false
                _ = app.tell(.shake)
                say("not wanted")
                UIApplication.shared.applicationSupportsShakeToEdit = true
                _ = app.tell(.shake)
                app.advance(1)
                say("wanted")
                let action = (screen.presentedViewController as? UIAlertController)?.actions.first
                if let action { action.handler?(action) }
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words == "nothing to undo: -\nnot wanted: -\nwanted: Undo Typing, Undo, Cancel\nundone\n")
    }

    @Test func aURLOfTheAppsOwnSchemeIsOpenedByTheAppItself() async {
        await #expect(processExitsWith: .success) {
            let app = await MainActor.run { () -> LoggedApp in
                let app = LoggedApp()
                _ = app.told()
                let (own, other) = (URL(string: "Notes:7")!, URL(string: "mails:7")!)
                #expect(UIApplication.shared.canOpenURL(own) && !UIApplication.shared.canOpenURL(other))
                UIApplication.shared.open(own) { LoggedApp.log.append("\($0)") }
                UIApplication.shared.open(other) { LoggedApp.log.append("\($0)") }
                return app
            }
            #expect(await app.settle().first?.hasPrefix("1.open Notes:7 from ") == true)
        }
    }

    // MARK: Background time

    @Test func anAppIsSuspendedAfterAFewSecondsInTheBackground() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp()
                let application = UIApplication.shared
                #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
                _ = app.tell(.background)
                #expect(application.backgroundTimeRemaining <= 5 && !app.runtime.isSuspended)
                app.advance(5.1)
                #expect(app.runtime.isSuspended)
                #expect(app.tell(.foreground).contains("1.didBecomeActive") && !app.runtime.isSuspended)
                #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
            }
        }
    }

    @Test func aBackgroundTaskKeepsItAwakeUntilItEnds() async {
        await #expect(processExitsWith: .success) {
            let app = await MainActor.run { LoggedApp() }
            let task = await MainActor.run { () -> UIBackgroundTaskIdentifier in
                let task = UIApplication.shared.beginBackgroundTask(withName: "save")
                #expect(task != .invalid)
                _ = app.tell(.background)
                app.advance(10)
                let rest = UIApplication.shared.backgroundTimeRemaining
                #expect(!app.runtime.isSuspended && rest < 20 && rest > 19)
                return task
            }
            // Any thread may end it.
            await Task.detached { await UIApplication.shared.endBackgroundTask(task) }.value
            _ = await app.settle()
            await MainActor.run { #expect(app.runtime.isSuspended) }
        }
    }

    @Test func aTaskThatTakesTooLongIsToldAndThenTheAppIsEnded() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let app = LoggedApp()
                var told: [String] = []
                _ = UIApplication.shared.beginBackgroundTask(withName: "save") { told.append("save") }
                let other = UIApplication.shared.beginBackgroundTask { told.append("other") }
                _ = app.tell(.background)
                app.advance(24)
                #expect(told == [])
                app.advance(1)
                #expect(told == ["save", "other"] && app.host.exitCode == nil)
                UIApplication.shared.endBackgroundTask(other)
                app.advance(5)
                #expect(app.host.exitCode == 1 && !app.told().contains("willTerminate"))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("30 seconds in the background went by, and it had not ended its background task (save)"), "\(text)")
    }
}

private final class ShakenView: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("began \(motion) \(event!.type)") }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("ended \(motion) \(event!.type)") }
}
