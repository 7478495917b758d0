import CoreGraphics
import Foundation
import SampanFoundation

// What the functions of this framework answer. See https://developer.apple.com/documentation/security/security_framework_result_codes.

/// No error.
public let errSecSuccess: OSStatus = 0
/// Function or operation not implemented.
public let errSecUnimplemented: OSStatus = -4
/// I/O error.
public let errSecIO: OSStatus = -36
/// One or more parameters passed to a function were not valid.
public let errSecParam: OSStatus = -50
/// Failed to allocate memory.
public let errSecAllocate: OSStatus = -108
/// User canceled the operation.
public let errSecUserCanceled: OSStatus = -128
/// Bad parameter or invalid state for operation.
public let errSecBadReq: OSStatus = -909
/// No keychain is available. You may need to restart your computer.
public let errSecNotAvailable: OSStatus = -25291
/// The user name or passphrase you entered is not correct.
public let errSecAuthFailed: OSStatus = -25293
/// The specified item already exists in the keychain.
public let errSecDuplicateItem: OSStatus = -25299
/// The specified item could not be found in the keychain.
public let errSecItemNotFound: OSStatus = -25300
/// The specified attribute does not exist.
public let errSecNoSuchAttr: OSStatus = -25303
/// User interaction is not allowed.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// Unable to decode the provided data.
public let errSecDecode: OSStatus = -26275
/// A required entitlement isn't present.
public let errSecMissingEntitlement: OSStatus = -34018
/// The host name in the certificate does not match.
public let errSecHostNameMismatch: OSStatus = -67602
/// The certificate is not permitted for this usage.
public let errSecInvalidExtendedKeyUsage: OSStatus = -67609
/// The revocation check was not completed.
public let errSecIncompleteCertRevocationCheck: OSStatus = -67635
/// The certificate has expired.
public let errSecCertificateExpired: OSStatus = -67818
/// The certificate is not valid yet.
public let errSecCertificateNotValidYet: OSStatus = -67819
/// The certificate is not trusted.
public let errSecNotTrusted: OSStatus = -67843

private let messages: [OSStatus: String] = [
    errSecSuccess: "No error.",
    errSecUnimplemented: "Function or operation not implemented.",
    errSecIO: "I/O error.",
    errSecParam: "One or more parameters passed to a function were not valid.",
    errSecAllocate: "Failed to allocate memory.",
    errSecUserCanceled: "User canceled the operation.",
    errSecBadReq: "Bad parameter or invalid state for operation.",
    errSecNotAvailable: "No keychain is available. You may need to restart your computer.",
    errSecAuthFailed: "The user name or passphrase you entered is not correct.",
    errSecDuplicateItem: "The specified item already exists in the keychain.",
    errSecItemNotFound: "The specified item could not be found in the keychain.",
    errSecNoSuchAttr: "The specified attribute does not exist.",
    errSecInteractionNotAllowed: "User interaction is not allowed.",
    errSecDecode: "Unable to decode the provided data.",
    errSecMissingEntitlement: "A required entitlement isn't present.",
    errSecHostNameMismatch: "A host name mismatch has occurred.",
    errSecInvalidExtendedKeyUsage: "The extended key usage is not valid.",
    errSecIncompleteCertRevocationCheck: "An incomplete certificate revocation check occurred.",
    errSecCertificateExpired: "An expired certificate was detected.",
    errSecCertificateNotValidYet: "The certificate is not yet valid.",
    errSecNotTrusted: "The trust policy is not trusted.",
]

/// Returns what a status means, in words; `nil` for one that is unknown.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    messages[status].map { $0 as CFString }
}
