import Foundation
import SampanHost
import Testing

@testable import Photos

/// Folders of albums.
@Suite struct PhotoFolderTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("folders-\(UUID().uuidString)/Library.json")

    private func library() -> PHPhotoLibrary {
        let permissions = Permissions(file: nil)
        permissions.set(.granted, for: .photos)
        return PHPhotoLibrary(store: PhotoStore(photos: nil, added: nil, file: file), permissions: permissions)
    }

    /// Runs a test with albums "A" and "B" in a folder "Outer", which has a folder "Inner", and an album "C" in none.
    private func with(_ body: (PHPhotoLibrary) async throws -> Void) async throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let library = library()
        try await PHPhotoLibrary.$replacement.withValue(library) {
            try await library.performChanges {
                let albums = ["A", "B", "C"].map {
                    PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: $0).placeholderForCreatedAssetCollection
                }
                let inner = PHCollectionListChangeRequest.creationRequestForCollectionList(withTitle: "Inner")
                let outer = PHCollectionListChangeRequest.creationRequestForCollectionList(withTitle: "Outer")
                outer.addChildCollections([albums[0], albums[1]] as NSArray)
                outer.insertChildCollections([inner.placeholderForCreatedCollectionList] as NSArray, at: [1])
            }
            try await body(library)
        }
    }

    private var topLevel: [String] { PHCollection.fetchTopLevelUserCollections(with: nil).map { $0.localizedTitle ?? "" } }
    private func folder(_ title: String) -> PHCollectionList? {
        PHCollectionList.fetchCollectionLists(with: .folder, subtype: .any, options: nil).first { $0.localizedTitle == title }
    }
    private func children(_ title: String) -> [String] {
        folder(title).map { PHCollection.fetchCollections(in: $0, options: nil).map { $0.localizedTitle ?? "" } } ?? []
    }

    @Test func foldersHaveAlbumsAndFoldersInTheirOrder() async throws {
        try await with { library in
            #expect(topLevel == ["C", "Outer"] && children("Outer") == ["A", "Inner", "B"] && children("Inner").isEmpty)
            let outer = try #require(folder("Outer"))
            #expect(outer.canContainCollections && !outer.canContainAssets && outer.collectionListSubtype == .regularFolder)
            let inner = try #require(folder("Inner"))
            #expect(PHCollectionList.fetchCollectionListsContaining(inner, options: nil).firstObject == outer)
            #expect(PHCollectionList.fetchCollectionLists(withLocalIdentifiers: [inner.localIdentifier], options: nil).count == 1)
            #expect(PHCollectionList.fetchCollectionLists(with: .smartFolder, subtype: .any, options: nil).count == 0)
            // Another launch has the same.
            #expect(self.library().store.contents == library.store.contents)
        }
    }

    @Test func whatIsAddedLeavesTheFolderThatItWasIn() async throws {
        try await with { library in
            let (outer, inner) = (try #require(folder("Outer")), try #require(folder("Inner")))
            let found = PHCollection.fetchCollections(in: outer, options: nil)
            try await library.performChanges {
                PHCollectionListChangeRequest(for: inner)?.addChildCollections([found[0]] as NSArray)
                PHCollectionListChangeRequest(for: outer)?.title = "Other"
            }
            #expect(children("Other") == ["Inner", "B"] && children("Inner") == ["A"])
            try await library.performChanges {
                PHCollectionListChangeRequest(for: outer, childCollections: PHCollection.fetchCollections(in: outer, options: nil))?
                    .moveChildCollections(at: [1], to: 0)
            }
            #expect(children("Other") == ["B", "Inner"])
            try await library.performChanges { PHCollectionListChangeRequest(for: outer)?.removeChildCollections(at: [0]) }
            #expect(children("Other") == ["Inner"] && topLevel == ["B", "C", "Other"])
        }
    }

    @Test func whatIsReplacedStaysInTheLibraryAndNothingIsInAFolderTwice() async throws {
        try await with { library in
            let outer = try #require(folder("Outer"))
            let album = try #require(PHCollection.fetchTopLevelUserCollections(with: nil).first { $0.localizedTitle == "C" })
            try await library.performChanges {
                PHCollectionListChangeRequest(for: outer)?.replaceChildCollections(at: [0], withChildCollections: [album] as NSArray)
            }
            #expect(children("Outer") == ["C", "Inner", "B"] && topLevel.contains("A"))
            try await library.performChanges {
                PHCollectionListChangeRequest(for: outer)?.addChildCollections([album, album] as NSArray)
            }
            #expect(children("Outer") == ["Inner", "B", "C"])
        }
    }

    @Test func aFolderCannotBePutIntoItself() async throws {
        try await with { library in
            let (outer, inner) = (try #require(folder("Outer")), try #require(folder("Inner")))
            for child in [inner, outer] {
                await #expect(throws: PHPhotosError(.changeNotSupported)) {
                    try await library.performChanges { PHCollectionListChangeRequest(for: inner)?.addChildCollections([child] as NSArray) }
                }
            }
            #expect(children("Outer") == ["A", "Inner", "B"])
        }
    }

    @Test func foldersThatAFileHasInEachOtherAreLookedThroughOnce() {
        let contents = PhotoContents(folders: [
            StoredFolder(identifier: "a", title: "A", children: ["b", "c"]), StoredFolder(identifier: "b", title: "B", children: ["a"]),
        ])
        #expect(contents.inside("a") == ["a", "b", "c"] && contents.inside("c").isEmpty)
    }

    @Test func aFolderIsDeletedWithWhatIsInIt() async throws {
        try await with { library in
            let outer = try #require(folder("Outer"))
            let observer = Observer()
            library.register(observer)
            try await library.performChanges { PHCollectionListChangeRequest.deleteCollectionLists([outer] as NSArray) }
            #expect(topLevel == ["C"] && folder("Inner") == nil)
            #expect(observer.change?.changeDetails(for: outer)?.objectWasDeleted == true)
            #expect(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count == 1)
        }
    }

    private final class Observer: NSObject, PHPhotoLibraryChangeObserver, @unchecked Sendable {
        var change: PHChange?
        func photoLibraryDidChange(_ changeInstance: PHChange) { change = changeInstance }
    }
}
