import COpenSSL
import Foundation

/// A digest by SHA-2 with 256 bits.
public struct SHA256Digest: Digest {
    let value: [UInt8]

    init(value: [UInt8]) { self.value = value }

    /// How many bytes there are: 32.
    public static var byteCount: Int { 32 }
    /// The bytes in hexadecimal, after the algorithm's name.
    public var description: String { "SHA256 digest: \(value.hexadecimal)" }
    /// Calls `body` with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try value.withUnsafeBytes(body) }
}

/// SHA-2 with 256 bits. See https://developer.apple.com/documentation/cryptokit/sha256.
public struct SHA256: HashFunction {
    private var state = DigestState(EVP_sha256())

    /// How many bytes are worked on at once: 64.
    public static var blockByteCount: Int { 64 }
    /// How many bytes a digest has: 32.
    public static var byteCount: Int { 32 }

    /// Creates a function that has read nothing.
    public init() {}

    /// Reads on.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = state.copy() }
        state.read(bufferPointer)
    }

    /// The digest of all that was read so far.
    public func finalize() -> SHA256Digest { SHA256Digest(value: state.digest(Self.byteCount)) }
}
