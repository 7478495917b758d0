// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension SKRequestDelegate {
    /// Not implemented.
    public func requestDidFinish(_ request: SKRequest) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func request(_ request: SKRequest, didFailWithError error: any Error) { OptionalRequirement.notImplemented() }
}
