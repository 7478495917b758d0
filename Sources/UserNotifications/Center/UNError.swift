import Foundation

/// The domain of this framework's errors.
public let UNErrorDomain = "UNErrorDomain"

/// What goes wrong with notifications. See https://developer.apple.com/documentation/usernotifications/unerror.
public struct UNError: CustomNSError, Hashable, Error, LocalizedError {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed
        case attachmentCorrupt
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent
        case contentProvidingObjectNotAllowed = 1500
        case contentProvidingInvalid
        case badgeInputInvalid = 1600
    }

    /// What went wrong.
    public let code: Code
    private let text: String

    init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }

    /// Creates an error.
    public init(_ code: Code) { self.init(code, "The operation couldn’t be completed. (\(UNErrorDomain) error \(code.rawValue).)") }

    /// `UNErrorDomain`.
    public static var errorDomain: String { UNErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? { text }
    /// What went wrong, for people, by Foundation's key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }

    /// The app may not show notifications.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    /// There is no such file.
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    /// The file is of a type that is not shown.
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    /// The file is too big.
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
    /// The trigger comes at no date.
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    /// The request says nothing.
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
    /// The number for the icon is none.
    public static var badgeInputInvalid: Code { .badgeInputInvalid }
}
