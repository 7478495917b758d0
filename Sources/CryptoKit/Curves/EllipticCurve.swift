import COpenSSL
import Foundation

/// A curve of NIST's: what P256, P384 and P521 have in common. Apps know these three.
public protocol EllipticCurve: Sendable {
    /// The digest that messages are signed by.
    associatedtype MessageHash: HashFunction
    /// How many bytes a coordinate has.
    static var coordinateByteCount: Int { get }
    /// What OpenSSL calls the curve.
    static var groupName: String { get }
    /// OpenSSL's number of the curve.
    static var groupNumber: Int32 { get }
}

extension EllipticCurve {
    /// Creates a random private key.
    static func generate() -> KeyHandle {
        let context = EVP_PKEY_CTX_new_from_name(nil, "EC", nil)
        defer { EVP_PKEY_CTX_free(context) }
        var key: OpaquePointer?
        always(
            EVP_PKEY_keygen_init(context) == 1 && EVP_PKEY_CTX_set_group_name(context, groupName) == 1
                && EVP_PKEY_generate(context, &key) == 1, "generating a key")
        return KeyHandle(key!)
    }

    /// Creates a key of a point, compressed or not, and of the private number if there is one. The point must be on the curve.
    static func key(point: [UInt8], number: [UInt8]? = nil) throws -> KeyHandle {
        let secret = number.flatMap { BN_bin2bn($0, Int32($0.count), nil) }
        defer { BN_clear_free(secret) }
        guard let key = ec_key_of_point(groupName, point, point.count, secret) else { throw CryptoKitError.invalidParameter }
        let handle = KeyHandle(key)
        let check = EVP_PKEY_CTX_new(key, nil)
        defer { EVP_PKEY_CTX_free(check) }
        guard (number == nil ? EVP_PKEY_public_check(check) : EVP_PKEY_check(check)) == 1 else { throw CryptoKitError.invalidParameter }
        return handle
    }

    /// Creates the private key of a number.
    static func key(number: [UInt8]) throws -> KeyHandle {
        guard number.count == coordinateByteCount else { throw CryptoKitError.incorrectKeySize }
        let group = EC_GROUP_new_by_curve_name(groupNumber)
        defer { EC_GROUP_free(group) }
        let secret = BN_bin2bn(number, Int32(number.count), nil)
        defer { BN_clear_free(secret) }
        let point = EC_POINT_new(group)
        defer { EC_POINT_free(point) }
        var bytes = [UInt8](repeating: 0, count: 1 + 2 * coordinateByteCount)
        guard EC_POINT_mul(group, point, secret, nil, nil, nil) == 1,
            EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, &bytes, bytes.count, nil) == bytes.count
        else { throw CryptoKitError.invalidParameter }
        return try key(point: bytes, number: number)
    }

    /// Whether a key lies on this curve.
    static func owns(_ key: KeyHandle) -> Bool {
        var name = [CChar](repeating: 0, count: 64)
        var count = 0
        guard EVP_PKEY_get_group_name(key.pointer, &name, name.count, &count) == 1 else { return false }
        return String(decoding: name.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self) == groupName
    }

    /// 4, and the two coordinates.
    static func point(of key: KeyHandle) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 1 + 2 * coordinateByteCount)
        var count = 0
        always(
            EVP_PKEY_get_octet_string_param(key.pointer, OSSL_PKEY_PARAM_PUB_KEY, &bytes, bytes.count, &count) == 1, "reading a public key")
        // Keys that were read from a compressed point are written so, too, by some versions.
        return count == bytes.count ? bytes : uncompressed(Array(bytes.prefix(count)))
    }

    /// The point with both coordinates.
    static func uncompressed(_ point: [UInt8]) -> [UInt8] {
        let group = EC_GROUP_new_by_curve_name(groupNumber)
        defer { EC_GROUP_free(group) }
        let place = EC_POINT_new(group)
        defer { EC_POINT_free(place) }
        var bytes = [UInt8](repeating: 0, count: 1 + 2 * coordinateByteCount)
        always(
            EC_POINT_oct2point(group, place, point, point.count, nil) == 1
                && EC_POINT_point2oct(group, place, POINT_CONVERSION_UNCOMPRESSED, &bytes, bytes.count, nil) == bytes.count,
            "uncompressing a point")
        return bytes
    }

    /// The private number.
    static func number(of key: KeyHandle) -> [UInt8] {
        var secret: OpaquePointer?
        defer { BN_clear_free(secret) }
        var bytes = [UInt8](repeating: 0, count: coordinateByteCount)
        always(
            EVP_PKEY_get_bn_param(key.pointer, OSSL_PKEY_PARAM_PRIV_KEY, &secret) == 1
                && BN_bn2binpad(secret, &bytes, Int32(bytes.count)) == Int32(bytes.count), "reading a private key")
        return bytes
    }

    static func sign(_ digest: [UInt8], with key: KeyHandle) throws -> [UInt8] {
        let context = EVP_PKEY_CTX_new(key.pointer, nil)
        defer { EVP_PKEY_CTX_free(context) }
        var count = 0
        guard EVP_PKEY_sign_init(context) == 1, EVP_PKEY_sign(context, nil, &count, digest, digest.count) == 1 else { throw openSSLError() }
        var signature = [UInt8](repeating: 0, count: count)
        guard EVP_PKEY_sign(context, &signature, &count, digest, digest.count) == 1 else { throw openSSLError() }
        return Array(signature.prefix(count))
    }

    static func isSignature(_ signature: [UInt8], of digest: [UInt8], by key: KeyHandle) -> Bool {
        let context = EVP_PKEY_CTX_new(key.pointer, nil)
        defer { EVP_PKEY_CTX_free(context) }
        return EVP_PKEY_verify_init(context) == 1 && EVP_PKEY_verify(context, signature, signature.count, digest, digest.count) == 1
    }
}
