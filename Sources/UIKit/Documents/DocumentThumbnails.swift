import Foundation
import SampanFoundation

/// The pictures that documents gave of themselves when they were saved. They are kept among the app's caches, for the file systems here keep
/// none beside a file.
enum DocumentThumbnails {
    /// Keeps a picture of a file that was just written; what is none is left out.
    static func keep(_ value: Any, of file: URL) throws {
        let pictures = (value as? [URLThumbnailDictionaryItem: UIImage]).map { Array($0.values) } ?? [value].compactMap { $0 as? UIImage }
        guard let data = pictures.first?.pngData(), let place = place(of: file) else { return }
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: place, options: .atomic)
    }

    /// The picture of a file; `nil` if it gave none, or was changed since by somebody who gave none.
    static func picture(of file: URL) -> UIImage? {
        guard let place = place(of: file), let kept = DocumentFile.date(of: place), let changed = DocumentFile.date(of: file),
            kept >= changed
        else { return nil }
        return UIImage(contentsOfFile: place.path)
    }

    /// Where the picture of a file is kept.
    static func place(of file: URL) -> URL? {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        let path = file.standardizedFileURL.resolvingSymlinksInPath().path
        return caches?.appendingPathComponent("Thumbnails" + path).appendingPathExtension("png")
    }
}
