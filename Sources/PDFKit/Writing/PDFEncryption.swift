import CommonCrypto
import CoreGraphics
import Foundation

/// What keeps a file from who has no password: AES with a key of 128 bits, as PDF 1.6 has it (security handler of revision 4).
struct PDFEncryption {
    let identifier: [UInt8]
    /// What the file says of its encryption.
    let dictionary: PDFValue
    private let key: [UInt8]

    private static let padding: [UInt8] = [
        0x28, 0xBF, 0x4E, 0x5E, 0x4E, 0x75, 0x8A, 0x41, 0x64, 0x00, 0x4E, 0x56, 0xFF, 0xFA, 0x01, 0x08, 0x2E, 0x2E, 0x00, 0xB6, 0xD0, 0x68,
        0x3E, 0x80, 0x2F, 0x0C, 0xA9, 0xFE, 0x64, 0x53, 0x69, 0x7A,
    ]

    /// Encrypts for a reader, who needs no password if that is empty, and an owner, who has the reader's if none of its own; `nil` for a password
    /// that is not of Latin-1's characters, as files have a byte for each.
    init?(user: String, owner: String, permissions: PDFAccessPermissions) {
        guard let user = PDFEncryption.padded(user), let owner = owner.isEmpty ? user : PDFEncryption.padded(owner) else { return nil }
        identifier = PDFFileWriter.identifier()
        let ownerKey = PDFEncryption.repeated(owner)
        let ownerEntry = PDFEncryption.stirred(user, ownerKey)
        let bits = UInt32(bitPattern: PDFEncryption.bits(permissions))
        let little = (0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt32($0))) }
        key = PDFEncryption.repeated(user + ownerEntry + little + identifier)
        let userEntry =
            PDFEncryption.stirred(PDFEncryption.digest(PDFEncryption.padding + identifier), key) + [UInt8](repeating: 0, count: 16)
        let filter = PDFValue.dictionary(["CFM": .name("AESV2"), "AuthEvent": .name("DocOpen"), "Length": .integer(16)])
        dictionary = .dictionary([
            "Filter": .name("Standard"), "V": .integer(4), "R": .integer(4), "Length": .integer(128),
            "P": .integer(Int(Int32(bitPattern: bits))),
            "O": .string(ownerEntry), "U": .string(userEntry), "CF": .dictionary(["StdCF": filter]), "StmF": .name("StdCF"),
            "StrF": .name("StdCF"),
        ])
    }

    /// The bytes of a string or stream of an object, encrypted.
    func encrypted(_ bytes: [UInt8], object number: Int) -> [UInt8] {
        let salt = (0..<3).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } + [0, 0] + Array("sAlT".utf8)
        let key = PDFEncryption.digest(self.key + salt)
        let vector = PDFFileWriter.identifier()
        var (output, count) = ([UInt8](repeating: 0, count: bytes.count + 16), 0)
        let status = CCCrypt(
            CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key, key.count, vector, bytes,
            bytes.count, &output, output.count, &count)
        precondition(status == kCCSuccess, "AES with a key of 128 bits is there")
        return vector + output.prefix(count)
    }

    private static func padded(_ password: String) -> [UInt8]? {
        let bytes = password.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
        guard bytes.count == password.unicodeScalars.count else { return nil }
        return Array((bytes + padding).prefix(32))
    }

    private static func digest(_ bytes: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        _ = CC_MD5(bytes, CC_LONG(bytes.count), &result)
        return result
    }

    private static func repeated(_ bytes: [UInt8]) -> [UInt8] { (0..<50).reduce(digest(bytes)) { result, _ in digest(result) } }

    /// Encrypts twenty times, each time with another change of the key.
    private static func stirred(_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8] {
        (UInt8(0)..<20).reduce(bytes) { result, turn in rc4(result, key.map { $0 ^ turn }) }
    }

    private static func rc4(_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8] {
        var state = (0...255).map { UInt8($0) }
        var j = 0
        for i in 0..<256 {
            j = (j + Int(state[i]) + Int(key[i % key.count])) & 255
            state.swapAt(i, j)
        }
        var i = 0
        j = 0
        return bytes.map { byte in
            i = (i + 1) & 255
            j = (j + Int(state[i])) & 255
            state.swapAt(i, j)
            return byte ^ state[(Int(state[i]) + Int(state[j])) & 255]
        }
    }

    /// The permissions as the file counts them; bits that mean nothing are set.
    private static func bits(_ permissions: PDFAccessPermissions) -> Int32 {
        var result: UInt32 = 0xFFFF_F0C0
        for (permission, bit) in [
            (PDFAccessPermissions.allowsLowQualityPrinting, 3), (.allowsDocumentChanges, 4), (.allowsContentCopying, 5),
            (.allowsCommenting, 6),
            (.allowsFormFieldEntry, 9), (.allowsContentAccessibility, 10), (.allowsDocumentAssembly, 11), (.allowsHighQualityPrinting, 12),
        ] where permissions.contains(permission) { result |= 1 << UInt32(bit - 1) }
        return Int32(bitPattern: result)
    }
}
