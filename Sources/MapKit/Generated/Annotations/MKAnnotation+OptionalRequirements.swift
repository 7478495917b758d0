// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime

extension MKAnnotation {
    /// Not implemented.
    public var title: String? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public var subtitle: String? { OptionalRequirement.notImplemented() }
}
