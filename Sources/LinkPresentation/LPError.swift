import Foundation

/// The domain of this framework's errors.
public let LPErrorDomain = "LPErrorDomain"

/// What goes wrong when a link is looked up. See https://developer.apple.com/documentation/linkpresentation/lperror-swift.struct.
public struct LPError: CustomNSError, LocalizedError, Hashable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// Something else went wrong.
        case unknown = 1
        /// The page could not be loaded.
        case metadataFetchFailed
        /// The look-up was cancelled.
        case metadataFetchCancelled
        /// It took too long.
        case metadataFetchTimedOut
        /// Such pages may not be loaded.
        case metadataFetchNotAllowed

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == LPErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code
    /// More about it.
    public let errorUserInfo: [String: Any]

    /// Creates an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, errorUserInfo) = (code, userInfo) }

    /// The domain of this framework's errors.
    public static var errorDomain: String { LPErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, in a sentence.
    public var errorDescription: String? {
        switch code {
        case .unknown: "The link could not be looked up."
        case .metadataFetchFailed: "The page could not be loaded."
        case .metadataFetchCancelled: "Looking the link up was cancelled."
        case .metadataFetchTimedOut: "Looking the link up took too long."
        case .metadataFetchNotAllowed: "Pages of this kind are not looked up."
        }
    }

    /// Whether both are of one code.
    public static func == (a: LPError, b: LPError) -> Bool { a.code == b.code }
    /// Hashes the code.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// Something else went wrong.
    public static var unknown: Code { .unknown }
    /// The page could not be loaded.
    public static var metadataFetchFailed: Code { .metadataFetchFailed }
    /// The look-up was cancelled.
    public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
    /// It took too long.
    public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
    /// Such pages may not be loaded.
    public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
}
