internal import COpenSSL
import Foundation

// Ciphers with one key, as C has them. See Apple's manual page CCCryptor(3cc), and CommonCryptor.h's names.

/// What came of a function.
public typealias CCStatus = Int32
/// What came of a function of ciphers.
public typealias CCCryptorStatus = Int32
/// Encrypting or decrypting.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// How a cipher is used.
public typealias CCOptions = UInt32

/// All went well.
public var kCCSuccess: Int { 0 }
/// Something that was given makes no sense.
public var kCCParamError: Int { -4300 }
/// What is written has no room.
public var kCCBufferTooSmall: Int { -4301 }
/// There is no memory.
public var kCCMemoryFailure: Int { -4302 }
/// The data is no whole number of blocks.
public var kCCAlignmentError: Int { -4303 }
/// The data cannot be decrypted.
public var kCCDecodeError: Int { -4304 }
/// That is not there.
public var kCCUnimplemented: Int { -4305 }
/// There are no random numbers.
public var kCCRNGFailure: Int { -4307 }
/// It went wrong for another reason.
public var kCCUnspecifiedError: Int { -4308 }
/// The key is of another size.
public var kCCKeySizeError: Int { -4310 }

/// Encrypting.
public var kCCEncrypt: Int { 0 }
/// Decrypting.
public var kCCDecrypt: Int { 1 }

/// AES; the key's size says which.
public var kCCAlgorithmAES: Int { 0 }
/// AES; the key's size says which.
public var kCCAlgorithmAES128: Int { 0 }
/// DES, which nobody should use.
public var kCCAlgorithmDES: Int { 1 }
/// DES three times.
public var kCCAlgorithm3DES: Int { 2 }

/// Data is filled up to whole blocks.
public var kCCOptionPKCS7Padding: Int { 1 }
/// Blocks are encrypted each by itself; otherwise each goes into the next one.
public var kCCOptionECBMode: Int { 2 }

/// Bytes of an AES key of 128 bits.
public var kCCKeySizeAES128: Int { 16 }
/// Bytes of an AES key of 192 bits.
public var kCCKeySizeAES192: Int { 24 }
/// Bytes of an AES key of 256 bits.
public var kCCKeySizeAES256: Int { 32 }
/// Bytes of a DES key.
public var kCCKeySizeDES: Int { 8 }
/// Bytes of a key for DES three times.
public var kCCKeySize3DES: Int { 24 }
/// Bytes of an AES block.
public var kCCBlockSizeAES128: Int { 16 }
/// Bytes of a DES block.
public var kCCBlockSizeDES: Int { 8 }
/// Bytes of a block of DES three times.
public var kCCBlockSize3DES: Int { 8 }

/// A cipher under way.
public typealias CCCryptorRef = OpaquePointer

/// What a cipher under way is.
final class Cryptor {
    private let context = EVP_CIPHER_CTX_new()
    private let pads: Bool
    private let blockSize: Int
    private let decrypts: Bool
    private var total = 0

    /// - Throws: a status.
    init(
        _ operation: CCOperation, _ algorithm: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
        _ vector: UnsafeRawPointer?
    ) throws(CryptorFailure) {
        let isECB = options & UInt32(kCCOptionECBMode) != 0
        pads = options & UInt32(kCCOptionPKCS7Padding) != 0
        decrypts = Int(operation) == kCCDecrypt
        let cipher: OpaquePointer?
        switch (Int(algorithm), keyLength) {
        case (kCCAlgorithmAES, 16): cipher = isECB ? EVP_aes_128_ecb() : EVP_aes_128_cbc()
        case (kCCAlgorithmAES, 24): cipher = isECB ? EVP_aes_192_ecb() : EVP_aes_192_cbc()
        case (kCCAlgorithmAES, 32): cipher = isECB ? EVP_aes_256_ecb() : EVP_aes_256_cbc()
        // OpenSSL has DES itself among what is old; three times the same key is the same.
        case (kCCAlgorithmDES, 8), (kCCAlgorithm3DES, 24): cipher = isECB ? EVP_des_ede3_ecb() : EVP_des_ede3_cbc()
        case (kCCAlgorithmAES, _), (kCCAlgorithmDES, _), (kCCAlgorithm3DES, _): throw CryptorFailure(kCCKeySizeError)
        default: throw CryptorFailure(kCCUnimplemented)
        }
        guard let key, Int(operation) == kCCEncrypt || decrypts else { throw CryptorFailure(kCCParamError) }
        blockSize = Int(algorithm) == kCCAlgorithmAES ? 16 : 8
        var keyBytes = Array(UnsafeRawBufferPointer(start: key, count: keyLength))
        if Int(algorithm) == kCCAlgorithmDES { keyBytes = keyBytes + keyBytes + keyBytes }
        // Without a vector it is all zeros.
        let vectorBytes =
            vector.map { Array(UnsafeRawBufferPointer(start: $0, count: blockSize)) } ?? [UInt8](repeating: 0, count: blockSize)
        guard EVP_CipherInit_ex(context, cipher, nil, keyBytes, vectorBytes, decrypts ? 0 : 1) == 1,
            EVP_CIPHER_CTX_set_padding(context, pads ? 1 : 0) == 1
        else { throw CryptorFailure(kCCUnspecifiedError) }
    }

    deinit { EVP_CIPHER_CTX_free(context) }

    /// The most bytes that come out for so many.
    func outputLength(_ count: Int, isLast: Bool) -> Int {
        guard pads, isLast, !decrypts else { return count }
        return (count / blockSize + 1) * blockSize
    }

    func update(_ data: UnsafeRawPointer?, _ count: Int) throws(CryptorFailure) -> [UInt8] {
        guard count > 0 else { return [] }
        guard let data else { throw CryptorFailure(kCCParamError) }
        total += count
        var output = [UInt8](repeating: 0, count: count + blockSize)
        var written: Int32 = 0
        guard EVP_CipherUpdate(context, &output, &written, data.assumingMemoryBound(to: UInt8.self), Int32(count)) == 1 else {
            throw CryptorFailure(kCCUnspecifiedError)
        }
        return Array(output.prefix(Int(written)))
    }

    func final() throws(CryptorFailure) -> [UInt8] {
        if !pads || decrypts, total % blockSize != 0 { throw CryptorFailure(kCCAlignmentError) }
        if decrypts, pads, total == 0 { return [] }
        var output = [UInt8](repeating: 0, count: blockSize)
        var written: Int32 = 0
        guard EVP_CipherFinal_ex(context, &output, &written) == 1 else { throw CryptorFailure(kCCDecodeError) }
        return Array(output.prefix(Int(written)))
    }
}

/// Why a cipher could not.
struct CryptorFailure: Error {
    let status: Int32

    init(_ status: Int) { self.status = Int32(status) }
}

/// Encrypts or decrypts data at once.
///
/// - Parameters:
///   - iv: what goes into the first block, of a block's size; `nil` is zeros.
///   - dataOutMoved: how much was written; where there is no room, how much room is needed.
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int, _ iv: UnsafeRawPointer!,
    _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    do throws(CryptorFailure) {
        let cryptor = try Cryptor(op, alg, options, key, keyLength, iv)
        let output = try cryptor.update(dataIn, dataInLength) + cryptor.final()
        return write(output, dataOut, dataOutAvailable, dataOutMoved)
    } catch {
        return error.status
    }
}

private func write(
    _ output: [UInt8], _ target: UnsafeMutableRawPointer?, _ available: Int, _ moved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    moved?.pointee = output.count
    guard output.count <= available else { return Int32(kCCBufferTooSmall) }
    if !output.isEmpty { target?.copyMemory(from: output, byteCount: output.count) }
    return Int32(kCCSuccess)
}

// MARK: In pieces

private func cryptor(_ reference: CCCryptorRef?) -> Cryptor? {
    reference.map { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
}

/// Begins to encrypt or decrypt.
public func CCCryptorCreate(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int, _ iv: UnsafeRawPointer!,
    _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    do throws(CryptorFailure) {
        let cryptor = try Cryptor(op, alg, options, key, keyLength, iv)
        cryptorRef.pointee = OpaquePointer(Unmanaged.passRetained(cryptor).toOpaque())
        return Int32(kCCSuccess)
    } catch {
        return error.status
    }
}

/// Encrypts or decrypts more.
public func CCCryptorUpdate(
    _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let cryptor = cryptor(cryptorRef) else { return Int32(kCCParamError) }
    do throws(CryptorFailure) {
        return write(try cryptor.update(dataIn, dataInLength), dataOut, dataOutAvailable, dataOutMoved)
    } catch {
        return error.status
    }
}

/// Encrypts or decrypts what is left.
public func CCCryptorFinal(
    _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let cryptor = cryptor(cryptorRef) else { return Int32(kCCParamError) }
    do throws(CryptorFailure) {
        return write(try cryptor.final(), dataOut, dataOutAvailable, dataOutMoved)
    } catch {
        return error.status
    }
}

/// How much comes out at most for so much.
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool) -> Int {
    cryptor(cryptorRef)?.outputLength(inputLength, isLast: final) ?? 0
}

/// Lets go of a cipher.
@discardableResult
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
    guard let cryptorRef else { return Int32(kCCSuccess) }
    Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(cryptorRef)).release()
    return Int32(kCCSuccess)
}
