import COpenSSL
import Foundation

/// A digest by SHA-2 with 384 bits.
public struct SHA384Digest: Digest {
    let value: [UInt8]

    init(value: [UInt8]) { self.value = value }

    /// How many bytes there are: 48.
    public static var byteCount: Int { 48 }
    /// The bytes in hexadecimal, after the algorithm's name.
    public var description: String { "SHA384 digest: \(value.hexadecimal)" }
    /// Calls `body` with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try value.withUnsafeBytes(body) }
}

/// SHA-2 with 384 bits. See https://developer.apple.com/documentation/cryptokit/sha384.
public struct SHA384: HashFunction {
    private var state = DigestState(EVP_sha384())

    /// How many bytes are worked on at once: 128.
    public static var blockByteCount: Int { 128 }
    /// How many bytes a digest has: 48.
    public static var byteCount: Int { 48 }

    /// Creates a function that has read nothing.
    public init() {}

    /// Reads on.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = state.copy() }
        state.read(bufferPointer)
    }

    /// The digest of all that was read so far.
    public func finalize() -> SHA384Digest { SHA384Digest(value: state.digest(Self.byteCount)) }
}
