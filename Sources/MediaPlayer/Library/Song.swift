import Foundation

/// A file of sound of the library, with what is known of it.
struct Song: Hashable, Sendable {
    /// Where it lies.
    var file: URL
    /// Its path in the library's folder, which tells it from others.
    var path: String
    /// What it says of itself.
    var tags: SongTags
    /// What became of it.
    var history: SongHistory

    /// What it is called: the file's name, where the file does not say.
    var title: String { tags.title ?? file.deletingPathExtension().lastPathComponent }

    /// What kind of media it is: files of books have an ending of their own, and genres say what else there is.
    var mediaType: MPMediaType {
        let genre = tags.genre?.lowercased() ?? ""
        if genre.hasPrefix("podcast") { return .podcast }
        if file.pathExtension.lowercased() == "m4b" || genre.hasPrefix("audiobook") { return .audioBook }
        return .music
    }

    /// Whether where a listener was is kept.
    var isContinued: Bool { mediaType != .music }

    /// Whether it is of an album of several artists, which is what iTunes calls such an album's artist.
    var isCompilation: Bool { tags.albumArtist == "Various Artists" }

    /// Who made the album it is of.
    var albumArtist: String? { tags.albumArtist ?? tags.artist }

    // MARK: Numbers

    // They follow from what they stand for, so that they are the same at the next launch.

    var identifier: MPMediaEntityPersistentID { Self.identifier("song", path) }
    var albumIdentifier: MPMediaEntityPersistentID { Self.identifier("album", albumArtist ?? "", tags.album ?? "") }
    var artistIdentifier: MPMediaEntityPersistentID { Self.identifier("artist", tags.artist ?? "") }
    var albumArtistIdentifier: MPMediaEntityPersistentID { Self.identifier("album artist", albumArtist ?? "") }
    var genreIdentifier: MPMediaEntityPersistentID { Self.identifier("genre", tags.genre ?? "") }
    var composerIdentifier: MPMediaEntityPersistentID { Self.identifier("composer", tags.composer ?? "") }
    var podcastIdentifier: MPMediaEntityPersistentID {
        mediaType == .podcast ? Self.identifier("podcast", tags.album ?? "") : 0
    }

    /// A number that words have, whatever the process: FNV-1a. It is never 0, which stands for none.
    static func identifier(_ words: String...) -> MPMediaEntityPersistentID {
        let hash = words.joined(separator: "\0").utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return hash == 0 ? 1 : hash
    }
}

/// What became of a song.
struct SongHistory: Codable, Hashable, Sendable {
    /// When it came.
    var added: Date
    /// How often it was played to its end.
    var plays = 0
    /// How often it was left before that.
    var skips = 0
    /// When it was last played to its end.
    var played: Date?
    /// Where the listener was, in seconds.
    var bookmark = 0.0

    /// Of a song that came at a time.
    init(added: Date) { self.added = added }
}
