// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIStateRestoring {
    /// Not implemented.
    @_disfavoredOverload public var restorationParent: (any UIStateRestoring)? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    @_disfavoredOverload public var objectRestorationClass: (any UIObjectRestoration.Type)? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func encodeRestorableState(with coder: NSCoder) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func decodeRestorableState(with coder: NSCoder) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationFinishedRestoringState() { OptionalRequirement.notImplemented() }
}

extension UIStateRestoringProperties {
    /// Nil where it is not implemented.
    public var restorationParent: (any UIStateRestoring)?? {
        OptionalRequirement.call { () -> (any UIStateRestoring)? in (self as! any UIStateRestoring).restorationParent }
    }
    /// Nil where it is not implemented.
    public var objectRestorationClass: (any UIObjectRestoration.Type)?? {
        OptionalRequirement.call { () -> (any UIObjectRestoration.Type)? in (self as! any UIStateRestoring).objectRestorationClass }
    }
}
