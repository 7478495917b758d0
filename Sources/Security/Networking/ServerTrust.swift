import Foundation
import FoundationNetworking

// Foundation's module for Linux declares these and makes them unavailable; those of a module that is imported beside it go before.

/// The way of authentication by which a server shows its certificate: an app may judge it.
///
/// See https://developer.apple.com/documentation/foundation/nsurlauthenticationmethodservertrust.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// The way of authentication by which a server asks for a certificate of the client's.
///
/// See https://developer.apple.com/documentation/foundation/nsurlauthenticationmethodclientcertificate.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

/// A server that shows its certificate.
package final class CertifiedSpace: URLProtectionSpace, @unchecked Sendable {
    fileprivate let trust: SecTrust

    /// A server with the certificate that it shows, in DER, and those that it sends along; `nil` if the first is none.
    package init?(host: String, port: Int, certificates: [Data]) {
        let read = certificates.map { SecCertificateCreateWithData(nil, $0 as NSData) }
        guard case let first?? = read.first else { return nil }
        let chain = [first] + read.dropFirst().compactMap(\.self)
        trust = SecTrust(TrustChain(certificates: chain, policies: [SecPolicyCreateSSL(true, host as NSString)]))
        super.init(host: host, port: port, protocol: "https", realm: nil, authenticationMethod: NSURLAuthenticationMethodServerTrust)
    }

    required init?(coder: NSCoder) { nil }
}

extension URLProtectionSpace {
    /// The certificates of the server, to be judged for its host; `nil` where something else is asked than to trust them.
    ///
    /// See https://developer.apple.com/documentation/foundation/urlprotectionspace/servertrust.
    public var serverTrust: SecTrust? { (self as? CertifiedSpace)?.trust }
}

extension URLCredential {
    /// Makes a credential that says that a server is trusted. Its user and password are empty.
    ///
    /// See https://developer.apple.com/documentation/foundation/urlcredential/init(trust:).
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .forSession) }
}
