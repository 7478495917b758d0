// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime

extension MKOverlay {
    /// Not implemented.
    public func intersects(_ mapRect: MKMapRect) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public var canReplaceMapContent: Bool { OptionalRequirement.notImplemented() }
}
