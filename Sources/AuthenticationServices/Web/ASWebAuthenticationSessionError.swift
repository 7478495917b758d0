import Foundation

/// The domain of `ASWebAuthenticationSessionError`.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why nobody signed in by a page.
///
/// See https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsessionerror-swift.struct.
public struct ASWebAuthenticationSessionError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// The person declined, or closed the page.
        case canceledLogin = 1
        /// The app did not say which window the page is shown over.
        case presentationContextNotProvided = 2
        /// The window that the app named is not in the foreground.
        case presentationContextInvalid = 3

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == ASWebAuthenticationSessionErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// `ASWebAuthenticationSessionErrorDomain`.
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? {
        "The operation couldn’t be completed. (\(ASWebAuthenticationSessionErrorDomain) error \(code.rawValue).)"
    }
    /// What went wrong, for people, by Foundation's key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// The person declined, or closed the page.
    public static var canceledLogin: Code { .canceledLogin }
    /// The app did not say which window the page is shown over.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// The window that the app named is not in the foreground.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
