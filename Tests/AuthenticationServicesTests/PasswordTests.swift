import Foundation
import Security
import StagedApps
import Testing
import UIKit

@testable import AuthenticationServices

@Suite struct PasswordTests {
    @Test func thePersonChoosesAmongTheAppsPasswords() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let item: NSDictionary = [
                    kSecClass: kSecClassInternetPassword, kSecAttrAccount: "lan", kSecAttrServer: "example.com",
                    kSecValueData: Data("secret".utf8),
                ]
                #expect(SecItemAdd(item, nil) == errSecSuccess)
                let taker = Taker()
                let controller = ASAuthorizationController(authorizationRequests: [ASAuthorizationPasswordProvider().createRequest()])
                controller.delegate = taker
                controller.performRequests()
                #expect(await app.tap("lan — example.com"))
                #expect(await app.serve { taker.words == ["lan secret"] })
            }.value
        }
    }

    @Test func withoutPasswordsThereIsNothingToChoose() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let taker = Taker()
                let controller = ASAuthorizationController(authorizationRequests: [ASAuthorizationPasswordProvider().createRequest()])
                controller.delegate = taker
                controller.performRequests()
                #expect(await app.serve { taker.words == ["1001"] })
            }.value
        }
    }
}

@MainActor
private final class Taker: NSObject, ASAuthorizationControllerDelegate {
    var words: [String] = []

    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {
        if let credential = authorization.credential as? ASPasswordCredential { words.append("\(credential.user) \(credential.password)") }
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        words.append("\((error as NSError).code)")
    }
}
