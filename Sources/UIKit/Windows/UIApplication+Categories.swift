import Foundation

extension UIApplication {
    /// A place where other apps' extensions can take part in this one. See
    /// https://developer.apple.com/documentation/uikit/uiapplication/extensionpointidentifier.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates an identifier from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Keyboards.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }

    /// What an app may be the person's own choice for. See https://developer.apple.com/documentation/uikit/uiapplication/category.
    public enum Category: Int, Sendable {
        /// Pages on the web.
        case webBrowser = 1
    }

    /// Why it is not told whether an app is the person's choice. See
    /// https://developer.apple.com/documentation/uikit/uiapplication/categorydefaulterror.
    public struct CategoryDefaultError: CustomNSError, Hashable, Sendable {
        /// The reasons.
        public enum Code: Int, Sendable {
            /// The app asked too often.
            case rateLimited = 1
        }

        /// The reason.
        public let code: Code

        /// Creates an error.
        public init(_ code: Code) { self.code = code }

        /// Apple's name of these errors.
        public static var errorDomain: String { "UIApplicationCategoryDefaultErrorDomain" }
        /// Apple's number of the reason.
        public var errorCode: Int { code.rawValue }
    }

    /// Whether the app is the person's choice in a category. Web pages open in the desktop's browser, never in an app, so it is none. It may
    /// be asked as often as the app likes. See https://developer.apple.com/documentation/uikit/uiapplication/isdefault(_:).
    nonisolated public func isDefault(_ category: UIApplication.Category) throws -> Bool { false }
}
