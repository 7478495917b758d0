import Foundation

/// A source of random bytes. See https://developer.apple.com/documentation/security/secrandomref.
public final class SecRandom: Sendable {}
/// A source of random bytes.
public typealias SecRandomRef = SecRandom

/// The system's source of random bytes.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes. Returns `errSecSuccess`.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    var random = SystemRandomNumberGenerator()
    for offset in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255, using: &random), toByteOffset: offset, as: UInt8.self) }
    return errSecSuccess
}
