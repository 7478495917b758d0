import COpenSSL
import CoreGraphics
import Foundation

/// The public key of a certificate. See https://developer.apple.com/documentation/security/seckey.
public final class SecKey: NSObject, @unchecked Sendable {
    /// OpenSSL's key, which lives as long as this one and is not changed.
    private let key: OpaquePointer

    init?(_ key: OpaquePointer) {
        guard EVP_PKEY_up_ref(key) == 1 else { return nil }
        self.key = key
        super.init()
    }

    deinit { EVP_PKEY_free(key) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SecKey).map { EVP_PKEY_eq($0.key, key) == 1 } ?? false }
    public override var hash: Int { data?.hashValue ?? 0 }

    var blockSize: Int { Int(EVP_PKEY_get_size(key)) }

    /// The key as PKCS #1 has it, and of elliptic curves as ANSI X9.63 has it.
    var data: Data? {
        var bytes: UnsafeMutablePointer<UInt8>?
        let count =
            EVP_PKEY_get_base_id(key) == EVP_PKEY_RSA ? Int(i2d_PublicKey(key, &bytes)) : EVP_PKEY_get1_encoded_public_key(key, &bytes)
        guard count > 0, let bytes else { return nil }
        defer { CRYPTO_free(bytes, #fileID, 0) }
        return Data(bytes: bytes, count: count)
    }
}

/// Returns a key in its external form: PKCS #1 for RSA, ANSI X9.63 for elliptic curves.
///
/// See https://developer.apple.com/documentation/security/seckeycopyexternalrepresentation(_:_:).
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? {
    if let data = key.data { return data as NSData }
    error?.pointee = .passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
    return nil
}

/// Returns the size of a block that a key works on, in bytes. See https://developer.apple.com/documentation/security/seckeygetblocksize(_:).
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { key.blockSize }

/// Returns the public one of a pair of keys: keys of certificates are public.
///
/// See https://developer.apple.com/documentation/security/seckeycopypublickey(_:).
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { key }
