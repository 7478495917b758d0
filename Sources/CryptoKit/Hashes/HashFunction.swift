import Foundation

/// Makes digests of data. See https://developer.apple.com/documentation/cryptokit/hashfunction.
public protocol HashFunction: Sendable {
    /// What is made.
    associatedtype Digest: CryptoKit.Digest

    /// How many bytes are worked on at once.
    static var blockByteCount: Int { get }

    /// Creates a function that has read nothing.
    init()
    /// Reads on.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of all that was read so far.
    func finalize() -> Digest
}

extension HashFunction {
    /// Reads on.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }

    /// Returns the digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Returns the digest of what lies in memory.
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }
}

/// A few bytes that stand for much data. See https://developer.apple.com/documentation/cryptokit/digest.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// How many bytes there are.
    static var byteCount: Int { get }
}

extension Digest {
    /// The bytes, one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    /// Whether two digests are the same. The time that takes says nothing of them.
    public static func == (lhs: Self, rhs: Self) -> Bool { equalInConstantTime(lhs, rhs) }

    /// Whether a digest has these bytes. The time that takes says nothing of them.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { equalInConstantTime(lhs, [UInt8](rhs)) }

    /// Whether a digest has other bytes. The time that takes says nothing of them.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}
