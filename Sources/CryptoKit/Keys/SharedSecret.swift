import Foundation

/// What two parties know after they exchanged public keys. See https://developer.apple.com/documentation/cryptokit/sharedsecret.
public struct SharedSecret: ContiguousBytes, Sendable, Hashable, CustomStringConvertible {
    let value: [UInt8]

    /// Calls `body` with the secret's bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try value.withUnsafeBytes(body) }
    /// The bytes in hexadecimal.
    public var description: String { "SharedSecret: \(value.hexadecimal)" }
    /// Whether two secrets are the same. The time that takes says nothing of them.
    public static func == (lhs: SharedSecret, rhs: SharedSecret) -> Bool { equalInConstantTime(lhs, rhs) }
    /// Whether a secret has these bytes. The time that takes says nothing of them.
    public static func == <D: DataProtocol>(lhs: SharedSecret, rhs: D) -> Bool { equalInConstantTime(lhs, [UInt8](rhs)) }

    /// Returns a key made of the secret, as RFC 5869 says.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(inputKeyMaterial: SymmetricKey(data: value), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }

    /// Returns a key made of the secret, as ANSI x9.63 says.
    public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        var output: [UInt8] = []
        var number: UInt32 = 0
        while output.count < outputByteCount {
            number += 1
            var function = H()
            function.update(data: value)
            Swift.withUnsafeBytes(of: number.bigEndian) { function.update(bufferPointer: $0) }
            function.update(data: sharedInfo)
            output += function.finalize().bytes
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
