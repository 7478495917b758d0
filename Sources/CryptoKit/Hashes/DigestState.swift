import COpenSSL
import Foundation

/// What a hash function has read so far; copied when two functions go on from it.
final class DigestState: @unchecked Sendable {
    private let context: OpaquePointer

    init(_ algorithm: OpaquePointer) {
        context = EVP_MD_CTX_new()
        always(EVP_DigestInit_ex(context, algorithm, nil) == 1, "EVP_DigestInit_ex")
    }

    private init(copying other: DigestState) {
        context = EVP_MD_CTX_new()
        always(EVP_MD_CTX_copy_ex(context, other.context) == 1, "EVP_MD_CTX_copy_ex")
    }

    deinit { EVP_MD_CTX_free(context) }

    func copy() -> DigestState { DigestState(copying: self) }

    func read(_ bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
        always(EVP_DigestUpdate(context, base, bytes.count) == 1, "EVP_DigestUpdate")
    }

    /// The digest of what was read; the state can be read on with.
    func digest(_ count: Int) -> [UInt8] {
        let last = copy()
        var bytes = [UInt8](repeating: 0, count: count)
        always(EVP_DigestFinal_ex(last.context, &bytes, nil) == 1, "EVP_DigestFinal_ex")
        return bytes
    }
}
