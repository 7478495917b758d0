import Foundation
import ObjCRuntime
import UIKit

/// Asks the person to sign in, with the local account or with a password of the keychain.
///
/// The system asks in a sheet that the person at this machine answers, or a script that taps it.
///
/// See https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    /// How requests are performed.
    public struct RequestOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Only what is on this device, without asking for anything that is not.
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    /// What is asked for.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Who is told what came of it.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Who says which window the system asks over. The system's sheet lies over all windows.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    private let account: LocalAccount
    private let passwords: KeptPasswords
    /// What the person is asked, until that is answered.
    private var question: SystemAlert.Question?

    /// A controller for requests; there must be one at least.
    public convenience init(authorizationRequests: [ASAuthorizationRequest]) {
        self.init(authorizationRequests: authorizationRequests, account: .shared, passwords: KeptPasswords())
    }

    init(authorizationRequests: [ASAuthorizationRequest], account: LocalAccount, passwords: KeptPasswords) {
        if authorizationRequests.isEmpty {
            ObjCException.raise("NSInvalidArgumentException", "There must be at least one authorization request.")
        }
        self.authorizationRequests = authorizationRequests.map { $0.duplicate() }
        (self.account, self.passwords) = (account, passwords)
    }

    /// Asks the person. The delegate is told what came of it.
    open func performRequests() { performRequests(options: []) }

    /// Asks the person, in a certain way. What there is, is on this device.
    open func performRequests(options: RequestOptions) {
        // Who asks already waits for that answer.
        guard question == nil else { return }
        var choices: [SystemAlert.Choice] = []
        var title = "Sign in to “\(SystemPermission.appName)”"
        for case let request as ASAuthorizationAppleIDRequest in authorizationRequests {
            if request.requestedOperation == .operationLogout { return fail(.notHandled) }
            if let user = request.user, user != account.user { return fail(.failed) }
            title = "Sign in to “\(SystemPermission.appName)” with your local account “\(account.address)”?"
            choices += appleIDChoices(request)
        }
        for case let request as ASAuthorizationPasswordRequest in authorizationRequests {
            choices += passwords.all().map { kept in
                SystemAlert.Choice(kept.title) { [self] in
                    succeed(request.provider, ASPasswordCredential(user: kept.user, password: kept.password))
                }
            }
        }
        guard !choices.isEmpty else { return fail(.canceled) }
        choices.append(.init("Cancel") { [self] in fail(.canceled) })
        question = SystemAlert.ask(title, message: "The account is one of this machine’s. No server is asked.", choices: choices)
    }

    /// Takes back what is asked, which fails with `ASAuthorizationError.canceled`.
    open func cancel() {
        guard let question else { return }
        SystemAlert.withdraw(question)
        fail(.canceled)
    }

    // MARK: Answers

    private func appleIDChoices(_ request: ASAuthorizationAppleIDRequest) -> [SystemAlert.Choice] {
        func choice(_ title: String, isPreferred: Bool, hidesAddress: Bool) -> SystemAlert.Choice {
            .init(title, isPreferred: isPreferred) { [self] in
                succeed(request.provider, account.signIn(request, hidesAddress: hidesAddress))
            }
        }
        // An app is told name and address on the first time only, so only then the person is asked about them.
        guard !account.isSignedIn, request.requestedScopes?.contains(.email) == true else {
            return [choice("Continue", isPreferred: true, hidesAddress: account.hidesAddress)]
        }
        return [
            choice("Share My Email", isPreferred: true, hidesAddress: false),
            choice("Hide My Email", isPreferred: false, hidesAddress: true),
        ]
    }

    private func succeed(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
        question = nil
        let authorization = ASAuthorization(provider: provider, credential: credential)
        guard let delegate else { return }
        OptionalRequirement.call { delegate.authorizationController(controller: self, didCompleteWithAuthorization: authorization) }
    }

    private func fail(_ code: ASAuthorizationError.Code) {
        question = nil
        // The app has its call of performRequests() behind it when it is told.
        DispatchQueue.main.async { [self] in
            guard let delegate else { return }
            OptionalRequirement.call {
                delegate.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(code))
            }
        }
    }
}
