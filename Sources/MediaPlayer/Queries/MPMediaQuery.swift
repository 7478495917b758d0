import Foundation

/// What items are put together by. See https://developer.apple.com/documentation/mediaplayer/mpmediagrouping.
public enum MPMediaGrouping: Int, Sendable {
    /// By nothing: each is by itself.
    case title = 0
    case album = 1
    case artist = 2
    case albumArtist = 3
    case composer = 4
    case genre = 5
    case playlist = 6
    case podcastTitle = 7
}

/// A question to the library: which items, and put together by what. See https://developer.apple.com/documentation/mediaplayer/mpmediaquery.
///
/// The library is asked each time. An app that the person did not allow to use it finds nothing; the first question asks them.
open class MPMediaQuery: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// The conditions, all of which have to hold; all items if `nil`.
    open var filterPredicates: Set<MPMediaPredicate>?
    /// What collections are put together by, and what items are sorted by.
    open var groupingType = MPMediaGrouping.title

    // @objc(initWithFilterPredicates:)
    /// Asks for the items for which conditions hold.
    public init(filterPredicates: Set<MPMediaPredicate>?) {
        self.filterPredicates = filterPredicates
        super.init()
    }

    /// Asks for all items.
    public override convenience init() { self.init(filterPredicates: nil) }

    private static let (predicatesKey, groupingKey) = ("filterPredicates", "groupingType")

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        let predicates = coder.decodeObject(
            of: [NSArray.self, MPMediaPredicate.self, MPMediaPropertyPredicate.self], forKey: Self.predicatesKey)
        filterPredicates = (predicates as? [MPMediaPredicate]).map(Set.init)
        groupingType = MPMediaGrouping(rawValue: coder.decodeInteger(forKey: Self.groupingKey)) ?? .title
        super.init()
    }

    /// Writes the question.
    open func encode(with coder: NSCoder) {
        if let filterPredicates { coder.encode(Array(filterPredicates) as NSArray, forKey: Self.predicatesKey) }
        coder.encode(groupingType.rawValue, forKey: Self.groupingKey)
    }

    /// It can be read safely.
    open class var supportsSecureCoding: Bool { true }

    // @objc(copyWithZone:)
    /// Another question that asks the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = MPMediaQuery(filterPredicates: filterPredicates)
        copy.groupingType = groupingType
        return copy
    }

    /// Adds a condition.
    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }

    /// Takes a condition out.
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    // MARK: What there is

    private var answer: QueryAnswer { QueryAnswer(self) }

    /// The items, sorted by what they are put together by, then as albums have them.
    open var items: [MPMediaItem]? { answer.items }
    /// The items, put together.
    open var collections: [MPMediaItemCollection]? { answer.collections }
    /// The items by their first letters.
    open var itemSections: [MPMediaQuerySection]? { MPMediaQuerySection.sections(of: answer.itemTitles) }
    /// The collections by their first letters.
    open var collectionSections: [MPMediaQuerySection]? { MPMediaQuerySection.sections(of: answer.collectionTitles) }

    // MARK: Usual questions

    private static func query(_ kind: MPMediaType, _ grouping: MPMediaGrouping) -> MPMediaQuery {
        let query = MPMediaQuery(filterPredicates: [
            MPMediaPropertyPredicate(value: NSNumber(value: kind.rawValue), forProperty: MPMediaItemPropertyMediaType)
        ])
        query.groupingType = grouping
        return query
    }

    // @objc(albumsQuery)
    /// Music by albums.
    open class func albums() -> MPMediaQuery { query(.music, .album) }
    // @objc(artistsQuery)
    /// Music by artists.
    open class func artists() -> MPMediaQuery { query(.music, .artist) }
    // @objc(songsQuery)
    /// Music by titles.
    open class func songs() -> MPMediaQuery { query(.music, .title) }
    // @objc(podcastsQuery)
    /// Episodes by podcasts.
    open class func podcasts() -> MPMediaQuery { query(.podcast, .podcastTitle) }
    // @objc(audiobooksQuery)
    /// Books by titles.
    open class func audiobooks() -> MPMediaQuery { query(.audioBook, .title) }
    // @objc(composersQuery)
    /// Music by composers.
    open class func composers() -> MPMediaQuery { query(.music, .composer) }
    // @objc(genresQuery)
    /// Music by genres.
    open class func genres() -> MPMediaQuery { query(.music, .genre) }

    // @objc(playlistsQuery)
    /// All by playlists.
    open class func playlists() -> MPMediaQuery {
        let query = MPMediaQuery()
        query.groupingType = .playlist
        return query
    }

    // @objc(compilationsQuery)
    /// Music of albums of several artists, by albums.
    open class func compilations() -> MPMediaQuery {
        let query = albums()
        query.addFilterPredicate(MPMediaPropertyPredicate(value: NSNumber(value: true), forProperty: MPMediaItemPropertyIsCompilation))
        return query
    }
}
