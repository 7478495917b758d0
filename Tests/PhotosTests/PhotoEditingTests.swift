import Foundation
import SampanHost
import StagedApps
import Testing
import UIKit

@testable import Photos

/// Pictures that are edited, and become again what they were.
@Suite struct PhotoEditingTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("editing-\(UUID().uuidString)")

    private static func picture(_ width: Int) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: 10), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: 10))
        }
    }

    private func store() -> PhotoStore {
        PhotoStore(
            photos: folder.appendingPathComponent("photos").path, added: folder.appendingPathComponent("added").path,
            file: folder.appendingPathComponent("Data/Library.json"))
    }

    /// Runs a test with a library of one picture, 20 pixels wide.
    private func with(_ body: (PHPhotoLibrary) async throws -> Void) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let photos = folder.appendingPathComponent("photos")
        try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
        try Self.picture(20).pngData()?.write(to: photos.appendingPathComponent("a.png"))
        let permissions = Permissions(file: nil)
        permissions.set(.granted, for: .photos)
        let library = PHPhotoLibrary(store: store(), permissions: permissions)
        try await PHPhotoLibrary.$replacement.withValue(library) { try await body(library) }
    }

    private func input(_ asset: PHAsset, handles: Bool = false) async -> PHContentEditingInput? {
        let options = PHContentEditingInputRequestOptions()
        options.canHandleAdjustmentData = { handles && $0.formatIdentifier == "org.example.editor" }
        return await withCheckedContinuation { done in
            asset.requestContentEditingInput(with: options) { input, _ in done.resume(returning: input) }
        }
    }

    private func output(_ input: PHContentEditingInput, width: Int) throws -> PHContentEditingOutput {
        let output = PHContentEditingOutput(contentEditingInput: input)
        output.adjustmentData = PHAdjustmentData(formatIdentifier: "org.example.editor", formatVersion: "1", data: Data("wider".utf8))
        try Self.picture(width).jpegData(compressionQuality: 0.9)?.write(to: output.renderedContentURL)
        return output
    }

    private var asset: PHAsset? { PHAsset.fetchAssets(with: nil).firstObject }

    private var mutations: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Data/Mutations").path)) ?? []
    }

    @Test func aPictureThatIsToBeEditedSaysWhatItIs() async throws {
        try await with { _ in
            let asset = try #require(asset)
            let input = try #require(await input(asset))
            #expect(input.fullSizeImageURL == asset.stored.file && input.displaySizeImage?.size.width == 20 && input.mediaType == .image)
            #expect(input.uniformTypeIdentifier == "public.png" && input.fullSizeImageOrientation == 1 && input.adjustmentData == nil)
            #expect(input.creationDate == asset.creationDate)
        }
    }

    @Test func aRequestThatIsGivenUpSaysSo() async throws {
        try await with { _ in
            let asset = try #require(asset)
            let isCancelled = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
                // The answer comes on the main thread: there it cannot come before the request is given up.
                DispatchQueue.main.async {
                    let request = asset.requestContentEditingInput(with: nil) { input, info in
                        done.resume(returning: input == nil && (info[PHContentEditingInputCancelledKey] as? NSNumber)?.boolValue == true)
                    }
                    asset.cancelContentEditingInputRequest(request)
                }
            }
            #expect(isCancelled)
        }
    }

    @Test func whoEditsIsAskedForAndTheOriginalStays() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let tests = PhotoEditingTests()
                try await tests.with { library in
                    let asset = try #require(tests.asset)
                    let input = try #require(await tests.input(asset))
                    let output = try tests.output(input, width: 40)
                    nonisolated(unsafe) var answers: [Bool] = []
                    func change(_ body: @escaping (PHAssetChangeRequest) -> Void) {
                        nonisolated(unsafe) let body = body
                        library.performChanges {
                            body(PHAssetChangeRequest(for: asset))
                        } completionHandler: { isDone, _ in
                            DispatchQueue.main.async { answers.append(isDone) }
                        }
                    }
                    change { $0.contentEditingOutput = output }
                    #expect(await app.tap("Don’t Allow"))
                    #expect(await app.serve { answers == [false] } && tests.asset?.pixelWidth == 20 && tests.mutations.isEmpty)
                    change { $0.contentEditingOutput = output }
                    #expect(await app.tap("Modify"))
                    #expect(await app.serve { answers == [false, true] })
                    let edited = try #require(tests.asset)
                    #expect(edited.pixelWidth == 40 && edited.hasAdjustments && edited == asset && tests.mutations.count == 1)
                    #expect(tests.store().contents.assets.first?.edit?.data == Data("wider".utf8))
                    let plain = try #require(await tests.input(edited))
                    #expect(plain.adjustmentData == nil && plain.displaySizeImage?.size.width == 40)
                    let handled = try #require(await tests.input(edited, handles: true))
                    #expect(handled.adjustmentData?.formatVersion == "1" && handled.displaySizeImage?.size.width == 20)
                    change { $0.revertAssetContentToOriginal() }
                    #expect(await app.tap("Modify"))
                    #expect(await app.serve { answers == [false, true, true] })
                    #expect(tests.asset?.pixelWidth == 20 && tests.asset?.hasAdjustments == false && tests.mutations.isEmpty)
                }
            }.value
        }
    }

    @Test func aPictureThatIsAddedCanBeEditedAtOnceWithoutAQuestion() async throws {
        try await with { library in
            nonisolated(unsafe) var identifier: String?
            try await library.performChanges {
                let request = PHAssetChangeRequest.creationRequestForAsset(from: Self.picture(8))
                guard let placeholder = request.placeholderForCreatedAsset else { return }
                let output = PHContentEditingOutput(placeholderForCreatedAsset: placeholder)
                output.adjustmentData = PHAdjustmentData(formatIdentifier: "a", formatVersion: "1", data: Data())
                try? Self.picture(16).jpegData(compressionQuality: 0.9)?.write(to: output.renderedContentURL)
                request.contentEditingOutput = output
                identifier = placeholder.localIdentifier
            }
            let known = try #require(identifier)
            let added = try #require(PHAsset.fetchAssets(withLocalIdentifiers: [known], options: nil).firstObject)
            #expect(added.pixelWidth == 16 && added.hasAdjustments)
            let options = PHImageRequestOptions()
            (options.isSynchronous, options.version) = (true, .original)
            var width: CGFloat?
            PHImageManager.default().requestImage(
                for: added, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: options
            ) { image, _ in width = image?.size.width }
            #expect(width == 8)
        }
    }

    @Test func nobodyIsAskedWhereNothingWasMadeOfAPicture() async throws {
        try await with { library in
            let asset = try #require(asset)
            try await library.performChanges { PHAssetChangeRequest(for: asset).contentEditingOutput = nil }
            #expect(self.asset?.hasAdjustments == false)
        }
    }

    @Test func whatIsNoEditedPictureIsRefusedAndNothingIsChanged() async throws {
        try await with { library in
            for prepare: @Sendable (PHContentEditingOutput) -> Void in [
                { _ in },
                { try? Self.picture(9).jpegData(compressionQuality: 1)?.write(to: $0.renderedContentURL) },
                {
                    $0.adjustmentData = PHAdjustmentData(formatIdentifier: "a", formatVersion: "1", data: Data())
                    try? Self.picture(9).pngData()?.write(to: $0.renderedContentURL)
                },
            ] {
                await #expect(throws: PHPhotosError(.invalidResource)) {
                    try await library.performChanges {
                        let request = PHAssetChangeRequest.creationRequestForAsset(from: Self.picture(8))
                        guard let placeholder = request.placeholderForCreatedAsset else { return }
                        let output = PHContentEditingOutput(placeholderForCreatedAsset: placeholder)
                        prepare(output)
                        request.contentEditingOutput = output
                    }
                }
            }
            #expect(PHAsset.fetchAssets(with: nil).count == 1 && mutations.isEmpty)
        }
    }

    @Test func howAPictureWasEditedCanBeWrittenAndRead() throws {
        let data = PHAdjustmentData(formatIdentifier: "a", formatVersion: "2", data: Data([1, 2]))
        let archive = try NSKeyedArchiver.archivedData(withRootObject: data, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: PHAdjustmentData.self, from: archive))
        #expect(read.formatIdentifier == "a" && read.formatVersion == "2" && read.data == Data([1, 2]))
    }
}
