import Foundation

/// The domain of `CBError`.
public let CBErrorDomain = "CBErrorDomain"

/// What went wrong with Bluetooth. See https://developer.apple.com/documentation/corebluetooth/cberror-swift.struct.
public struct CBError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// Nobody knows.
        case unknown = 0
        /// What was asked makes no sense.
        case invalidParameters = 1
        /// There is no such attribute.
        case invalidHandle = 2
        /// Nobody is connected.
        case notConnected = 3
        /// There is no more room.
        case outOfSpace = 4
        /// It was canceled.
        case operationCancelled = 5
        /// The connection was lost.
        case connectionTimeout = 6
        /// The other end took the connection away.
        case peripheralDisconnected = 7
        /// The identifier may not be used.
        case uuidNotAllowed = 8
        /// It is advertised already.
        case alreadyAdvertising = 9
        /// There was no connection to be had.
        case connectionFailed = 10
        /// There are too many connections.
        case connectionLimitReached = 11
        /// Nobody knows the device.
        case unknownDevice = 12
        /// It cannot be done.
        case operationNotSupported = 13
        /// The other end forgot the pairing.
        case peerRemovedPairingInformation = 14
        /// Encrypting took too long.
        case encryptionTimedOut = 15
        /// Too many devices are paired.
        case tooManyLEPairedDevices = 16
        /// An app in the background was told of too much.
        case leGattExceededBackgroundNotificationLimit = 17
        /// An app in the background was told of nearly too much.
        case leGattNearBackgroundNotificationLimit = 18

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == CBErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// `CBErrorDomain`.
    public static var errorDomain: String { CBErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? {
        "The operation couldn’t be completed. (\(CBErrorDomain) error \(code.rawValue).)"
    }
    /// What went wrong, for people, by Foundation's key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// Nobody knows.
    public static var unknown: Code { .unknown }
    /// What was asked makes no sense.
    public static var invalidParameters: Code { .invalidParameters }
    /// There is no such attribute.
    public static var invalidHandle: Code { .invalidHandle }
    /// Nobody is connected.
    public static var notConnected: Code { .notConnected }
    /// There is no more room.
    public static var outOfSpace: Code { .outOfSpace }
    /// It was canceled.
    public static var operationCancelled: Code { .operationCancelled }
    /// The connection was lost.
    public static var connectionTimeout: Code { .connectionTimeout }
    /// The other end took the connection away.
    public static var peripheralDisconnected: Code { .peripheralDisconnected }
    /// The identifier may not be used.
    public static var uuidNotAllowed: Code { .uuidNotAllowed }
    /// It is advertised already.
    public static var alreadyAdvertising: Code { .alreadyAdvertising }
    /// There was no connection to be had.
    public static var connectionFailed: Code { .connectionFailed }
    /// There are too many connections.
    public static var connectionLimitReached: Code { .connectionLimitReached }
    /// Nobody knows the device.
    public static var unknownDevice: Code { .unknownDevice }
    /// It cannot be done.
    public static var operationNotSupported: Code { .operationNotSupported }
    /// The other end forgot the pairing.
    public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
    /// Encrypting took too long.
    public static var encryptionTimedOut: Code { .encryptionTimedOut }
    /// Too many devices are paired.
    public static var tooManyLEPairedDevices: Code { .tooManyLEPairedDevices }
    /// An app in the background was told of too much.
    public static var leGattExceededBackgroundNotificationLimit: Code { .leGattExceededBackgroundNotificationLimit }
    /// An app in the background was told of nearly too much.
    public static var leGattNearBackgroundNotificationLimit: Code { .leGattNearBackgroundNotificationLimit }
}
