import Foundation
import SampanHost
import Testing

@testable import UIKit

/// Scenes that actions and interactions open, and where scenes lie. Each test has a process of its own.
@Suite struct SceneActivationTests {
    @Test func anActionOpensTheSceneThatItsProviderSays() async {
        await #expect(processExitsWith: .success) {
            let app = await MainActor.run { () -> LoggedApp in
                let app = LoggedApp(.severalScenes)
                _ = app.told()
                LoggedApp.onConnect = { LoggedApp.log.append("for \($2.userActivities.map(\.activityType))") }
                let action = UIWindowScene.ActivationAction { _ in
                    UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "edit"))
                }
                #expect(action.title == MenuWord.openInNewWindow.text && !action.attributes.contains(.hidden))
                action.performWithSender(nil, target: nil)
                return app
            }
            #expect(await app.settle().contains("for [\"edit\"]"))
            await MainActor.run { #expect(app.scenes.count == 2) }
        }
    }

    @Test func whereThereIsOneSceneAnotherActionStandsForIt() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp()
                var opened = 0
                let push = UIAction(title: "Open") { _ in opened += 1 }
                let action = UIWindowScene.ActivationAction(alternate: push) { _ in
                    Issue.record("there is no other scene to open")
                    return nil
                }
                #expect(action.title == "Open" && !action.attributes.contains(.hidden))
                action.performWithSender(nil, target: nil)
                #expect(opened == 1)
                #expect(UIWindowScene.ActivationAction(title: "New") { _ in nil }.attributes.contains(.hidden))
                #expect(app.sessions.count == 1)
            }
        }
    }

    @Test func aScenesGeometryIsRefusedWhereNobodySupportsIt() async {
        await #expect(processExitsWith: .success) {
            let (app, errors) = await MainActor.run { () -> (LoggedApp, GeometryErrors) in
                let (app, errors) = (LoggedApp(), GeometryErrors())
                let scene = app.scenes[0]
                #expect(scene.effectiveGeometry.systemFrame == UIScreen.main.bounds)
                #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
                scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.Mac(systemFrame: .zero)) { errors.add($0) }
                // A controller of an iPhone does not stand on its head.
                scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) { errors.add($0) }
                scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { errors.add($0) }
                #expect(errors.codes == [])
                return (app, errors)
            }
            _ = await app.settle()
            await MainActor.run { #expect(errors.codes == [.geometryRequestUnsupported, .geometryRequestDenied]) }
        }
    }

    @Test func requestsAreValuesAndOptionsAreCopied() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let activity = NSUserActivity(activityType: "edit")
                var (a, b) = (UISceneSessionActivationRequest(userActivity: activity), UISceneSessionActivationRequest())
                #expect(a != b && a.role == .windowApplication && a.session == nil)
                b.userActivity = activity
                #expect(a == b)
                let options = UIWindowScene.ActivationRequestOptions()
                options.placement = .prominent()
                a.options = options
                #expect(a != b)
                let copy = options.copy() as? UIWindowScene.ActivationRequestOptions
                #expect(copy !== options && copy?.placement is UIWindowSceneProminentPlacement)
            }
        }
    }
}

/// The errors that requests ended with.
@MainActor
private final class GeometryErrors {
    private(set) var codes: [UISceneError.Code] = []
    func add(_ error: any Error) { if let error = error as? UISceneError { codes.append(error.code) } }
}
