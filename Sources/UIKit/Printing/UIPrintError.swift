import Foundation

/// The domain of printing's errors. See https://developer.apple.com/documentation/uikit/uiprinterrordomain.
public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// Says why something was not printed. See https://developer.apple.com/documentation/uikit/uiprinterror.
public struct UIPrintError: CustomNSError, LocalizedError, Hashable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// Nothing can be printed now.
        case notAvailable = 1
        /// There is nothing to print.
        case noContent = 2
        /// A picture is of no format that is known.
        case unknownImageFormat = 3
        /// The document could not be made, or not be saved.
        case jobFailed = 4

        /// Whether an error is that.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? UIPrintError)?.code == code }
    }

    /// The reason.
    public let code: Code
    private let reason: String?

    /// An error.
    public init(_ code: Code) { self.init(code, reason: nil) }

    init(_ code: Code, reason: String?) { (self.code, self.reason) = (code, reason) }

    /// The domain of the errors.
    public static var errorDomain: String { UIPrintErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// What is known besides: the reason, for people.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// The reason, for people.
    public var errorDescription: String? {
        reason ?? "The operation couldn’t be completed. (\(UIPrintErrorDomain) error \(code.rawValue).)"
    }

    /// Nothing can be printed now.
    public static var notAvailable: Code { .notAvailable }
    /// There is nothing to print.
    public static var noContent: Code { .noContent }
    /// A picture is of no format that is known.
    public static var unknownImageFormat: Code { .unknownImageFormat }
    /// The document could not be made, or not be saved.
    public static var jobFailed: Code { .jobFailed }
}
