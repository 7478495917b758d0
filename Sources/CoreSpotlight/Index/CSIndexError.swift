import Foundation

/// The domain of `CSIndexError`.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Why an index could not be changed. See https://developer.apple.com/documentation/corespotlight/csindexerror-swift.struct.
public struct CSIndexError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// Something else went wrong.
        case unknownError = -1
        /// The index cannot be read or written.
        case indexUnavailableError = -1000
        /// An item has no identifier.
        case invalidItemError = -1001
        /// The app's note of how far it is is too long, or not the one that was expected.
        case invalidClientStateError = -1002
        /// The index cannot be reached.
        case remoteConnectionError = -1003
        /// There is no room for more items.
        case quotaExceeded = -1004
        /// There are no indexes on the device.
        case indexingUnsupported = -1005
        /// The app's note of how far it is is not the one that was expected.
        case mismatchedClientState = -1006

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == CSIndexErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code
    private let text: String?
    /// Whether the index's file is none.
    let isBroken: Bool

    /// Creates an error of a kind.
    public init(_ code: Code) { self.init(code, nil) }

    init(_ code: Code, _ text: String?, isBroken: Bool = false) { (self.code, self.text, self.isBroken) = (code, text, isBroken) }

    /// `CSIndexErrorDomain`.
    public static var errorDomain: String { CSIndexErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? {
        text ?? "The operation couldn’t be completed. (\(CSIndexErrorDomain) error \(code.rawValue).)"
    }
    /// What went wrong, for people, by Foundation's key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// Something else went wrong.
    public static var unknownError: Code { .unknownError }
    /// The index cannot be read or written.
    public static var indexUnavailableError: Code { .indexUnavailableError }
    /// An item has no identifier.
    public static var invalidItemError: Code { .invalidItemError }
    /// The app's note of how far it is is too long, or not the one that was expected.
    public static var invalidClientStateError: Code { .invalidClientStateError }
    /// The index cannot be reached.
    public static var remoteConnectionError: Code { .remoteConnectionError }
    /// There is no room for more items.
    public static var quotaExceeded: Code { .quotaExceeded }
    /// There are no indexes on the device.
    public static var indexingUnsupported: Code { .indexingUnsupported }
    /// The app's note of how far it is is not the one that was expected.
    public static var mismatchedClientState: Code { .mismatchedClientState }
}
