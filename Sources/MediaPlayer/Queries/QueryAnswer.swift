import Foundation

/// What the library has of what a query asks for.
struct QueryAnswer {
    private let grouping: MPMediaGrouping
    /// Which songs there are, in order; with their lists, where they are put together by these.
    private let songs: [Song]
    private let lists: [MPMediaPlaylist]

    init(_ query: MPMediaQuery) {
        grouping = query.groupingType
        guard MPMediaLibrary.isUsable else {
            (songs, lists) = ([], [])
            return
        }
        let predicates = (query.filterPredicates ?? []).compactMap { $0 as? MPMediaPropertyPredicate }
        // What both have, an item's own number is meant, but for questions for playlists.
        let ofLists = predicates.filter {
            MPMediaPlaylist.canFilter(byProperty: $0.property)
                && (query.groupingType == .playlist || !MPMediaItem.canFilter(byProperty: $0.property))
        }
        let ofItems = predicates.filter { predicate in !ofLists.contains { $0 === predicate } }
        func isFound(_ song: Song) -> Bool {
            let item = MPMediaItem(song)
            return ofItems.allSatisfy { $0.holds(of: item) }
        }
        if grouping == .playlist || !ofLists.isEmpty {
            let found = MusicStore.current.lists.map { list in
                var list = list
                list.songs = list.songs.filter(isFound)
                return MPMediaPlaylist(list)
            }.filter { (list: MPMediaPlaylist) in ofLists.allSatisfy { $0.holds(of: list) } && (ofItems.isEmpty || list.count > 0) }
            lists = found.sorted { SortedTitle($0.name) < SortedTitle($1.name) }
            let songs = lists.flatMap(\.items).compactMap(\.song)
            self.songs = grouping == .playlist ? songs : Self.sorted(Self.unique(songs), by: grouping)
        } else {
            lists = []
            songs = Self.sorted(MusicStore.current.songs.filter(isFound), by: grouping)
        }
    }

    private static func unique(_ songs: [Song]) -> [Song] {
        var seen: Set<String> = []
        return songs.filter { seen.insert($0.path).inserted }
    }

    private static func sorted(_ songs: [Song], by grouping: MPMediaGrouping) -> [Song] {
        struct Place {
            let title, album, own: SortedTitle
            let song: Song
        }
        let property = MPMediaItem.titleProperty(forGroupingType: grouping)
        let places = songs.map { song in
            Place(
                title: SortedTitle(song.value(of: property) as? String), album: SortedTitle(song.tags.album), own: SortedTitle(song.title),
                song: song)
        }
        return places.sorted { one, other in
            if one.title < other.title || other.title < one.title { return one.title < other.title }
            if one.album < other.album || other.album < one.album { return one.album < other.album }
            let (numbers, others) = ((one.song.tags.disc, one.song.tags.track), (other.song.tags.disc, other.song.tags.track))
            if numbers != others { return numbers < others }
            if one.own < other.own || other.own < one.own { return one.own < other.own }
            return one.song.path < other.song.path
        }.map(\.song)
    }

    /// The items.
    var items: [MPMediaItem] { songs.map(MPMediaItem.init) }

    /// The items, put together, in the order of the first of each.
    var collections: [MPMediaItemCollection] {
        if grouping == .playlist { return lists }
        let property = MPMediaItem.persistentIDProperty(forGroupingType: grouping)
        var order: [MPMediaEntityPersistentID] = []
        var groups: [MPMediaEntityPersistentID: [MPMediaItem]] = [:]
        for song in songs {
            let number = (song.value(of: property) as? NSNumber)?.uint64Value ?? 0
            if groups[number] == nil { order.append(number) }
            groups[number, default: []].append(MPMediaItem(song))
        }
        return order.map { MPMediaItemCollection(groups[$0] ?? [], number: $0) }
    }

    /// What the items are in order by.
    var itemTitles: [SortedTitle] {
        if grouping == .playlist { return lists.flatMap { list in list.items.map { _ in SortedTitle(list.name) } } }
        let property = MPMediaItem.titleProperty(forGroupingType: grouping)
        return songs.map { SortedTitle($0.value(of: property) as? String) }
    }

    /// What the collections are in order by.
    var collectionTitles: [SortedTitle] {
        let property = MPMediaItem.titleProperty(forGroupingType: grouping)
        return collections.map { SortedTitle($0.value(forProperty: property) as? String) }
    }
}
