internal import COpenSSL
import Foundation

// Codes that prove who wrote something, keys from passwords, and random numbers, as C has them. See Apple's manual pages CCHmac(3cc) and
// CCCommonKeyDerivation(3cc).

/// The digest of a code.
public typealias CCHmacAlgorithm = UInt32

/// SHA-1.
public var kCCHmacAlgSHA1: Int { 0 }
/// MD5.
public var kCCHmacAlgMD5: Int { 1 }
/// SHA-256.
public var kCCHmacAlgSHA256: Int { 2 }
/// SHA-384.
public var kCCHmacAlgSHA384: Int { 3 }
/// SHA-512.
public var kCCHmacAlgSHA512: Int { 4 }
/// SHA-224.
public var kCCHmacAlgSHA224: Int { 5 }

private func digest(_ algorithm: CCHmacAlgorithm) -> OpaquePointer? {
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: EVP_sha1()
    case kCCHmacAlgMD5: EVP_md5()
    case kCCHmacAlgSHA256: EVP_sha256()
    case kCCHmacAlgSHA384: EVP_sha384()
    case kCCHmacAlgSHA512: EVP_sha512()
    case kCCHmacAlgSHA224: EVP_sha224()
    default: nil
    }
}

/// The code of data under a key.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!, _ dataLength: Int,
    _ macOut: UnsafeMutableRawPointer!
) {
    var context = CCHmacContext()
    CCHmacInit(&context, algorithm, key, keyLength)
    CCHmacUpdate(&context, data, dataLength)
    CCHmacFinal(&context, macOut)
}

/// A code in the making: two digests, of which the outer one is given the inner one's.
public struct CCHmacContext {
    fileprivate var inner = DigestState()
    fileprivate var outer = DigestState()
    fileprivate var length = 0

    /// Creates a context that is yet to be begun.
    public init() {}
}

/// Begins a code under a key.
public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int
) {
    guard let digest = digest(algorithm) else { return }
    let block = Int(EVP_MD_get_block_size(digest))
    ctx.pointee.length = Int(EVP_MD_get_size(digest))
    var bytes = key.map { Array(UnsafeRawBufferPointer(start: $0, count: keyLength)) } ?? []
    if bytes.count > block {
        var state = DigestState()
        var short = [UInt8](repeating: 0, count: ctx.pointee.length)
        state.begin(digest)
        state.add(bytes, bytes.count)
        state.end(&short)
        bytes = short
    }
    bytes += [UInt8](repeating: 0, count: block - bytes.count)
    ctx.pointee.inner.begin(digest)
    ctx.pointee.inner.add(bytes.map { $0 ^ 0x36 }, block)
    ctx.pointee.outer.begin(digest)
    ctx.pointee.outer.add(bytes.map { $0 ^ 0x5C }, block)
}

/// Adds data to a code.
public func CCHmacUpdate(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int) {
    ctx.pointee.inner.add(data, dataLength)
}

/// Writes a code.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
    var middle = [UInt8](repeating: 0, count: ctx.pointee.length)
    ctx.pointee.inner.end(&middle)
    ctx.pointee.outer.add(middle, middle.count)
    ctx.pointee.outer.end(macOut?.assumingMemoryBound(to: UInt8.self))
}

// MARK: Keys from passwords

/// How a key is made of a password.
public typealias CCPBKDFAlgorithm = UInt32
/// The digest that a key is made by.
public typealias CCPseudoRandomAlgorithm = UInt32

/// PBKDF2.
public var kCCPBKDF2: Int { 2 }
/// SHA-1.
public var kCCPRFHmacAlgSHA1: Int { 1 }
/// SHA-224.
public var kCCPRFHmacAlgSHA224: Int { 2 }
/// SHA-256.
public var kCCPRFHmacAlgSHA256: Int { 3 }
/// SHA-384.
public var kCCPRFHmacAlgSHA384: Int { 4 }
/// SHA-512.
public var kCCPRFHmacAlgSHA512: Int { 5 }

private func digest(ofKeys algorithm: CCPseudoRandomAlgorithm) -> OpaquePointer? {
    switch Int(algorithm) {
    case kCCPRFHmacAlgSHA1: EVP_sha1()
    case kCCPRFHmacAlgSHA224: EVP_sha224()
    case kCCPRFHmacAlgSHA256: EVP_sha256()
    case kCCPRFHmacAlgSHA384: EVP_sha384()
    case kCCPRFHmacAlgSHA512: EVP_sha512()
    default: nil
    }
}

/// Makes a key of a password.
///
/// - Parameters:
///   - password: its bytes; `passwordLen` of them.
///   - rounds: how often the digest is taken.
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>!, _ saltLen: Int,
    _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    guard Int(algorithm) == kCCPBKDF2, let digest = digest(ofKeys: prf), let derivedKey, derivedKeyLen > 0, rounds > 0 else {
        return Int32(kCCParamError)
    }
    let succeeded = PKCS5_PBKDF2_HMAC(
        password, Int32(passwordLen), salt, Int32(saltLen), Int32(clamping: rounds), digest, Int32(derivedKeyLen), derivedKey)
    return Int32(succeeded == 1 ? kCCSuccess : kCCUnspecifiedError)
}

/// How often the digest is to be taken so that a key takes some milliseconds on this machine.
public func CCCalibratePBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ passwordLen: Int, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ derivedKeyLen: Int,
    _ msec: UInt32
) -> UInt32 {
    guard Int(algorithm) == kCCPBKDF2, digest(ofKeys: prf) != nil, derivedKeyLen > 0 else { return 0 }
    let rounds: UInt32 = 20_000
    let (password, salt) = ([CChar](repeating: 1, count: max(1, passwordLen)), [UInt8](repeating: 1, count: max(1, saltLen)))
    var key = [UInt8](repeating: 0, count: derivedKeyLen)
    let start = ContinuousClock.now
    _ = CCKeyDerivationPBKDF(algorithm, password, password.count, salt, salt.count, prf, rounds, &key, derivedKeyLen)
    let taken = max(1e-6, (ContinuousClock.now - start) / .seconds(1))
    return UInt32(clamping: Int(max(1, Double(msec) / 1000 / taken * Double(rounds))))
}

// MARK: Random numbers

/// What came of making random numbers.
public typealias CCRNGStatus = CCCryptorStatus

/// Writes random bytes.
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    guard count > 0 else { return Int32(kCCSuccess) }
    guard let bytes, RAND_bytes(bytes.assumingMemoryBound(to: UInt8.self), Int32(count)) == 1 else { return Int32(kCCRNGFailure) }
    return Int32(kCCSuccess)
}
