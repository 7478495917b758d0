// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKViewDelegate {
    /// Not implemented.
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { OptionalRequirement.notImplemented() }
}
