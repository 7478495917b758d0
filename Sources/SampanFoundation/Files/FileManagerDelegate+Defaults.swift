import Foundation

/// What a file manager does where its delegate has nothing to say: Apple's requirements are optional, Foundation's here are not. Where a
/// method about addresses is left out, the one about paths is asked.
extension FileManagerDelegate {
    /// Whether an item is copied: it is.
    public func fileManager(_ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String) -> Bool { true }

    /// Whether an item is copied: as the method about paths says.
    public func fileManager(_ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL) -> Bool {
        self.fileManager(fileManager, shouldCopyItemAtPath: srcURL.path, toPath: dstURL.path)
    }

    /// Whether copying goes on after an error: it does not.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath srcPath: String, toPath dstPath: String
    ) -> Bool { false }

    /// Whether copying goes on after an error: as the method about paths says.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool {
        self.fileManager(fileManager, shouldProceedAfterError: error, copyingItemAtPath: srcURL.path, toPath: dstURL.path)
    }

    /// Whether an item is moved: it is.
    public func fileManager(_ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String) -> Bool { true }

    /// Whether an item is moved: as the method about paths says.
    public func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool {
        self.fileManager(fileManager, shouldMoveItemAtPath: srcURL.path, toPath: dstURL.path)
    }

    /// Whether moving goes on after an error: it does not.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath srcPath: String, toPath dstPath: String
    ) -> Bool { false }

    /// Whether moving goes on after an error: as the method about paths says.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool {
        self.fileManager(fileManager, shouldProceedAfterError: error, movingItemAtPath: srcURL.path, toPath: dstURL.path)
    }

    /// Whether a hard link is made: it is.
    public func fileManager(_ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String) -> Bool { true }

    /// Whether a hard link is made: as the method about paths says.
    public func fileManager(_ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL) -> Bool {
        self.fileManager(fileManager, shouldLinkItemAtPath: srcURL.path, toPath: dstURL.path)
    }

    /// Whether linking goes on after an error: it does not.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath srcPath: String, toPath dstPath: String
    ) -> Bool { false }

    /// Whether linking goes on after an error: as the method about paths says.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool {
        self.fileManager(fileManager, shouldProceedAfterError: error, linkingItemAtPath: srcURL.path, toPath: dstURL.path)
    }

    /// Whether an item is removed: it is.
    public func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool { true }

    /// Whether an item is removed: as the method about paths says.
    public func fileManager(_ fileManager: FileManager, shouldRemoveItemAt URL: URL) -> Bool {
        self.fileManager(fileManager, shouldRemoveItemAtPath: URL.path)
    }

    /// Whether removing goes on after an error: it does not.
    public func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String) -> Bool {
        false
    }

    /// Whether removing goes on after an error: as the method about paths says.
    public func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAt URL: URL) -> Bool {
        self.fileManager(fileManager, shouldProceedAfterError: error, removingItemAtPath: URL.path)
    }
}
