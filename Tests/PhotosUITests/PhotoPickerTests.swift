import Foundation
import PhotosUI
import StagedApps
import SwiftUI
import Testing
import UIKit
import _PhotosUI_SwiftUI

/// Pickers of photos over a folder of three pictures. Each test has a process of its own.
@Suite struct PhotoPickerTests {
    @MainActor private static func library() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (index, color) in [UIColor.red, .green, .blue].enumerated() {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: 8 + index, height: 6)
            let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
                color.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }
            let file = folder.appendingPathComponent("picture \(index).png")
            try image.pngData()?.write(to: file)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1000 - Double(index))], ofItemAtPath: file.path)
        }
        setenv("SAMPAN_PHOTOS", folder.path, 1)
        return folder
    }

    @Test func onePictureIsPickedByATouchAndThePickerStays() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let folder = try Self.library()
                defer { try? FileManager.default.removeItem(at: folder) }
                let app = StagedApp()
                let log = Log()
                let picker = PHPickerViewController(configuration: PHPickerConfiguration())
                picker.delegate = log
                app.root.present(picker, animated: false)
                #expect(await app.shows("picture 1"))
                #expect(await app.tap("picture 1"))
                let provider = try #require(log.results?.first?.itemProvider)
                #expect(log.results?.count == 1 && provider.suggestedName == "picture 1" && app.root.presentedViewController === picker)
                #expect(provider.canLoadObject(ofClass: UIImage.self) && provider.registeredTypeIdentifiers == ["public.png"])
                let image = try await withCheckedThrowingContinuation { continuation in
                    _ = provider.loadObject(ofClass: UIImage.self) { object, error in
                        let image = object as? UIImage
                        if let image {
                            continuation.resume(returning: image)
                        } else {
                            continuation.resume(throwing: error ?? CocoaError(.fileReadUnknown))
                        }
                    }
                }
                #expect(image.size == CGSize(width: 9, height: 6))
            }.value
        }
    }

    @Test func severalAreMarkedUpToTheLimitAndAdded() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let folder = try Self.library()
                defer { try? FileManager.default.removeItem(at: folder) }
                let app = StagedApp()
                for (selection, names) in [
                    (PHPickerConfiguration.Selection.default, ["picture 0", "picture 2"]), (.ordered, ["picture 2", "picture 0"]),
                ] {
                    let log = Log()
                    var configuration = PHPickerConfiguration()
                    (configuration.selectionLimit, configuration.selection, configuration.filter) = (
                        2, selection, .any(of: [.images, .videos])
                    )
                    let picker = PHPickerViewController(configuration: configuration)
                    picker.delegate = log
                    app.root.present(picker, animated: false)
                    for name in ["picture 2", "picture 0", "picture 1"] { #expect(await app.tap(name)) }
                    #expect(log.results == nil)
                    #expect(await app.tap("Add"))
                    #expect(log.results?.map { $0.itemProvider.suggestedName } == names)
                    app.root.dismiss(animated: false)
                }
            }.value
        }
    }

    @Test func cancellingPicksNothingAndFilmsAreNotThere() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let folder = try Self.library()
                defer { try? FileManager.default.removeItem(at: folder) }
                let app = StagedApp()
                let log = Log()
                var configuration = PHPickerConfiguration()
                configuration.filter = .not(.images)
                let picker = PHPickerViewController(configuration: configuration)
                picker.delegate = log
                app.root.present(picker, animated: false)
                #expect(await app.shows("No Photos"))
                #expect(await app.tap("Cancel"))
                #expect(log.results?.isEmpty == true)
            }.value
        }
    }

    @Test func aButtonOfSwiftUIsPicksAndItemsAreLoadedAsValues() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let folder = try Self.library()
                defer { try? FileManager.default.removeItem(at: folder) }
                let app = StagedApp()
                let box = Box()
                let selection = Binding(get: { box.item }, set: { box.item = $0 })
                app.root.present(
                    UIHostingController(rootView: PhotosPicker("Choose a photo", selection: selection, matching: .images)), animated: false)
                #expect(await app.tap("Choose a photo"))
                #expect(await app.shows("picture 2"))
                #expect(await app.tap("picture 2"))
                let item = try #require(box.item)
                #expect(item.supportedContentTypes == [.png])
                let data = try #require(try await item.loadTransferable(type: Data.self))
                #expect(try data == Data(contentsOf: folder.appendingPathComponent("picture 2.png")))
                #expect(try await item.loadTransferable(type: Image.self) != nil)
                #expect(try await item.loadTransferable(type: URL.self) == nil)
                #expect(await app.serve { !app.runtime.reachableTexts.contains("picture 2") })
            }.value
        }
    }

    private final class Box: @unchecked Sendable { var item: PhotosPickerItem? }

    private final class Log: PHPickerViewControllerDelegate {
        var results: [PHPickerResult]?
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { self.results = results }
    }
}
