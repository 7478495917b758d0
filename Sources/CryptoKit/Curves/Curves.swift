import COpenSSL
import Foundation

/// NIST's curve of 256 bits. See https://developer.apple.com/documentation/cryptokit/p256.
public enum P256: EllipticCurve {
    /// Messages are signed by this digest.
    public typealias MessageHash = SHA256
    /// How many bytes a coordinate has.
    public static var coordinateByteCount: Int { 32 }
    /// What OpenSSL calls the curve.
    public static var groupName: String { "prime256v1" }
    /// OpenSSL's number of the curve.
    public static var groupNumber: Int32 { NID_X9_62_prime256v1 }

    /// Showing who wrote something.
    public enum Signing {
        /// Who wrote something signs with it.
        public typealias PrivateKey = EllipticCurveSigningPrivateKey<P256>
        /// Others check with it.
        public typealias PublicKey = EllipticCurveSigningPublicKey<P256>
        /// Shows that the owner of the key signed something.
        public typealias ECDSASignature = EllipticCurveSignature<P256>
    }

    /// Coming to a secret in common.
    public enum KeyAgreement {
        /// One party's own key.
        public typealias PrivateKey = EllipticCurveAgreementPrivateKey<P256>
        /// The key that the other party gets.
        public typealias PublicKey = EllipticCurveAgreementPublicKey<P256>
    }
}

/// NIST's curve of 384 bits. See https://developer.apple.com/documentation/cryptokit/p384.
public enum P384: EllipticCurve {
    /// Messages are signed by this digest.
    public typealias MessageHash = SHA384
    /// How many bytes a coordinate has.
    public static var coordinateByteCount: Int { 48 }
    /// What OpenSSL calls the curve.
    public static var groupName: String { "secp384r1" }
    /// OpenSSL's number of the curve.
    public static var groupNumber: Int32 { NID_secp384r1 }

    /// Showing who wrote something.
    public enum Signing {
        /// Who wrote something signs with it.
        public typealias PrivateKey = EllipticCurveSigningPrivateKey<P384>
        /// Others check with it.
        public typealias PublicKey = EllipticCurveSigningPublicKey<P384>
        /// Shows that the owner of the key signed something.
        public typealias ECDSASignature = EllipticCurveSignature<P384>
    }

    /// Coming to a secret in common.
    public enum KeyAgreement {
        /// One party's own key.
        public typealias PrivateKey = EllipticCurveAgreementPrivateKey<P384>
        /// The key that the other party gets.
        public typealias PublicKey = EllipticCurveAgreementPublicKey<P384>
    }
}

/// NIST's curve of 521 bits. See https://developer.apple.com/documentation/cryptokit/p521.
public enum P521: EllipticCurve {
    /// Messages are signed by this digest.
    public typealias MessageHash = SHA512
    /// How many bytes a coordinate has.
    public static var coordinateByteCount: Int { 66 }
    /// What OpenSSL calls the curve.
    public static var groupName: String { "secp521r1" }
    /// OpenSSL's number of the curve.
    public static var groupNumber: Int32 { NID_secp521r1 }

    /// Showing who wrote something.
    public enum Signing {
        /// Who wrote something signs with it.
        public typealias PrivateKey = EllipticCurveSigningPrivateKey<P521>
        /// Others check with it.
        public typealias PublicKey = EllipticCurveSigningPublicKey<P521>
        /// Shows that the owner of the key signed something.
        public typealias ECDSASignature = EllipticCurveSignature<P521>
    }

    /// Coming to a secret in common.
    public enum KeyAgreement {
        /// One party's own key.
        public typealias PrivateKey = EllipticCurveAgreementPrivateKey<P521>
        /// The key that the other party gets.
        public typealias PublicKey = EllipticCurveAgreementPublicKey<P521>
    }
}

/// Keys that never leave a chip of their own. There is none here. See https://developer.apple.com/documentation/cryptokit/secureenclave.
public enum SecureEnclave {
    /// Whether the device has such a chip: no.
    public static var isAvailable: Bool { false }
}
