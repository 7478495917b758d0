internal import COpenSSL
import Foundation

// Digests, as C has them. See Apple's manual page CC_crypto(3cc), and CommonDigest.h's names.

/// A number of bytes.
public typealias CC_LONG = UInt32
/// A number of bytes.
public typealias CC_LONG64 = UInt64

/// Bytes of an MD5 digest.
public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
/// Bytes that MD5 works on at once.
public var CC_MD5_BLOCK_BYTES: Int32 { 64 }
/// Bytes of a SHA-1 digest.
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
/// Bytes that SHA-1 works on at once.
public var CC_SHA1_BLOCK_BYTES: Int32 { 64 }
/// Bytes of a SHA-224 digest.
public var CC_SHA224_DIGEST_LENGTH: Int32 { 28 }
/// Bytes that SHA-224 works on at once.
public var CC_SHA224_BLOCK_BYTES: Int32 { 64 }
/// Bytes of a SHA-256 digest.
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
/// Bytes that SHA-256 works on at once.
public var CC_SHA256_BLOCK_BYTES: Int32 { 64 }
/// Bytes of a SHA-384 digest.
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
/// Bytes that SHA-384 works on at once.
public var CC_SHA384_BLOCK_BYTES: Int32 { 128 }
/// Bytes of a SHA-512 digest.
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }
/// Bytes that SHA-512 works on at once.
public var CC_SHA512_BLOCK_BYTES: Int32 { 128 }

/// A digest in the making. A copy goes its own way, as a structure of C's does.
struct DigestState {
    private final class Context {
        let pointer: OpaquePointer?

        init() { pointer = EVP_MD_CTX_new() }
        deinit { EVP_MD_CTX_free(pointer) }
    }

    private var context: Context?

    mutating func begin(_ digest: OpaquePointer?) {
        let context = Context()
        EVP_DigestInit_ex(context.pointer, digest, nil)
        self.context = context
    }

    mutating func add(_ data: UnsafeRawPointer?, _ count: Int) {
        guard let data, count > 0 else { return }
        if !isKnownUniquelyReferenced(&context), let shared = context {
            let own = Context()
            EVP_MD_CTX_copy_ex(own.pointer, shared.pointer)
            context = own
        }
        EVP_DigestUpdate(context?.pointer, data, count)
    }

    mutating func end(_ digest: UnsafeMutablePointer<UInt8>?) {
        add(nil, 0)
        EVP_DigestFinal_ex(context?.pointer, digest, nil)
        context = nil
    }
}

private func whole(
    _ algorithm: OpaquePointer?, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    var state = DigestState()
    state.begin(algorithm)
    state.add(data, Int(count))
    state.end(digest)
    return digest
}

/// The MD5 digest of bytes; returns where it was written.
@available(
    iOS, introduced: 2.0, deprecated: 13.0,
    message: "This function is cryptographically broken and should not be used in security contexts."
)
@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    whole(EVP_md5(), data, len, md)
}
/// The SHA-1 digest of bytes; returns where it was written.
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    whole(EVP_sha1(), data, len, md)
}
/// The SHA-224 digest of bytes; returns where it was written.
@discardableResult
public func CC_SHA224(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    whole(EVP_sha224(), data, len, md)
}
/// The SHA-256 digest of bytes; returns where it was written.
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    whole(EVP_sha256(), data, len, md)
}
/// The SHA-384 digest of bytes; returns where it was written.
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    whole(EVP_sha384(), data, len, md)
}
/// The SHA-512 digest of bytes; returns where it was written.
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    whole(EVP_sha512(), data, len, md)
}
