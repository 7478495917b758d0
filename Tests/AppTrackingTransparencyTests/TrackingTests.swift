import Foundation
import SampanHost
import StagedApps
import Testing
import UIKit

@testable import AppTrackingTransparency

/// What the person is asked about tracking. Each test that asks has a process of its own.
@Suite struct TrackingTests {
    @Test func theStatusIsWhatThePersonSaid() {
        let permissions = Permissions(file: nil)
        #expect(ATTrackingManager.status(in: permissions) == .notDetermined)
        permissions.set(.denied, for: .tracking)
        #expect(ATTrackingManager.status(in: permissions) == .denied)
        permissions.set(.granted, for: .tracking)
        #expect(ATTrackingManager.status(in: permissions) == .authorized)
        #expect(ATTrackingManager.AuthorizationStatus.authorized.rawValue == 3)
    }

    @Test func thePersonIsAskedOnceAndTheAnswerIsKept() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let answers = Statuses()
                ATTrackingManager.requestTrackingAuthorization { answers.add($0) }
                #expect(await app.tap("Ask App Not to Track"))
                #expect(await app.serve { answers.all == [.denied] })
                #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
                ATTrackingManager.requestTrackingAuthorization { answers.add($0) }
                #expect(await app.serve { answers.all == [.denied, .denied] })
                #expect(!app.runtime.reachableTexts.contains("Allow"))
            }.value
        }
    }

    @Test func anAppThatIsNotActiveIsDeniedWithoutAQuestion() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let answers = Statuses()
                app.runtime.handle(.interrupt)
                app.advance(0.1)
                #expect(UIApplication.shared.applicationState != .active)
                ATTrackingManager.requestTrackingAuthorization { answers.add($0) }
                #expect(await app.serve { answers.all == [.denied] })
                #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
            }.value
        }
    }
}

private final class Statuses: @unchecked Sendable {
    private let lock = NSLock()
    private var statuses: [ATTrackingManager.AuthorizationStatus] = []

    var all: [ATTrackingManager.AuthorizationStatus] { lock.withLock { statuses } }

    func add(_ status: ATTrackingManager.AuthorizationStatus) { lock.withLock { statuses.append(status) } }
}
