import COpenSSL
import Foundation

/// The curve of X25519 and Ed25519. See https://developer.apple.com/documentation/cryptokit/curve25519.
public enum Curve25519 {
    /// Ed25519: showing who wrote something.
    public enum Signing {
        /// Who wrote something signs with it.
        public struct PrivateKey: Sendable {
            private let key: KeyHandle

            /// Creates a random key.
            public init() { key = try! KeyHandle.raw(EVP_PKEY_ED25519, private: randomBytes(32)) }

            /// Creates the key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                key = try KeyHandle.raw(EVP_PKEY_ED25519, private: data.bytes)
            }

            /// The key's 32 bytes.
            public var rawRepresentation: Data { Data(key.rawPrivateKey) }
            /// The key that others check with.
            public var publicKey: PublicKey { PublicKey(bytes: key.rawPublicKey) }

            /// Returns what shows that data was signed: 64 bytes.
            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                let context = EVP_MD_CTX_new()
                defer { EVP_MD_CTX_free(context) }
                let message = [UInt8](data)
                var signature = [UInt8](repeating: 0, count: 64)
                var count = signature.count
                guard EVP_DigestSignInit(context, nil, nil, nil, key.pointer) == 1,
                    EVP_DigestSign(context, &signature, &count, message, message.count) == 1
                else { throw openSSLError() }
                return Data(signature)
            }
        }

        /// Others check with it.
        public struct PublicKey: Sendable {
            private let value: [UInt8]

            init(bytes: [UInt8]) { value = bytes }

            /// Creates the key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                value = data.bytes
                _ = try KeyHandle.raw(EVP_PKEY_ED25519, public: value)
            }

            /// The key's 32 bytes.
            public var rawRepresentation: Data { Data(value) }

            /// Whether the owner of the private key signed data.
            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
                guard let key = try? KeyHandle.raw(EVP_PKEY_ED25519, public: value) else { return false }
                let context = EVP_MD_CTX_new()
                defer { EVP_MD_CTX_free(context) }
                let (signature, message) = ([UInt8](signature), [UInt8](data))
                return EVP_DigestVerifyInit(context, nil, nil, nil, key.pointer) == 1
                    && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
            }
        }
    }

    /// X25519: coming to a secret in common.
    public enum KeyAgreement {
        /// One party's own key.
        public struct PrivateKey: Sendable {
            private let key: KeyHandle

            /// Creates a random key.
            public init() { key = try! KeyHandle.raw(EVP_PKEY_X25519, private: randomBytes(32)) }

            /// Creates the key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                key = try KeyHandle.raw(EVP_PKEY_X25519, private: data.bytes)
            }

            /// The key's 32 bytes.
            public var rawRepresentation: Data { Data(key.rawPrivateKey) }
            /// The key that the other party gets.
            public var publicKey: PublicKey { PublicKey(bytes: key.rawPublicKey) }

            /// Returns what both parties know then.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                try key.secret(with: KeyHandle.raw(EVP_PKEY_X25519, public: [UInt8](publicKeyShare.rawRepresentation)))
            }
        }

        /// The key that the other party gets.
        public struct PublicKey: Sendable {
            private let value: [UInt8]

            init(bytes: [UInt8]) { value = bytes }

            /// Creates the key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                value = data.bytes
                _ = try KeyHandle.raw(EVP_PKEY_X25519, public: value)
            }

            /// The key's 32 bytes.
            public var rawRepresentation: Data { Data(value) }
        }
    }
}
