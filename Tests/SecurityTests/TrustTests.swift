import Foundation
import Security
import Testing

/// Certificates of a root of our own, judged in the year 2030, when they hold.
@Suite struct TrustTests {
    private let root: SecCertificate
    private let leaf: SecCertificate
    private static let date = Date(timeIntervalSince1970: 1_900_000_000)

    init() throws {
        root = try #require(SecCertificateCreateWithData(nil, Self.data(Self.rootText) as NSData))
        leaf = try #require(SecCertificateCreateWithData(nil, Self.data(Self.leafText) as NSData))
    }

    private static func data(_ text: String) -> Data { Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data() }

    private func trust(_ policy: SecPolicy, anchors: [SecCertificate]? = nil, date: Date = Self.date) throws -> SecTrust {
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(NSArray(array: [leaf]), policy, &trust) == errSecSuccess)
        let made = try #require(trust)
        #expect(SecTrustSetAnchorCertificates(made, NSArray(array: anchors ?? [root])) == errSecSuccess)
        #expect(SecTrustSetVerifyDate(made, date as NSDate) == errSecSuccess)
        return made
    }

    private func failure(_ trust: SecTrust) -> NSError? {
        var error: NSError?
        return SecTrustEvaluateWithError(trust, &error) ? nil : error
    }

    @Test func certificatesAreReadAndTellWhomTheyAreFor() throws {
        #expect(SecCertificateCopySubjectSummary(leaf).map { $0 as String } == "example.org")
        #expect(SecCertificateCopyData(leaf) as Data == Self.data(Self.leafText))
        let key = try #require(SecCertificateCopyKey(leaf))
        #expect(SecKeyCopyExternalRepresentation(key, nil).map { $0 as Data } == Data(base64Encoded: Self.keyText))
        #expect(try key == #require(SecCertificateCopyKey(leaf)) && key != SecCertificateCopyKey(root))
        #expect(SecCertificateCreateWithData(nil, Self.data(Self.leafText) as NSData) == leaf && leaf != root)
        #expect(SecCertificateCreateWithData(nil, NSData()) == nil)
        #expect(SecCertificateCreateWithData(nil, (Self.data(Self.leafText) + [0]) as NSData) == nil)
        for length in stride(from: 0, to: 300, by: 7) {
            #expect(SecCertificateCreateWithData(nil, Self.data(Self.leafText).prefix(length) as NSData) == nil)
        }
    }

    @Test func aChainUpToAnAnchorIsTrusted() throws {
        let trust = try trust(SecPolicyCreateBasicX509())
        var result = SecTrustResultType.proceed
        #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess && result == .invalid)
        #expect(failure(trust) == nil)
        #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess && result == .unspecified)
        #expect(SecTrustGetCertificateCount(trust) == 2)
        #expect(SecTrustCopyCertificateChain(trust).map { $0.isEqual(to: [leaf, root]) } == true)
        #expect(SecTrustCopyKey(trust) == SecCertificateCopyKey(leaf))
        #expect(SecTrustSetPolicies(trust, NSArray(array: [SecPolicyCreateBasicX509()])) == errSecSuccess)
        #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess && result == .invalid)
    }

    @Test func aCertificateThatIsAnAnchorItselfIsTrusted() throws {
        #expect(failure(try trust(SecPolicyCreateBasicX509(), anchors: [leaf])) == nil)
    }

    @Test(arguments: [
        ("example.org", true), ("www.example.net", true), ("127.0.0.1", true), ("example.com", false), ("a.b.example.net", false),
    ])
    func namesHaveToBeTheServers(host: String, isTrusted: Bool) throws {
        let error = failure(try trust(SecPolicyCreateSSL(true, host as NSString)))
        #expect((error == nil) == isTrusted)
        guard let error else { return }
        #expect(error.domain == NSOSStatusErrorDomain && error.code == Int(errSecHostNameMismatch))
        #expect(error.localizedDescription == "“example.org” certificate name does not match input")
    }

    @Test func whatIsWrongIsTold() throws {
        let policy = SecPolicyCreateSSL(true, nil)
        #expect(failure(try trust(policy, anchors: []))?.code == Int(errSecNotTrusted))
        #expect(failure(try trust(policy, date: Date(timeIntervalSince1970: 0)))?.code == Int(errSecCertificateNotValidYet))
        #expect(failure(try trust(policy, date: Date(timeIntervalSince1970: 6_000_000_000)))?.code == Int(errSecCertificateExpired))
        #expect(failure(try trust(SecPolicyCreateSSL(false, nil)))?.code == Int(errSecInvalidExtendedKeyUsage))
        let strict = try #require(SecPolicyCreateRevocation(kSecRevocationUseAnyAvailableMethod | kSecRevocationRequirePositiveResponse))
        #expect(failure(try trust(strict))?.code == Int(errSecIncompleteCertRevocationCheck))
        #expect(failure(try trust(#require(SecPolicyCreateRevocation(kSecRevocationUseAnyAvailableMethod)))) == nil)
        #expect(SecPolicyCreateRevocation(1 << 20) == nil)
    }

    @Test func onlyTheSystemsCertificatesAreTrustedWhereNoneWereSet() throws {
        let trust = try trust(SecPolicyCreateBasicX509())
        #expect(SecTrustSetAnchorCertificates(trust, nil) == errSecSuccess)
        var result = SecTrustResultType.invalid
        #expect(failure(trust)?.localizedDescription == "“example.org” certificate is not trusted")
        #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess && result == .recoverableTrustFailure)
    }

    @Test func aChainThatIsNotTrustedGoesAsFarAsOneIssuedTheOther() throws {
        for (given, chain) in [([leaf, root], [leaf, root]), ([root, leaf], [root])] {
            var trust: SecTrust?
            #expect(SecTrustCreateWithCertificates(NSArray(array: given), SecPolicyCreateBasicX509(), &trust) == errSecSuccess)
            let made = try #require(trust)
            #expect(SecTrustSetAnchorCertificates(made, NSArray()) == errSecSuccess)
            #expect(failure(made) != nil && SecTrustCopyCertificateChain(made).map { $0.isEqual(to: chain) } == true)
        }
    }

    @Test func whatIsNoCertificateIsRefused() throws {
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(NSArray(array: ["no"]), nil, &trust) == errSecParam && trust == nil)
        #expect(SecTrustCreateWithCertificates(NSArray(), nil, &trust) == errSecParam)
        #expect(SecTrustCreateWithCertificates(leaf, NSString(string: "no"), &trust) == errSecParam)
        #expect(SecTrustCreateWithCertificates(leaf, nil, &trust) == errSecSuccess && trust != nil)
    }

    private static let keyText = """
        BLNABbIJeIUF9NgIYO+wI7kX43zEh4xnAR2kwysRW9cdFoCXmFDe70xrtg5RYQqVBO4nwjVPX4Y1f7xk2pAizk0=
        """
    private static let rootText = """
        MIIBbDCCARKgAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlUZXN0IFJvb3QwIBcNMjYxMTI3MjAxMTA3WhgPMjEyNjExMDMyMDExMDdaMBQxEjAQ
        BgNVBAMMCVRlc3QgUm9vdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABPbTtjAng79WBxP6BNqnm68kSlFw5E66WwiK21YEI+Y5HjezVtdSUp8hvJwSao/s
        +pbW7WycnqxttFNtyua8fZejUzBRMB0GA1UdDgQWBBSfp+Tf7nf8Xik9xeNdCTruRRvygDAfBgNVHSMEGDAWgBSfp+Tf7nf8Xik9xeNdCTruRRvygDAPBgNV
        HRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIH5AONFdS/tM59i3Uo0vb1NHzLW+Df0N7aofYwzFA8y7AiEA6PStdtBrcqhcU1X88mgQP9wqRlq6ve33
        B4AaWIMTaJs=
        """
    private static let leafText = """
        MIIBojCCAUegAwIBAgIBAjAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlUZXN0IFJvb3QwIBcNMjYxMTI3MjAxMTA3WhgPMjEyNjExMDMyMDExMDdaMBYxFDAS
        BgNVBAMMC2V4YW1wbGUub3JnMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEs0AFsgl4hQX02Ahg77AjuRfjfMSHjGcBHaTDKxFb1x0WgJeYUN7vTGu2DlFh
        CpUE7ifCNU9fhjV/vGTakCLOTaOBhTCBgjArBgNVHREEJDAiggtleGFtcGxlLm9yZ4INKi5leGFtcGxlLm5ldIcEfwAAATATBgNVHSUEDDAKBggrBgEFBQcD
        ATAdBgNVHQ4EFgQUmAhx2i6/6d/+eU7ePunBd8d18XIwHwYDVR0jBBgwFoAUn6fk3+53/F4pPcXjXQk67kUb8oAwCgYIKoZIzj0EAwIDSQAwRgIhAKodjl3b
        wktow/CSpDqJYjOVmR/XacTIYwmILZrbRTC8AiEAn3BOf7uteLCuKLwu2Au/VtLiodzQlAKx+Eb0M7SPwdc=
        """
}
