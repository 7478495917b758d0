import COpenSSL
import Foundation

/// Certificates and the rules by which OpenSSL judges them.
struct TrustChain {
    /// The one to be judged, and those that may help to trust it.
    let certificates: [SecCertificate]
    var policies: [SecPolicy]
    /// Those that are trusted; `nil` for none beside the system's.
    var anchors: [SecCertificate]?
    var trustsSystem = true
    /// The time to judge for; `nil` for now.
    var date: Date?

    init(certificates: [SecCertificate], policies: [SecPolicy]) { (self.certificates, self.policies) = (certificates, policies) }

    /// The certificates from the judged one to the one that is trusted, or as far as one issued the other where none is.
    var path: [SecCertificate] {
        judge { context, _ in
            guard let chain = X509_STORE_CTX_get0_chain(context) else { return nil }
            return (0..<certificate_stack_count(chain)).compactMap {
                certificate_stack_at(chain, $0).flatMap { SecCertificate(copying: $0) }
            }
        } ?? [certificates[0]]
    }

    /// Why the certificate is not trusted; `nil` if it is.
    func evaluate() -> NSError? {
        let code: Int32? = judge { context, isTrusted in isTrusted ? nil : X509_STORE_CTX_get_error(context) }
        if let code { return failure(status(of: code)) }
        for case .revocation(let flags) in policies.map(\.rule) where flags & kSecRevocationRequirePositiveResponse != 0 {
            return failure(errSecIncompleteCertRevocationCheck)
        }
        return nil
    }

    private func judge<Result>(_ body: (OpaquePointer, Bool) -> Result?) -> Result? {
        guard let store = X509_STORE_new(), let others = certificate_stack(), let context = X509_STORE_CTX_new() else { return nil }
        defer {
            X509_STORE_CTX_free(context)
            certificate_stack_free(others)
            X509_STORE_free(store)
        }
        for anchor in anchors ?? [] { X509_STORE_add_cert(store, anchor.certificate) }
        if trustsSystem { X509_STORE_set_default_paths(store) }
        for certificate in certificates.dropFirst() { _ = certificate_stack_push(others, certificate.certificate) }
        guard X509_STORE_CTX_init(context, store, certificates[0].certificate, others) == 1,
            let parameters = X509_STORE_CTX_get0_param(context)
        else { return nil }
        // What is trusted need not have signed itself.
        X509_VERIFY_PARAM_set_flags(parameters, UInt(X509_V_FLAG_PARTIAL_CHAIN | X509_V_FLAG_TRUSTED_FIRST))
        if let date { X509_VERIFY_PARAM_set_time(parameters, time_t(date.timeIntervalSince1970)) }
        for policy in policies { apply(policy.rule, to: parameters) }
        return body(context, X509_verify_cert(context) == 1)
    }

    private func apply(_ rule: SecPolicy.Rule, to parameters: OpaquePointer) {
        guard case .tls(let isServer, let host) = rule else { return }
        X509_VERIFY_PARAM_set_purpose(parameters, isServer ? X509_PURPOSE_SSL_SERVER : X509_PURPOSE_SSL_CLIENT)
        guard let host, !host.isEmpty else { return }
        if X509_VERIFY_PARAM_set1_ip_asc(parameters, host) != 1 { X509_VERIFY_PARAM_set1_host(parameters, host, 0) }
    }

    private func status(of code: Int32) -> OSStatus {
        switch code {
        case X509_V_ERR_HOSTNAME_MISMATCH, X509_V_ERR_IP_ADDRESS_MISMATCH: errSecHostNameMismatch
        case X509_V_ERR_CERT_HAS_EXPIRED: errSecCertificateExpired
        case X509_V_ERR_CERT_NOT_YET_VALID: errSecCertificateNotValidYet
        case X509_V_ERR_INVALID_PURPOSE: errSecInvalidExtendedKeyUsage
        default: errSecNotTrusted
        }
    }

    private func failure(_ status: OSStatus) -> NSError {
        let name = "“\(certificates[0].commonName ?? "")” certificate"
        let description =
            switch status {
            case errSecHostNameMismatch: "\(name) name does not match input"
            case errSecCertificateExpired: "\(name) is expired"
            case errSecCertificateNotValidYet: "\(name) is not valid yet"
            case errSecInvalidExtendedKeyUsage: "\(name) is not permitted for this usage"
            case errSecIncompleteCertRevocationCheck: "\(name) revocation check was not completed"
            default: "\(name) is not trusted"
            }
        return NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: description])
    }
}
