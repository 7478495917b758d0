import Foundation

/// How long a key is. See https://developer.apple.com/documentation/cryptokit/symmetrickeysize.
public struct SymmetricKeySize: Hashable, Sendable {
    /// The length in bits.
    public let bitCount: Int

    /// Creates a length, in bits: a positive multiple of eight.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "the size of a key is a positive multiple of 8 bits")
        self.bitCount = bitCount
    }

    /// 128 bits.
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    /// 192 bits.
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    /// 256 bits.
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key that locks and unlocks. See https://developer.apple.com/documentation/cryptokit/symmetrickey.
public struct SymmetricKey: ContiguousBytes, Sendable, Equatable {
    private let value: [UInt8]

    /// Creates a key of given bytes.
    public init<D: ContiguousBytes>(data: D) { value = data.bytes }

    /// Creates a random key.
    public init(size: SymmetricKeySize) { value = randomBytes(size.bitCount / 8) }

    /// The length in bits.
    public var bitCount: Int { value.count * 8 }
    /// Calls `body` with the key's bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try value.withUnsafeBytes(body) }
    /// Whether two keys are the same. The time that takes says nothing of them.
    public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool { equalInConstantTime(lhs, rhs) }
}
