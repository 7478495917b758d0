import Foundation

/// A name and a password. See https://developer.apple.com/documentation/authenticationservices/aspasswordcredential.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    /// The name.
    public let user: String
    /// The password.
    public let password: String

    /// A name and a password.
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// Has people choose a password of the keychain. See
/// https://developer.apple.com/documentation/authenticationservices/asauthorizationpasswordprovider.
///
/// There are the passwords that the app itself keeps with `kSecClassInternetPassword`.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    /// A provider.
    public override init() { super.init() }

    /// A request for a password.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}

/// A request for a password. See https://developer.apple.com/documentation/authenticationservices/asauthorizationpasswordrequest.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {
    override func duplicate() -> ASAuthorizationRequest { ASAuthorizationPasswordRequest(provider) }
}
