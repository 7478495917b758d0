import Foundation

/// How sure the system is that a person is one. See https://developer.apple.com/documentation/authenticationservices/asuserdetectionstatus.
public enum ASUserDetectionStatus: Int, Sendable {
    /// The system does not say.
    case unsupported = 0
    /// The system cannot tell.
    case unknown = 1
    /// It is likely to be a person.
    case likelyReal = 2
}

/// Shows who signed in with the account.
///
/// See https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidcredential.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// The person: the same for this app each time.
    public let user: String
    /// The request's state.
    public let state: String?
    /// What the person lets the app know: empty but for the first time.
    public let authorizedScopes: [ASAuthorization.Scope]
    /// What a server would be shown, once. No server of Apple's knows it.
    public let authorizationCode: Data?
    /// Who the person is, as a JSON web token. This machine made it, and it says so: its issuer is not Apple, and it is not signed.
    public let identityToken: Data?
    /// The person's address of mail, where it was asked for: on the first time only.
    public let email: String?
    /// The person's name, where it was asked for: on the first time only.
    public let fullName: PersonNameComponents?
    /// How sure the system is that it is a person: it cannot tell.
    public let realUserStatus: ASUserDetectionStatus

    init(user: String, state: String?, scopes: [ASAuthorization.Scope], token: Data, email: String?, name: PersonNameComponents?) {
        (self.user, self.state, authorizedScopes, identityToken, self.email, fullName) = (user, state, scopes, token, email, name)
        authorizationCode = Data("sampan.\(UUID().uuidString.lowercased())".utf8)
        realUserStatus = .unknown
    }
}
