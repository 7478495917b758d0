internal import COpenSSL
import Foundation

// Digests of what comes in pieces, as C has them: a context is begun, given bytes, and ended.

/// A digest in the making, by MD5.
public struct CC_MD5_CTX {
    var state = DigestState()

    /// Creates a context that is yet to be begun.
    public init() {}
}

/// A digest in the making, by SHA-1.
public struct CC_SHA1_CTX {
    var state = DigestState()

    /// Creates a context that is yet to be begun.
    public init() {}
}

/// A digest in the making, by SHA-224 and SHA-256.
public struct CC_SHA256_CTX {
    var state = DigestState()

    /// Creates a context that is yet to be begun.
    public init() {}
}

/// A digest in the making, by SHA-384 and SHA-512.
public struct CC_SHA512_CTX {
    var state = DigestState()

    /// Creates a context that is yet to be begun.
    public init() {}
}

/// Begins a digest by MD5. Returns 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    c.pointee.state.begin(EVP_md5())
    return 1
}
/// Adds bytes to a digest by MD5. Returns 1.
@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    c.pointee.state.add(data, Int(len))
    return 1
}
/// Writes a digest by MD5. Returns 1.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    c.pointee.state.end(md)
    return 1
}

/// Begins a digest by SHA-1. Returns 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    c.pointee.state.begin(EVP_sha1())
    return 1
}
/// Adds bytes to a digest by SHA-1. Returns 1.
@discardableResult
public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    c.pointee.state.add(data, Int(len))
    return 1
}
/// Writes a digest by SHA-1. Returns 1.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    c.pointee.state.end(md)
    return 1
}

/// Begins a digest by SHA-224. Returns 1.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c.pointee.state.begin(EVP_sha224())
    return 1
}
/// Adds bytes to a digest by SHA-224. Returns 1.
@discardableResult
public func CC_SHA224_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    c.pointee.state.add(data, Int(len))
    return 1
}
/// Writes a digest by SHA-224. Returns 1.
@discardableResult
public func CC_SHA224_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c.pointee.state.end(md)
    return 1
}

/// Begins a digest by SHA-256. Returns 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c.pointee.state.begin(EVP_sha256())
    return 1
}
/// Adds bytes to a digest by SHA-256. Returns 1.
@discardableResult
public func CC_SHA256_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    c.pointee.state.add(data, Int(len))
    return 1
}
/// Writes a digest by SHA-256. Returns 1.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c.pointee.state.end(md)
    return 1
}

/// Begins a digest by SHA-384. Returns 1.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c.pointee.state.begin(EVP_sha384())
    return 1
}
/// Adds bytes to a digest by SHA-384. Returns 1.
@discardableResult
public func CC_SHA384_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    c.pointee.state.add(data, Int(len))
    return 1
}
/// Writes a digest by SHA-384. Returns 1.
@discardableResult
public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c.pointee.state.end(md)
    return 1
}

/// Begins a digest by SHA-512. Returns 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c.pointee.state.begin(EVP_sha512())
    return 1
}
/// Adds bytes to a digest by SHA-512. Returns 1.
@discardableResult
public func CC_SHA512_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    c.pointee.state.add(data, Int(len))
    return 1
}
/// Writes a digest by SHA-512. Returns 1.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c.pointee.state.end(md)
    return 1
}
