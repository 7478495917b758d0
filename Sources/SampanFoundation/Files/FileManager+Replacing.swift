import Foundation
import ObjCRuntime

extension FileManager {
    /// In the place of `replaceItemAt(_:withItemAt:backupItemName:options:)`, which loses the original here where it cannot replace it.
    ///
    /// The new item takes the original's place in one step, with the original's permissions unless the options say otherwise. The original is
    /// kept under the name for backups until then, and afterwards if the options say so.
    ///
    /// - Returns: where the new item is.
    /// - Throws: the error of the file system; both items are then as they were.
    @nonobjc
    @_silgen_name(
        "$s20FoundationEssentials11FileManagerC0A0E13replaceItemAt_04withfG006backupF4Name7optionsAA3URLVSgAJ_AJSSSgAC0F18ReplacementOptionsVtKF"
    )
    public func replaceItemWhole(
        at original: URL, with new: URL, backupItemName: String? = nil, options: FileManager.ItemReplacementOptions = []
    ) throws -> URL? {
        let old = try? attributesOfItem(atPath: original.path)
        if old != nil, let backupItemName {
            let backup = original.deletingLastPathComponent().appendingPathComponent(backupItemName)
            try? removeItem(at: backup)
            try copyItem(at: original, to: backup)
        }
        if !options.contains(.usingNewMetadataOnly), let permissions = old?[.posixPermissions] {
            try setAttributes([.posixPermissions: permissions], ofItemAtPath: new.path)
        }
        do { try Replacing.rename(new.path, original.path) } catch {
            guard error.code == .EXDEV else { throw Replacing.error(error, new) }
            // Of another file system it is brought beside the original first.
            let near = original.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
            do {
                try copyItem(at: new, to: near)
                try Replacing.rename(near.path, original.path)
            } catch {
                try? removeItem(at: near)
                throw error
            }
            try? removeItem(at: new)
        }
        if let backupItemName, !options.contains(.withoutDeletingBackupItem) {
            try? removeItem(at: original.deletingLastPathComponent().appendingPathComponent(backupItemName))
        }
        return original
    }

    /// Gives a new item the place of an original one, as `replaceItemAt(_:withItemAt:backupItemName:options:)` does, and says where it is.
    ///
    /// See https://developer.apple.com/documentation/foundation/filemanager/replaceitem(at:withitemat:backupitemname:options:resultingitemurl:).
    public func replaceItem(
        at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?, options: FileManager.ItemReplacementOptions = [],
        resultingItemURL resultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?
    ) throws {
        let place = try replaceItemWhole(at: originalItemURL, with: newItemURL, backupItemName: backupItemName, options: options)
        resultingURL?.pointee = place.map { $0 as NSURL }
    }
}

/// Linux's `renameat2`, which Swift's module of the C library lacks.
@_silgen_name("renameat2")
private func exchange(_: Int32, _ from: UnsafePointer<CChar>, _: Int32, _ to: UnsafePointer<CChar>, _ flags: UInt32) -> Int32

/// One item in the place of another.
private enum Replacing {
    /// `RENAME_EXCHANGE`
    private static let exchanging: UInt32 = 2

    /// Gives a file or folder the path of another, which is gone then.
    static func rename(_ from: String, _ to: String) throws(POSIXError) {
        if Glibc.rename(from, to) == 0 { return }
        // A folder takes no full folder's place, nor one kind the other's: they change places, and the old one goes.
        guard [ENOTEMPTY, EEXIST, EISDIR, ENOTDIR].contains(errno), exchange(AT_FDCWD, from, AT_FDCWD, to, Self.exchanging) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        try? FileManager.default.removeItem(atPath: from)
    }

    static func error(_ error: POSIXError, _ file: URL) -> CocoaError {
        let codes: [POSIXErrorCode: CocoaError.Code] = [
            .ENOENT: .fileNoSuchFile, .EACCES: .fileWriteNoPermission, .EPERM: .fileWriteNoPermission, .ENOSPC: .fileWriteOutOfSpace,
            .EROFS: .fileWriteVolumeReadOnly,
        ]
        return CocoaError(
            codes[error.code] ?? .fileWriteUnknown,
            userInfo: [NSFilePathErrorKey: file.path, NSURLErrorKey: file, NSUnderlyingErrorKey: error])
    }
}
