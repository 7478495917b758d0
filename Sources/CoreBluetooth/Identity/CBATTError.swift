import Foundation

/// The domain of `CBATTError`.
public let CBATTErrorDomain = "CBATTErrorDomain"

/// What the other end answers to a request. See https://developer.apple.com/documentation/corebluetooth/cbatterror-swift.struct.
public struct CBATTError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// It was done.
        case success = 0
        /// There is no such attribute.
        case invalidHandle = 1
        /// It may not be read.
        case readNotPermitted = 2
        /// It may not be written.
        case writeNotPermitted = 3
        /// The request is none.
        case invalidPdu = 4
        /// Who asks is not known.
        case insufficientAuthentication = 5
        /// There are no such requests.
        case requestNotSupported = 6
        /// The value is not so long.
        case invalidOffset = 7
        /// Who asks may not.
        case insufficientAuthorization = 8
        /// Too much is to be written.
        case prepareQueueFull = 9
        /// There is no attribute there.
        case attributeNotFound = 10
        /// The value is read at once only.
        case attributeNotLong = 11
        /// The key is too short.
        case insufficientEncryptionKeySize = 12
        /// The value has the wrong length.
        case invalidAttributeValueLength = 13
        /// Something unlikely happened.
        case unlikelyError = 14
        /// The connection is not encrypted.
        case insufficientEncryption = 15
        /// Attributes are not grouped so.
        case unsupportedGroupType = 16
        /// There is not enough of something.
        case insufficientResources = 17

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == CBATTErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// `CBATTErrorDomain`.
    public static var errorDomain: String { CBATTErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? {
        "The operation couldn’t be completed. (\(CBATTErrorDomain) error \(code.rawValue).)"
    }
    /// What went wrong, for people, by Foundation's key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// It was done.
    public static var success: Code { .success }
    /// There is no such attribute.
    public static var invalidHandle: Code { .invalidHandle }
    /// It may not be read.
    public static var readNotPermitted: Code { .readNotPermitted }
    /// It may not be written.
    public static var writeNotPermitted: Code { .writeNotPermitted }
    /// The request is none.
    public static var invalidPdu: Code { .invalidPdu }
    /// Who asks is not known.
    public static var insufficientAuthentication: Code { .insufficientAuthentication }
    /// There are no such requests.
    public static var requestNotSupported: Code { .requestNotSupported }
    /// The value is not so long.
    public static var invalidOffset: Code { .invalidOffset }
    /// Who asks may not.
    public static var insufficientAuthorization: Code { .insufficientAuthorization }
    /// Too much is to be written.
    public static var prepareQueueFull: Code { .prepareQueueFull }
    /// There is no attribute there.
    public static var attributeNotFound: Code { .attributeNotFound }
    /// The value is read at once only.
    public static var attributeNotLong: Code { .attributeNotLong }
    /// The key is too short.
    public static var insufficientEncryptionKeySize: Code { .insufficientEncryptionKeySize }
    /// The value has the wrong length.
    public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
    /// Something unlikely happened.
    public static var unlikelyError: Code { .unlikelyError }
    /// The connection is not encrypted.
    public static var insufficientEncryption: Code { .insufficientEncryption }
    /// Attributes are not grouped so.
    public static var unsupportedGroupType: Code { .unsupportedGroupType }
    /// There is not enough of something.
    public static var insufficientResources: Code { .insufficientResources }
}
