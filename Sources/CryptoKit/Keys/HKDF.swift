import Foundation

/// Makes keys of other keys, as RFC 5869 says. See https://developer.apple.com/documentation/cryptokit/hkdf.
public struct HKDF<H: HashFunction>: Sendable {
    /// Returns a key made of another one.
    ///
    /// - Parameters:
    ///   - inputKeyMaterial: the other key.
    ///   - salt: makes keys of one key differ.
    ///   - info: says what the key is for.
    ///   - outputByteCount: its length, 255 digests at most.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info, outputByteCount: outputByteCount)
    }

    /// Returns a key made of another one, without a salt.
    public static func deriveKey<Info: DataProtocol>(inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    /// Returns a key made of another one, for nothing in particular.
    public static func deriveKey<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Returns a key made of another one, without a salt, for nothing in particular.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// The first of the two steps: what is random in a key, in as many bytes as a digest has.
    public static func extract<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt) -> HashedAuthenticationCode<H> {
        HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: [UInt8](salt)))
    }

    /// The second of the two steps: a key of any length.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        let key = SymmetricKey(data: prk)
        var output: [UInt8] = []
        var block: [UInt8] = []
        var number = 0
        while output.count < outputByteCount {
            number += 1
            precondition(number <= 255, "a derived key has 255 digests at most")
            block = HMAC<H>.authenticationCode(for: block + (info.map { [UInt8]($0) } ?? []) + [UInt8(number)], using: key).value
            output += block
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
