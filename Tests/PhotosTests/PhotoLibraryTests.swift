import Foundation
import SampanFoundation
import SampanHost
import StagedApps
import Testing
import UIKit

@testable import Photos

/// A library of three pictures, each a day older than the one before.
@Suite struct PhotoLibraryTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString)")
    private let permissions = Permissions(file: nil)

    private func library(_ answer: PrivacyAnswer? = .granted) throws -> PHPhotoLibrary {
        let photos = folder.appendingPathComponent("photos")
        try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
        for (index, color) in [UIColor.red, .green, .blue].enumerated() {
            let file = photos.appendingPathComponent("picture \(index).png")
            if FileManager.default.fileExists(atPath: file.path) { continue }
            try Self.picture(color, width: 80 + index, height: 60).pngData()?.write(to: file)
            let date = Date(timeIntervalSince1970: 1_000_000 - Double(index) * 86_400)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        }
        permissions.set(answer, for: .photos)
        let store = PhotoStore(
            photos: photos.path, added: folder.appendingPathComponent("added").path, file: folder.appendingPathComponent("Library.json"))
        return PHPhotoLibrary(store: store, permissions: permissions)
    }

    private static func picture(_ color: UIColor, width: Int, height: Int) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: width, height: height)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    /// Runs a test with a library of its own.
    private func with(_ answer: PrivacyAnswer? = .granted, _ body: (PHPhotoLibrary) async throws -> Void) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let library = try library(answer)
        try await PHPhotoLibrary.$replacement.withValue(library) { try await body(library) }
    }

    private var widths: [Int] { PHAsset.fetchAssets(with: nil).map(\.pixelWidth) }

    @Test func anAppThatMayNotSeesAndChangesNothing() async throws {
        try await with(.denied) { library in
            #expect(PHPhotoLibrary.authorizationStatus() == .denied && widths == [])
            await #expect(throws: PHPhotosError(.accessUserDenied)) { try await library.performChanges {} }
        }
    }

    @Test func picturesComeTheOldestFirstAndAsOptionsSay() async throws {
        try await with { _ in
            #expect(widths == [82, 81, 80])
            let options = PHFetchOptions()
            options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
            options.fetchLimit = 2
            #expect(PHAsset.fetchAssets(with: .image, options: options).map(\.pixelWidth) == [80, 81])
            options.predicate = SampanFoundation.NSPredicate(
                format: "mediaType == %d AND pixelWidth > %d", PHAssetMediaType.image.rawValue, 80)
            #expect(PHAsset.fetchAssets(with: options).map(\.pixelWidth) == [81, 82])
            #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
            let result = PHAsset.fetchAssets(with: nil)
            #expect(result.firstObject?.creationDate == Date(timeIntervalSince1970: 1_000_000 - 2 * 86_400))
            #expect(result.index(of: result[1]) == 1 && result.contains(result[2]) && result.countOfAssets(with: .image) == 3)
            var seen: [Int] = []
            result.enumerateObjects(options: .reverse) { asset, index, stop in
                seen.append(index)
                if index == 1 { stop.pointee = true }
            }
            #expect(seen == [2, 1])
            let again = PHAsset.fetchAssets(withLocalIdentifiers: [result[1].localIdentifier], options: nil)
            #expect(again.map(\.pixelWidth) == [81])
        }
    }

    @Test func aPictureThatIsAddedIsFoundByItsPlaceholderAndInItsAlbum() async throws {
        try await with { library in
            nonisolated(unsafe) var (asset, album): (String?, String?)
            try await library.performChanges {
                let request = PHAssetChangeRequest.creationRequestForAsset(from: Self.picture(.black, width: 9, height: 9))
                request.isFavorite = true
                let new = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Trip")
                new.addAssets([request.placeholderForCreatedAsset!] as NSArray)
                asset = request.placeholderForCreatedAsset?.localIdentifier
                album = new.placeholderForCreatedAssetCollection.localIdentifier
            }
            let added = PHAsset.fetchAssets(withLocalIdentifiers: [try #require(asset)], options: nil)
            #expect(added.map(\.pixelWidth) == [9] && added.firstObject?.isFavorite == true)
            let options = PHFetchOptions()
            options.predicate = SampanFoundation.NSPredicate(format: "title = %@", "Trip")
            let albums = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: options)
            #expect(albums.count == 1 && albums.firstObject?.localIdentifier == album && albums.firstObject?.estimatedAssetCount == 1)
            #expect(PHAsset.fetchAssets(in: try #require(albums.firstObject), options: nil).map(\.pixelWidth) == [9])
            let favorites = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
            #expect(favorites.firstObject?.localizedTitle == "Favorites" && favorites.firstObject?.estimatedAssetCount == 1)
            // Another launch has the same.
            let next = try self.library()
            #expect(next.store.contents == library.store.contents && next.store.contents.albums.first?.assets == asset.map { [$0] })
        }
    }

    @Test func anObserverIsToldWhatHasChangedPlaceByPlace() async throws {
        try await with { library in
            let before = PHAsset.fetchAssets(with: nil)
            let observer = Observer()
            library.register(observer)
            let second = before[1]
            try await library.performChanges {
                PHAssetChangeRequest(for: second).isFavorite = true
                _ = PHAssetChangeRequest.creationRequestForAsset(from: Self.picture(.black, width: 9, height: 9))
            }
            let details = try #require(observer.change?.changeDetails(for: before))
            #expect(details.removedIndexes?.isEmpty == true && details.insertedIndexes == [3] && details.changedIndexes == [1])
            #expect(details.fetchResultAfterChanges.count == 4 && !details.hasMoves && details.insertedObjects.map(\.pixelWidth) == [9])
            #expect(observer.change?.changeDetails(for: second)?.objectAfterChanges?.isFavorite == true)
            #expect(observer.change?.changeDetails(for: before[0]) == nil)
            library.unregisterChangeObserver(observer)
        }
    }

    @Test func whatIsNoPictureIsRefusedAndNothingIsChanged() async throws {
        try await with { library in
            await #expect(throws: PHPhotosError(.invalidResource)) {
                try await library.performChanges {
                    _ = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Trip")
                    PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data("text".utf8), options: nil)
                }
            }
            #expect(widths.count == 3)
            #expect(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count == 0)
        }
    }

    @Test func aFilmOfALivePhotoIsRefused() async throws {
        try await with { library in
            let data = try #require(Self.picture(.black, width: 9, height: 9).pngData())
            await #expect(throws: PHPhotosError(.invalidResource)) {
                try await library.performChanges {
                    let request = PHAssetCreationRequest.forAsset()
                    request.addResource(with: .photo, data: data, options: nil)
                    request.addResource(with: .pairedVideo, data: data, options: nil)
                }
            }
            #expect(widths.count == 3)
        }
    }

    @available(iOS, deprecated: 13.0)
    @Test func kindsOfAlbumsThatTheLibraryDoesNotHaveAreNotFound() async throws {
        try await with { _ in
            for subtype in [PHAssetCollectionSubtype.smartAlbumVideos, .smartAlbumScreenshots, .smartAlbumLivePhotos, .albumCloudShared] {
                #expect(PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: subtype, options: nil).count == 0)
            }
            #expect(PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil).count == 3)
            #expect(PHAssetCollection.fetchAssetCollections(with: .moment, subtype: .any, options: nil).count == 0)
        }
        #expect(PHAssetCollectionSubtype.smartAlbumUserLibrary.rawValue == 209)
        #expect(PHAssetCollectionSubtype(rawValue: 219) == .smartAlbumSpatial && PHAssetCollectionSubtype(rawValue: 220) == nil)
        #expect(PHAssetResourceType(rawValue: 12) == .adjustmentBaseVideo && PHAssetResourceType(rawValue: 13) == nil)
    }

    @Test func aPictureHasTheSizeThatIsAskedFor() async throws {
        try await with { _ in
            let asset = try #require(PHAsset.fetchAssets(with: nil).lastObject)
            func size(_ width: Int, _ height: Int, _ mode: PHImageContentMode, exact: Bool = false) -> CGSize? {
                let options = PHImageRequestOptions()
                options.isSynchronous = true
                options.resizeMode = exact ? .exact : .fast
                var size: CGSize?
                PHImageManager.default().requestImage(
                    for: asset, targetSize: CGSize(width: width, height: height), contentMode: mode, options: options
                ) { image, info in
                    size = image.map { CGSize(width: $0.size.width * $0.scale, height: $0.size.height * $0.scale) }
                    #expect((info?[PHImageResultIsDegradedKey] as? NSNumber)?.boolValue == false)
                }
                return size
            }
            #expect(size(40, 40, .aspectFit) == CGSize(width: 40, height: 30))
            #expect(size(40, 40, .aspectFill) == CGSize(width: 53, height: 40))
            #expect(size(40, 40, .aspectFill, exact: true) == CGSize(width: 40, height: 40))
            #expect(size(400, 400, .aspectFit) == CGSize(width: 80, height: 60))
            #expect(size(-1, -1, .aspectFit) == CGSize(width: 80, height: 60))
        }
    }

    @Test func whoDeletesAPictureIsAskedAndTheFileOfTheFolderStays() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let tests = PhotoLibraryTests()
                try await tests.with { library in
                    let assets = PHAsset.fetchAssets(with: nil)
                    nonisolated(unsafe) var answers: [Bool] = []
                    func delete() {
                        library.performChanges {
                            PHAssetChangeRequest.deleteAssets([assets[0]] as NSFastEnumeration)
                        } completionHandler: { isDone, _ in
                            DispatchQueue.main.async { answers.append(isDone) }
                        }
                    }
                    delete()
                    #expect(await app.tap("Don’t Allow"))
                    #expect(await app.serve { answers == [false] } && tests.widths == [82, 81, 80])
                    delete()
                    #expect(await app.tap("Delete"))
                    #expect(await app.serve { answers == [false, true] } && tests.widths == [81, 80])
                    #expect(FileManager.default.fileExists(atPath: assets[0].stored.file.path))
                }
            }.value
        }
    }

    @Test func aPictureComesBlurredAtFirstAndThenSharp() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("large-\(UUID().uuidString).png")
                defer { try? FileManager.default.removeItem(at: file) }
                try PhotoLibraryTests.picture(.red, width: 400, height: 300).pngData()?.write(to: file)
                let asset = PHAsset(StoredAsset(identifier: "a", file: file))
                var sizes: [CGFloat] = []
                let manager = PHCachingImageManager()
                manager.requestImage(for: asset, targetSize: CGSize(width: 200, height: 200), contentMode: .aspectFit, options: nil) {
                    image, info in
                    sizes.append(image?.size.width ?? 0)
                    #expect((info?[PHImageResultIsDegradedKey] as? NSNumber)?.boolValue == (sizes.count == 1))
                }
                #expect(await app.serve { sizes.count == 2 })
                #expect(sizes == [120, 200])
                let cancelled = manager.requestImage(
                    for: asset, targetSize: CGSize(width: 100, height: 100), contentMode: .aspectFit, options: nil
                ) { _, _ in sizes.append(1) }
                manager.cancelImageRequest(cancelled)
                try await Task.sleep(for: .milliseconds(300))
                app.advance(0.2)
                #expect(sizes.count == 2)
            }.value
        }
    }

    private final class Observer: NSObject, PHPhotoLibraryChangeObserver, @unchecked Sendable {
        var change: PHChange?
        func photoLibraryDidChange(_ changeInstance: PHChange) { change = changeInstance }
    }
}
