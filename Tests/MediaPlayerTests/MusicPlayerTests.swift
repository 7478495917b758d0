import AVFoundation
import Foundation
import SampanHost
import SampanSound
import StagedApps
import Testing

@testable import MediaPlayer

/// Players of music, by a mixer whose time the test moves.
///
/// One after the other, as one of all players sounds at a time.
@MainActor @Suite(.serialized) struct MusicPlayerTests {
    private func withPlayer(
        _ names: [String] = ["a", "b", "c"], _ body: (MPMusicPlayerApplicationController, SoundMixer, MusicFolder) async throws -> Void
    ) async throws {
        try await MusicFolder.with { folder in
            for name in names { try folder.tone(name + ".wav", seconds: 2) }
            try await SoundMixer.withNew { mixer in
                let player = MPMusicPlayerApplicationController()
                player.setQueue(with: MPMediaQuery.songs())
                try await body(player, mixer, folder)
            }
        }
    }

    private func ready(_ player: MPMusicPlayerController) async { for _ in 0..<200 where !player.isPreparedToPlay { await mainQueue() } }

    private func pass(_ player: MPMusicPlayerController, _ mixer: SoundMixer, _ seconds: Double) async {
        mixer.advance(seconds)
        await mainQueue()
        await ready(player)
    }

    private func title(_ player: MPMusicPlayerController) -> String? { player.nowPlayingItem?.title }

    @Test func theQueueIsPlayedItemByItemByTheMixersTime() async throws {
        try await withPlayer { player, mixer, folder in
            #expect(player.playbackState == .stopped && player.nowPlayingItem == nil && player.indexOfNowPlayingItem == NSNotFound)
            player.play()
            await ready(player)
            #expect(player.playbackState == .playing && title(player) == "a" && player.indexOfNowPlayingItem == 0)
            await pass(player, mixer, 1)
            #expect(player.currentPlaybackTime == 1 && player.currentPlaybackRate == 1)
            await pass(player, mixer, 1.1)
            #expect(title(player) == "b" && player.playbackState == .playing && player.indexOfNowPlayingItem == 1)
            let item = MPMediaQuery.songs().items?.first
            #expect(item?.playCount == 1 && item?.lastPlayedDate != nil && item?.skipCount == 0)
            for _ in 0..<2 { await pass(player, mixer, 2.1) }
            #expect(title(player) == "a" && player.playbackState == .paused && player.currentPlaybackTime == 0)
        }
    }

    @Test func itPausesStopsAndGoesOn() async throws {
        try await withPlayer { player, mixer, _ in
            player.play()
            await ready(player)
            await pass(player, mixer, 0.5)
            player.pause()
            await pass(player, mixer, 0.5)
            #expect(player.playbackState == .paused && player.currentPlaybackTime == 0.5 && player.currentPlaybackRate == 0)
            player.currentPlaybackTime = 1.5
            player.play()
            await pass(player, mixer, 0.25)
            #expect(player.currentPlaybackTime == 1.75)
            player.currentPlaybackRate = 2
            player.skipToBeginning()
            await pass(player, mixer, 0.5)
            #expect(abs(player.currentPlaybackTime - 1) < 0.01 && player.currentPlaybackRate == 2)
            player.stop()
            #expect(player.playbackState == .stopped && player.nowPlayingItem == nil && player.currentPlaybackTime == 0)
            player.play()
            #expect(title(player) == "a" && player.playbackState == .playing)
        }
    }

    @Test func itSkipsWithinTheQueueAndBeyondItsEnds() async throws {
        try await withPlayer { player, mixer, _ in
            player.play()
            player.skipToNextItem()
            player.skipToNextItem()
            #expect(title(player) == "c" && MPMediaQuery.songs().items?.map(\.skipCount) == [1, 1, 0])
            player.skipToNextItem()
            #expect(title(player) == "a" && player.playbackState == .paused)
            player.play()
            player.repeatMode = .all
            player.skipToPreviousItem()
            #expect(title(player) == "c" && player.playbackState == .playing)
            player.skipToNextItem()
            #expect(title(player) == "a" && player.playbackState == .playing)
            player.repeatMode = .none
            player.skipToPreviousItem()
            #expect(player.playbackState == .stopped && player.nowPlayingItem == nil)
        }
    }

    @Test func whatRepeatsIsPlayedAgain() async throws {
        try await withPlayer(["a"]) { player, mixer, _ in
            player.repeatMode = .one
            player.play()
            await ready(player)
            await pass(player, mixer, 2.1)
            #expect(title(player) == "a" && player.playbackState == .playing && player.currentPlaybackTime < 0.2)
            await pass(player, mixer, 0.5)
            #expect(player.currentPlaybackTime > 0.4)
            player.repeatMode = .all
            await pass(player, mixer, 2)
            #expect(player.playbackState == .playing && MPMediaQuery.songs().items?.first?.playCount == 2)
        }
    }

    @Test func anOrderByChanceHasAllAndIsTheSameEachTime() async throws {
        try await withPlayer(["a", "b", "c", "d", "e", "f"]) { player, _, _ in
            func order() async throws -> [String] {
                try await player.perform { _ in }.items.map { $0.title ?? "" }
            }
            player.shuffleMode = .songs
            player.play()
            let first = try await order()
            #expect(first.sorted() == ["a", "b", "c", "d", "e", "f"] && first != first.sorted() && title(player) == first[0])
            player.shuffleMode = .off
            let plain = try await order()
            #expect(plain == first.sorted() && title(player) == first[0])
            player.nowPlayingItem = MPMediaQuery.songs().items?[2]
            player.shuffleMode = .songs
            let second = try await order()
            #expect(second[0] == "c" && player.indexOfNowPlayingItem == 0 && second.sorted() == first.sorted())
        }
    }

    @Test func descriptionsSayWhereToBeginAndEnd() async throws {
        try await withPlayer { player, mixer, _ in
            let items = MPMediaQuery.songs().items ?? []
            let descriptor = MPMusicPlayerMediaItemQueueDescriptor(itemCollection: MPMediaItemCollection(items: items))
            descriptor.startItem = items[1]
            descriptor.setStartTime(0.5, for: items[1])
            descriptor.setEndTime(1, for: items[1])
            player.setQueue(with: descriptor)
            try await player.prepareToPlay()
            #expect(title(player) == "b" && player.currentPlaybackTime == 0.5 && player.playbackState == .stopped)
            player.play()
            await pass(player, mixer, 0.6)
            #expect(title(player) == "c" && player.playbackState == .playing)
        }
    }

    @Test func theQueueIsChangedWhileItPlays() async throws {
        try await withPlayer { player, _, _ in
            let items = MPMediaQuery.songs().items ?? []
            func only(_ item: MPMediaItem) -> MPMusicPlayerMediaItemQueueDescriptor {
                MPMusicPlayerMediaItemQueueDescriptor(itemCollection: MPMediaItemCollection(items: [item]))
            }
            player.setQueue(with: only(items[0]))
            player.play()
            player.append(only(items[2]))
            player.prepend(only(items[1]))
            var before: [String?] = []
            let queue = try await player.perform { queue in
                before = queue.items.map(\.title)
                queue.insert(only(items[2]), after: nil)
                queue.insert(only(items[0]), after: items[1])
            }
            #expect(before == ["a", "b", "c"])
            #expect(queue.items.map(\.title) == ["c", "a", "b", "a", "c"] && player.indexOfNowPlayingItem == 1)
            let less = try await player.perform { $0.remove(items[0]) }
            #expect(less.items.map(\.title) == ["c", "b", "a", "c"] && title(player) == "b" && player.playbackState == .playing)
        }
    }

    @Test func whatCannotBeHadIsToldAndLeft() async throws {
        try await withPlayer { player, _, folder in
            player.setQueue(with: ["1440857781"])
            await #expect(throws: MPError(.notFound)) { try await player.prepareToPlay() }
            player.play()
            #expect(player.playbackState == .stopped && player.nowPlayingItem == nil)
            player.setQueue(with: MPMediaQuery.songs())
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent("a.wav"))
            player.play()
            for _ in 0..<20 { await mainQueue() }
            #expect(title(player) == "b" && player.playbackState == .playing)
            for name in ["b.wav", "c.wav"] { try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name)) }
            player.skipToNextItem()
            for _ in 0..<20 { await mainQueue() }
            #expect(title(player) == "a" && player.playbackState == .paused)
        }
    }

    @Test func whoWaitsForAnItemIsToldThatThePlayerWasStopped() async throws {
        try await withPlayer { player, _, _ in
            var failures: [MPError?] = []
            player.prepareToPlay { failures.append($0 as? MPError) }
            player.stop()
            await mainQueue()
            #expect(failures == [MPError(.cancelled)])
        }
    }

    @Test func changesAreToldWhileThatIsWanted() async throws {
        try await withPlayer { player, _, _ in
            var names: [String] = []
            let observers = [
                Notification.Name.MPMusicPlayerControllerPlaybackStateDidChange, .MPMusicPlayerControllerNowPlayingItemDidChange,
            ]
            .map { name in
                NotificationCenter.default.addObserver(forName: name, object: player, queue: nil) { note in
                    MainActor.assumeIsolated { names.append(name == .MPMusicPlayerControllerPlaybackStateDidChange ? "state" : "item") }
                }
            }
            defer { observers.forEach(NotificationCenter.default.removeObserver) }
            try await player.prepareToPlay()
            await mainQueue()
            #expect(names.isEmpty)
            player.beginGeneratingPlaybackNotifications()
            player.beginGeneratingPlaybackNotifications()
            player.play()
            player.play()
            player.skipToNextItem()
            player.endGeneratingPlaybackNotifications()
            player.pause()
            await mainQueue()
            #expect(names == ["state", "item", "state"])
            player.endGeneratingPlaybackNotifications()
            player.play()
            await mainQueue()
            #expect(names.count == 3)
        }
    }

    @Test func headphonesCommandThePlayerThatSounds() async throws {
        try await withPlayer { player, mixer, _ in
            player.play()
            await ready(player)
            #expect(MPMusicPlayerController.take(.next, nil) && title(player) == "b")
            await ready(player)
            #expect(MPMusicPlayerController.take(.position, 1) && player.currentPlaybackTime == 1)
            #expect(MPMusicPlayerController.take(.toggle, nil) && player.playbackState == .paused)
        }
    }

    @Test func anotherPlayerPausesThisOneAndNobodyKeepsItAlive() async throws {
        try await withPlayer { player, _, _ in
            player.play()
            weak var gone: MPMusicPlayerController?
            do {
                let other = MPMusicPlayerController()
                gone = other
                other.setQueue(with: MPMediaQuery.songs())
                other.play()
                #expect(player.playbackState == .paused && other.playbackState == .playing)
            }
            await mainQueue()
            #expect(gone == nil && !MPMusicPlayerController.take(.play, nil))
        }
    }

    @Test func itMovesFastByTheHostsTimeUntilItIsToldNotTo() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                try MusicFolder.own().tone("a.wav", seconds: 30)
                let player = MPMusicPlayerController()
                player.setQueue(with: MPMediaQuery.songs())
                try await player.prepareToPlay()
                #expect(await app.serve { player.isPreparedToPlay })
                player.beginSeekingForward()
                #expect(player.playbackState == .seekingForward)
                app.advance(0.55)
                let reached = player.currentPlaybackTime
                #expect(reached >= 4 && reached <= 6)
                player.beginSeekingBackward()
                app.advance(0.25)
                #expect(player.playbackState == .seekingBackward && player.currentPlaybackTime < reached)
                player.endSeeking()
                let place = player.currentPlaybackTime
                app.advance(0.5)
                #expect(player.playbackState == .stopped && player.currentPlaybackTime == place)
            }.value
        }
    }
}
