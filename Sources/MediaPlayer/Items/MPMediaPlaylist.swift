import Foundation

/// The key of a playlist's number.
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
/// The key of a playlist's name.
public let MPMediaPlaylistPropertyName = "name"
/// The key of what kind of playlist it is, bits of an `MPMediaPlaylistAttribute`.
public let MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes"
/// The key of the items that a playlist was found by.
public let MPMediaPlaylistPropertySeedItems = "seedItems"
/// The key of what is said of a playlist.
public let MPMediaPlaylistPropertyDescriptionText = "descriptionText"
/// The key of who made a playlist.
public let MPMediaPlaylistPropertyAuthorDisplayName = "cloudAuthorDisplayName"

/// Kinds of playlists. See https://developer.apple.com/documentation/mediaplayer/mpmediaplaylistattribute.
public struct MPMediaPlaylistAttribute: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates kinds from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Created on the device.
    public static let onTheGo = MPMediaPlaylistAttribute(rawValue: 1 << 0)
    /// What fulfils conditions.
    public static let smart = MPMediaPlaylistAttribute(rawValue: 1 << 1)
    /// What goes with some items.
    public static let genius = MPMediaPlaylistAttribute(rawValue: 1 << 2)
}

/// A playlist: a file `.m3u` or `.m3u8` of the library's folder, or one that an app created. See
/// https://developer.apple.com/documentation/mediaplayer/mpmediaplaylist.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    private let list: SongList?

    init(_ list: SongList) {
        self.list = list
        super.init(list.songs.map(MPMediaItem.init), number: list.identifier)
    }

    // @objc(initWithItems:)
    /// Puts items together, as a playlist that is in no library.
    public override init(items: [MPMediaItem]) {
        list = nil
        super.init(items: items)
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        let number = coder.decodeObject(of: NSNumber.self, forKey: MPMediaEntityPropertyPersistentID)?.uint64Value
        list = MusicStore.current.lists.first { $0.identifier == number }
        super.init(coder: coder)
    }

    private static let filterable: Set = [
        MPMediaEntityPropertyPersistentID, MPMediaPlaylistPropertyPersistentID, MPMediaPlaylistPropertyName,
        MPMediaPlaylistPropertyPlaylistAttributes,
    ]

    // @objc(canFilterByProperty:)
    /// Whether predicates can be made with a property of playlists.
    open override class func canFilter(byProperty property: String) -> Bool { filterable.contains(property) }

    // @objc(valueForProperty:)
    /// What a property of `MPMediaPlaylistProperty…` is; `nil` where it is not known.
    open override func value(forProperty property: String) -> Any? {
        switch property {
        case MPMediaPlaylistPropertyPersistentID: super.value(forProperty: MPMediaEntityPropertyPersistentID)
        case MPMediaPlaylistPropertyName: list?.name
        case MPMediaPlaylistPropertyPlaylistAttributes:
            NSNumber(value: (list?.facts.isOwn == true ? MPMediaPlaylistAttribute.onTheGo : []).rawValue)
        case MPMediaPlaylistPropertyDescriptionText: list?.facts.about
        case MPMediaPlaylistPropertyAuthorDisplayName: list?.facts.author
        // None is found by others.
        case MPMediaPlaylistPropertySeedItems: nil
        default: super.value(forProperty: property)
        }
    }

    /// What it is called.
    open var name: String? { value(forProperty: MPMediaPlaylistPropertyName) as? String }
    /// What kind of playlist it is.
    open var playlistAttributes: MPMediaPlaylistAttribute {
        MPMediaPlaylistAttribute(rawValue: (value(forProperty: MPMediaPlaylistPropertyPlaylistAttributes) as? NSNumber)?.uintValue ?? 0)
    }
    /// The items that it was found by: the device finds none so.
    open var seedItems: [MPMediaItem]? { value(forProperty: MPMediaPlaylistPropertySeedItems) as? [MPMediaItem] }
    /// What is said of it.
    open var descriptionText: String? { value(forProperty: MPMediaPlaylistPropertyDescriptionText) as? String }
    /// Who made it.
    open var authorDisplayName: String? { value(forProperty: MPMediaPlaylistPropertyAuthorDisplayName) as? String }

    // @objc(addMediaItems:completionHandler:)
    /// Adds items of the library to its end. This object stays as it is: the library's has them when it is next asked for.
    ///
    /// - Parameter completionHandler: is told, on a queue of its own, `nil` or an error: `MPError.notSupported` for a playlist that is in no
    ///   library, `.notFound` for items that are in none.
    open func add(_ mediaItems: [MPMediaItem], completionHandler: (((any Error)?) -> Void)? = nil) {
        nonisolated(unsafe) let completion = completionHandler
        let failure = keep(mediaItems)
        DispatchQueue.global().async { completion?(failure) }
    }

    /// Adds items of the library to its end.
    ///
    /// - Throws: `MPError.notSupported` for a playlist that is in no library, `.notFound` for items that are in none.
    open func add(_ mediaItems: [MPMediaItem]) async throws { if let failure = keep(mediaItems) { throw failure } }

    private func keep(_ items: [MPMediaItem]) -> (any Error)? {
        guard let list else { return MPError(.notSupported) }
        let paths = items.compactMap { $0.song?.path }
        guard paths.count == items.count else { return MPError(.notFound) }
        do {
            try MusicStore.current.add(paths, to: list.file)
            return nil
        } catch { return error }
    }
}

/// What a playlist is to be called. See https://developer.apple.com/documentation/mediaplayer/mpmediaplaylistcreationmetadata.
open class MPMediaPlaylistCreationMetadata: NSObject {
    /// Its name.
    public let name: String
    /// Who makes it; the app, by default.
    open var authorDisplayName: String!
    /// What is said of it.
    open var descriptionText = ""

    /// Describes a playlist.
    public init(name: String) { self.name = name }
}
