import Foundation

/// A request for an authorization; providers make it.
///
/// See https://developer.apple.com/documentation/authenticationservices/asauthorizationrequest.
open class ASAuthorizationRequest: NSObject, NSCopying {
    /// What made it.
    public let provider: any ASAuthorizationProvider

    init(_ provider: any ASAuthorizationProvider) { self.provider = provider }

    /// A request of the same contents.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// A request of the same class and contents.
    func duplicate() -> ASAuthorizationRequest { ASAuthorizationRequest(provider) }
}

/// A request in the manner of OpenID. See https://developer.apple.com/documentation/authenticationservices/asauthorizationopenidrequest.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// What the person is asked to tell of themselves: nothing unless it is set.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// What the credential hands back unchanged.
    open var state: String?
    /// What the identity token hands back unchanged.
    open var nonce: String?
    /// What the authorization is for.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit

    override func duplicate() -> ASAuthorizationRequest { filled(ASAuthorizationOpenIDRequest(provider)) }

    func filled<Request: ASAuthorizationOpenIDRequest>(_ copy: Request) -> Request {
        copy.requestedScopes = requestedScopes
        (copy.state, copy.nonce) = (state, nonce)
        copy.requestedOperation = requestedOperation
        return copy
    }
}
