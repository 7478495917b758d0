import Foundation
import SampanFoundation
import Testing

@Suite final class FileWrapperTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func package() -> FileWrapper {
        let package = FileWrapper(directoryWithFileWrappers: [:])
        package.addRegularFile(withContents: Data("text".utf8), preferredFilename: "a.txt")
        let inner = FileWrapper(directoryWithFileWrappers: ["b.txt": FileWrapper(regularFileWithContents: Data("more".utf8))])
        inner.preferredFilename = "inner"
        package.addFileWrapper(inner)
        return package
    }

    @Test func aFolderIsWrittenAndReadAgain() throws {
        let url = folder.appendingPathComponent("x.pages")
        let package = package()
        try package.write(to: url, options: .withNameUpdating, originalContentsURL: nil)
        #expect(package.filename == "x.pages")
        #expect(package.fileWrappers?["a.txt"]?.filename == "a.txt")
        let read = try FileWrapper(url: url)
        #expect(read.isDirectory && !read.isRegularFile)
        #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("text".utf8))
        #expect(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents == Data("more".utf8))
        #expect(read.matchesContents(of: url))
    }

    @Test func aSecondFileOfANameGetsAnotherKey() throws {
        let package = package()
        let key = package.addRegularFile(withContents: Data(), preferredFilename: "a.txt")
        #expect(key != "a.txt" && key.hasSuffix("a.txt"))
        let added = try #require(package.fileWrappers?[key])
        #expect(package.keyForFileWrapper(added) == key)
        package.removeFileWrapper(added)
        #expect(package.fileWrappers?.count == 2)
        #expect(package.keyForFileWrapper(added) == nil)
    }

    @Test func whatIsWrittenAtomicallyTakesTheOldOnesPlaceAsAWhole() throws {
        let url = folder.appendingPathComponent("x.pages")
        try package().write(to: url, originalContentsURL: nil)
        let read = try FileWrapper(url: url)
        let old = try #require(read.fileWrappers?["a.txt"])
        read.removeFileWrapper(old)
        read.addRegularFile(withContents: Data("new".utf8), preferredFilename: "c.txt")
        try read.write(to: url, options: .atomic, originalContentsURL: url)
        #expect(try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() == ["c.txt", "inner"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["x.pages"])
    }

    @Test func nothingIsWrittenOverWhatIsThereUnlessAtomically() throws {
        let url = folder.appendingPathComponent("x.txt")
        try Data("old".utf8).write(to: url)
        #expect(throws: (any Error).self) { try FileWrapper(regularFileWithContents: Data()).write(to: url, originalContentsURL: nil) }
        #expect(try String(contentsOf: url, encoding: .utf8) == "old")
    }

    @Test func contentsAreReadWhenTheyAreFirstAskedFor() throws {
        let url = folder.appendingPathComponent("x.txt")
        try Data("old".utf8).write(to: url)
        let (late, immediate) = (try FileWrapper(url: url), try FileWrapper(url: url, options: [.immediate, .withoutMapping]))
        try Data("newer".utf8).write(to: url)
        #expect(late.regularFileContents == Data("newer".utf8))
        #expect(immediate.regularFileContents == Data("old".utf8))
    }

    @Test func whatDidNotChangeStaysTheSameObjectWhenAFolderIsReadAgain() throws {
        let url = folder.appendingPathComponent("x.pages")
        try package().write(to: url, originalContentsURL: nil)
        let read = try FileWrapper(url: url)
        let (kept, before) = (read.fileWrappers?["inner"], read.fileWrappers?["a.txt"])
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: url.path + "/a.txt")
        #expect(!read.matchesContents(of: url))
        try read.read(from: url)
        #expect(read.fileWrappers?["inner"] === kept)
        #expect(read.fileWrappers?["a.txt"] !== before)
    }

    @Test func aLinkStaysALink() throws {
        let url = folder.appendingPathComponent("link")
        try FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/etc/hostname")).write(to: url, originalContentsURL: nil)
        let read = try FileWrapper(url: url)
        #expect(read.isSymbolicLink)
        #expect(read.symbolicLinkDestinationURL?.path == "/etc/hostname")
        #expect(read.regularFileContents == nil)
    }

    @Test(arguments: ["../stray.txt", "inner/stray.txt", "..", "."]) func aNameDoesNotLeadOutOfItsFolder(name: String) {
        let package = FileWrapper(directoryWithFileWrappers: [:])
        package.addRegularFile(withContents: Data(), preferredFilename: name)
        let error = #expect(throws: CocoaError.self) {
            try package.write(to: self.folder.appendingPathComponent("x.pages"), originalContentsURL: nil)
        }
        #expect(error?.code == .fileWriteInvalidFileName)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/stray.txt"))
    }

    @Test func whatIsNotThereIsAnError() {
        #expect(throws: (any Error).self) { try FileWrapper(url: self.folder.appendingPathComponent("none")) }
    }
}
