import Foundation
import SampanFoundation
import Testing

@Suite struct FolderTests {
    @Test(arguments: [
        (FileManager.SearchPathDirectory.documentDirectory, "Documents"), (.libraryDirectory, "Library"),
        (.cachesDirectory, "Library/Caches"), (.applicationSupportDirectory, "Library/Application Support"),
    ])
    func anAppsFoldersLieBelowItsHome(_ directory: FileManager.SearchPathDirectory, _ path: String) {
        let found = FileManager.default.urls(for: directory, in: .userDomainMask).map(\.path)
        #expect(found == ["\(NSHomeDirectory())/\(path)"])
        #expect(NSSearchPathForDirectoriesInDomains(directory, .userDomainMask, true).first == found.first)
    }

    @Test func addressesOfFoldersHaveNames() {
        #expect(URL.documentsDirectory.path == "\(NSHomeDirectory())/Documents" && URL.documentsDirectory.hasDirectoryPath)
        #expect(URL.cachesDirectory.path.hasSuffix("/Library/Caches") && URL.libraryDirectory.path.hasSuffix("/Library"))
    }

    @Test func aFileThatIsThereCanBeReached() throws {
        #expect(try URL(fileURLWithPath: NSTemporaryDirectory()).checkPromisedItemIsReachable())
        let missing = URL(fileURLWithPath: "/nowhere/\(UUID())")
        #expect(throws: CocoaError.self) { try missing.checkPromisedItemIsReachable() }
    }
}
