import Foundation
import ImageIO
import QuartzCore
import SampanHost

/// Where pictures come from, in this session: what the app was launched with.
@MainActor
package final class PhotoSources {
    /// The folder that is the photo library.
    package var photos: String?
    /// The picture that the camera sees.
    package var camera: String?

    /// The folder of what came to the library later, with what the app has stored; `nil` for an app that has no such place.
    package var added: String?

    private init() {
        let environment = ProcessInfo.processInfo.environment
        let options = LaunchOptions(environment: environment)
        (photos, camera) = (options.photos, options.camera)
        added = environment["CFFIXED_USER_HOME"].map { "\($0)/Media/DCIM" }
    }

    /// The present session's.
    package static var current: PhotoSources { Session.current.part(PhotoSources.init) }

    /// The photo library: what the app was launched with, and what came to it later.
    var library: PhotoFolder { PhotoFolder([photos, added].compactMap(\.self)) }
    /// The pictures of the library, the newest first.
    package var pictures: [URL] { library.files }
    /// What the camera sees; `nil` if there is none.
    var cameraPicture: URL? { camera.map { URL(fileURLWithPath: $0) } }

    /// Adds a picture to the library, contacts to those that the Contacts framework reads, or sound to the music that MediaPlayer has.
    ///
    /// - Returns: why it cannot be added; `nil` if it is.
    func add(_ media: AddedMedia) -> String? {
        guard let added else { return "the app has no photo library of its own: it was not started by sampan" }
        let (name, data): (String, Data)
        switch media {
        case .file(let file):
            let size = (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0
            guard size <= AddedMedia.limit else { return Self.tooLarge(file) }
            guard let read = FileManager.default.contents(atPath: file) else { return "\(file): the file cannot be read" }
            (name, data) = ((file as NSString).lastPathComponent, read)
        case .picture(let given, let picture): (name, data) = ((given as NSString).lastPathComponent, picture)
        }
        guard data.count <= AddedMedia.limit else { return Self.tooLarge(name) }
        if AddedContacts.has(name) { return AddedContacts.add(data, name: name) }
        if AddedMusic.has(name) { return AddedMusic.add(data, name: name) }
        let source = CGImageSourceCreateWithData(data as CFData, nil)
        guard PhotoFolder.isPicture(URL(fileURLWithPath: name)), let source, CGImageSourceCreateImageAtIndex(source, 0, nil) != nil else {
            return "\(name): expected a picture, such as PNG or JPEG, contacts as .vcf, or sound, such as MP3 or M4A"
        }
        do {
            try FileManager.default.createDirectory(atPath: added, withIntermediateDirectories: true)
            try data.write(to: URL.freePlace(for: name, in: URL(fileURLWithPath: added, isDirectory: true)), options: .withoutOverwriting)
            return nil
        } catch {
            return "\(name): the picture cannot be kept: \(error.localizedDescription)"
        }
    }

    private static func tooLarge(_ name: String) -> String { "\(name): the file is larger than \(AddedMedia.limit >> 20) MB" }
}
