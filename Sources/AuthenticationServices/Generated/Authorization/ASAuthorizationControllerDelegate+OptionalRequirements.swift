// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension ASAuthorizationControllerDelegate {
    /// Not implemented.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        OptionalRequirement.notImplemented()
    }
}
