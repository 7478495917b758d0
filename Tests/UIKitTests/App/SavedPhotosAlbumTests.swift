import Foundation
import ObjCRuntime
import SampanHost
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
final class SavedPhotosAlbumTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("album-\(UUID().uuidString)")
    private let permissions = Permissions(file: nil)
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    init() { PhotoSources.current.added = folder.path }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func save() async -> NSError? {
        nonisolated(unsafe) var answer: NSError?
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            SavedPhotosAlbum.add(image, permissions: permissions) { error in
                answer = error
                done.resume()
            }
        }
        return answer
    }

    @Test func aPictureIsAddedAsJPEGWhereThatIsAllowed() async throws {
        permissions.set(.granted, for: .photos)
        #expect(await save() == nil && PhotoSources.current.pictures.count == 1)
        let file = try #require(PhotoSources.current.pictures.first)
        let size = UIImage(contentsOfFile: file.path)?.cgImage.map { CGSize(width: $0.width, height: $0.height) }
        #expect(file.pathExtension == "JPG" && size == CGSize(width: 90, height: 60))
    }

    @Test func whereItIsNotAllowedTheAppIsToldAndNothingIsAdded() async {
        permissions.set(.denied, for: .photos)
        let error = await save()
        #expect(error?.domain == "ALAssetsLibraryErrorDomain" && error?.code == -3310 && error?.localizedDescription == "Data unavailable")
        #expect(PhotoSources.current.pictures.isEmpty)
    }

    @Test func anAppWithoutALibraryIsToldWhy() async {
        permissions.set(.granted, for: .photos)
        PhotoSources.current.added = nil
        #expect(await save()?.localizedDescription.contains("no photo library") == true)
    }

    @Test func theTargetIsSentTheSelectorWithAllThree() async throws {
        let before = Permissions.shared.answer(for: .photos)
        Permissions.shared.set(.granted, for: .photos)
        defer { Permissions.shared.set(before, for: .photos) }
        let target = AlbumTarget()
        nonisolated(unsafe) let context = UnsafeMutableRawPointer(bitPattern: 0x40)
        await withCheckedContinuation { done in
            target.done = { done.resume() }
            UIImageWriteToSavedPhotosAlbum(image, target, "image:didFinishSavingWithError:contextInfo:", context)
        }
        #expect(target.image === image && target.error == nil && target.context == UnsafeRawPointer(context))
        UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
    }
}

private final class AlbumTarget: NSObject {
    var image: UIImage?
    var error: (any Error)?
    var context: UnsafeRawPointer?
    var done: () -> Void = {}

    @MainActor static let register: Void = {
        ClassRegistry.register(AlbumTarget.self) { description in
            description.method("image:didFinishSavingWithError:contextInfo:") { receiver, arguments in
                let (target, selector) = (receiver as! AlbumTarget, "image:didFinishSavingWithError:contextInfo:" as StaticString)
                target.image = ObjCMessage.argument(arguments, 0, selector)
                target.error = ObjCMessage.argument(arguments, 1, selector, as: (any Error)?.self)
                target.context = ObjCMessage.argument(arguments, 2, selector, as: UnsafeRawPointer.self)
                target.done()
                return nil
            }
        }
    }()

    override init() {
        MainActor.assumeIsolated { Self.register }
        super.init()
    }
}
