import Foundation

/// The domain of `MFMailComposeError`.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Says why a mail was not sent or saved. See https://developer.apple.com/documentation/messageui/mfmailcomposeerror-swift.struct.
public struct MFMailComposeError: CustomNSError, LocalizedError, Hashable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The draft could not be saved.
        case saveFailed = 0
        /// The mail could not be handed over to be sent.
        case sendFailed = 1

        /// Whether an error is that.
        public static func ~= (code: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == MFMailComposeErrorDomain && error.code == code.rawValue
        }
    }

    /// The reason.
    public let code: Code
    private let reason: String?

    /// An error.
    public init(_ code: Code) { self.init(code, reason: nil) }

    init(_ code: Code, reason: String?) { (self.code, self.reason) = (code, reason) }

    /// The domain of the errors.
    public static var errorDomain: String { MFMailComposeErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// What is known besides: the reason, for people.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// The reason, for people.
    public var errorDescription: String? {
        reason ?? "The operation couldn’t be completed. (\(MFMailComposeErrorDomain) error \(code.rawValue).)"
    }

    /// The draft could not be saved.
    public static var saveFailed: Code { .saveFailed }
    /// The mail could not be handed over to be sent.
    public static var sendFailed: Code { .sendFailed }
}
