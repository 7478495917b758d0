import Foundation
import ObjCRuntime

/// What the requests of a block of changes ask for, on the library's queue.
final class ChangeGathering {
    nonisolated(unsafe) static var current: ChangeGathering?

    var change = PhotoStore.Change()
    var deletions = 0
    var failure: (any Error)?

    /// Adds what is done to what the library holds.
    func then(_ body: @escaping (inout PhotoContents) -> Void) {
        let former = change.body
        change.body = {
            former(&$0)
            body(&$0)
        }
    }

    /// The block of changes that runs. A request that is created elsewhere ends the app, as on iOS.
    static var required: ChangeGathering {
        guard let current else {
            ObjCException.raise(
                "NSInternalInconsistencyException",
                "This method can only be called from inside of -[PHPhotoLibrary performChanges:] or "
                    + "-[PHPhotoLibrary performChangesAndWait:]")
        }
        return current
    }
}
