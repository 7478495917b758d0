// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKStoreProductViewControllerDelegate {
    /// Not implemented.
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) { OptionalRequirement.notImplemented() }
}
