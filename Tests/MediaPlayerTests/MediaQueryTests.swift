import Foundation
import Testing

@testable import MediaPlayer

/// What queries find, in which order, and put together by what.
@Suite struct MediaQueryTests {
    /// Songs: title, artist, album, number, genre.
    private static let songs = [
        ("The Zoo", "Ada", "Early", 2, "Jazz"), ("Apple", "Ada", "Early", 1, "Rock"), ("Éclair", "Bob", "Late", 1, "Jazz"),
        ("9 Lives", "Bob", "Late", 2, "Rock"),
    ]

    private func withSongs(_ body: (MusicFolder) throws -> Void) async throws {
        try await MusicFolder.with { folder in
            for (number, song) in Self.songs.enumerated() {
                try folder.song(
                    "\(number).flac",
                    ["TITLE": song.0, "ARTIST": song.1, "ALBUM": song.2, "TRACKNUMBER": "\(song.3)", "GENRE": song.4, "COMPOSER": song.1])
            }
            try folder.song("talk.flac", ["TITLE": "Talk", "ALBUM": "Weekly", "GENRE": "Podcast"])
            try body(folder)
        }
    }

    private func titles(_ query: MPMediaQuery) -> [String] { (query.items ?? []).map { $0.title ?? "" } }
    private func names(_ query: MPMediaQuery) -> [String] {
        let property = MPMediaItem.titleProperty(forGroupingType: query.groupingType)
        return (query.collections ?? []).map { $0.representativeItem?.value(forProperty: property) as? String ?? "" }
    }

    @Test func songsAreSortedByTitlesWithoutArticlesAndAlbumsByTheirNumbers() async throws {
        try await withSongs { _ in
            #expect(titles(.songs()) == ["Apple", "Éclair", "The Zoo", "9 Lives"])
            #expect(titles(.albums()) == ["Apple", "The Zoo", "Éclair", "9 Lives"])
            #expect(titles(.podcasts()) == ["Talk"] && titles(.audiobooks()).isEmpty && titles(.compilations()).isEmpty)
            #expect(titles(MPMediaQuery()).count == 5)
        }
    }

    @Test func collectionsPutItemsTogetherAndHaveTheirNumbers() async throws {
        try await withSongs { _ in
            #expect(names(.albums()) == ["Early", "Late"] && names(.artists()) == ["Ada", "Bob"] && names(.genres()) == ["Jazz", "Rock"])
            #expect(
                names(.composers()) == ["Ada", "Bob"] && names(.podcasts()) == ["Weekly"] && MPMediaQuery.songs().collections?.count == 4)
            let album = try #require(MPMediaQuery.albums().collections?.first)
            #expect(album.count == 2 && album.mediaTypes == .music && album.persistentID == album.representativeItem?.albumPersistentID)
            #expect(album == MPMediaQuery.albums().collections?.first && album != MPMediaQuery.albums().collections?.last)
            #expect(album.value(forProperty: MPMediaItemPropertyAlbumTitle) as? String == "Early")
            let own = MPMediaItemCollection(items: Array(album.items.reversed()))
            #expect(own.items.first?.title == "The Zoo" && own.persistentID == 0)
        }
    }

    @Test func conditionsHaveToHoldAll() async throws {
        try await withSongs { _ in
            let query = MPMediaQuery.songs()
            let jazz = MPMediaPropertyPredicate(value: "Jazz", forProperty: MPMediaItemPropertyGenre)
            query.addFilterPredicate(jazz)
            #expect(titles(query) == ["Éclair", "The Zoo"])
            query.addFilterPredicate(
                MPMediaPropertyPredicate(value: "ECL", forProperty: MPMediaItemPropertyTitle, comparisonType: .contains))
            #expect(titles(query) == ["Éclair"])
            query.removeFilterPredicate(MPMediaPropertyPredicate(value: "Jazz", forProperty: MPMediaItemPropertyGenre))
            #expect(titles(query) == ["Éclair"] && query.filterPredicates?.count == 2)
            let item = try #require(query.items?.first)
            for value in [NSNumber(value: item.persistentID) as Any, item.persistentID] {
                let one = MPMediaPropertyPredicate(value: value, forProperty: MPMediaItemPropertyPersistentID)
                #expect(titles(MPMediaQuery(filterPredicates: [one])) == ["Éclair"])
            }
            let kinds = MPMediaPropertyPredicate(value: MPMediaType.anyAudio.rawValue, forProperty: MPMediaItemPropertyMediaType)
            #expect(titles(MPMediaQuery(filterPredicates: [kinds])).count == 5)
            let unknown = MPMediaPropertyPredicate(value: nil, forProperty: MPMediaItemPropertyArtist)
            #expect(titles(MPMediaQuery(filterPredicates: [unknown])) == ["Talk"])
            #expect(
                MPMediaItem.canFilter(byProperty: MPMediaItemPropertyGenre) && !MPMediaItem.canFilter(byProperty: MPMediaItemPropertyLyrics)
            )
        }
    }

    @Test func sectionsGoByFirstLetters() async throws {
        try await withSongs { _ in
            let sections = MPMediaQuery.songs().itemSections ?? []
            #expect(sections.map(\.title) == ["A", "E", "Z", "#"] && sections.map(\.range.location) == [0, 1, 2, 3])
            let albums = MPMediaQuery.albums()
            #expect(albums.itemSections?.map(\.range) == [NSRange(location: 0, length: 2), NSRange(location: 2, length: 2)])
            #expect(albums.collectionSections?.map(\.title) == ["E", "L"] && albums.collectionSections?.last?.range.location == 1)
        }
    }

    @Test func playlistsAreFoundByNameAndLimitWhatIsFound() async throws {
        try await withSongs { folder in
            try Data("2.flac\n0.flac\n".utf8).write(to: folder.url.appendingPathComponent("Evening.m3u8"))
            try Data("1.flac\n".utf8).write(to: folder.url.appendingPathComponent("Day.m3u"))
            let evening = MPMediaPropertyPredicate(value: "Evening", forProperty: MPMediaPlaylistPropertyName)
            let lists = MPMediaQuery.playlists()
            #expect(lists.collections?.compactMap { ($0 as? MPMediaPlaylist)?.name } == ["Day", "Evening"] && lists.items?.count == 3)
            lists.addFilterPredicate(evening)
            #expect(titles(lists) == ["Éclair", "The Zoo"])
            #expect(titles(MPMediaQuery(filterPredicates: [evening])) == ["Éclair", "The Zoo"])
            let number = try #require(lists.collections?.first?.persistentID)
            let byNumber = MPMediaPropertyPredicate(value: NSNumber(value: number), forProperty: MPMediaPlaylistPropertyPersistentID)
            #expect(titles(MPMediaQuery(filterPredicates: [byNumber])).count == 2)
        }
    }

    @Test func whatIsWrittenIsReadAgain() async throws {
        try await withSongs { _ in
            func again<Value: NSObject & NSCoding>(_ value: Value) throws -> Value {
                try #require(
                    try NSKeyedUnarchiver.unarchivedObject(
                        ofClass: Value.self, from: try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)))
            }
            let album = try #require(MPMediaQuery.albums().collections?.first)
            #expect(try again(album).items == album.items && again(album.items[0]).title == "Apple")
            let query = MPMediaQuery.albums()
            query.addFilterPredicate(MPMediaPropertyPredicate(value: "Ada", forProperty: MPMediaItemPropertyArtist))
            #expect(try titles(again(query)) == ["Apple", "The Zoo"] && again(query).groupingType == .album)
            let copy = try #require(query.copy() as? MPMediaQuery)
            copy.groupingType = .title
            #expect(query.groupingType == .album && copy.filterPredicates == query.filterPredicates)
        }
    }
}
