import Foundation
import SampanHost
import Testing

@testable import UIKit

/// Apps with several scenes. Each test has a process of its own.
@Suite struct SeveralScenesTests {
    @Test func aNewSceneTakesThePlaceOfTheOneInFront() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp(.severalScenes)
                #expect(UIApplication.shared.supportsMultipleScenes)
                _ = app.told()
                #expect(
                    app.ask(.newScene) == [
                        "1.willResignActive", "(scene deactivates)", "configuration", "(scene connects)", "2.willConnect",
                        "2.willEnterForeground", "(scene to foreground)", "2.didBecomeActive", "(scene active)", "1.didEnterBackground",
                        "(scene in background)", "1.stateRestorationActivity",
                    ])
                let (one, two) = (app.scenes[0], app.scenes[1])
                #expect(one.activationState == .background && two.activationState == .foregroundActive)
                #expect(WindowStack.shared.windowsOnDisplay == two.windows && UIApplication.shared.keyWindow === two.keyWindow)
                #expect(one.windows[0].layer.superlayer == nil && two.windows[0].layer.superlayer != nil)
                #expect(UIApplication.shared.windows.count == 2 && one.keyWindow?.isKeyWindow == true)
                #expect(
                    app.ask(.showScene(1)) == [
                        "2.willResignActive", "(scene deactivates)", "1.willEnterForeground", "(scene to foreground)",
                        "1.didBecomeActive", "(scene active)", "2.didEnterBackground", "(scene in background)",
                        "2.stateRestorationActivity",
                    ])
                #expect(WindowStack.shared.windowsOnDisplay == one.windows && UIApplication.shared.keyWindow === one.keyWindow)
                #expect(app.ask(.showScene(1)) == [] && app.ask(.showScene(3)) == ["refused: there is no scene 3: 2 are open"])
            }
        }
    }

    @Test func anAppOfOneSceneOpensNoOther() async {
        await #expect(processExitsWith: .success) {
            let errors = await MainActor.run { ErrorList() }
            let app = await MainActor.run { () -> LoggedApp in
                let app = LoggedApp()
                #expect(!UIApplication.shared.supportsMultipleScenes)
                #expect(app.ask(.newScene).last?.hasPrefix("refused: the app has one scene: several need a pad") == true)
                UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { errors.add($0) }
                UIApplication.shared.requestSceneSessionDestruction(app.sessions[0], options: nil) { errors.add($0) }
                return app
            }
            #expect(await app.settle() == [])
            await MainActor.run {
                #expect(errors.codes == [.multipleScenesNotSupported, .multipleScenesNotSupported])
                #expect((errors.errors[0] as NSError).domain == "UISceneErrorDomain")
            }
        }
    }

    @Test func theAppOpensShowsRefreshesAndClosesScenesItself() async {
        await #expect(processExitsWith: .success) {
            let errors = await MainActor.run { ErrorList() }
            let app = await MainActor.run { () -> LoggedApp in
                let app = LoggedApp(.severalScenes)
                _ = app.told()
                LoggedApp.onConnect = { LoggedApp.log.append("for \($2.userActivities.map(\.activityType))") }
                UIApplication.shared.requestSceneSessionActivation(
                    nil, userActivity: NSUserActivity(activityType: "edit"), options: nil)
                #expect(app.told() == [])
                return app
            }
            #expect(await app.settle().contains("for [\"edit\"]"))
            await MainActor.run {
                #expect(app.scenes.count == 2)
                var request = UISceneSessionActivationRequest(session: app.sessions[0])
                request.userActivity = NSUserActivity(activityType: "read")
                UIApplication.shared.activateSceneSession(for: request)
            }
            #expect(
                await app.settle() == [
                    "2.willResignActive", "(scene deactivates)", "1.willEnterForeground", "(scene to foreground)", "1.willContinue read",
                    "1.continue read", "1.didBecomeActive", "(scene active)", "2.didEnterBackground", "(scene in background)",
                    "2.stateRestorationActivity",
                ])
            await MainActor.run { UIApplication.shared.requestSceneSessionRefresh(app.sessions[1]) }
            #expect(await app.settle() == ["2.stateRestorationActivity"])
            await MainActor.run { UIApplication.shared.requestSceneSessionDestruction(app.sessions[1], options: nil) }
            #expect(await app.settle() == ["2.didDisconnect", "(scene disconnected)", "didDiscard 1"])
            await MainActor.run {
                #expect(app.sessions.count == 1 && UIApplication.shared.applicationState == .active)
                let gone = UISceneSession(
                    role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
                UIApplication.shared.requestSceneSessionActivation(gone, userActivity: nil, options: nil) { errors.add($0) }
            }
            _ = await app.settle()
            await MainActor.run { #expect(errors.codes == [.requestDenied]) }
        }
    }

    @Test func theSceneInFrontThatIsClosedLeavesItsPlaceToAnother() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp(.severalScenes)
                _ = app.ask(.newScene)
                #expect(
                    app.ask(.discardScene(nil)) == [
                        "2.willResignActive", "(scene deactivates)", "2.didEnterBackground", "(scene in background)", "2.didDisconnect",
                        "(scene disconnected)", "didDiscard 1", "1.willEnterForeground", "(scene to foreground)", "1.didBecomeActive",
                        "(scene active)",
                    ])
                #expect(UIApplication.shared.applicationState == .active && app.scenes[0].activationState == .foregroundActive)
                #expect(WindowStack.shared.windowsOnDisplay == app.scenes[0].windows)
            }
        }
    }

    @Test func aURLComesToTheSceneThatPrefersIt() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp(.severalScenes)
                app.scenes[0].activationConditions.prefersToActivateForTargetContentIdentifierPredicate = .init(
                    format: "SELF BEGINSWITH 'notes:'")
                _ = app.ask(.newScene)
                app.scenes[1].activationConditions.canActivateForTargetContentIdentifierPredicate = .init(
                    format: "SELF BEGINSWITH 'mail:'")
                #expect(app.ask(.open(url: "mail:a", from: nil)) == ["2.open mail:a from nobody"])
                #expect(app.ask(.open(url: "notes:a", from: nil)).contains("1.open notes:a from nobody"))
            }
        }
    }

    @Test func nothingIsLeftOfScenesThatWereClosed() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp(.severalScenes)
                let left = LeftOvers()
                LoggedApp.onConnect = { scene, _, _ in
                    let window = scene.windows[0]
                    left.add(scene)
                    left.add(window)
                    left.add(window.rootViewController!)
                    left.add(scene.delegate as AnyObject)
                }
                for _ in 0..<1000 {
                    _ = app.ask(.newScene)
                    _ = app.ask(.discardScene(nil))
                }
                app.advance(1)
                #expect(left.count == 0 && app.sessions.count == 1)
                #expect(UIScreen.main.rootLayer.sublayers?.filter { $0.delegate is UIWindow }.count == 1)
            }
        }
    }

    @Test func limitsOfASizeAndWakefulnessReachTheHost() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp(.severalScenes)
                app.scenes[0].sizeRestrictions?.minimumSize = CGSize(width: 400, height: 300)
                #expect(app.host.limits?.0 == CGSize(width: 400, height: 300))
                UIApplication.shared.isIdleTimerDisabled = true
                #expect(app.host.isAwake)
            }
        }
    }
}

/// The errors that requests ended with.
@MainActor
private final class ErrorList {
    private(set) var errors: [any Error] = []
    func add(_ error: any Error) { errors.append(error) }
    var codes: [UISceneError.Code] { errors.compactMap { ($0 as? UISceneError)?.code } }
}

/// Objects that should be gone.
@MainActor
final class LeftOvers {
    private var objects: [Weak<AnyObject>] = []
    func add(_ object: AnyObject) { objects.append(Weak(object)) }
    var count: Int { objects.count { $0.object != nil } }
}
