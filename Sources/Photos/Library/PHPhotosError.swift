import Foundation

/// The domain of `PHPhotosError`.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why the library could not be read or changed. See https://developer.apple.com/documentation/photokit/phphotoserror.
public struct PHPhotosError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// Something else went wrong.
        case internalError = -1
        /// The person cancelled.
        case userCancelled = 3072
        /// The library cannot be found.
        case libraryVolumeOffline = 3114
        /// The person does not let the app use the library.
        case accessUserDenied = 3311
        /// The change asks for what cannot be.
        case changeNotSupported = 3300
        /// What is asked for is not there.
        case identifierNotFound = 3201
        /// A change is described outside a block of changes.
        case invalidResource = 3302

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == PHPhotosErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// `PHPhotosErrorDomain`.
    public static var errorDomain: String { PHPhotosErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? { "The operation couldn’t be completed. (\(PHPhotosErrorDomain) error \(code.rawValue).)" }
    /// The person cancelled.
    public static var userCancelled: Code { .userCancelled }
    /// The person does not let the app use the library.
    public static var accessUserDenied: Code { .accessUserDenied }
    /// Something else went wrong.
    public static var internalError: Code { .internalError }
}
