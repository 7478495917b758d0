import Foundation

/// The key of an item's number.
public let MPMediaItemPropertyPersistentID = MPMediaEntityPropertyPersistentID
/// The key of what kind of media it is, bits of an `MPMediaType`.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The key of a title.
public let MPMediaItemPropertyTitle = "title"
/// The key of what it is part of.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of the number of what it is part of.
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
/// The key of who made it.
public let MPMediaItemPropertyArtist = "artist"
/// The key of the number of who made it.
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
/// The key of who made what it is part of.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The key of the number of who made what it is part of.
public let MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPID"
/// The key of what kind it is of.
public let MPMediaItemPropertyGenre = "genre"
/// The key of the number of what kind it is of.
public let MPMediaItemPropertyGenrePersistentID = "genrePID"
/// The key of who wrote it.
public let MPMediaItemPropertyComposer = "composer"
/// The key of the number of who wrote it.
public let MPMediaItemPropertyComposerPersistentID = "composerPID"
/// The key of how long it is, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of its place in what it is part of.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The key of how many parts there are.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The key of which disc it is on.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// The key of how many discs there are.
public let MPMediaItemPropertyDiscCount = "discCount"
/// The key of its picture, an `MPMediaItemArtwork`.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of whether it is marked as not for children.
public let MPMediaItemPropertyIsExplicit = "isExplicit"
/// The key of its words.
public let MPMediaItemPropertyLyrics = "lyrics"
/// The key of whether what it is part of is of several artists.
public let MPMediaItemPropertyIsCompilation = "isCompilation"
/// The key of when it was published, a `Date`.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// The key of how many beats a minute has.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
/// The key of remarks.
public let MPMediaItemPropertyComments = "comments"
/// The key of where it lies, a `URL`.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// The key of whether it is not on the device.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// The key of whether it is protected.
public let MPMediaItemPropertyHasProtectedAsset = "protectedAsset"
/// The key of the podcast that it is an episode of.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// The key of the number of the podcast that it is an episode of.
public let MPMediaItemPropertyPodcastPersistentID = "podcastPID"
/// The key of how often it was played to its end.
public let MPMediaItemPropertyPlayCount = "playCount"
/// The key of how often it was left before its end.
public let MPMediaItemPropertySkipCount = "skipCount"
/// The key of how many stars it has, from 0 to 5.
public let MPMediaItemPropertyRating = "rating"
/// The key of when it was last played to its end, a `Date`.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// The key of what it is put together with.
public let MPMediaItemPropertyUserGrouping = "userGrouping"
/// The key of where the person was, in seconds.
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
/// The key of when it came, a `Date`.
public let MPMediaItemPropertyDateAdded = "dateAdded"
/// The key of what the store calls it; "0" for what is not of the store.
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"

extension MPMediaItem {
    // @objc(persistentIDPropertyForGroupingType:)
    /// The key of the number of what items are put together by.
    public class func persistentIDProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
        switch groupingType {
        case .title: MPMediaItemPropertyPersistentID
        case .album: MPMediaItemPropertyAlbumPersistentID
        case .artist: MPMediaItemPropertyArtistPersistentID
        case .albumArtist: MPMediaItemPropertyAlbumArtistPersistentID
        case .composer: MPMediaItemPropertyComposerPersistentID
        case .genre: MPMediaItemPropertyGenrePersistentID
        case .playlist: MPMediaPlaylistPropertyPersistentID
        case .podcastTitle: MPMediaItemPropertyPodcastPersistentID
        }
    }

    // @objc(titlePropertyForGroupingType:)
    /// The key of the name of what items are put together by.
    public class func titleProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
        switch groupingType {
        case .title: MPMediaItemPropertyTitle
        case .album: MPMediaItemPropertyAlbumTitle
        case .artist: MPMediaItemPropertyArtist
        case .albumArtist: MPMediaItemPropertyAlbumArtist
        case .composer: MPMediaItemPropertyComposer
        case .genre: MPMediaItemPropertyGenre
        case .playlist: MPMediaPlaylistPropertyName
        case .podcastTitle: MPMediaItemPropertyPodcastTitle
        }
    }

    /// The properties that predicates can be made with.
    static let filterable: Set = [
        MPMediaItemPropertyPersistentID, MPMediaItemPropertyMediaType, MPMediaItemPropertyTitle, MPMediaItemPropertyAlbumTitle,
        MPMediaItemPropertyAlbumPersistentID, MPMediaItemPropertyArtist, MPMediaItemPropertyArtistPersistentID,
        MPMediaItemPropertyAlbumArtist, MPMediaItemPropertyAlbumArtistPersistentID, MPMediaItemPropertyGenre,
        MPMediaItemPropertyGenrePersistentID, MPMediaItemPropertyComposer, MPMediaItemPropertyComposerPersistentID,
        MPMediaItemPropertyIsCompilation, MPMediaItemPropertyIsCloudItem, MPMediaItemPropertyHasProtectedAsset,
        MPMediaItemPropertyPodcastTitle, MPMediaItemPropertyPodcastPersistentID, MPMediaItemPropertyPlayCount,
    ]
}
