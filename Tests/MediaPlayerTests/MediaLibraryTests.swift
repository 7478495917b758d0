import Foundation
import SampanHost
import Testing
import UIKit

@testable import MediaPlayer

/// What the library has, and who may see it.
@Suite struct MediaLibraryTests {
    @Test func anItemIsWhatItsFileSaysOfItself() async throws {
        try await MusicFolder.with { folder in
            let picture = await MainActor.run {
                UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2)) }
            }
            try folder.song(
                "a.flac",
                [
                    "TITLE": "The Song", "ARTIST": "Ada", "ALBUM": "First", "ALBUMARTIST": "Various Artists", "TRACKNUMBER": "2",
                    "TRACKTOTAL": "9", "DISCNUMBER": "1", "DISCTOTAL": "2", "GENRE": "Jazz", "COMPOSER": "Bach", "DATE": "1999-05-03",
                    "BPM": "120", "COMMENT": "Remark",
                ], picture: picture)
            let item = try #require(MPMediaQuery.songs().items?.first)
            #expect(item.title == "The Song" && item.artist == "Ada" && item.albumTitle == "First" && item.albumArtist == "Various Artists")
            #expect(item.albumTrackNumber == 2 && item.albumTrackCount == 9 && item.discNumber == 1 && item.discCount == 2)
            #expect(item.genre == "Jazz" && item.composer == "Bach" && item.beatsPerMinute == 120 && item.comments == "Remark")
            #expect(item.isCompilation && item.mediaType == .music && abs(item.playbackDuration - 0.25) < 0.1)
            #expect(item.releaseDate == ISO8601DateFormatter().date(from: "1999-05-03T00:00:00Z"))
            #expect(item.assetURL?.lastPathComponent == "a.flac" && item.playbackStoreID == "0" && !item.isCloudItem)
            #expect(
                item.value(forProperty: MPMediaItemPropertyTitle) as? String == "The Song"
                    && item[MPMediaItemPropertyTitle] as? String == "The Song")
            let size = try #require(item.artwork?.bounds.size)
            #expect(
                size.width == 2 * size.height
                    && item.artwork?.image(at: CGSize(width: 20, height: 20))?.size == CGSize(width: 20, height: 10))
        }
    }

    @Test func aFileThatSaysNothingIsCalledByItsNameAndOneThatIsNoSoundIsNotThere() async throws {
        try await MusicFolder.with { folder in
            try folder.tone("Hum.wav", seconds: 2)
            try Data("no sound".utf8).write(to: folder.url.appendingPathComponent("b.mp3"))
            try Data("no sound".utf8).write(to: folder.url.appendingPathComponent("c.txt"))
            let items = MPMediaQuery().items ?? []
            #expect(items.map(\.title) == ["Hum"] && items.first?.playbackDuration == 2)
            #expect(items.first?.artist == nil && items.first?.artwork == nil && items.first?.albumTrackNumber == 0)
        }
    }

    @Test func numbersStayAtTheNextLaunchAndWhatIsNewIsFound() async throws {
        try await MusicFolder.with { folder in
            try folder.tone("a.wav")
            let item = try #require(MPMediaQuery().items?.first)
            let again = MusicStore(folder: folder.url)
            #expect(item.persistentID != 0 && again.songs.map(\.identifier) == [item.persistentID])
            #expect(again.songs.first?.history.added == item.dateAdded)
            try folder.tone("b.wav")
            #expect(MPMediaQuery().items?.count == 2 && MPMediaQuery().items?.first == item)
        }
    }

    @Test func whoIsNotAllowedToFindsNothing() async throws {
        try await MusicFolder.with(.denied) { folder in
            try folder.tone("a.wav")
            #expect(MPMediaLibrary.authorizationStatus() == .denied && MPMediaQuery().items?.isEmpty == true)
            #expect(MPMediaQuery.albums().collections?.isEmpty == true && MPMediaQuery().itemSections?.isEmpty == true)
            #expect(await MPMediaLibrary.requestAuthorization() == .denied)
            folder.permissions.apply(.grant, to: .mediaLibrary)
            #expect(await MPMediaLibrary.requestAuthorization() == .authorized)
            #expect(MPMediaQuery().items?.count == 1)
        }
    }

    @Test func playlistsAreFilesAndAppsCreateSomeAndAddToThem() async throws {
        try await MusicFolder.with { folder in
            for name in ["a.wav", "b.wav"] { try folder.tone(name) }
            try Data("#EXTM3U\nb.wav\nnone.wav\n\na.wav\n".utf8).write(to: folder.url.appendingPathComponent("Evening.m3u8"))
            let lists = (MPMediaQuery.playlists().collections ?? []).compactMap { $0 as? MPMediaPlaylist }
            #expect(
                lists.map(\.name) == ["Evening"] && lists.first?.items.map(\.title) == ["b", "a"] && lists.first?.playlistAttributes == [])
            let library = MPMediaLibrary.default()
            let identifier = UUID()
            await #expect(throws: MPError(.notFound)) { try await library.getPlaylist(with: identifier, creationMetadata: nil) }
            let metadata = MPMediaPlaylistCreationMetadata(name: "Day")
            metadata.descriptionText = "For work"
            let own = try await library.getPlaylist(with: identifier, creationMetadata: metadata)
            #expect(own.name == "Day" && own.descriptionText == "For work" && own.playlistAttributes == .onTheGo && own.count == 0)
            try await own.add(lists[0].items)
            try await own.add([lists[0].items[0]])
            let found = try await library.getPlaylist(with: identifier, creationMetadata: nil)
            #expect(found == own && found.items.map(\.title) == ["b", "a", "b"])
            #expect(MPMediaQuery.playlists().collections?.count == 2)
            await #expect(throws: MPError(.notSupported)) { try await MPMediaPlaylist(items: []).add(found.items) }
            await #expect(throws: MPError(.notFound)) { try await own.add([MPMediaItem()]) }
        }
    }

    @Test func aFileThatIsNamedLikeACommentIsInAListAllTheSame() {
        let lines = ["#1.wav", "b.wav"].map(SongList.line).joined()
        #expect(SongList.names(in: "#EXTM3U\n" + lines + "./c.wav\n") == ["#1.wav", "b.wav", "c.wav"])
    }

    @Test func changesAreToldAsLongAsThatIsWanted() async throws {
        try await MusicFolder.with { folder in
            try folder.tone("a.wav")
            let library = MPMediaLibrary.default()
            let told = Told()
            let observer = NotificationCenter.default.addObserver(forName: .MPMediaLibraryDidChange, object: library, queue: nil) { _ in
                told.count += 1
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            let song = try #require(folder.store.songs.first)
            folder.store.note(song.path) { $0.plays = 1 }
            await mainQueue()
            #expect(told.count == 0)
            library.beginGeneratingLibraryChangeNotifications()
            folder.store.note(song.path) { $0.plays = 2 }
            await mainQueue()
            #expect(told.count >= 1 && MPMediaQuery().items?.first?.playCount == 2)
            library.endGeneratingLibraryChangeNotifications()
        }
    }

    @Test func datesAreReadAsFarAsTheyAreKnown() {
        func day(_ text: String) -> String? { SongTags.date(text).map { ISO8601DateFormatter().string(from: $0) } }
        #expect(day("1999") == "1999-01-01T00:00:00Z" && day("1999-05") == "1999-05-01T00:00:00Z")
        #expect(day("1999-05-03T10:00Z") == "1999-05-03T00:00:00Z" && day("soon") == nil && day("") == nil)
    }

    @Test func numbersThatCannotBeMeantAreReadWithoutHarm() {
        #expect(SongTags.number("120") == 120 && SongTags.number("119.6") == 120 && SongTags.number("fast") == 0)
        for text in ["1e300", "-1e300", "inf", "nan", ""] { #expect(SongTags.number(text) == 0) }
    }

    @Test func addmediaTakesSoundAndPlaylists() {
        #expect(AddedMusic.has("a b.MP3") && AddedMusic.has("a.m3u8") && !AddedMusic.has("a.png") && !AddedMusic.has("mp3"))
        #expect(AddedMusic.add(Data(), name: "a.mp3") == "a.mp3: the file is empty")
    }

    @Test func scriptsAllowIt() throws {
        #expect(try HostScript("privacy grant media-library", name: "s").commands.count == 1)
    }
}

/// Counts.
final class Told: @unchecked Sendable { var count = 0 }

/// Lets what waits on the main queue be done.
func mainQueue() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
