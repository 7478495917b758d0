import Foundation
import ObjCRuntime

/// Who shows an item of the file system to a person, and is told of what others do with it through coordinators.
///
/// A presenter is known from `NSFileCoordinator.addFilePresenter(_:)` on. Messages come on its `presentedItemOperationQueue`; whoever reads or
/// writes waits for its answers. What a presenter does not implement answers at once.
///
/// See https://developer.apple.com/documentation/foundation/nsfilepresenter.
public protocol NSFilePresenter: NSObjectProtocol {
    /// The item, or `nil` while there is none.
    var presentedItemURL: URL? { get }
    /// The queue that messages come on. It must not be one that somebody holds up who reads or writes the item.
    var presentedItemOperationQueue: OperationQueue { get }

    // @objc optional
    /// Somebody is about to read the item: stop writing, and call `reader`, with a closure to be called when it was read.
    func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void)
    // @objc optional
    /// Somebody is about to write the item: stop using it, and call `writer`, with a closure to be called when it was written.
    func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void)
    // @objc optional
    /// Somebody is about to read the item: save what was changed, and say when that was done; an error keeps the item from being read.
    func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
    // @objc optional
    /// Somebody is about to delete the item: let go of it, and say when that was done; an error keeps it from being deleted.
    func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
    // @objc optional
    /// The item, or a folder that it is in, was moved or renamed.
    func presentedItemDidMove(to newURL: URL)
    // @objc optional
    /// The item was written.
    func presentedItemDidChange()
    // @objc optional
    /// Somebody is about to delete something in the folder that is presented.
    func accommodatePresentedSubitemDeletion(at url: URL, completionHandler: @escaping ((any Error)?) -> Void)
    // @objc optional
    /// Something new is in the folder that is presented.
    func presentedSubitemDidAppear(at url: URL)
    // @objc optional
    /// Something in the folder that is presented was moved or renamed.
    func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
    // @objc optional
    /// Something in the folder that is presented was written. Where this is not implemented, a package as a whole has changed.
    func presentedSubitemDidChange(at url: URL)
}
