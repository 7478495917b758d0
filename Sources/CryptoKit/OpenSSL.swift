import COpenSSL
import Foundation

/// Ends the process where the library below cannot do what never fails: it is out of memory, or not whole.
func always(_ succeeded: Bool, _ what: String) {
    guard succeeded else { fatalError("\(what) failed in OpenSSL: error \(ERR_peek_last_error())") }
}

/// An error of the library below, as CryptoKit hands it out.
func openSSLError() -> CryptoKitError { .underlyingCoreCryptoError(error: Int32(truncatingIfNeeded: ERR_peek_last_error())) }

/// So many random bytes.
func randomBytes(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    always(RAND_bytes(&bytes, Int32(count)) == 1, "RAND_bytes")
    return bytes
}

/// Whether two stretches of bytes are the same, in a time that says nothing of where they differ.
func equalInConstantTime<A: ContiguousBytes, B: ContiguousBytes>(_ a: A, _ b: B) -> Bool {
    a.withUnsafeBytes { a in
        b.withUnsafeBytes { b in
            guard a.count == b.count else { return false }
            return a.isEmpty || CRYPTO_memcmp(a.baseAddress, b.baseAddress, a.count) == 0
        }
    }
}

extension ContiguousBytes {
    var bytes: [UInt8] { withUnsafeBytes { [UInt8]($0) } }
}

extension Sequence where Element == UInt8 {
    /// Two lower-case digits a byte.
    var hexadecimal: String {
        map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 2 ? digits : "0" + digits
        }.joined()
    }
}
