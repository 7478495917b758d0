// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime

extension MKLocalSearchCompleterDelegate {
    /// Not implemented.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { OptionalRequirement.notImplemented() }
}
