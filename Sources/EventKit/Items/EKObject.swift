import Foundation

/// What a store of events holds. See https://developer.apple.com/documentation/eventkit/ekobject.
open class EKObject: NSObject {
    override init() { super.init() }

    /// Whether the object differs from what is kept.
    open var hasChanges: Bool { false }
    /// Whether the object was never saved.
    open var isNew: Bool { false }
    /// Gives the object the values that it had when it was read.
    open func reset() {}
    /// Gives the object the values that it had when it was read.
    open func rollback() { reset() }
    /// Gives the object the values that are kept now. Returns whether it is kept still.
    open func refresh() -> Bool { true }
}
