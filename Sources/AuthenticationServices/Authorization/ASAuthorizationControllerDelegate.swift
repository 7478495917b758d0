import Foundation
import UIKit

/// Who is told what came of an authorization.
///
/// See https://developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerdelegate.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    // @objc(authorizationController:didCompleteWithAuthorization:) optional
    /// The person is authorized.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    // @objc(authorizationController:didCompleteWithError:) optional
    /// The person is not authorized; the error is an `ASAuthorizationError`.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

/// Who says which window the system asks over.
///
/// See https://developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerpresentationcontextproviding.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    // @objc(presentationAnchorForAuthorizationController:)
    /// The window that the system asks over.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
