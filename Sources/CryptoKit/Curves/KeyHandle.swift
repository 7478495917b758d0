import COpenSSL
import Foundation

/// A key of OpenSSL's, public or private. It never changes.
final class KeyHandle: @unchecked Sendable {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { EVP_PKEY_free(pointer) }

    /// Creates the key of raw bytes: Curve25519's.
    static func raw(_ kind: Int32, private bytes: [UInt8]) throws -> KeyHandle {
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        guard let key = EVP_PKEY_new_raw_private_key(kind, nil, bytes, bytes.count) else { throw openSSLError() }
        return KeyHandle(key)
    }

    static func raw(_ kind: Int32, public bytes: [UInt8]) throws -> KeyHandle {
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        guard let key = EVP_PKEY_new_raw_public_key(kind, nil, bytes, bytes.count) else { throw openSSLError() }
        return KeyHandle(key)
    }

    var rawPublicKey: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 32)
        var count = bytes.count
        always(EVP_PKEY_get_raw_public_key(pointer, &bytes, &count) == 1, "EVP_PKEY_get_raw_public_key")
        return bytes
    }

    var rawPrivateKey: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 32)
        var count = bytes.count
        always(EVP_PKEY_get_raw_private_key(pointer, &bytes, &count) == 1, "EVP_PKEY_get_raw_private_key")
        return bytes
    }

    /// What this private key and another party's public key have in common.
    func secret(with other: KeyHandle) throws -> SharedSecret {
        let context = EVP_PKEY_CTX_new(pointer, nil)
        defer { EVP_PKEY_CTX_free(context) }
        var count = 0
        guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, other.pointer) == 1,
            EVP_PKEY_derive(context, nil, &count) == 1
        else { throw openSSLError() }
        var bytes = [UInt8](repeating: 0, count: count)
        guard EVP_PKEY_derive(context, &bytes, &count) == 1 else { throw openSSLError() }
        return SharedSecret(value: Array(bytes.prefix(count)))
    }

    /// The key as the standards write it down.
    var publicDER: Data { Self.written { i2d_PUBKEY(pointer, $0) } }

    var privateDER: Data {
        let info = EVP_PKEY2PKCS8(pointer)
        defer { PKCS8_PRIV_KEY_INFO_free(info) }
        return Self.written { i2d_PKCS8_PRIV_KEY_INFO(info, $0) }
    }

    private static func written(_ write: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32) -> Data {
        var start: UnsafeMutablePointer<UInt8>?
        let count = write(&start)
        always(count > 0 && start != nil, "writing a key")
        defer { CRYPTO_free(start, #file, #line) }
        return Data(bytes: start!, count: Int(count))
    }

    static func read(publicDER bytes: [UInt8]) throws -> KeyHandle {
        try bytes.withUnsafeBufferPointer { buffer in
            var start = buffer.baseAddress
            guard let key = d2i_PUBKEY(nil, &start, buffer.count) else { throw CryptoKitASN1Error.invalidASN1Object }
            return KeyHandle(key)
        }
    }

    static func read(privateDER bytes: [UInt8]) throws -> KeyHandle {
        try bytes.withUnsafeBufferPointer { buffer in
            var start = buffer.baseAddress
            guard let key = d2i_AutoPrivateKey(nil, &start, buffer.count) else { throw CryptoKitASN1Error.invalidASN1Object }
            return KeyHandle(key)
        }
    }
}

/// Keys as text between two lines of dashes.
enum PEM {
    static func write(_ label: String, _ data: Data) -> String {
        let base64 = data.base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN \(label)-----\n\(base64)\n-----END \(label)-----"
    }

    /// Reads a document that has one of these labels.
    static func read(_ text: String, labels: [String]) throws -> [UInt8] {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        for label in labels {
            guard lines.first == "-----BEGIN \(label)-----", lines.last == "-----END \(label)-----", lines.count > 2 else { continue }
            guard let data = Data(base64Encoded: lines.dropFirst().dropLast().joined()) else { break }
            return [UInt8](data)
        }
        throw CryptoKitASN1Error.invalidPEMDocument
    }
}
