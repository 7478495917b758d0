import COpenSSL
import Foundation

/// Shows that the owner of a key signed something. Apps know it as the curve's `ECDSASignature`.
public struct EllipticCurveSignature<Curve: EllipticCurve>: ContiguousBytes, Sendable, Hashable {
    private let value: [UInt8]

    /// Creates a signature of its two numbers.
    public init<D: DataProtocol>(rawRepresentation: D) throws {
        value = [UInt8](rawRepresentation)
        guard value.count == 2 * Curve.coordinateByteCount else { throw CryptoKitError.incorrectParameterSize }
    }

    /// Creates a signature as standards write it down.
    public init<D: DataProtocol>(derRepresentation: D) throws {
        let bytes = [UInt8](derRepresentation)
        let count = Curve.coordinateByteCount
        value = try bytes.withUnsafeBufferPointer { buffer in
            var start = buffer.baseAddress
            guard let signature = d2i_ECDSA_SIG(nil, &start, buffer.count) else { throw CryptoKitASN1Error.invalidASN1Object }
            defer { ECDSA_SIG_free(signature) }
            var raw = [UInt8](repeating: 0, count: 2 * count)
            let isDone = raw.withUnsafeMutableBufferPointer {
                BN_bn2binpad(ECDSA_SIG_get0_r(signature), $0.baseAddress!, Int32(count)) == Int32(count)
                    && BN_bn2binpad(ECDSA_SIG_get0_s(signature), $0.baseAddress! + count, Int32(count)) == Int32(count)
            }
            guard isDone, start == buffer.baseAddress! + buffer.count else { throw CryptoKitASN1Error.invalidASN1Object }
            return raw
        }
    }

    /// The two numbers.
    public var rawRepresentation: Data { Data(value) }

    /// The signature as standards write it down.
    public var derRepresentation: Data {
        let count = value.count / 2
        let signature = ECDSA_SIG_new()
        defer { ECDSA_SIG_free(signature) }
        value.withUnsafeBufferPointer {
            let r = BN_bin2bn($0.baseAddress!, Int32(count), nil)
            let s = BN_bin2bn($0.baseAddress! + count, Int32(count), nil)
            always(ECDSA_SIG_set0(signature, r, s) == 1, "ECDSA_SIG_set0")
        }
        var start: UnsafeMutablePointer<UInt8>?
        let length = i2d_ECDSA_SIG(signature, &start)
        always(length > 0, "i2d_ECDSA_SIG")
        defer { CRYPTO_free(start, #file, #line) }
        return Data(bytes: start!, count: Int(length))
    }

    /// Calls `body` with the two numbers.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try value.withUnsafeBytes(body) }
}

/// Who wrote something signs with it. Apps know it as the curve's `Signing.PrivateKey`.
public struct EllipticCurveSigningPrivateKey<Curve: EllipticCurve>: EllipticCurvePrivateKey {
    /// The key that others check with.
    public typealias PublicKey = EllipticCurveSigningPublicKey<Curve>
    /// The key as the frameworks have it.
    public let handle: EllipticCurveKey<Curve>
    /// Creates it.
    public init(handle: EllipticCurveKey<Curve>) { self.handle = handle }

    /// Returns what shows that a digest was signed.
    public func signature<D: Digest>(for digest: D) throws -> EllipticCurveSignature<Curve> {
        try EllipticCurveSignature(derRepresentation: try Curve.sign(digest.bytes, with: handle.key))
    }

    /// Returns what shows that data was signed.
    public func signature<D: DataProtocol>(for data: D) throws -> EllipticCurveSignature<Curve> {
        try signature(for: Curve.MessageHash.hash(data: data))
    }
}

/// Others check with it. Apps know it as the curve's `Signing.PublicKey`.
public struct EllipticCurveSigningPublicKey<Curve: EllipticCurve>: EllipticCurvePublicKey {
    /// The key as the frameworks have it.
    public let handle: EllipticCurveKey<Curve>
    /// Creates it.
    public init(handle: EllipticCurveKey<Curve>) { self.handle = handle }

    /// Whether the owner of the private key signed a digest.
    public func isValidSignature<D: Digest>(_ signature: EllipticCurveSignature<Curve>, for digest: D) -> Bool {
        Curve.isSignature([UInt8](signature.derRepresentation), of: digest.bytes, by: handle.key)
    }

    /// Whether the owner of the private key signed data.
    public func isValidSignature<D: DataProtocol>(_ signature: EllipticCurveSignature<Curve>, for data: D) -> Bool {
        isValidSignature(signature, for: Curve.MessageHash.hash(data: data))
    }
}

/// One party's own key. Apps know it as the curve's `KeyAgreement.PrivateKey`.
public struct EllipticCurveAgreementPrivateKey<Curve: EllipticCurve>: EllipticCurvePrivateKey {
    /// The key that the other party gets.
    public typealias PublicKey = EllipticCurveAgreementPublicKey<Curve>
    /// The key as the frameworks have it.
    public let handle: EllipticCurveKey<Curve>
    /// Creates it.
    public init(handle: EllipticCurveKey<Curve>) { self.handle = handle }

    /// Returns what both parties know then.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        try handle.key.secret(with: publicKeyShare.handle.key)
    }
}

/// The key that the other party gets. Apps know it as the curve's `KeyAgreement.PublicKey`.
public struct EllipticCurveAgreementPublicKey<Curve: EllipticCurve>: EllipticCurvePublicKey {
    /// The key as the frameworks have it.
    public let handle: EllipticCurveKey<Curve>
    /// Creates it.
    public init(handle: EllipticCurveKey<Curve>) { self.handle = handle }
}
