import Foundation
import SampanFoundation
import Testing

/// Files that take the place of others.
@Suite final class ReplacingTests {
    private let manager = FileManager.default
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("replacing-\(UUID().uuidString)")
    private var old: URL { folder.appendingPathComponent("old.txt") }
    private var new: URL { folder.appendingPathComponent("new.txt") }

    init() throws {
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        try "old".write(to: old, atomically: true, encoding: .utf8)
        try "new".write(to: new, atomically: true, encoding: .utf8)
    }
    deinit { try? manager.removeItem(at: folder) }

    private func text(_ name: String) -> String? { try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) }

    @Test func theNewFileTakesTheOldOnesPlaceAndPermissions() throws {
        try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: old.path)
        #expect(try manager.replaceItemAt(old, withItemAt: new) == old)
        #expect(text("old.txt") == "new" && text("new.txt") == nil)
        #expect(try manager.attributesOfItem(atPath: old.path)[.posixPermissions] as? Int == 0o600)
    }

    @Test func theOldFileIsKeptWhereThatIsAskedFor() throws {
        _ = try manager.replaceItemAt(old, withItemAt: new, backupItemName: "kept.txt", options: .withoutDeletingBackupItem)
        #expect(text("old.txt") == "new" && text("kept.txt") == "old")
        try "newer".write(to: new, atomically: true, encoding: .utf8)
        _ = try manager.replaceItemAt(old, withItemAt: new, backupItemName: "kept.txt")
        #expect(text("old.txt") == "newer" && text("kept.txt") == nil)
    }

    @Test func whereTheNewFileIsIsSaidByAPointer() throws {
        var place: NSURL?
        try manager.replaceItem(at: old, withItemAt: new, backupItemName: nil, resultingItemURL: &place)
        #expect(place == old as NSURL && text("old.txt") == "new")
        try "newer".write(to: new, atomically: true, encoding: .utf8)
        try manager.replaceItem(at: old, withItemAt: new, backupItemName: nil, options: [], resultingItemURL: nil)
        #expect(text("old.txt") == "newer")
    }

    @Test func nothingIsLostWhereTheNewFileIsNotThere() throws {
        try manager.removeItem(at: new)
        #expect(throws: CocoaError.self) { try self.manager.replaceItemAt(self.old, withItemAt: self.new) }
        #expect(text("old.txt") == "old")
    }

    @Test func aFolderTakesAFoldersPlaceAndAFileNoFilesPlace() throws {
        let folders = ["one", "two"].map { folder.appendingPathComponent($0) }
        for each in folders {
            try manager.createDirectory(at: each, withIntermediateDirectories: true)
            try each.lastPathComponent.write(to: each.appendingPathComponent("name"), atomically: true, encoding: .utf8)
        }
        _ = try manager.replaceItemAt(folders[0], withItemAt: folders[1])
        #expect(text("one/name") == "two" && !manager.fileExists(atPath: folders[1].path))
        try manager.removeItem(at: old)
        _ = try manager.replaceItemAt(old, withItemAt: new)
        #expect(text("old.txt") == "new")
    }
}
