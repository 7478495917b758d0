import AppBuilder
import Foundation
import Testing

/// What `sampan run --watch` waits for.
@Suite struct FileChangesTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("changes-\(UUID().uuidString)")

    private func write(_ path: String, _ text: String = "text") throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test func filesWrittenRemovedAndMovedAreChanges() throws {
        try write("App/Main.swift")
        defer { try? FileManager.default.removeItem(at: folder) }
        let changes = try FileChanges(below: folder.path)
        #expect(try !changes.wait(milliseconds: 0))
        try write("App/Main.swift", "other text")
        #expect(try changes.wait(milliseconds: 1000))
        #expect(try !changes.wait(milliseconds: 0))
        try FileManager.default.moveItem(
            at: folder.appendingPathComponent("App/Main.swift"), to: folder.appendingPathComponent("App/Other.swift"))
        #expect(try changes.wait(milliseconds: 1000))
        try FileManager.default.removeItem(at: folder.appendingPathComponent("App/Other.swift"))
        #expect(try changes.wait(milliseconds: 1000))
    }

    @Test func filesInNewFoldersAreChanges() throws {
        try write("Main.swift")
        defer { try? FileManager.default.removeItem(at: folder) }
        let changes = try FileChanges(below: folder.path)
        try write("New/Folder/File.swift")
        #expect(try changes.wait(milliseconds: 1000))
        try write("New/Folder/File.swift", "other text")
        #expect(try changes.wait(milliseconds: 1000))
    }

    @Test func anotherVersionOfADataModelIsAChange() throws {
        try write("Model.xcdatamodeld/.xccurrentversion")
        defer { try? FileManager.default.removeItem(at: folder) }
        let changes = try FileChanges(below: folder.path)
        try write("Model.xcdatamodeld/.xccurrentversion", "other text")
        #expect(try changes.wait(milliseconds: 1000))
    }

    @Test func hiddenFilesAreNone() throws {
        try write(".build/output")
        defer { try? FileManager.default.removeItem(at: folder) }
        let changes = try FileChanges(below: folder.path)
        try write(".build/output", "other text")
        try write(".hidden")
        #expect(try !changes.wait(milliseconds: 0))
    }

    @Test func whatIsForgottenIsNoChangeAndWhatComesAfterItIs() throws {
        try write("Main.swift")
        defer { try? FileManager.default.removeItem(at: folder) }
        let changes = try FileChanges(below: folder.path)
        try write("Made.swift")
        changes.forget()
        #expect(try !changes.wait(milliseconds: 0))
        try write("Main.swift", "other text")
        #expect(try changes.wait(milliseconds: 1000))
    }

    @Test func aFolderThatIsNotThereCannotBeWatched() {
        #expect(throws: BuildError.self) { try FileChanges(below: folder.path) }
    }
}
