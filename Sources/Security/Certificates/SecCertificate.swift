import COpenSSL
import CoreGraphics
import Foundation

/// A certificate by X.509. See https://developer.apple.com/documentation/security/seccertificate.
public final class SecCertificate: NSObject, @unchecked Sendable {
    let data: Data
    /// OpenSSL's certificate, which lives as long as this one and is not changed.
    let certificate: OpaquePointer

    fileprivate init?(_ data: Data) {
        let certificate = data.withUnsafeBytes { bytes in
            var start = bytes.bindMemory(to: UInt8.self).baseAddress
            let first = start
            let read = d2i_X509(nil, &start, bytes.count)
            // What follows a certificate is none.
            guard let read, let first, let start, start - first == bytes.count else {
                X509_free(read)
                return OpaquePointer?.none
            }
            return read
        }
        guard let certificate else { return nil }
        (self.data, self.certificate) = (data, certificate)
        super.init()
    }

    /// One that OpenSSL hands over and goes on to own.
    convenience init?(copying certificate: OpaquePointer) {
        var bytes: UnsafeMutablePointer<UInt8>?
        let count = i2d_X509(certificate, &bytes)
        guard count > 0, let bytes else { return nil }
        defer { CRYPTO_free(bytes, #fileID, 0) }
        self.init(Data(bytes: bytes, count: Int(count)))
    }

    deinit { X509_free(certificate) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SecCertificate)?.data == data }
    public override var hash: Int { data.hashValue }

    /// The common name of whom it is for.
    var commonName: String? {
        guard let name = X509_get_subject_name(certificate) else { return nil }
        let index = X509_NAME_get_index_by_NID(name, NID_commonName, -1)
        guard index >= 0, let value = X509_NAME_ENTRY_get_data(X509_NAME_get_entry(name, index)) else { return nil }
        var bytes: UnsafeMutablePointer<UInt8>?
        let count = ASN1_STRING_to_UTF8(&bytes, value)
        guard count >= 0, let bytes else { return nil }
        defer { CRYPTO_free(bytes, #fileID, 0) }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
    }

    /// The key that it is for.
    var key: SecKey? { X509_get0_pubkey(certificate).flatMap(SecKey.init) }
}

/// Reads a certificate in DER. Returns `nil` if the data is none.
///
/// See https://developer.apple.com/documentation/security/seccertificatecreatewithdata(_:_:).
public func SecCertificateCreateWithData(_ allocator: AnyObject?, _ data: CFData) -> SecCertificate? {
    SecCertificate(Data(referencing: data))
}

/// Returns a certificate in DER. See https://developer.apple.com/documentation/security/seccertificatecopydata(_:).
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as NSData }

/// Returns the name of whom a certificate is for, for people.
///
/// See https://developer.apple.com/documentation/security/seccertificatecopysubjectsummary(_:).
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { certificate.commonName.map { $0 as NSString } }

/// Returns the public key that a certificate is for. See https://developer.apple.com/documentation/security/seccertificatecopykey(_:).
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }
