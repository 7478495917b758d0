import Foundation
import UIKit

/// What authorizes people. See https://developer.apple.com/documentation/authenticationservices/asauthorizationprovider.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What shows that a person is authorized. See https://developer.apple.com/documentation/authenticationservices/asauthorizationcredential.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// The window that the system asks over. See https://developer.apple.com/documentation/authenticationservices/aspresentationanchor.
public typealias ASPresentationAnchor = UIWindow

/// What came of an authorization. See https://developer.apple.com/documentation/authenticationservices/asauthorization.
open class ASAuthorization: NSObject {
    /// What the app asks a person to tell of themselves.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        /// The scope's name.
        public let rawValue: String
        /// A scope by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A scope by its name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }
        /// The person's name.
        public static let fullName = Scope("full_name")
        /// The person's address of mail.
        public static let email = Scope("email")
    }

    /// What an authorization is for.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        /// The operation's name.
        public let rawValue: String
        /// An operation by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An operation by its name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }
        /// What the provider finds right.
        public static let operationImplicit = OpenIDOperation("implicit")
        /// Signing in.
        public static let operationLogin = OpenIDOperation("login")
        /// Signing in again.
        public static let operationRefresh = OpenIDOperation("refresh")
        /// Signing out.
        public static let operationLogout = OpenIDOperation("logout")
    }

    /// What authorized the person.
    public let provider: any ASAuthorizationProvider
    /// What shows it.
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
    }
}
