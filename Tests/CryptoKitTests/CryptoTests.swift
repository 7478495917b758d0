import CryptoKit
import Foundation
import Testing

private func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = Array(hexadecimal)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16)! }
}

private func hexadecimal<S: Sequence>(_ bytes: S) -> String where S.Element == UInt8 { bytes.map { String(format: "%02x", $0) }.joined() }

/// Digests, codes and keys, by the standards' own examples.
@Suite struct HashTests {
    @Test func digestsAreThoseOfTheStandards() {
        let abc = Data("abc".utf8)
        #expect(hexadecimal(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hexadecimal(SHA384.hash(data: abc))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(hexadecimal(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae204131"))
        #expect(hexadecimal(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hexadecimal(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hexadecimal(SHA256.hash(data: Data())).hasPrefix("e3b0c44298fc1c14"))
        #expect(SHA256.hash(data: abc).description.hasPrefix("SHA256 digest: ba7816bf"))
    }

    @Test func aFunctionThatWasCopiedGoesOnByItself() {
        var one = SHA256()
        one.update(data: Data("a".utf8))
        var other = one
        one.update(data: Data("bc".utf8))
        other.update(data: Data("xy".utf8))
        #expect(one.finalize() == SHA256.hash(data: Data("abc".utf8)) && other.finalize() == SHA256.hash(data: Data("axy".utf8)))
        #expect(one.finalize() == one.finalize())
    }

    @Test func codesAreThoseOfRFC4231() {
        let code = HMAC<SHA256>.authenticationCode(
            for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
        #expect(hexadecimal(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        let long = SymmetricKey(data: [UInt8](repeating: 0xAA, count: 131))
        let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        #expect(hexadecimal(HMAC<SHA512>.authenticationCode(for: text, using: long)).hasPrefix("80b24263c7c1a3ebb71493c1dd7be8b4"))
        #expect(
            HMAC<SHA256>.isValidAuthenticationCode(
                Data(code), authenticating: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8))))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("something else".utf8), using: long))
    }

    @Test func derivedKeysAreThoseOfRFC5869() {
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)), salt: bytes("000102030405060708090a0b0c"),
            info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
        #expect(
            key.withUnsafeBytes { hexadecimal($0) }
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
        #expect(key.bitCount == 336 && SymmetricKey(size: .bits256) != SymmetricKey(size: .bits256))
    }
}

/// Sealing and opening.
@Suite struct CipherTests {
    @Test func aBoxIsThatOfTheStandardsExample() throws {
        let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
        let text = bytes(
            "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
        let data = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let box = try AES.GCM.seal(text, using: key, nonce: .init(data: bytes("cafebabefacedbaddecaf888")), authenticating: data)
        #expect(
            hexadecimal(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47"
                && hexadecimal(box.ciphertext).hasPrefix("42831ec2217774244b7221b784d0d49c"))
        #expect(try AES.GCM.open(box, using: key, authenticating: data) == Data(text))
        #expect(try AES.GCM.open(.init(combined: box.combined!), using: key, authenticating: data) == Data(text))
    }

    @Test func whatWasChangedOrLockedWithAnotherKeyIsNotOpened() throws {
        let key = SymmetricKey(size: .bits256)
        var sealed = try AES.GCM.seal(Data("secret".utf8), using: key).combined!
        #expect(try AES.GCM.open(.init(combined: sealed), using: key) == Data("secret".utf8))
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(.init(combined: sealed), using: SymmetricKey(size: .bits256))
        }
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(.init(combined: sealed), using: key, authenticating: Data([1]))
        }
        sealed[15] ^= 1
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(.init(combined: sealed), using: key) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: Data(count: 11)) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(Data(), using: SymmetricKey(data: Data(count: 10))) }
        #expect(try AES.GCM.open(AES.GCM.seal(Data(), using: key), using: key).isEmpty)
    }

    @Test func chaChaSealsAsRFC8439Says() throws {
        let key = SymmetricKey(data: (0x80...0x9F).map { UInt8($0) })
        let text = Data(
            "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.".utf8)
        let box = try ChaChaPoly.seal(
            text, using: key, nonce: .init(data: bytes("070000004041424344454647")), authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
        #expect(hexadecimal(box.tag) == "1ae10b594f09e26a7e902ecbd0600691" && box.combined.count == 12 + text.count + 16)
        #expect(try ChaChaPoly.open(box, using: key, authenticating: bytes("50515253c0c1c2c3c4c5c6c7")) == text)
        #expect(throws: CryptoKitError.incorrectKeySize) { try ChaChaPoly.seal(text, using: SymmetricKey(size: .bits128)) }
    }
}

/// Keys in pairs.
@Suite struct KeyPairTests {
    @Test func ed25519SignsAsRFC8032Says() throws {
        let key = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
        #expect(hexadecimal(key.publicKey.rawRepresentation) == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
        let signature = try key.signature(for: [0x72])
        #expect(hexadecimal(signature).hasPrefix("92a009a9f0d4cab8720e820b5f642540"))
        #expect(key.publicKey.isValidSignature(signature, for: [0x72]) && !key.publicKey.isValidSignature(signature, for: [0x73]))
    }

    @Test func twoPartiesComeToOneSecretByX25519() throws {
        let alice = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("77076d0a7318a57d3c16c17251b26645df4c2f8d37e8a9a8f4ad2bd5a4c5e81d"))
        let bob = Curve25519.KeyAgreement.PrivateKey()
        let one = try alice.sharedSecretFromKeyAgreement(with: bob.publicKey)
        #expect(try one == bob.sharedSecretFromKeyAgreement(with: alice.publicKey))
        let key = one.hkdfDerivedSymmetricKey(using: SHA256.self, salt: Data("salt".utf8), sharedInfo: Data(), outputByteCount: 32)
        #expect(key.bitCount == 256)
    }

    private func holds<Curve: EllipticCurve>(_ curve: Curve.Type) throws {
        let key = EllipticCurveSigningPrivateKey<Curve>()
        let message = Data("message".utf8)
        let signature = try key.signature(for: message)
        #expect(signature.rawRepresentation.count == 2 * Curve.coordinateByteCount)
        #expect(key.publicKey.isValidSignature(signature, for: message) && !key.publicKey.isValidSignature(signature, for: Data()))
        #expect(try EllipticCurveSignature<Curve>(derRepresentation: signature.derRepresentation) == signature)
        for other in try [
            EllipticCurveSigningPrivateKey<Curve>(rawRepresentation: key.rawRepresentation),
            EllipticCurveSigningPrivateKey<Curve>(x963Representation: key.x963Representation),
            EllipticCurveSigningPrivateKey<Curve>(derRepresentation: key.derRepresentation),
            EllipticCurveSigningPrivateKey<Curve>(pemRepresentation: key.pemRepresentation),
        ] { #expect(other.publicKey.x963Representation == key.publicKey.x963Representation) }
        let shown = key.publicKey
        for other in try [
            EllipticCurveSigningPublicKey<Curve>(rawRepresentation: shown.rawRepresentation),
            EllipticCurveSigningPublicKey<Curve>(x963Representation: shown.x963Representation),
            EllipticCurveSigningPublicKey<Curve>(compressedRepresentation: shown.compressedRepresentation),
            EllipticCurveSigningPublicKey<Curve>(derRepresentation: shown.derRepresentation),
            EllipticCurveSigningPublicKey<Curve>(pemRepresentation: shown.pemRepresentation),
        ] { #expect(other.rawRepresentation == shown.rawRepresentation && other.isValidSignature(signature, for: message)) }
        let (alice, bob) = (EllipticCurveAgreementPrivateKey<Curve>(), EllipticCurveAgreementPrivateKey<Curve>())
        #expect(
            try alice.sharedSecretFromKeyAgreement(with: bob.publicKey) == bob.sharedSecretFromKeyAgreement(with: alice.publicKey))
        #expect(throws: CryptoKitError.invalidParameter) {
            try EllipticCurveSigningPublicKey<Curve>(rawRepresentation: [UInt8](repeating: 1, count: 2 * Curve.coordinateByteCount))
        }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try EllipticCurveSigningPublicKey<Curve>(x963Representation: [4, 1]) }
        #expect(throws: CryptoKitError.invalidParameter) {
            try EllipticCurveSigningPrivateKey<Curve>(rawRepresentation: [UInt8](repeating: 0, count: Curve.coordinateByteCount))
        }
    }

    @Test func keysOnNISTsCurvesSignAgreeAndAreWrittenInEveryForm() throws {
        try holds(P256.self)
        try holds(P384.self)
        try holds(P521.self)
    }

    @Test func aKeyOfAnotherCurveIsRefused() {
        let key = P384.Signing.PrivateKey()
        #expect(throws: CryptoKitError.invalidParameter) { try P256.Signing.PrivateKey(derRepresentation: key.derRepresentation) }
        #expect(throws: CryptoKitASN1Error.invalidPEMDocument) { try P256.Signing.PublicKey(pemRepresentation: key.pemRepresentation) }
        #expect(!SecureEnclave.isAvailable)
    }

    @Test func keysThatAreGarbageAreRefusedAndNothingFalls() throws {
        var random = SystemRandomNumberGenerator()
        let good = [UInt8](P256.Signing.PrivateKey().derRepresentation)
        for _ in 0..<2000 {
            var der = good
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                der[Int.random(in: 0..<der.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) { der = Array(der.prefix(Int.random(in: 0..<der.count, using: &random))) }
            _ = try? P256.Signing.PrivateKey(derRepresentation: der)
            _ = try? P256.Signing.PublicKey(derRepresentation: der)
            _ = try? P256.Signing.ECDSASignature(derRepresentation: der)
        }
    }
}
