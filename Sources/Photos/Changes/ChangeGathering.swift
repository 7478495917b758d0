import Foundation
import ObjCRuntime

/// What the requests of a block of changes ask for, on the library's queue.
final class ChangeGathering: @unchecked Sendable {
    /// What the block of changes gathers that runs here; several libraries may change at once.
    @TaskLocal static var current: ChangeGathering?

    var change = PhotoStore.Change()
    var deletions = 0
    /// The pictures that become others.
    var modified: Set<String> = []
    var failure: (any Error)?

    /// What the person is asked before it is done: what is done to how many, and the answer that allows it.
    var question: (verb: String, count: Int, answer: String)? {
        if deletions > 0 { return ("delete", deletions, "Delete") }
        return modified.isEmpty ? nil : ("modify", modified.count, "Modify")
    }

    /// Adds what is done to what the library holds. Nothing is changed if it fails.
    func then(_ body: @escaping (inout PhotoContents) throws -> Void) {
        let former = change.body
        change.body = {
            try former(&$0)
            try body(&$0)
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
