import Foundation

/// The domain of `MPError`.
public let MPErrorDomain = "MPErrorDomain"

/// Why music could not be had or played. See https://developer.apple.com/documentation/mediaplayer/mperror-swift.struct.
public struct MPError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// It is not known what.
        case unknown = 0
        /// The person does not let the app use their music.
        case permissionDenied = 1
        /// The person's account does not have what is needed.
        case cloudServiceCapabilityMissing = 2
        /// The network is not there.
        case networkConnectionFailed = 3
        /// What is asked for is not there.
        case notFound = 4
        /// What is asked for cannot be done.
        case notSupported = 5
        /// It was given up.
        case cancelled = 6
        /// It took too long.
        case requestTimedOut = 7

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == MPErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// `MPErrorDomain`.
    public static var errorDomain: String { MPErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? { "The operation couldn’t be completed. (\(MPErrorDomain) error \(code.rawValue).)" }

    /// It is not known what went wrong.
    public static var unknown: Code { .unknown }
    /// The person does not let the app use their music.
    public static var permissionDenied: Code { .permissionDenied }
    /// The person's account does not have what is needed.
    public static var cloudServiceCapabilityMissing: Code { .cloudServiceCapabilityMissing }
    /// The network is not there.
    public static var networkConnectionFailed: Code { .networkConnectionFailed }
    /// What is asked for is not there.
    public static var notFound: Code { .notFound }
    /// What is asked for cannot be done.
    public static var notSupported: Code { .notSupported }
    /// It was given up.
    public static var cancelled: Code { .cancelled }
    /// It took too long.
    public static var requestTimedOut: Code { .requestTimedOut }
}
