import COpenSSL
import Foundation

/// A cipher that shows whether what it opens was changed, run by OpenSSL.
struct SealedCipher {
    let algorithm: OpaquePointer
    static let tagByteCount = 16

    /// Returns the cipher's text and tag.
    func seal(_ message: [UInt8], key: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) throws -> (text: [UInt8], tag: [UInt8]) {
        let context = EVP_CIPHER_CTX_new()
        defer { EVP_CIPHER_CTX_free(context) }
        guard EVP_EncryptInit_ex(context, algorithm, nil, nil, nil) == 1,
            EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil) == 1,
            EVP_EncryptInit_ex(context, nil, nil, key, nonce) == 1
        else { throw openSSLError() }
        var count: Int32 = 0
        if !data.isEmpty, EVP_EncryptUpdate(context, nil, &count, data, try Self.length(data)) != 1 { throw openSSLError() }
        var text = [UInt8](repeating: 0, count: message.count + SealedCipher.tagByteCount)
        var written: Int32 = 0
        if !message.isEmpty {
            guard EVP_EncryptUpdate(context, &text, &count, message, try Self.length(message)) == 1 else { throw openSSLError() }
            written = count
        }
        let isDone = text.withUnsafeMutableBufferPointer { EVP_EncryptFinal_ex(context, $0.baseAddress! + Int(written), &count) == 1 }
        guard isDone else { throw openSSLError() }
        var tag = [UInt8](repeating: 0, count: Self.tagByteCount)
        guard EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tag.count), &tag) == 1 else { throw openSSLError() }
        return (Array(text.prefix(message.count)), tag)
    }

    /// Returns what was sealed. Throws `authenticationFailure` if it was changed, or was sealed with another key.
    func open(_ text: [UInt8], tag: [UInt8], key: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) throws -> Data {
        let context = EVP_CIPHER_CTX_new()
        defer { EVP_CIPHER_CTX_free(context) }
        guard EVP_DecryptInit_ex(context, algorithm, nil, nil, nil) == 1,
            EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil) == 1,
            EVP_DecryptInit_ex(context, nil, nil, key, nonce) == 1
        else { throw openSSLError() }
        var count: Int32 = 0
        if !data.isEmpty, EVP_DecryptUpdate(context, nil, &count, data, try Self.length(data)) != 1 { throw openSSLError() }
        var message = [UInt8](repeating: 0, count: text.count + SealedCipher.tagByteCount)
        var written: Int32 = 0
        if !text.isEmpty {
            guard EVP_DecryptUpdate(context, &message, &count, text, try Self.length(text)) == 1 else { throw openSSLError() }
            written = count
        }
        var tag = tag
        guard EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag) == 1 else { throw openSSLError() }
        let isWhole = message.withUnsafeMutableBufferPointer { EVP_DecryptFinal_ex(context, $0.baseAddress! + Int(written), &count) == 1 }
        guard isWhole else { throw CryptoKitError.authenticationFailure }
        return Data(message.prefix(text.count))
    }

    private static func length(_ bytes: [UInt8]) throws -> Int32 {
        guard let length = Int32(exactly: bytes.count) else { throw CryptoKitError.incorrectParameterSize }
        return length
    }
}
