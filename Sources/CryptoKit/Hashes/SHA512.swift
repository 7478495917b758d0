import COpenSSL
import Foundation

/// A digest by SHA-2 with 512 bits.
public struct SHA512Digest: Digest {
    let value: [UInt8]

    init(value: [UInt8]) { self.value = value }

    /// How many bytes there are: 64.
    public static var byteCount: Int { 64 }
    /// The bytes in hexadecimal, after the algorithm's name.
    public var description: String { "SHA512 digest: \(value.hexadecimal)" }
    /// Calls `body` with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try value.withUnsafeBytes(body) }
}

/// SHA-2 with 512 bits. See https://developer.apple.com/documentation/cryptokit/sha512.
public struct SHA512: HashFunction {
    private var state = DigestState(EVP_sha512())

    /// How many bytes are worked on at once: 128.
    public static var blockByteCount: Int { 128 }
    /// How many bytes a digest has: 64.
    public static var byteCount: Int { 64 }

    /// Creates a function that has read nothing.
    public init() {}

    /// Reads on.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = state.copy() }
        state.read(bufferPointer)
    }

    /// The digest of all that was read so far.
    public func finalize() -> SHA512Digest { SHA512Digest(value: state.digest(Self.byteCount)) }
}
