import Foundation
import SampanHost
import StagedApps
import Testing
import UIKit

@testable import AuthenticationServices

/// Signing in with the account of this machine. Each test that asks has a process of its own.
@Suite struct AppleIDTests {
    private func account(_ permissions: Permissions = Permissions(file: nil), app: String = "a.b", file: URL? = nil) -> LocalAccount {
        LocalAccount(app: app, permissions: permissions, file: file)
    }

    private func request() -> ASAuthorizationAppleIDRequest {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        (request.state, request.nonce) = ("here", "once")
        return request
    }

    private func claims(_ token: Data?) throws -> [String: Any] {
        let parts = String(decoding: try #require(token), as: UTF8.self).split(separator: ".", omittingEmptySubsequences: false)
        #expect(parts.count == 3 && parts[2].isEmpty)
        var text = parts[1].replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        while text.count % 4 != 0 { text += "=" }
        let json = try #require(Data(base64Encoded: text))
        return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    }

    @Test func nameAndAddressAreToldOnTheFirstTimeOnly() {
        let account = account()
        let first = account.signIn(request(), hidesAddress: false)
        #expect(first.email == "ada@example.com" && first.fullName?.givenName == "Ada" && first.state == "here")
        #expect(first.authorizedScopes == [.fullName, .email] && first.authorizationCode != nil)
        let second = account.signIn(request(), hidesAddress: false)
        #expect(second.email == nil && second.fullName == nil && second.authorizedScopes.isEmpty && second.user == first.user)
    }

    @Test func thePersonIsTheSameForAnAppAndAnotherForTheNext() {
        #expect(account().user == account().user)
        #expect(account().user != account(app: "a.c").user)
    }

    @Test func theTokenSaysThatThisMachineMadeIt() throws {
        let account = account()
        let claims = try claims(account.signIn(request(), hidesAddress: true).identityToken)
        #expect(claims["iss"] as? String == "sampan.localhost" && claims["aud"] as? String == "a.b")
        #expect(claims["sub"] as? String == account.user && claims["nonce"] as? String == "once")
        #expect(claims["email"] as? String == account.hiddenAddress && claims["is_private_email"] as? Bool == true)
    }

    @Test func aHiddenAddressStaysHiddenInLaterLaunches() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/Account.plist")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let permissions = Permissions(file: nil)
        let first = account(permissions, file: file).signIn(request(), hidesAddress: true)
        #expect(first.email == account().hiddenAddress)
        let later = account(permissions, file: file)
        #expect(later.hidesAddress)
        #expect(try claims(later.signIn(request(), hidesAddress: later.hidesAddress).identityToken)["email"] as? String == first.email)
    }

    @Test func theStateFollowsWhatThePersonDoesInTheSettings() {
        let permissions = Permissions(file: nil)
        let account = account(permissions)
        #expect(account.state(of: account.user) == .notFound)
        _ = account.signIn(request(), hidesAddress: false)
        #expect(account.state(of: account.user) == .authorized && account.state(of: "somebody") == .notFound)
        permissions.apply(.revoke, to: .appleID)
        #expect(account.state(of: account.user) == .revoked)
        #expect(account.signIn(request(), hidesAddress: false).email != nil)
    }

    @Test func whoeverAllowsAnAppEverythingDidNotSignIn() {
        let permissions = Permissions(file: nil)
        let account = account(permissions)
        permissions.apply(.grant, to: nil)
        #expect(!account.isSignedIn && permissions.answer(for: .tracking) == .granted)
        _ = account.signIn(request(), hidesAddress: false)
        permissions.apply(.reset, to: nil)
        #expect(account.state(of: account.user) == .notFound)
    }

    @Test func theControllerAsksAndTellsItsDelegate() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let listener = Listener()
                let request = ASAuthorizationAppleIDProvider().createRequest()
                request.requestedScopes = [.email]
                let controller = ASAuthorizationController(authorizationRequests: [request])
                controller.delegate = listener
                controller.performRequests()
                #expect(await app.tap("Hide My Email"))
                #expect(await app.serve { listener.users.count == 1 })
                #expect(listener.users.first == LocalAccount.shared.user)
                controller.performRequests()
                #expect(await app.shows("Continue"))
                #expect(!app.runtime.reachableTexts.contains("Hide My Email"))
                #expect(await app.tap("Cancel"))
                #expect(await app.serve { listener.codes == [1001] })
                controller.performRequests()
                #expect(await app.shows("Continue"))
                controller.cancel()
                #expect(await app.serve { listener.codes == [1001, 1001] && !app.runtime.reachableTexts.contains("Continue") })
            }.value
        }
    }

    @Test func whatIsTakenBackBeforeItsTurnIsNotAskedAndLeavesWhatIsShown() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let listener = Listener()
                var declined = 0
                SystemAlert.ask("Something else?", message: nil, choices: [.init("Cancel") { declined += 1 }])
                let controller = ASAuthorizationController(authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
                controller.delegate = listener
                controller.performRequests()
                controller.cancel()
                #expect(await app.serve { listener.codes == [1001] })
                #expect(declined == 0)
                #expect(await app.tap("Cancel"))
                #expect(await app.serve { declined == 1 && !app.runtime.reachableTexts.contains("Cancel") })
                #expect(listener.codes == [1001] && listener.users.isEmpty)
            }.value
        }
    }

    @Test func aRevocationIsPosted() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let account = LocalAccount.shared
                var posts = 0
                let observer = NotificationCenter.default.addObserver(
                    forName: ASAuthorizationAppleIDProvider.credentialRevokedNotification, object: nil, queue: nil
                ) { _ in MainActor.assumeIsolated { posts += 1 } }
                _ = account.signIn(ASAuthorizationAppleIDProvider().createRequest(), hidesAddress: false)
                #expect(posts == 0)
                Permissions.shared.apply(.revoke, to: .appleID)
                #expect(await app.serve { posts == 1 })
                NotificationCenter.default.removeObserver(observer)
            }.value
        }
    }

    @Test func requestsAreTakenAsTheyWereWhenTheControllerWasMade() async {
        await MainActor.run {
            let request = request()
            let controller = ASAuthorizationController(authorizationRequests: [request])
            request.user = "somebody"
            let kept = controller.authorizationRequests.first as? ASAuthorizationAppleIDRequest
            #expect(kept !== request && kept?.user == nil && kept?.requestedScopes == [.fullName, .email])
        }
    }

    @Test func theButtonSaysWhatItIsForAndIsNoRounderThanAHalfCircle() async {
        await MainActor.run {
            let button = ASAuthorizationAppleIDButton(type: .signUp, style: .whiteOutline)
            #expect(button.accessibilityLabel == "Sign up with Apple" && button.layer.borderWidth == 1)
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            button.cornerRadius = 100
            button.layoutIfNeeded()
            #expect(button.layer.cornerRadius == 20 && button.intrinsicContentSize.width >= 140)
        }
    }
}

@MainActor
private final class Listener: NSObject, ASAuthorizationControllerDelegate {
    var users: [String] = []
    var codes: [Int] = []

    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {
        if let credential = authorization.credential as? ASAuthorizationAppleIDCredential { users.append(credential.user) }
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        codes.append((error as NSError).code)
    }
}
