import Foundation
import FoundationNetworking
internal import CWebKitGTK
import ObjCRuntime
import Security

extension WKWebView {
    private typealias Answer = @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void

    /// Asks the delegate who asks, or answers. Returns whether it is asked.
    private func ask(_ challenge: URLAuthenticationChallenge, then answer: @escaping Answer) -> Bool {
        guard let delegate = navigationDelegate else { return false }
        let isAsked: Void? = OptionalRequirement.call { delegate.webView(self, didReceive: challenge, completionHandler: answer) }
        if isAsked != nil { return true }
        Task { @MainActor in
            let result = await OptionalRequirement.calling(await delegate.webView(self, respondTo: challenge))
            answer(result?.0 ?? .performDefaultHandling, result?.1)
        }
        return true
    }

    /// A server's certificate is none that the system trusts. Returns whether nothing else is to be done for now.
    func certificateFailed(_ address: String, _ certificate: UnsafeMutableRawPointer) -> Bool {
        let navigation = navigations.current
        navigations.hasFailed = true
        let url = URL(string: address)
        let failure = URLError(
            .serverCertificateUntrusted,
            userInfo: [
                NSURLErrorFailingURLStringErrorKey: address, NSURLErrorFailingURLErrorKey: url as Any,
            ])
        let fail = { [self] in
            refreshState()
            tellFailure(isProvisional: true, navigation, failure)
        }
        let held = certificate.assumingMemoryBound(to: GTlsCertificate.self)
        let space = CertifiedSpace(host: url?.host ?? "", port: url?.port ?? 443, certificates: Self.chain(held))
        guard let space else {
            fail()
            return true
        }
        let challenge = Self.challenge(space, failures: 0, failure)
        g_object_ref(certificate)
        let isAsked = ask(challenge) { [self] disposition, credential in
            defer { g_object_unref(held) }
            guard disposition == .useCredential, credential != nil, let host = url?.host else { return fail() }
            webkit_web_context_allow_tls_certificate_for_host(page.context.pointer, held, host)
            // The page is the one that was asked for.
            navigations.asked = navigation
            webkit_web_view_load_uri(page.view, address)
            page.expectPicture()
        }
        if !isAsked {
            g_object_unref(held)
            fail()
        }
        return true
    }

    /// A certificate in DER, and those that came with it.
    private static func chain(_ certificate: UnsafeMutablePointer<GTlsCertificate>) -> [Data] {
        sequence(first: certificate, next: { g_tls_certificate_get_issuer($0) }).map { certificate in
            let bytes = sampan_certificate_bytes(certificate)
            defer { g_byte_array_unref(bytes) }
            return Data(bytes: bytes.pointee.data, count: Int(bytes.pointee.len))
        }
    }

    /// A server wants a password. Returns whether somebody is asked.
    func authenticate(_ pointer: UnsafeMutableRawPointer) -> Bool {
        let request = pointer.assumingMemoryBound(to: WebKitAuthenticationRequest.self)
        let method: String
        switch webkit_authentication_request_get_scheme(request) {
        case WEBKIT_AUTHENTICATION_SCHEME_HTTP_BASIC: method = NSURLAuthenticationMethodHTTPBasic
        case WEBKIT_AUTHENTICATION_SCHEME_HTTP_DIGEST: method = NSURLAuthenticationMethodHTTPDigest
        case WEBKIT_AUTHENTICATION_SCHEME_HTML_FORM: method = NSURLAuthenticationMethodHTMLForm
        case WEBKIT_AUTHENTICATION_SCHEME_NTLM: method = NSURLAuthenticationMethodNTLM
        case WEBKIT_AUTHENTICATION_SCHEME_NEGOTIATE: method = NSURLAuthenticationMethodNegotiate
        default: method = NSURLAuthenticationMethodDefault
        }
        let space = URLProtectionSpace(
            host: text(webkit_authentication_request_get_host(request)) ?? "", port: Int(webkit_authentication_request_get_port(request)),
            protocol: state.url?.scheme ?? "http", realm: text(webkit_authentication_request_get_realm(request)),
            authenticationMethod: method)
        let isRetry = webkit_authentication_request_is_retry(request) != 0
        g_object_ref(pointer)
        let isAsked = ask(Self.challenge(space, failures: isRetry ? 1 : 0, nil)) { disposition, credential in
            defer {
                g_object_unref(UnsafeMutableRawPointer(request))
                GLibLoop.shared.wake()
            }
            switch disposition {
            case .useCredential where credential != nil:
                let native = webkit_credential_new(
                    credential?.user ?? "", credential?.password ?? "", WEBKIT_CREDENTIAL_PERSISTENCE_FOR_SESSION)
                webkit_authentication_request_authenticate(request, native)
                webkit_credential_free(native)
            case .cancelAuthenticationChallenge: webkit_authentication_request_cancel(request)
            // Without a password the server's answer is shown.
            default: webkit_authentication_request_authenticate(request, nil)
            }
        }
        if !isAsked {
            webkit_authentication_request_authenticate(request, nil)
            g_object_unref(UnsafeMutableRawPointer(request))
        }
        return true
    }

    private static func challenge(
        _ space: URLProtectionSpace, failures: Int, _ error: (any Error)?
    ) -> URLAuthenticationChallenge {
        URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: nil, previousFailureCount: failures, failureResponse: nil, error: error,
            sender: Unsent())
    }
}

/// Who answers is the delegate, by its handler.
private final class Unsent: NSObject, URLAuthenticationChallengeSender {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
