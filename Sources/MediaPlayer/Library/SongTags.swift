import AVFoundation
import Foundation
import SampanHost

/// What a file of sound says of itself.
struct SongTags: Codable, Hashable, Sendable {
    var title: String?
    var artist: String?
    var album: String?
    var albumArtist: String?
    var composer: String?
    var genre: String?
    var comments: String?
    var lyrics: String?
    var grouping: String?
    var track = 0
    var trackCount = 0
    var disc = 0
    var discCount = 0
    var beatsPerMinute = 0
    /// Stars, from 0 to 5.
    var rating = 0
    var released: Date?
    /// Seconds.
    var duration = 0.0
    /// Whether there is a picture with it.
    var hasArtwork = false

    /// Reads a file; `nil` if no sound can be read there.
    init?(_ file: URL) {
        let asset = AVURLAsset(url: file)
        guard let tags = asset.tags, asset.tracks.contains(where: { $0.mediaType == .audio }) else { return nil }
        func number(_ name: String) -> Int { tags[name].map(Self.number) ?? 0 }
        (title, artist, album, albumArtist) = (tags["title"], tags["artist"], tags["album"], tags["album-artist"])
        (composer, genre, comments) = (tags["composer"], tags["genre"], tags["comment"] ?? tags["description"])
        (lyrics, grouping) = (tags["lyrics"], tags["grouping"])
        (track, trackCount) = (number("track-number"), number("track-count"))
        (disc, discCount) = (number("album-disc-number"), number("album-disc-count"))
        (beatsPerMinute, rating) = (number("beats-per-minute"), min(5, number("user-rating") / 20))
        released = tags["datetime"].flatMap(Self.date)
        hasArtwork = asset.commonMetadata.contains { $0.commonKey == .commonKeyArtwork }
        if asset.duration.isNumeric { duration = asset.duration.seconds }
    }

    /// The whole number that is nearest to a text's; 0 for a text that is none, or one that counts nothing.
    static func number(_ text: String) -> Int { Double(text).flatMap { Int(exactly: $0.rounded()) } ?? 0 }

    /// The date of a text as "1999", "1999-05" or "1999-05-03T…": what it does not say is the first.
    static func date(_ text: String) -> Date? {
        let numbers = text.prefix(10).split(separator: "-").map { Int($0) }
        guard let year = numbers.first ?? nil, year > 0 else { return nil }
        var parts = DateComponents(timeZone: TimeZone(secondsFromGMT: 0), year: year, month: 1, day: 1)
        if numbers.count > 1, let month = numbers[1] { parts.month = month }
        if numbers.count > 2, let day = numbers[2] { parts.day = day }
        return Calendar(identifier: .gregorian).date(from: parts)
    }
}
