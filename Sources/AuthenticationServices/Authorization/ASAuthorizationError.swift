import Foundation

/// The domain of `ASAuthorizationError`.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Why an authorization failed. See https://developer.apple.com/documentation/authenticationservices/asauthorizationerror-swift.struct.
public struct ASAuthorizationError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// Nobody knows.
        case unknown = 1000
        /// The person declined, or there is nothing that the person could choose.
        case canceled = 1001
        /// The answer makes no sense.
        case invalidResponse = 1002
        /// Nobody takes such a request.
        case notHandled = 1003
        /// The request failed.
        case failed = 1004
        /// The person would have to be asked, which was not allowed.
        case notInteractive = 1005
        /// A credential that was excluded fits.
        case matchedExcludedCredential = 1006
        /// Credentials could not be taken over.
        case credentialImport = 1007
        /// Credentials could not be handed over.
        case credentialExport = 1008

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == ASAuthorizationErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// `ASAuthorizationErrorDomain`.
    public static var errorDomain: String { ASAuthorizationErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? {
        "The operation couldn’t be completed. (\(ASAuthorizationErrorDomain) error \(code.rawValue).)"
    }
    /// What went wrong, for people, by Foundation's key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// Nobody knows.
    public static var unknown: Code { .unknown }
    /// The person declined, or there is nothing that the person could choose.
    public static var canceled: Code { .canceled }
    /// The answer makes no sense.
    public static var invalidResponse: Code { .invalidResponse }
    /// Nobody takes such a request.
    public static var notHandled: Code { .notHandled }
    /// The request failed.
    public static var failed: Code { .failed }
    /// The person would have to be asked, which was not allowed.
    public static var notInteractive: Code { .notInteractive }
    /// A credential that was excluded fits.
    public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
    /// Credentials could not be taken over.
    public static var credentialImport: Code { .credentialImport }
    /// Credentials could not be handed over.
    public static var credentialExport: Code { .credentialExport }
}
