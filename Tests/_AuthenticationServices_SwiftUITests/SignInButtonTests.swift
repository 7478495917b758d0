import AuthenticationServices
import StagedApps
import SwiftUI
import Testing
import UIKit
import _AuthenticationServices_SwiftUI

/// SwiftUI's button to sign in with. Each test has a process of its own.
@Suite struct SignInButtonTests {
    @Test func aTapAsksForWhatTheAppSaysAndTellsWhatCameOfIt() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                var addresses: [String?] = []
                var codes: [Int] = []
                let button = SignInWithAppleButton(.continue) {
                    $0.requestedScopes = [.email]
                } onCompletion: { result in
                    switch result {
                    case .success(let authorization):
                        addresses.append((authorization.credential as? ASAuthorizationAppleIDCredential)?.email)
                    case .failure(let error): codes.append((error as NSError).code)
                    }
                }
                let hosting = UIHostingController(
                    rootView: button.signInWithAppleButtonStyle(.whiteOutline).frame(width: 220, height: 44))
                hosting.modalPresentationStyle = .fullScreen
                app.root.present(hosting, animated: false)
                #expect(await app.tap("Continue with Apple"))
                #expect(await app.tap("Share My Email"))
                #expect(await app.serve { addresses == ["ada@example.com"] })
                #expect(await app.tap("Continue with Apple"))
                #expect(await app.tap("Cancel"))
                #expect(await app.serve { codes == [1001] })
            }.value
        }
    }
}
