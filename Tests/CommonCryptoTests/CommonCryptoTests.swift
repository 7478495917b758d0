import CommonCrypto
import Foundation
import Testing

/// The standards' own examples.
@Suite struct CommonCryptoTests {
    private func hex(_ bytes: [UInt8]) -> String { bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
    private func bytes(_ hex: String) -> [UInt8] {
        let digits = Array(hex)
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0 }
    }

    @Test func digestsOfABC() {
        let data = Array("abc".utf8)
        func digest(_ length: Int32, _ body: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
            var digest = [UInt8](repeating: 0, count: Int(length))
            body(&digest)
            return hex(digest)
        }
        #expect(digest(CC_SHA1_DIGEST_LENGTH) { CC_SHA1(data, 3, $0) } == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(digest(CC_SHA224_DIGEST_LENGTH) { CC_SHA224(data, 3, $0) }.hasPrefix("23097d22"))
        let sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        #expect(digest(CC_SHA256_DIGEST_LENGTH) { CC_SHA256(data, 3, $0) } == sha256)
        #expect(digest(CC_SHA384_DIGEST_LENGTH) { CC_SHA384(data, 3, $0) }.hasPrefix("cb00753f45a35e8b"))
        #expect(digest(CC_SHA512_DIGEST_LENGTH) { CC_SHA512(data, 3, $0) }.hasPrefix("ddaf35a193617aba"))
        #expect(digest(CC_MD5_DIGEST_LENGTH) { CC_MD5(data, 3, $0) } == "900150983cd24fb0d6963f7d28e17f72")
    }

    @Test func digestsInPiecesAndTheirCopiesGoTheirOwnWays() {
        var context = CC_SHA256_CTX()
        #expect(CC_SHA256_Init(&context) == 1 && CC_SHA256_Update(&context, Array("ab".utf8), 2) == 1)
        var copy = context
        CC_SHA256_Update(&context, Array("c".utf8), 1)
        CC_SHA256_Update(&copy, Array("d".utf8), 1)
        var (first, second) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        CC_SHA256_Final(&first, &context)
        CC_SHA256_Final(&second, &copy)
        var whole = [UInt8](repeating: 0, count: 32)
        CC_SHA256(Array("abc".utf8), 3, &whole)
        #expect(first == whole && second != whole)
        CC_SHA256(Array("abd".utf8), 3, &whole)
        #expect(second == whole)
    }

    private func crypt(_ operation: Int, _ options: Int, key: [UInt8], vector: [UInt8]?, _ data: [UInt8], room: Int? = nil) -> (
        Int32, [UInt8]
    ) {
        var output = [UInt8](repeating: 0, count: room ?? data.count + 16)
        var moved = 0
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count, vector, data, data.count, &output,
            output.count, &moved)
        return (status, Array(output.prefix(moved)))
    }

    @Test func aesIsTheStandardsInBothModes() {
        // FIPS 197, and NIST's SP 800-38A.
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
        let block = bytes("6bc1bee22e409f96e93d7e117393172a")
        #expect(hex(crypt(kCCEncrypt, kCCOptionECBMode, key: key, vector: nil, block).1) == "3ad77bb40d7a3660a89ecaf32466ef97")
        let vector = (0..<16).map { UInt8($0) }
        let sealed = crypt(kCCEncrypt, 0, key: key, vector: vector, block)
        #expect(sealed.0 == Int32(kCCSuccess) && hex(sealed.1) == "7649abac8119b246cee98e9b12e9197d")
        #expect(crypt(kCCDecrypt, 0, key: key, vector: vector, sealed.1).1 == block)
    }

    @Test func dataIsFilledUpAndFaultsAreNamed() {
        let (key, vector) = ([UInt8](repeating: 7, count: 32), [UInt8](repeating: 9, count: 16))
        let text = Array("Hello, Sampan! 17".utf8)
        let sealed = crypt(kCCEncrypt, kCCOptionPKCS7Padding, key: key, vector: vector, text)
        #expect(sealed.1.count == 32 && crypt(kCCDecrypt, kCCOptionPKCS7Padding, key: key, vector: vector, sealed.1).1 == text)
        #expect(crypt(kCCEncrypt, 0, key: key, vector: vector, text).0 == Int32(kCCAlignmentError))
        #expect(crypt(kCCEncrypt, 0, key: [1, 2], vector: vector, text).0 == Int32(kCCKeySizeError))
        #expect(crypt(kCCEncrypt, kCCOptionPKCS7Padding, key: key, vector: vector, text, room: 3).0 == Int32(kCCBufferTooSmall))
        let wrong = [UInt8](repeating: 8, count: 32)
        #expect(crypt(kCCDecrypt, kCCOptionPKCS7Padding, key: wrong, vector: vector, sealed.1).0 == Int32(kCCDecodeError))
    }

    @Test func ciphersInPiecesAreTheSame() throws {
        let (key, data) = ([UInt8](repeating: 3, count: 24), [UInt8](repeating: 65, count: 50))
        var reference: CCCryptorRef?
        let algorithm = CCAlgorithm(kCCAlgorithm3DES)
        #expect(CCCryptorCreate(CCOperation(kCCEncrypt), algorithm, CCOptions(kCCOptionPKCS7Padding), key, 24, nil, &reference) == 0)
        var output: [UInt8] = []
        for piece in [data[..<13], data[13...]].map(Array.init) {
            var (part, moved) = ([UInt8](repeating: 0, count: 64), 0)
            #expect(CCCryptorUpdate(reference, piece, piece.count, &part, 64, &moved) == 0)
            output += part.prefix(moved)
        }
        var (part, moved) = ([UInt8](repeating: 0, count: 64), 0)
        #expect(CCCryptorFinal(reference, &part, 64, &moved) == 0 && CCCryptorRelease(reference) == 0)
        output += part.prefix(moved)
        var (whole, count) = ([UInt8](repeating: 0, count: 64), 0)
        let status = CCCrypt(
            CCOperation(kCCEncrypt), algorithm, CCOptions(kCCOptionPKCS7Padding), key, 24, nil, data, 50, &whole, 64, &count)
        #expect(status == 0 && output == Array(whole.prefix(count)) && count == 56)
    }

    @Test func codesAndKeysAreThoseOfTheRequestsForComments() {
        // RFC 4231, cases 2 and 6; RFC 6070.
        var code = [UInt8](repeating: 0, count: 32)
        let data = Array("what do ya want for nothing?".utf8)
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, data, data.count, &code)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        let (key, text) = ([UInt8](repeating: 0xAA, count: 131), Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8))
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, text, text.count, &code)
        #expect(hex(code) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
        var derived = [UInt8](repeating: 0, count: 20)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 4096, &derived,
            20)
        #expect(status == Int32(kCCSuccess) && hex(derived) == "4b007901b765489abead49d926f721d065a429c1")
        #expect(CCCalibratePBKDF(CCPBKDFAlgorithm(kCCPBKDF2), 8, 8, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), 32, 10) > 0)
    }

    @Test func randomBytesDiffer() {
        var (first, second) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        #expect(CCRandomGenerateBytes(&first, 32) == 0 && CCRandomGenerateBytes(&second, 32) == 0 && first != second)
    }
}
