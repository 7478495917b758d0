import Foundation

/// The domain of `MCError`.
public let MCErrorDomain = "MCErrorDomain"

/// What went wrong between peers. See https://developer.apple.com/documentation/multipeerconnectivity/mcerror-swift.struct.
public struct MCError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// Nobody knows.
        case unknown = 0
        /// A peer is not connected.
        case notConnected = 1
        /// What was asked makes no sense.
        case invalidParameter = 2
        /// It cannot be done.
        case unsupported = 3
        /// It took too long.
        case timedOut = 4
        /// It was canceled.
        case cancelled = 5
        /// It cannot be had now.
        case unavailable = 6

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == MCErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// `MCErrorDomain`.
    public static var errorDomain: String { MCErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? { "The operation couldn’t be completed. (\(MCErrorDomain) error \(code.rawValue).)" }
    /// What went wrong, for people, by Foundation's key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// Nobody knows.
    public static var unknown: Code { .unknown }
    /// A peer is not connected.
    public static var notConnected: Code { .notConnected }
    /// What was asked makes no sense.
    public static var invalidParameter: Code { .invalidParameter }
    /// It cannot be done.
    public static var unsupported: Code { .unsupported }
    /// It took too long.
    public static var timedOut: Code { .timedOut }
    /// It was canceled.
    public static var cancelled: Code { .cancelled }
    /// It cannot be had now.
    public static var unavailable: Code { .unavailable }
}
