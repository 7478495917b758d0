// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UISearchSuggestion {
    /// Not implemented.
    @_disfavoredOverload public var localizedDescription: String? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    @_disfavoredOverload public var iconImage: UIImage? { OptionalRequirement.notImplemented() }
}

extension UISearchSuggestionProperties {
    /// Nil where it is not implemented.
    public var localizedDescription: String?? {
        OptionalRequirement.call { () -> String? in (self as! any UISearchSuggestion).localizedDescription }
    }
    /// Nil where it is not implemented.
    public var iconImage: UIImage?? { OptionalRequirement.call { () -> UIImage? in (self as! any UISearchSuggestion).iconImage } }
}
