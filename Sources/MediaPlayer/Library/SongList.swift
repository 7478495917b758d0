import Foundation

/// A playlist of the library: a file that names files, with what such a file does not say.
struct SongList: Sendable {
    /// Where it lies.
    var file: URL
    /// What is kept of it.
    var facts: SongListFacts
    /// The songs that it names and that are there, in order.
    var songs: [Song]

    /// What it is called: what it was created as, else the file's name.
    var name: String { facts.name ?? file.deletingPathExtension().lastPathComponent }
    /// Its number.
    var identifier: MPMediaEntityPersistentID { Song.identifier("list", file.lastPathComponent) }

    /// The files that a list's text names: one a line, but for comments. A path may begin with "./", as one must that looks like a comment.
    static func names(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
            .map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
    }

    /// The line by which a list's text names a file.
    static func line(naming path: String) -> String { path.hasPrefix("#") ? "./\(path)\n" : "\(path)\n" }
}

/// What is kept of a playlist.
struct SongListFacts: Codable, Sendable {
    /// What an app calls it.
    var identifier: UUID?
    var name: String?
    var author: String?
    var about: String?
    /// Whether it was created on the device.
    var isOwn: Bool { identifier != nil }
}
