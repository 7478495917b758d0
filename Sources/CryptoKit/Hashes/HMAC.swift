import Foundation

/// Shows who made data, and that nobody changed it. See https://developer.apple.com/documentation/cryptokit/messageauthenticationcode.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// How many bytes there are.
    var byteCount: Int { get }
}

extension MessageAuthenticationCode {
    /// The bytes, one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    /// Whether two codes are the same. The time that takes says nothing of them.
    public static func == (lhs: Self, rhs: Self) -> Bool { equalInConstantTime(lhs, rhs) }

    /// Whether a code has these bytes. The time that takes says nothing of them.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { equalInConstantTime(lhs, [UInt8](rhs)) }

    /// Whether a code has other bytes. The time that takes says nothing of them.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// A code that a hash function made with a key. See https://developer.apple.com/documentation/cryptokit/hashedauthenticationcode.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let value: [UInt8]

    /// How many bytes there are: as many as the hash function's digests have.
    public var byteCount: Int { value.count }
    /// The bytes in hexadecimal, after the algorithm's name.
    public var description: String { "HMAC with \(H.self): \(value.hexadecimal)" }
    /// Calls `body` with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try value.withUnsafeBytes(body) }
}

/// Codes by a hash function and a key, as RFC 2104 makes them. See https://developer.apple.com/documentation/cryptokit/hmac.
public struct HMAC<H: HashFunction>: Sendable {
    /// The key's type.
    public typealias Key = SymmetricKey
    /// The code's type.
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private var outer = H()

    /// Creates a function that has read nothing but the key.
    public init(key: SymmetricKey) {
        var block = key.bytes
        if block.count > H.blockByteCount { block = H.hash(data: block).bytes }
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5C })
    }

    /// Reads on.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// The code of all that was read so far.
    public func finalize() -> MAC {
        var outer = outer
        outer.update(data: inner.finalize().bytes)
        return MAC(value: outer.finalize().bytes)
    }

    /// Returns the code of data.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var function = HMAC(key: key)
        function.update(data: data)
        return function.finalize()
    }

    /// Whether a code is that of data.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool { Self.authenticationCode(for: authenticatedData, using: key) == authenticationCode }

    /// Whether bytes are the code of data.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool { equalInConstantTime(Self.authenticationCode(for: authenticatedData, using: key), authenticationCode) }

    /// Whether bytes are the code of what lies in memory.
    public static func isValidAuthenticationCode(
        _ mac: MAC, authenticating bufferPointer: UnsafeRawBufferPointer, using key: SymmetricKey
    ) -> Bool { authenticationCode(for: bufferPointer, using: key) == mac }
}
