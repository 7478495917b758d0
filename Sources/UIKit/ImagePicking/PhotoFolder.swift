import Foundation
import QuartzCore
import SampanHost

/// The pictures of the host that the app was given: a folder stands for the photo library, a file for what the camera sees.
struct PhotoFolder {
    /// How many pictures are looked at.
    private static let limit = 10_000

    /// The pictures, the newest first.
    let files: [URL]

    /// The pictures of a folder; links are not followed, they lead out of it.
    init(_ folder: String?) {
        guard let folder else {
            files = []
            return
        }
        let keys: Set<URLResourceKey> = [.isRegularFileKey, .isSymbolicLinkKey, .contentModificationDateKey]
        let found = FileManager.default.enumerator(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
        var pictures: [(file: URL, date: Date)] = []
        while let file = found?.nextObject() as? URL, pictures.count < Self.limit {
            let values = try? file.resourceValues(forKeys: keys)
            guard values?.isRegularFile == true, values?.isSymbolicLink != true, Self.isPicture(file) else { continue }
            pictures.append((file, values?.contentModificationDate ?? .distantPast))
        }
        files = pictures.sorted { ($0.date, $1.file.lastPathComponent) > ($1.date, $0.file.lastPathComponent) }.map(\.file)
    }

    private static func isPicture(_ file: URL) -> Bool {
        ["png", "jpg", "jpeg", "gif", "webp", "tif", "tiff", "bmp", "heic", "heif", "avif"].contains(file.pathExtension.lowercased())
    }
}

/// Where pictures come from, in this session: what the app was launched with.
@MainActor
package final class PhotoSources {
    /// The folder that is the photo library.
    package var photos: String?
    /// The picture that the camera sees.
    package var camera: String?

    private init() {
        let options = LaunchOptions(environment: ProcessInfo.processInfo.environment)
        (photos, camera) = (options.photos, options.camera)
    }

    /// The present session's.
    package static var current: PhotoSources { Session.current.part(PhotoSources.init) }

    /// The photo library.
    var library: PhotoFolder { PhotoFolder(photos) }
    /// What the camera sees; `nil` if there is none.
    var cameraPicture: URL? { camera.map { URL(fileURLWithPath: $0) } }
}
