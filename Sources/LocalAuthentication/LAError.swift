import Foundation

/// The domain of `LAError`.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why a person was not recognized. See https://developer.apple.com/documentation/localauthentication/laerror.
public struct LAError: CustomNSError, LocalizedError, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// The person was not recognized.
        case authenticationFailed = -1
        /// The person declined.
        case userCancel = -2
        /// The person wants the app's own way.
        case userFallback = -3
        /// The system took the question away, as another app came to the foreground.
        case systemCancel = -4
        /// The device has no passcode.
        case passcodeNotSet = -5
        /// The device has no such sensor, or the app may not use it.
        case biometryNotAvailable = -6
        /// The device does not know its owner.
        case biometryNotEnrolled = -7
        /// The sensor is locked after too many failures.
        case biometryLockout = -8
        /// The app invalidated the context.
        case appCancel = -9
        /// The context was invalidated before.
        case invalidContext = -10
        /// There is no other device of the person's beside this one.
        case companionNotAvailable = -11
        /// Asking the person was not allowed.
        case notInteractive = -1004

        /// An older name of `biometryNotAvailable`.
        @available(iOS, introduced: 8.0, deprecated: 11.0, message: "Use biometryNotAvailable")
        public static var touchIDNotAvailable: Code { .biometryNotAvailable }

        /// An older name of `biometryNotEnrolled`.
        @available(iOS, introduced: 8.0, deprecated: 11.0, message: "Use biometryNotEnrolled")
        public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }

        /// An older name of `biometryLockout`.
        @available(iOS, introduced: 8.0, deprecated: 11.0, message: "Use biometryLockout")
        public static var touchIDLockout: Code { .biometryLockout }

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == LAErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code
    private let text: String?

    init(_ code: Code, _ text: String?) { (self.code, self.text) = (code, text) }

    /// Creates an error of a kind.
    public init(_ code: Code) { self.init(code, nil) }

    /// `LAErrorDomain`.
    public static var errorDomain: String { LAErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? {
        text ?? code.text ?? "The operation couldn’t be completed. (\(LAErrorDomain) error \(code.rawValue).)"
    }
    /// What went wrong, for people, by Foundation's key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// The person was not recognized.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The person declined.
    public static var userCancel: Code { .userCancel }
    /// The person wants the app's own way.
    public static var userFallback: Code { .userFallback }
    /// The system took the question away, as another app came to the foreground.
    public static var systemCancel: Code { .systemCancel }
    /// The device has no passcode.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The device has no such sensor, or the app may not use it.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// The device does not know its owner.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// The sensor is locked after too many failures.
    public static var biometryLockout: Code { .biometryLockout }
    /// The app invalidated the context.
    public static var appCancel: Code { .appCancel }
    /// The context was invalidated before.
    public static var invalidContext: Code { .invalidContext }
    /// There is no other device of the person's beside this one.
    public static var companionNotAvailable: Code { .companionNotAvailable }
    /// Asking the person was not allowed.
    public static var notInteractive: Code { .notInteractive }
    /// An older name of `biometryNotAvailable`.
    @available(iOS, introduced: 8.0, deprecated: 11.0, message: "Use biometryNotAvailable")
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// An older name of `biometryNotEnrolled`.
    @available(iOS, introduced: 8.0, deprecated: 11.0, message: "Use biometryNotEnrolled")
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// An older name of `biometryLockout`.
    @available(iOS, introduced: 8.0, deprecated: 11.0, message: "Use biometryLockout")
    public static var touchIDLockout: Code { .biometryLockout }
}

extension LAError: Equatable {
    /// Whether two errors are of one kind.
    public static func == (a: LAError, b: LAError) -> Bool { a.code == b.code }
}

extension LAError.Code {
    fileprivate var text: String? {
        switch self {
        case .authenticationFailed: "Application retry limit exceeded."
        case .userCancel: "Canceled by user."
        case .userFallback: "Fallback authentication mechanism selected."
        case .systemCancel: "Canceled by system."
        case .passcodeNotSet: "Passcode not set."
        case .biometryNotAvailable: "Biometry is not available on this device."
        case .biometryNotEnrolled: "No identities are enrolled."
        case .biometryLockout: "Biometry is locked out."
        case .appCancel: "Canceled by application."
        case .invalidContext: "Invalid context."
        case .companionNotAvailable: "No companion device is available."
        case .notInteractive: "User interaction required."
        }
    }
}
