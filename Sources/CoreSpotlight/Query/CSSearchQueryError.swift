import Foundation

/// The domain of `CSSearchQueryError`.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// Why a query ended without all that it could find. See https://developer.apple.com/documentation/corespotlight/cssearchqueryerror-swift.struct.
public struct CSSearchQueryError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// Something else went wrong.
        case unknown = -2000
        /// The index cannot be read.
        case indexUnreachable = -2001
        /// The query's text cannot be read.
        case invalidQuery = -2002
        /// The app cancelled it.
        case cancelled = -2003

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == CSSearchQueryErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code
    private let text: String?

    /// Creates an error of a kind.
    public init(_ code: Code) { self.init(code, nil) }

    init(_ code: Code, _ text: String?) { (self.code, self.text) = (code, text) }

    /// `CSSearchQueryErrorDomain`.
    public static var errorDomain: String { CSSearchQueryErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? {
        text ?? "The operation couldn’t be completed. (\(CSSearchQueryErrorDomain) error \(code.rawValue).)"
    }
    /// What went wrong, for people, by Foundation's key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// Something else went wrong.
    public static var unknown: Code { .unknown }
    /// The index cannot be read.
    public static var indexUnreachable: Code { .indexUnreachable }
    /// The query's text cannot be read.
    public static var invalidQuery: Code { .invalidQuery }
    /// The app cancelled it.
    public static var cancelled: Code { .cancelled }
}
