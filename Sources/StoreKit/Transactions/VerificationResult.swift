import Foundation

/// Whether the store has said something. See https://developer.apple.com/documentation/storekit/verificationresult.
///
/// What the store on this machine says is always its own. There are no signatures that a server could look at.
@frozen public enum VerificationResult<SignedType> {
    /// It is not sure that the store said it.
    case unverified(SignedType, VerificationError)
    /// The store said it.
    case verified(SignedType)

    /// Why it is not sure who said something.
    public enum VerificationError: Error, Equatable, Hashable, Sendable {
        /// The store's certificate was revoked.
        case revokedCertificate
        /// The certificate is nobody's.
        case invalidCertificateChain
        /// It is for another device.
        case invalidDeviceVerification
        /// It cannot be read.
        case invalidEncoding
        /// It was changed.
        case invalidSignature
        /// Something is missing.
        case missingRequiredProperties
    }

    /// What was said, if the store said it.
    ///
    /// - Throws: `VerificationError`.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    /// What was said, whoever said it.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

extension VerificationResult: CustomDebugStringConvertible where SignedType: CustomDebugStringConvertible {
    /// Whether the store said it, and what.
    public var debugDescription: String {
        switch self {
        case .verified(let value): "verified: \(value.debugDescription)"
        case .unverified(let value, let error): "unverified (\(error)): \(value.debugDescription)"
        }
    }
}

extension VerificationResult.VerificationError: LocalizedError {
    /// What went wrong, for people.
    public var errorDescription: String? {
        switch self {
        case .revokedCertificate: "Revoked Certificate"
        case .invalidCertificateChain: "Invalid Certificate Chain"
        case .invalidDeviceVerification: "Invalid Device Verification"
        case .invalidEncoding: "Invalid Encoding"
        case .invalidSignature: "Invalid Signature"
        case .missingRequiredProperties: "Missing Properties"
        }
    }
}
