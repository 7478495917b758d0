// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIFocusItem {
    /// Not implemented.
    public var focusEffect: UIFocusEffect? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public var focusGroupPriority: UIFocusGroupPriority { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public var isTransparentFocusItem: Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public var focusItemDeferralMode: UIFocusItemDeferralMode { OptionalRequirement.notImplemented() }
}
