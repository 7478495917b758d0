import CoreGraphics
import Foundation

/// How an evaluation of trust ended. See https://developer.apple.com/documentation/security/sectrustresulttype.
public enum SecTrustResultType: UInt32, Sendable {
    /// Nothing was evaluated.
    case invalid = 0
    /// The person said that the certificate is to be trusted.
    case proceed = 1
    /// The person is to be asked; not used any more.
    @available(*, deprecated, message: "No longer supported")
    case confirm = 2
    /// The person said that the certificate is not to be trusted.
    case deny = 3
    /// The certificate is trusted, and the person has said nothing of it.
    case unspecified = 4
    /// The certificate is not trusted, but may be after a change of rules.
    case recoverableTrustFailure = 5
    /// The certificate is not trusted.
    case fatalTrustFailure = 6
    /// It could not be evaluated.
    case otherError = 7
}

/// Certificates with the rules by which they are judged. See https://developer.apple.com/documentation/security/sectrust.
public final class SecTrust: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var kept: TrustChain
    private var outcome: (result: SecTrustResultType, failure: NSError?)?

    init(_ chain: TrustChain) {
        kept = chain
        super.init()
    }

    var chain: TrustChain { lock.withLock { kept } }

    /// Changes the rules: what was found before holds no more.
    func change(_ change: (inout TrustChain) -> Void) {
        lock.withLock {
            change(&kept)
            outcome = nil
        }
    }

    /// Judges the certificates, unless that was done since the rules were changed.
    func evaluate() -> (result: SecTrustResultType, failure: NSError?) {
        lock.withLock {
            if let outcome { return outcome }
            let failure = kept.evaluate()
            let made = (failure == nil ? SecTrustResultType.unspecified : .recoverableTrustFailure, failure)
            outcome = made
            return made
        }
    }

    var lastResult: SecTrustResultType { lock.withLock { outcome?.result ?? .invalid } }
}

/// Whatever is given as one, as an array of Swift's, or as `NSArray`.
private func list<Element: AnyObject>(_ value: CFTypeRef?, of type: Element.Type) -> [Element]? {
    if let one = value as? Element { return [one] }
    return (value as? NSArray)?.reduce(into: [Element]?.some([])) { list, element in
        if let element = element as? Element { list?.append(element) } else { list = nil }
    }
}

/// Brings certificates and rules together.
///
/// - Parameters:
///   - certificates: the certificate to be judged, or an array that begins with it and goes on with those that may help to trust it.
///   - policies: a policy or an array of them; `nil` for those of X.509.
///   - trust: where the outcome is written to.
/// - Returns: `errSecSuccess`, or `errSecParam` if what is given is something else.
///
/// See https://developer.apple.com/documentation/security/sectrustcreatewithcertificates(_:_:_:).
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    guard let certificates = list(certificates, of: SecCertificate.self), !certificates.isEmpty,
        let policies = policies == nil ? [] : list(policies, of: SecPolicy.self)
    else { return errSecParam }
    trust.pointee = SecTrust(TrustChain(certificates: certificates, policies: policies))
    return errSecSuccess
}

/// Sets the rules: a policy, or an array of them. See https://developer.apple.com/documentation/security/sectrustsetpolicies(_:_:).
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
    guard let policies = list(policies, of: SecPolicy.self) else { return errSecParam }
    trust.change { $0.policies = policies }
    return errSecSuccess
}

/// Sets the certificates that are trusted; `nil` for the system's. Those of the system are not trusted any more then, unless
/// `SecTrustSetAnchorCertificatesOnly` says so.
///
/// See https://developer.apple.com/documentation/security/sectrustsetanchorcertificates(_:_:).
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    guard let anchors = anchorCertificates == nil ? [] : list(anchorCertificates, of: SecCertificate.self) else { return errSecParam }
    trust.change {
        $0.anchors = anchorCertificates == nil ? nil : anchors
        $0.trustsSystem = anchorCertificates == nil
    }
    return errSecSuccess
}

/// Sets whether the system's certificates are not trusted beside those that were set.
///
/// See https://developer.apple.com/documentation/security/sectrustsetanchorcertificatesonly(_:_:).
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    trust.change { $0.trustsSystem = !anchorCertificatesOnly }
    return errSecSuccess
}

/// Sets the time for which certificates are judged; now by default.
///
/// See https://developer.apple.com/documentation/security/sectrustsetverifydate(_:_:).
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: NSDate) -> OSStatus {
    trust.change { $0.date = verifyDate as Date }
    return errSecSuccess
}

/// Judges the certificates. Returns whether they are trusted; if not, `error` says why.
///
/// See https://developer.apple.com/documentation/security/sectrustevaluatewitherror(_:_:).
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    let outcome = trust.evaluate()
    error?.pointee = outcome.failure
    return outcome.failure == nil
}

/// Judges the certificates. See https://developer.apple.com/documentation/security/sectrustevaluate(_:_:).
@available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use SecTrustEvaluateWithError instead")
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = trust.evaluate().result
    return errSecSuccess
}

/// Judges the certificates elsewhere, and calls back on a queue with whether they are trusted, and why not.
///
/// See https://developer.apple.com/documentation/security/sectrustevaluateasyncwitherror(_:_:_:).
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
    queue.async {
        let outcome = trust.evaluate()
        result(trust, outcome.failure == nil, outcome.failure)
    }
    return errSecSuccess
}

/// Writes how the last evaluation ended: `invalid` if there was none since the rules were changed.
///
/// See https://developer.apple.com/documentation/security/sectrustgettrustresult(_:_:).
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = trust.lastResult
    return errSecSuccess
}

/// Returns the number of certificates of the chain. See https://developer.apple.com/documentation/security/sectrustgetcertificatecount(_:).
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.chain.path.count }

/// Returns a certificate of the chain, the judged one at 0; `nil` if there is none.
@available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use SecTrustCopyCertificateChain instead")
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
    let path = trust.chain.path
    return path.indices.contains(ix) ? path[ix] : nil
}

/// Returns the chain, from the judged certificate to the one that is trusted.
///
/// See https://developer.apple.com/documentation/security/sectrustcopycertificatechain(_:).
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { NSArray(array: trust.chain.path) }

/// Returns the key of the judged certificate. See https://developer.apple.com/documentation/security/sectrustcopykey(_:).
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.chain.certificates[0].key }

/// Returns the key of the judged certificate.
@available(iOS, introduced: 2.0, deprecated: 14.0, message: "Use SecTrustCopyKey instead")
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }
