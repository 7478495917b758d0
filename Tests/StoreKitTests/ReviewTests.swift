import Foundation
import StagedApps
import StoreKit
import Testing
import UIKit

/// Rating the app.
@Suite struct ReviewTests {
    @Test func thePersonIsAskedOnceAtATimeAndMayDecline() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let scene = UIApplication.shared.connectedScenes.first as! UIWindowScene
                SKStoreReviewController.requestReview(in: scene)
                AppStore.requestReview(in: scene)
                #expect(await app.shows("Tap a star to rate it on the App Store."))
                #expect(app.runtime.reachableTexts.contains("★★★★★") && app.runtime.reachableTexts.contains("★☆☆☆☆"))
                #expect(await app.tap("Not Now"))
                app.advance(1)
                #expect(!app.runtime.reachableTexts.contains("Not Now"))
                AppStore.requestReview(in: scene)
                #expect(await app.tap("★★★★☆"))
                app.advance(1)
                #expect(!app.runtime.reachableTexts.contains("Not Now"))
            }.value
        }
    }
}
