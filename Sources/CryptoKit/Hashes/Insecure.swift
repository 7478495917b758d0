import COpenSSL
import Foundation

/// Algorithms that are broken, for what is old. See https://developer.apple.com/documentation/cryptokit/insecure.
public enum Insecure {
    /// A digest by MD5.
    public struct MD5Digest: Digest {
        let value: [UInt8]

        init(value: [UInt8]) { self.value = value }

        /// How many bytes there are: 16.
        public static var byteCount: Int { 16 }
        /// The bytes in hexadecimal, after the algorithm's name.
        public var description: String { "MD5 digest: \(value.hexadecimal)" }
        /// Calls `body` with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try value.withUnsafeBytes(body) }
    }

    /// MD5. See https://developer.apple.com/documentation/cryptokit/insecure/md5.
    public struct MD5: HashFunction {
        private var state = DigestState(EVP_md5())

        /// How many bytes are worked on at once: 64.
        public static var blockByteCount: Int { 64 }
        /// How many bytes a digest has: 16.
        public static var byteCount: Int { 16 }

        /// Creates a function that has read nothing.
        public init() {}

        /// Reads on.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            if !isKnownUniquelyReferenced(&state) { state = state.copy() }
            state.read(bufferPointer)
        }

        /// The digest of all that was read so far.
        public func finalize() -> MD5Digest { MD5Digest(value: state.digest(Self.byteCount)) }
    }

    /// A digest by SHA-1.
    public struct SHA1Digest: Digest {
        let value: [UInt8]

        init(value: [UInt8]) { self.value = value }

        /// How many bytes there are: 20.
        public static var byteCount: Int { 20 }
        /// The bytes in hexadecimal, after the algorithm's name.
        public var description: String { "SHA1 digest: \(value.hexadecimal)" }
        /// Calls `body` with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try value.withUnsafeBytes(body) }
    }

    /// SHA-1. See https://developer.apple.com/documentation/cryptokit/insecure/sha1.
    public struct SHA1: HashFunction {
        private var state = DigestState(EVP_sha1())

        /// How many bytes are worked on at once: 64.
        public static var blockByteCount: Int { 64 }
        /// How many bytes a digest has: 20.
        public static var byteCount: Int { 20 }

        /// Creates a function that has read nothing.
        public init() {}

        /// Reads on.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            if !isKnownUniquelyReferenced(&state) { state = state.copy() }
            state.read(bufferPointer)
        }

        /// The digest of all that was read so far.
        public func finalize() -> SHA1Digest { SHA1Digest(value: state.digest(Self.byteCount)) }
    }
}
