import Foundation

/// A picture or an album as it was when it was read. See https://developer.apple.com/documentation/photokit/phobject.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    /// What tells the object from others of the library.
    public let localIdentifier: String

    init(identifier: String) {
        localIdentifier = identifier
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? PHObject)?.localIdentifier == localIdentifier }
    open override var hash: Int { localIdentifier.hashValue }
    open override var description: String { "<\(type(of: self)): \(localIdentifier)>" }
    /// The same: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What stands for an object that is created. See https://developer.apple.com/documentation/photokit/phobjectplaceholder.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
