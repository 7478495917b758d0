import Foundation
import SampanHost
import UIKit

/// Has people sign in with the account of this machine, as with an Apple Account on a device.
///
/// See https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// How a person and the app stand.
    public enum CredentialState: Int, Sendable {
        /// The person stopped using the account with the app.
        case revoked = 0
        /// The person is signed in.
        case authorized = 1
        /// The app knows no such person.
        case notFound = 2
        /// The app belongs to another team now.
        case transferred = 3
    }

    /// Posted on the main thread when the person stops using the account with the app: `privacy revoke apple-id` of scripts and of `sampan control`.
    public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDProviderCredentialRevokedNotification")

    /// A provider.
    public override init() { super.init() }

    /// A request to sign in.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

    /// Says whether a person is still signed in.
    ///
    /// - Parameters:
    ///   - userID: the person, by `ASAuthorizationAppleIDCredential.user`.
    ///   - completion: is called on a queue of the system's.
    open func getCredentialState(forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void) {
        let state = LocalAccount.shared.state(of: userID)
        nonisolated(unsafe) let completion = completion
        DispatchQueue.global().async { completion(state, nil) }
    }

    /// Says whether a person is still signed in.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { LocalAccount.shared.state(of: userID) }
}

/// A request to sign in with the account. See https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidrequest.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// Who is expected: anybody unless it is set. A request for somebody else than the account's person fails.
    open var user: String?

    override func duplicate() -> ASAuthorizationRequest {
        let copy = filled(ASAuthorizationAppleIDRequest(provider))
        copy.user = user
        return copy
    }
}
