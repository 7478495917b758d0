import COpenSSL
import Foundation

/// AES. See https://developer.apple.com/documentation/cryptokit/aes.
public enum AES {
    /// AES in Galois/counter mode. See https://developer.apple.com/documentation/cryptokit/aes/gcm.
    public enum GCM {
        /// A number that is used once with a key: 12 bytes or more.
        public struct Nonce: ContiguousBytes, Sequence, Sendable {
            let value: [UInt8]

            /// Creates a random nonce of 12 bytes.
            public init() { value = randomBytes(12) }

            /// Creates a nonce of given bytes. Throws `CryptoKitError.incorrectParameterSize` for too few.
            public init<D: DataProtocol>(data: D) throws {
                value = [UInt8](data)
                guard value.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
            }

            var count: Int { value.count }

            /// Calls `body` with the bytes.
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try value.withUnsafeBytes(body) }
            /// The bytes, one after the other.
            public func makeIterator() -> Array<UInt8>.Iterator { value.makeIterator() }
        }

        /// Data that was sealed. See https://developer.apple.com/documentation/cryptokit/aes/gcm/sealedbox.
        public struct SealedBox: Sendable {
            let text: [UInt8]
            let tagBytes: [UInt8]
            /// The number that was used once.
            public let nonce: Nonce

            /// What became of the data: as many bytes.
            public var ciphertext: Data { Data(text) }
            /// Shows that nothing was changed: 16 bytes.
            public var tag: Data { Data(tagBytes) }
            /// Nonce, text and tag, one after the other; `nil` where the nonce has not 12 bytes.
            public var combined: Data? { nonce.count == 12 ? Data(nonce.bytes + text + tagBytes) : nil }

            /// Creates a box of its parts. Throws `CryptoKitError.incorrectParameterSize` for a tag that has not 16 bytes.
            public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
                guard tag.count == SealedCipher.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
                (self.nonce, text, tagBytes) = (nonce, [UInt8](ciphertext), [UInt8](tag))
            }

            /// Creates a box of nonce, text and tag, one after the other. Throws `CryptoKitError.incorrectParameterSize` for too few bytes.
            public init<D: DataProtocol>(combined: D) throws {
                let bytes = [UInt8](combined)
                guard bytes.count >= 12 + SealedCipher.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
                try self.init(
                    nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes.dropFirst(12).dropLast(SealedCipher.tagByteCount),
                    tag: bytes.suffix(SealedCipher.tagByteCount))
            }
        }

        private static func cipher(for key: SymmetricKey) throws -> SealedCipher {
            switch key.bitCount {
            case 128: SealedCipher(algorithm: EVP_aes_128_gcm())
            case 192: SealedCipher(algorithm: EVP_aes_192_gcm())
            case 256: SealedCipher(algorithm: EVP_aes_256_gcm())
            default: throw CryptoKitError.incorrectKeySize
            }
        }

        /// Seals a message, and shows with it that other data was not changed either.
        public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: AuthenticatedData
        ) throws -> SealedBox {
            let nonce = nonce ?? Nonce()
            let sealed = try cipher(for: key).seal(
                [UInt8](message), key: key.bytes, nonce: nonce.value, authenticating: [UInt8](authenticatedData))
            return try SealedBox(nonce: nonce, ciphertext: sealed.text, tag: sealed.tag)
        }

        /// Seals a message.
        public static func seal<Plaintext: DataProtocol>(_ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil) throws
            -> SealedBox
        {
            try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
        }

        /// Opens a box. Throws `CryptoKitError.authenticationFailure` if it, or the other data, was changed.
        public static func open<AuthenticatedData: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
        ) throws -> Data {
            try cipher(for: key).open(
                sealedBox.text, tag: sealedBox.tagBytes, key: key.bytes, nonce: sealedBox.nonce.value,
                authenticating: [UInt8](authenticatedData))
        }

        /// Opens a box. Throws `CryptoKitError.authenticationFailure` if it was changed.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: [UInt8]())
        }
    }
}
