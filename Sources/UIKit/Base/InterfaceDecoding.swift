import Foundation
import SampanInterfaceBuilder

/// A coder that reads a document of Interface Builder, as the `init(coder:)` of UIKit's classes sees it.
@MainActor
package protocol InterfaceDecoding: NSCoder {
    /// What the document says of the object.
    var record: IBObject { get }
    /// The class of UIKit whose `init(coder:)` ends the decoding: the one that the object's own class inherits from most closely.
    var initializer: AnyClass { get }
    /// Gives an object what the document says of it, once.
    func decode(into object: AnyObject)
    /// Makes the object of a record inside.
    func make(_ record: IBObject) -> AnyObject?
}

/// What can be in an archive.
@MainActor
package protocol ArchiveDecoding: AnyObject {
    /// Takes over what an archive says of one of the object's classes of UIKit.
    func decodeArchive(_ coder: NSCoder, as cls: AnyClass)
}

extension NSCoder {
    @MainActor
    private var interface: (any InterfaceDecoding)? { self as? any InterfaceDecoding }

    /// What a document says of the object, for what an initializer has to know before it calls `super`.
    @MainActor
    package var documentRecord: IBObject? { interface?.record }

    /// The object under a key that a document makes instead of the one a class would make itself: a bar of a custom class.
    @MainActor
    package func documentPart<Part: AnyObject>(_ key: String) -> Part? {
        guard let interface, let record = interface.record.child(key), record.customClass != nil else { return nil }
        return interface.make(record) as? Part
    }

    /// Gives an object what a document says of it. UIKit's classes call this at the end of `init(coder:)` with their own class.
    ///
    /// It does something once, in the class of UIKit that the object's own class inherits from most closely: there all defaults are set.
    @MainActor
    package func decodeInterface(into object: AnyObject, as cls: AnyClass) {
        guard let interface else {
            if self is NSKeyedUnarchiver { (object as? any ArchiveDecoding)?.decodeArchive(self, as: cls) }
            return
        }
        guard interface.initializer == cls else { return }
        interface.decode(into: object)
    }
}
