import Foundation
import SampanHost
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
final class ImagePickerTests {
    private let controller = UIViewController()
    private lazy var stage = Stage(controller)
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (index, color) in [UIColor.red, .green, .blue].enumerated() {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 60), format: format).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 80, height: 60))
            }
            let file = folder.appendingPathComponent("\(index).png")
            try image.pngData()?.write(to: file)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1000 - Double(index))], ofItemAtPath: file.path)
        }
        try "no picture".write(to: folder.appendingPathComponent("readme.txt"), atomically: true, encoding: .utf8)
        PhotoSources.current.photos = folder.path
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func views<V: UIView>(_ type: V.Type, where matches: (V) -> Bool = { _ in true }) -> [V] {
        var found: [V] = []
        func search(_ view: UIView) {
            if let view = view as? V, matches(view), !view.isHidden { found.append(view) }
            view.subviews.forEach(search)
        }
        search(stage.window)
        return found
    }

    private func tap(_ view: UIView) {
        stage.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        stage.advance(1)
    }

    private func present(_ log: PickerLog, _ change: (UIImagePickerController) -> Void = { _ in }) -> UIImagePickerController {
        _ = stage
        let picker = UIImagePickerController()
        picker.delegate = log
        change(picker)
        controller.present(picker, animated: true)
        stage.advance(1)
        return picker
    }

    @Test func whatIsAddedIsInTheLibraryAndNothingElseIsTaken() throws {
        let sources = PhotoSources.current
        let picture = try Data(contentsOf: folder.appendingPathComponent("0.png"))
        sources.added = nil
        #expect(sources.add(.picture(name: "a.png", picture))?.hasPrefix("the app has no photo library of its own") == true)
        let added = FileManager.default.temporaryDirectory.appendingPathComponent("added-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: added) }
        sources.added = added.path
        #expect(sources.add(.picture(name: "../../a.png", picture)) == nil)
        #expect(sources.add(.picture(name: "a.png", picture)) == nil)
        #expect(sources.add(.file(folder.appendingPathComponent("1.png").path)) == nil)
        #expect(sources.library.files.map(\.lastPathComponent).sorted() == ["0.png", "1.png", "1.png", "2.png", "a 2.png", "a.png"])
        #expect(try Data(contentsOf: added.appendingPathComponent("a 2.png")) == picture)
        // The newest is the first.
        #expect(sources.library.files.first?.path.hasPrefix(added.path) == true)
        let text = folder.appendingPathComponent("readme.txt").path
        #expect(
            sources.add(.file(text))
                == "readme.txt: expected a picture, such as PNG or JPEG, contacts as .vcf, or sound, such as MP3 or M4A")
        #expect(
            sources.add(.picture(name: "b.png", Data("no picture".utf8)))
                == "b.png: expected a picture, such as PNG or JPEG, contacts as .vcf, or sound, such as MP3 or M4A")
        #expect(sources.add(.file("/nowhere/a.png")) == "/nowhere/a.png: the file cannot be read")
        #expect(
            sources.add(.picture(name: "c.png", Data(count: AddedMedia.limit + 1))) == "c.png: the file is larger than 32 MB")
        #expect(sources.library.files.count == 6)
    }

    @Test func aPictureOfTheFolderIsPicked() throws {
        let log = PickerLog()
        _ = present(log)
        let cells = views(UICollectionViewCell.self)
        #expect(cells.map(\.accessibilityLabel) == ["0", "1", "2"])
        tap(cells[1])
        let info = try #require(log.info)
        #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 80, height: 60))
        #expect(info[.mediaType] as? String == "public.image")
        let copy = try #require(info[.imageURL] as? URL)
        #expect(copy.lastPathComponent == "1.png")
        #expect(copy.deletingLastPathComponent().path != folder.path)
        #expect(info[.editedImage] == nil)
        #expect(controller.presentedViewController != nil)
    }

    @Test func cancelIsToldAndDismissesWhereNobodyListens() throws {
        let log = PickerLog()
        _ = present(log)
        let place = try #require(views(UILabel.self) { $0.text == "Cancel" }.first)
        tap(place)
        #expect(log.cancelled)
        controller.dismiss(animated: false)
        stage.settle()
        let picker = UIImagePickerController()
        controller.present(picker, animated: false)
        stage.advance(0.5)
        tap(try #require(views(UILabel.self) { $0.text == "Cancel" }.first))
        #expect(controller.presentedViewController == nil)
    }

    @Test func aSquareIsChosenWhereThatIsAskedFor() throws {
        let log = PickerLog()
        _ = present(log) { $0.allowsEditing = true }
        tap(views(UICollectionViewCell.self)[0])
        #expect(log.info == nil)
        tap(try #require(views(UILabel.self) { $0.text == "Choose" }.first))
        let info = try #require(log.info)
        #expect((info[.editedImage] as? UIImage)?.size == CGSize(width: 60, height: 60))
        #expect((info[.cropRect] as? NSValue)?.cgRectValue == CGRect(x: 10, y: 0, width: 60, height: 60))
    }

    @Test func thereIsACameraWhereThereIsAPictureForIt() throws {
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        PhotoSources.current.camera = folder.appendingPathComponent("2.png").path
        #expect(UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.isCameraDeviceAvailable(.rear) && !UIImagePickerController.isCameraDeviceAvailable(.front))
        let log = PickerLog()
        let picker = present(log) { $0.sourceType = .camera }
        picker.takePicture()
        stage.settle()
        #expect(log.info == nil)
        tap(try #require(views(UILabel.self) { $0.text == "Use Photo" }.first))
        let info = try #require(log.info)
        #expect(info[.originalImage] is UIImage && info[.imageURL] == nil)
    }

    @Test func anEmptyLibrarySaysSo() {
        PhotoSources.current.photos = nil
        _ = present(PickerLog())
        #expect(views(UILabel.self) { $0.text == "No Photos" }.count == 1)
    }
}

private final class PickerLog: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var info: [UIImagePickerController.InfoKey: Any]?
    var cancelled = false
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        self.info = info
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancelled = true }
}
