import CoreGraphics
import Foundation
import ObjCRuntime

/// Something that a layer runs in answer to an event: a property's change, or a key of the app's own.
public protocol CAAction: AnyObject {
    // @objc(runActionForKey:object:arguments:)
    /// Runs the action. `event` is the property's key or the event's name, `anObject` the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// In a search for an action, says that there is none and that the search ends.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer's becoming visible.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer's becoming invisible.
public let kCAOnOrderOut = "onOrderOut"
/// The key of a layer's transition.
public let kCATransition = "transition"
