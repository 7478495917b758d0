import Foundation
import StagedApps
import Testing
import UIKit

@testable import AuthenticationServices

/// Signing in by a page. The page is a controller of the test's; what WebKit shows is WebKit's to test.
@Suite struct WebSessionTests {
    @Test func callbacksAreOfASchemeOrAPage() throws {
        let scheme = ASWebAuthenticationSession.Callback.customScheme("MyApp")
        #expect(scheme.matchesURL(try #require(URL(string: "myapp://done?code=1"))))
        #expect(!scheme.matchesURL(try #require(URL(string: "https://example.com/done"))))
        let page = ASWebAuthenticationSession.Callback.https(host: "example.com", path: "/done")
        #expect(page.matchesURL(try #require(URL(string: "https://EXAMPLE.com/done/?code=1"))))
        #expect(!page.matchesURL(try #require(URL(string: "https://example.com/other"))))
        #expect(!page.matchesURL(try #require(URL(string: "http://example.com/done"))))
    }

    @Test func thePersonIsAskedAndTheCallbackEndsThePage() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let stage = SessionStage(app)
                #expect(stage.session.start() && !stage.session.start())
                #expect(await app.tap("Continue"))
                #expect(await app.serve { stage.job != nil && app.root.presentedViewController != nil })
                #expect(stage.job?.request.value(forHTTPHeaderField: "X-App") == "yes")
                let done = URL(string: "myapp://done")!
                #expect(stage.job?.endsWith(done) == true)
                stage.job?.whenDone(done)
                #expect(await app.serve { stage.answers == ["myapp://done"] && app.root.presentedViewController == nil })
            }.value
        }
    }

    @Test func whoDeclinesOrClosesThePageCancels() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let asked = SessionStage(app)
                asked.session.start()
                #expect(await app.tap("Cancel"))
                #expect(await app.serve { asked.answers == ["1"] } && asked.job == nil)
                let shown = SessionStage(app)
                shown.session.prefersEphemeralWebBrowserSession = true
                #expect(shown.session.start())
                #expect(await app.serve { shown.job?.isEphemeral == true })
                shown.job?.whenDone(nil)
                #expect(await app.serve { shown.answers == ["1"] })
            }.value
        }
    }

    @Test func aSessionThatTheAppCancelsTellsNothing() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let stage = SessionStage(app)
                stage.session.start()
                #expect(await app.shows("Continue"))
                stage.session.cancel()
                #expect(await app.serve { !app.runtime.reachableTexts.contains("Continue") })
                #expect(stage.answers.isEmpty && stage.job == nil)
            }.value
        }
    }

    @Test func aSessionThatIsCanceledBeforeItsTurnAsksNothing() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                var declined = 0
                SystemAlert.ask("Something else?", message: nil, choices: [.init("Cancel") { declined += 1 }])
                let stage = SessionStage(app)
                stage.session.start()
                stage.session.cancel()
                #expect(await app.shows("Something else?"))
                #expect(declined == 0)
                #expect(await app.tap("Cancel"))
                #expect(await app.serve { declined == 1 && !app.runtime.reachableTexts.contains("Continue") })
                #expect(stage.answers.isEmpty && stage.job == nil)
            }.value
        }
    }

    @Test func withoutAWindowNothingStarts() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let stage = SessionStage(app)
                stage.session.presentationContextProvider = nil
                #expect(!stage.session.canStart && !stage.session.start())
                #expect(await app.serve { stage.answers == ["2"] })
            }.value
        }
    }
}

@MainActor
private final class SessionStage: NSObject, ASWebAuthenticationPresentationContextProviding {
    let app: StagedApp
    private(set) var session: ASWebAuthenticationSession!
    private(set) var job: AuthenticationPage.Job?
    private(set) var answers: [String] = []

    init(_ app: StagedApp) {
        self.app = app
        super.init()
        session = ASWebAuthenticationSession(url: URL(string: "https://example.com/login")!, callbackURLScheme: "myapp") {
            [weak self] url, error in
            MainActor.assumeIsolated { self?.answers.append(url?.absoluteString ?? "\((error as NSError?)?.code ?? 0)") }
        }
        session.additionalHeaderFields = ["X-App": "yes"]
        session.presentationContextProvider = self
        session.makePage = { [weak self] job in
            self?.job = job
            return UIViewController()
        }
    }

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { app.root.view.window! }
}
