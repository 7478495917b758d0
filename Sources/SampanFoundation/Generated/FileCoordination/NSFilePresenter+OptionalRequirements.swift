// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension NSFilePresenter {
    /// Not implemented.
    public func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func presentedItemDidMove(to newURL: URL) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func presentedItemDidChange() { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func accommodatePresentedSubitemDeletion(at url: URL, completionHandler: @escaping ((any Error)?) -> Void) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func presentedSubitemDidAppear(at url: URL) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func presentedSubitemDidChange(at url: URL) { OptionalRequirement.notImplemented() }
}
