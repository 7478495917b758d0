import Foundation

/// The pictures of the host that the app was given: a folder stands for the photo library, a file for what the camera sees.
package struct PhotoFolder {
    /// How many pictures are looked at.
    private static let limit = 10_000

    /// The pictures, the newest first.
    package let files: [URL]

    /// The pictures of folders; links are not followed, they lead out of them.
    package init(_ folders: [String]) {
        var pictures: [(file: URL, date: Date)] = []
        for folder in folders { pictures += Self.pictures(of: folder, atMost: Self.limit - pictures.count) }
        files = pictures.sorted { ($0.date, $1.file.lastPathComponent) > ($1.date, $0.file.lastPathComponent) }.map(\.file)
    }

    private static func pictures(of folder: String, atMost limit: Int) -> [(file: URL, date: Date)] {
        let keys: Set<URLResourceKey> = [.isRegularFileKey, .isSymbolicLinkKey, .contentModificationDateKey]
        let found = FileManager.default.enumerator(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
        var pictures: [(file: URL, date: Date)] = []
        while let file = found?.nextObject() as? URL, pictures.count < limit {
            let values = try? file.resourceValues(forKeys: keys)
            guard values?.isRegularFile == true, values?.isSymbolicLink != true, isPicture(file) else { continue }
            pictures.append((file, values?.contentModificationDate ?? .distantPast))
        }
        return pictures
    }

    /// Whether a file is a picture by its name.
    package static func isPicture(_ file: URL) -> Bool {
        ["png", "jpg", "jpeg", "gif", "webp", "tif", "tiff", "bmp", "heic", "heif", "avif"].contains(file.pathExtension.lowercased())
    }
}
