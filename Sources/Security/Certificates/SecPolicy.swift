import CoreGraphics
import Foundation

/// What certificates are judged by. See https://developer.apple.com/documentation/security/secpolicy.
public final class SecPolicy: NSObject, Sendable {
    enum Rule: Hashable, Sendable {
        case basic
        /// For servers or clients that speak TLS, of a name if one is given.
        case tls(isServer: Bool, host: String?)
        case revocation(CFOptionFlags)
    }

    let rule: Rule

    init(_ rule: Rule) {
        self.rule = rule
        super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SecPolicy)?.rule == rule }
    public override var hash: Int { rule.hashValue }
}

/// Revocation is asked for by OCSP.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
/// Revocation is looked up in lists.
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
/// Lists come before OCSP.
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
/// Who cannot be asked has revoked.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
/// Nobody is asked over the network.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
/// Revocation is asked for in any way.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = kSecRevocationOCSPMethod | kSecRevocationCRLMethod

/// Returns the rules of X.509 alone. See https://developer.apple.com/documentation/security/secpolicycreatebasicx509().
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.basic) }

/// Returns the rules for certificates of TLS. See https://developer.apple.com/documentation/security/secpolicycreatessl(_:_:).
///
/// - Parameters:
///   - server: whether the certificate is a server's, not a client's.
///   - hostname: the name that it has to be for; `nil` for any.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
    SecPolicy(.tls(isServer: server, host: hostname.map { $0 as String }))
}

/// Returns the rule that certificates must not be revoked. Nobody is asked here: certificates hold unless a positive answer is required.
///
/// See https://developer.apple.com/documentation/security/secpolicycreaterevocation(_:).
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
    let known = kSecRevocationUseAnyAvailableMethod | kSecRevocationPreferCRL | kSecRevocationRequirePositiveResponse
    guard revocationFlags & ~(known | kSecRevocationNetworkAccessDisabled) == 0 else { return nil }
    return SecPolicy(.revocation(revocationFlags))
}
