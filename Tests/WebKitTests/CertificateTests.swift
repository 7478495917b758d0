import Foundation
import FoundationNetworking
import Security
import Testing
import UIKit

@testable import WebKit

/// What is asked of an app when a server shows a certificate that the system does not trust.
@Suite struct CertificateTests {
    @Test func aServerThatTheAppTrustsIsShown() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let server = try SecureServer()
                defer { server.end() }
                let stage = WebStage()
                let judge = Judge()
                stage.view.navigationDelegate = judge
                stage.view.load(URLRequest(url: server.url))
                #expect(stage.wait { stage.view.title == "Private" && judge.hasFinished || !judge.errors.isEmpty })
                #expect(judge.errors.isEmpty)
                let space = try #require(judge.space)
                #expect(space.authenticationMethod == NSURLAuthenticationMethodServerTrust)
                #expect(space.host == "localhost" && space.port == server.url.port && space.protocol == "https")
                #expect(judge.subject == "localhost" && judge.failure == Int(errSecNotTrusted) && judge.isTrustedAsAnchor)
            }.value
        }
    }

    @Test func aServerThatIsNotTrustedIsNotShown() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let server = try SecureServer()
                defer { server.end() }
                let stage = WebStage()
                let judge = Judge()
                judge.trusts = false
                stage.view.navigationDelegate = judge
                stage.view.load(URLRequest(url: server.url))
                #expect(stage.wait { !judge.errors.isEmpty })
                #expect((judge.errors.first as? URLError)?.code == .serverCertificateUntrusted && judge.space != nil)
            }.value
        }
    }
}

/// Notes the server that it is asked to trust, and judges it.
@MainActor
private final class Judge: NSObject, WKNavigationDelegate {
    var hasFinished = false
    var errors: [any Error] = []
    var trusts = true
    var space: URLProtectionSpace?
    var subject: String?
    var failure: Int?
    var isTrustedAsAnchor = false

    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        space = challenge.protectionSpace
        guard trusts, let trust = challenge.protectionSpace.serverTrust else {
            return completionHandler(.cancelAuthenticationChallenge, nil)
        }
        let certificate = (SecTrustCopyCertificateChain(trust) as? [SecCertificate])?.first
        subject = certificate.flatMap { SecCertificateCopySubjectSummary($0) } as String?
        var error: NSError?
        if !SecTrustEvaluateWithError(trust, &error) { failure = error?.code }
        if let certificate { _ = SecTrustSetAnchorCertificates(trust, NSArray(array: [certificate])) }
        isTrustedAsAnchor = SecTrustEvaluateWithError(trust, nil)
        completionHandler(.useCredential, URLCredential(trust: trust))
    }

    // Without these the delegate would be asked in tasks, which a test that never suspends does not run.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { hasFinished = true }
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        errors.append(error)
    }
}

/// A server of this machine's with a certificate that it signed itself, which holds for a hundred years.
private final class SecureServer {
    let url: URL
    private let process = Process()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sampan-\(UUID().uuidString)")

    private static let program = """
        import http.server, ssl, sys
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.end_headers()
                self.wfile.write(b"<title>Private</title>")
            def log_message(self, *arguments): pass
        server = http.server.ThreadingHTTPServer(("localhost", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(sys.argv[1])
        server.socket = context.wrap_socket(server.socket, server_side=True)
        print(server.server_port, flush=True)
        server.serve_forever()
        """

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let identity = folder.appendingPathComponent("identity.pem")
        try Self.identity.write(to: identity, atomically: true, encoding: .utf8)
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", Self.program, identity.path]
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let port = line.trimmingCharacters(in: .whitespacesAndNewlines)
        url = try #require(URL(string: "https://localhost:\(port)/"))
    }

    func end() {
        process.terminate()
        try? FileManager.default.removeItem(at: folder)
    }

    private static let identity = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg93WsPgzmcQnX+jIc
        bHJXdwC323whUGckN5OjnpX3gOuhRANCAAS4J+laIl5CRVK6crce+rp4NZ/ydNPE
        juzgIpBMn0ebQLEDFbGX4hr0CSdTPjvRQil1dQUlhN0L+rO0dbAVT06f
        -----END PRIVATE KEY-----
        -----BEGIN CERTIFICATE-----
        MIIBljCCATugAwIBAgIUC63n/cZ51FvWjfu/rimWimvHF0owCgYIKoZIzj0EAwIw
        FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODExNTAwMVoYDzIxMjYxMTA0
        MTE1MDAxWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAAS4J+laIl5CRVK6crce+rp4NZ/ydNPEjuzgIpBMn0ebQLEDFbGX4hr0
        CSdTPjvRQil1dQUlhN0L+rO0dbAVT06fo2kwZzAdBgNVHQ4EFgQUGxSOAUa1upMw
        KHAa6RYob2f1RawwHwYDVR0jBBgwFoAUGxSOAUa1upMwKHAa6RYob2f1RawwDwYD
        VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
        SQAwRgIhANolEcWjVyWTTFgo/uUBPU3Q7Be5OVRkh3tWj5W5pEHdAiEA8o7ObpIk
        C/R8+fH2ky9f3vwVS7QalV2uR1/frOhupcE=
        -----END CERTIFICATE-----
        """
}
