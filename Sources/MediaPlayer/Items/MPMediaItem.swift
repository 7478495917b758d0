import Foundation

/// A song, an episode or a book of the library. See https://developer.apple.com/documentation/mediaplayer/mpmediaitem.
///
/// It is what was known when it was asked for. What its file does not say is `nil`, or 0.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    /// `nil` for one that an app creates.
    let song: Song?

    init(_ song: Song) {
        self.song = song
        super.init()
    }

    /// Creates an item of which nothing is known.
    public override init() {
        song = nil
        super.init()
    }

    /// Reads what `encode(with:)` wrote; `nil` if that is in the library no longer.
    public required init?(coder: NSCoder) {
        let number = coder.decodeObject(of: NSNumber.self, forKey: MPMediaEntityPropertyPersistentID)?.uint64Value
        guard let song = MusicStore.current.songs.first(where: { $0.identifier == number }) else { return nil }
        self.song = song
        super.init(coder: coder)
    }

    // @objc(canFilterByProperty:)
    /// Whether predicates can be made with a property of items.
    open override class func canFilter(byProperty property: String) -> Bool { filterable.contains(property) }

    // @objc(valueForProperty:)
    /// What a property of `MPMediaItemProperty…` is; `nil` where it is not known. Numbers are `NSNumber`s.
    open override func value(forProperty property: String) -> Any? { song.flatMap { $0.value(of: property) } }

    private func text(_ property: String) -> String? { value(forProperty: property) as? String }
    private func number(_ property: String) -> NSNumber { value(forProperty: property) as? NSNumber ?? 0 }

    /// What kind of media it is.
    open var mediaType: MPMediaType { MPMediaType(rawValue: number(MPMediaItemPropertyMediaType).uintValue) }
    /// What it is called: its file's name, where the file says nothing.
    open var title: String? { text(MPMediaItemPropertyTitle) }
    /// The album that it is of.
    open var albumTitle: String? { text(MPMediaItemPropertyAlbumTitle) }
    /// The album's number.
    open var albumPersistentID: MPMediaEntityPersistentID { number(MPMediaItemPropertyAlbumPersistentID).uint64Value }
    /// Who made it.
    open var artist: String? { text(MPMediaItemPropertyArtist) }
    /// The artist's number.
    open var artistPersistentID: MPMediaEntityPersistentID { number(MPMediaItemPropertyArtistPersistentID).uint64Value }
    /// Who made the album; who made the song, where the file does not say.
    open var albumArtist: String? { text(MPMediaItemPropertyAlbumArtist) }
    /// The number of the album's artist.
    open var albumArtistPersistentID: MPMediaEntityPersistentID { number(MPMediaItemPropertyAlbumArtistPersistentID).uint64Value }
    /// What kind of music it is.
    open var genre: String? { text(MPMediaItemPropertyGenre) }
    /// The genre's number.
    open var genrePersistentID: MPMediaEntityPersistentID { number(MPMediaItemPropertyGenrePersistentID).uint64Value }
    /// Who wrote it.
    open var composer: String? { text(MPMediaItemPropertyComposer) }
    /// The composer's number.
    open var composerPersistentID: MPMediaEntityPersistentID { number(MPMediaItemPropertyComposerPersistentID).uint64Value }
    /// How long it is, in seconds.
    open var playbackDuration: TimeInterval { number(MPMediaItemPropertyPlaybackDuration).doubleValue }
    /// Its place on the album.
    open var albumTrackNumber: Int { number(MPMediaItemPropertyAlbumTrackNumber).intValue }
    /// How many songs the album has.
    open var albumTrackCount: Int { number(MPMediaItemPropertyAlbumTrackCount).intValue }
    /// Which of the album's discs it is on.
    open var discNumber: Int { number(MPMediaItemPropertyDiscNumber).intValue }
    /// How many discs the album has.
    open var discCount: Int { number(MPMediaItemPropertyDiscCount).intValue }
    /// The picture that its file has.
    open var artwork: MPMediaItemArtwork? { value(forProperty: MPMediaItemPropertyArtwork) as? MPMediaItemArtwork }
    // @objc(explicitItem)
    /// Whether it is marked as not for children. Of files that is not read: none is.
    open var isExplicitItem: Bool { number(MPMediaItemPropertyIsExplicit).boolValue }
    /// Its words.
    open var lyrics: String? { text(MPMediaItemPropertyLyrics) }
    // @objc(compilation)
    /// Whether it is of an album of several artists: one whose artist is "Various Artists".
    open var isCompilation: Bool { number(MPMediaItemPropertyIsCompilation).boolValue }
    /// When it was published.
    open var releaseDate: Date? { value(forProperty: MPMediaItemPropertyReleaseDate) as? Date }
    /// How many beats a minute has.
    open var beatsPerMinute: Int { number(MPMediaItemPropertyBeatsPerMinute).intValue }
    /// Remarks.
    open var comments: String? { text(MPMediaItemPropertyComments) }
    /// Where it lies, for `AVPlayer`, `AVURLAsset` and their kin.
    open var assetURL: URL? { value(forProperty: MPMediaItemPropertyAssetURL) as? URL }
    // @objc(cloudItem)
    /// Whether it is not on the device: all is.
    open var isCloudItem: Bool { number(MPMediaItemPropertyIsCloudItem).boolValue }
    // @objc(protectedAsset)
    /// Whether it is protected, which could not be played: nothing is.
    open var hasProtectedAsset: Bool { number(MPMediaItemPropertyHasProtectedAsset).boolValue }
    /// The podcast that it is an episode of.
    open var podcastTitle: String? { text(MPMediaItemPropertyPodcastTitle) }
    /// The podcast's number.
    open var podcastPersistentID: MPMediaEntityPersistentID { number(MPMediaItemPropertyPodcastPersistentID).uint64Value }
    /// How often it was played to its end.
    open var playCount: Int { number(MPMediaItemPropertyPlayCount).intValue }
    /// How often it was left before its end.
    open var skipCount: Int { number(MPMediaItemPropertySkipCount).intValue }
    /// How many stars its file gives it, from 0 to 5.
    open var rating: Int { number(MPMediaItemPropertyRating).intValue }
    /// When it was last played to its end.
    open var lastPlayedDate: Date? { value(forProperty: MPMediaItemPropertyLastPlayedDate) as? Date }
    /// What it is put together with.
    open var userGrouping: String? { text(MPMediaItemPropertyUserGrouping) }
    /// Where the person was, in seconds: kept for episodes and books.
    open var bookmarkTime: TimeInterval { number(MPMediaItemPropertyBookmarkTime).doubleValue }
    /// When it came.
    open var dateAdded: Date { value(forProperty: MPMediaItemPropertyDateAdded) as? Date ?? .distantPast }
    /// What the store calls it: "0", as nothing is of the store.
    open var playbackStoreID: String { text(MPMediaItemPropertyPlaybackStoreID) ?? "" }
}

extension Song {
    /// What a property is.
    func value(of property: String) -> Any? {
        switch property {
        case MPMediaItemPropertyPersistentID: NSNumber(value: identifier)
        case MPMediaItemPropertyMediaType: NSNumber(value: mediaType.rawValue)
        case MPMediaItemPropertyTitle: title
        case MPMediaItemPropertyAlbumTitle: tags.album
        case MPMediaItemPropertyAlbumPersistentID: NSNumber(value: albumIdentifier)
        case MPMediaItemPropertyArtist: tags.artist
        case MPMediaItemPropertyArtistPersistentID: NSNumber(value: artistIdentifier)
        case MPMediaItemPropertyAlbumArtist: albumArtist
        case MPMediaItemPropertyAlbumArtistPersistentID: NSNumber(value: albumArtistIdentifier)
        case MPMediaItemPropertyGenre: tags.genre
        case MPMediaItemPropertyGenrePersistentID: NSNumber(value: genreIdentifier)
        case MPMediaItemPropertyComposer: tags.composer
        case MPMediaItemPropertyComposerPersistentID: NSNumber(value: composerIdentifier)
        case MPMediaItemPropertyPlaybackDuration: NSNumber(value: tags.duration)
        case MPMediaItemPropertyAlbumTrackNumber: NSNumber(value: tags.track)
        case MPMediaItemPropertyAlbumTrackCount: NSNumber(value: tags.trackCount)
        case MPMediaItemPropertyDiscNumber: NSNumber(value: tags.disc)
        case MPMediaItemPropertyDiscCount: NSNumber(value: tags.discCount)
        case MPMediaItemPropertyBeatsPerMinute: NSNumber(value: tags.beatsPerMinute)
        case MPMediaItemPropertyRating: NSNumber(value: tags.rating)
        default: otherValue(of: property)
        }
    }

    private func otherValue(of property: String) -> Any? {
        switch property {
        case MPMediaItemPropertyArtwork: artwork
        case MPMediaItemPropertyLyrics: tags.lyrics
        case MPMediaItemPropertyIsCompilation: NSNumber(value: isCompilation)
        case MPMediaItemPropertyIsExplicit, MPMediaItemPropertyIsCloudItem, MPMediaItemPropertyHasProtectedAsset: NSNumber(value: false)
        case MPMediaItemPropertyReleaseDate: tags.released
        case MPMediaItemPropertyComments: tags.comments
        case MPMediaItemPropertyAssetURL: file
        case MPMediaItemPropertyPodcastTitle: mediaType == .podcast ? tags.album : nil
        case MPMediaItemPropertyPodcastPersistentID: NSNumber(value: podcastIdentifier)
        case MPMediaItemPropertyPlayCount: NSNumber(value: history.plays)
        case MPMediaItemPropertySkipCount: NSNumber(value: history.skips)
        case MPMediaItemPropertyLastPlayedDate: history.played
        case MPMediaItemPropertyUserGrouping: tags.grouping
        case MPMediaItemPropertyBookmarkTime: NSNumber(value: history.bookmark)
        case MPMediaItemPropertyDateAdded: history.added
        case MPMediaItemPropertyPlaybackStoreID: "0"
        default: nil
        }
    }
}
