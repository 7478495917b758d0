import Foundation
import UniformTypeIdentifiers

/// Which of some files is a live photo's picture, and which its film.
struct LivePhotoFiles {
    let picture: URL?
    let film: URL?

    init(_ files: [URL]) {
        let typed = files.map { ($0, UTType(filenameExtension: $0.pathExtension)) }
        picture = typed.first { $0.1?.conforms(to: .image) == true }?.0
        film = typed.first { $0.1?.conforms(to: .movie) == true && LivePhotoFiles.isFilm($0.0) }?.0
    }

    /// The kinds of the first part of a film's file, as ISO 14496-12 and QuickTime have them.
    private static let beginnings: Set<String> = ["ftyp", "moov", "wide", "mdat", "free", "skip"]

    private static func isFilm(_ file: URL) -> Bool {
        guard let handle = try? FileHandle(forReadingFrom: file), let head = try? handle.read(upToCount: 8), head.count == 8 else {
            return false
        }
        return beginnings.contains(String(decoding: head.suffix(4), as: UTF8.self))
    }
}
