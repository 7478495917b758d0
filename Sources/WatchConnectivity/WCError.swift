import Foundation

/// The domain of `WCError`.
public let WCErrorDomain = "WCErrorDomain"

/// What went wrong between a phone and a watch. See https://developer.apple.com/documentation/watchconnectivity/wcerror-swift.struct.
public struct WCError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// Nobody knows.
        case genericError = 7001
        /// The device cannot be paired with a watch.
        case sessionNotSupported = 7002
        /// Nobody would be told.
        case sessionMissingDelegate = 7003
        /// The session was not activated.
        case sessionNotActivated = 7004
        /// There is no watch.
        case deviceNotPaired = 7005
        /// The watch does not have the app.
        case watchAppNotInstalled = 7006
        /// The other end cannot be reached.
        case notReachable = 7007
        /// What was asked makes no sense.
        case invalidParameter = 7008
        /// It is too much.
        case payloadTooLarge = 7009
        /// It is not made of what property lists are made of.
        case payloadUnsupportedTypes = 7010
        /// The answer did not come.
        case messageReplyFailed = 7011
        /// The answer did not come in time.
        case messageReplyTimedOut = 7012
        /// A file may not be read.
        case fileAccessDenied = 7013
        /// It did not arrive.
        case deliveryFailed = 7014
        /// There is no room at the other end.
        case insufficientSpace = 7015
        /// The session is no longer active.
        case sessionInactive = 7016
        /// It took too long.
        case transferTimedOut = 7017
        /// The phone does not have the app.
        case companionAppNotInstalled = 7018
        /// The app is there for the watch alone.
        case watchOnlyApp = 7019

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == WCErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// `WCErrorDomain`.
    public static var errorDomain: String { WCErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? { "The operation couldn’t be completed. (\(WCErrorDomain) error \(code.rawValue).)" }
    /// What went wrong, for people, by Foundation's key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// Nobody knows.
    public static var genericError: Code { .genericError }
    /// The device cannot be paired with a watch.
    public static var sessionNotSupported: Code { .sessionNotSupported }
    /// Nobody would be told.
    public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
    /// The session was not activated.
    public static var sessionNotActivated: Code { .sessionNotActivated }
    /// There is no watch.
    public static var deviceNotPaired: Code { .deviceNotPaired }
    /// The watch does not have the app.
    public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
    /// The other end cannot be reached.
    public static var notReachable: Code { .notReachable }
    /// What was asked makes no sense.
    public static var invalidParameter: Code { .invalidParameter }
    /// It is too much.
    public static var payloadTooLarge: Code { .payloadTooLarge }
    /// It is not made of what property lists are made of.
    public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
    /// The answer did not come.
    public static var messageReplyFailed: Code { .messageReplyFailed }
    /// The answer did not come in time.
    public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
    /// A file may not be read.
    public static var fileAccessDenied: Code { .fileAccessDenied }
    /// It did not arrive.
    public static var deliveryFailed: Code { .deliveryFailed }
    /// There is no room at the other end.
    public static var insufficientSpace: Code { .insufficientSpace }
    /// The session is no longer active.
    public static var sessionInactive: Code { .sessionInactive }
    /// It took too long.
    public static var transferTimedOut: Code { .transferTimedOut }
    /// The phone does not have the app.
    public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
    /// The app is there for the watch alone.
    public static var watchOnlyApp: Code { .watchOnlyApp }
}
