import AVFoundation
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanSound
import Testing

/// Players of films, by a mixer whose time the test moves.
@MainActor @Suite struct PlayerTests {
    private func film(_ body: (SoundMixer, URL) async throws -> Void) async throws {
        let url = try Film.file()
        defer { try? FileManager.default.removeItem(at: url) }
        try await SoundMixer.withNew { try await body($0, url) }
    }

    private func ready(_ item: AVPlayerItem) async {
        for _ in 0..<200 where item.status == .unknown { await Tone.mainQueue() }
    }

    private func pass(_ mixer: SoundMixer, _ seconds: Double) async {
        mixer.advance(seconds)
        await Tone.mainQueue()
    }

    @Test func anItemIsReadyOnceItIsReadAndTellsItsObservers() async throws {
        try await film { _, url in
            let item = AVPlayerItem(url: url)
            var told: [AVPlayerItem.Status] = []
            let observation = item.observe(ObservedKeyPaths.naming(\.status, "status"), options: [.initial, .new]) { item, _ in
                told.append(item.status)
            }
            #expect(item.duration == .indefinite && item.presentationSize == .zero)
            let player = AVPlayer(playerItem: item)
            #expect(item.status == .unknown)
            await ready(item)
            #expect(told == [.unknown, .readyToPlay] && player.status == .readyToPlay && abs(item.duration.seconds - 2) < 0.05)
            #expect(
                item.presentationSize == Film.size && item.tracks.count == 2 && item.loadedTimeRanges.first?.timeRangeValue.start == .zero)
            observation.invalidate()
        }
    }

    @Test func whatIsPlayedGoesByTheMixersTimeToItsEnd() async throws {
        try await film { mixer, url in
            let player = AVPlayer(url: url)
            let item = try #require(player.currentItem)
            var states: [AVPlayer.TimeControlStatus] = []
            let observation = player.observe(ObservedKeyPaths.naming(\.timeControlStatus, "timeControlStatus")) { player, _ in
                states.append(player.timeControlStatus)
            }
            player.play()
            #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
            await ready(item)
            #expect(player.timeControlStatus == .playing)
            let samples = mixer.hear(1)
            await Tone.mainQueue()
            #expect(abs(Tone.periods(samples) - 440) < 30 && player.currentTime().seconds == 1)
            let ends = Log()
            let observer = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil) { _ in
                ends.count += 1
            }
            await pass(mixer, 0.9)
            #expect(ends.count == 0)
            await pass(mixer, 0.2)
            #expect(
                ends.count == 1 && player.rate == 0
                    && player.currentTime() == CMTimeConvertScale(item.duration, timescale: 1_000_000_000, method: .default))
            #expect(states == [.waitingToPlayAtSpecifiedRate, .playing, .paused])
            NotificationCenter.default.removeObserver(observer)
            observation.invalidate()
        }
    }

    @Test func whoIsToldOfTheEndMayHaveItPlayAgain() async throws {
        try await film { mixer, url in
            let player = AVPlayer(url: url)
            await ready(try #require(player.currentItem))
            let observer = NotificationCenter.default.addObserver(
                forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
            ) { _ in
                MainActor.assumeIsolated {
                    player.seek(to: .zero)
                    player.play()
                }
            }
            player.play()
            await pass(mixer, 2.1)
            #expect(player.timeControlStatus == .playing && player.currentTime() == .zero)
            await pass(mixer, 0.5)
            #expect(player.currentTime().seconds == 0.5)
            NotificationCenter.default.removeObserver(observer)
        }
    }

    @Test func observersAreToldAtTheirTimes() async throws {
        try await film { mixer, url in
            let player = AVPlayer(url: url)
            await ready(try #require(player.currentItem))
            var times: [Double] = []
            var boundaries = 0
            let periodic = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 4), queue: .main) {
                times.append($0.seconds)
            }
            let boundary = player.addBoundaryTimeObserver(forTimes: [NSValue(time: CMTime(value: 1, timescale: 2))], queue: nil) {
                boundaries += 1
            }
            player.play()
            for _ in 0..<60 { await pass(mixer, 1.0 / 60) }
            #expect(times.count == 4 && zip(times, [0.25, 0.5, 0.75, 1]).allSatisfy { abs($0 - $1) < 0.001 }, "\(times)")
            #expect(boundaries == 1)
            await player.seek(to: CMTime(value: 1, timescale: 5))
            #expect(times.last == 0.2)
            player.removeTimeObserver(periodic)
            player.removeTimeObserver(boundary)
            await pass(mixer, 0.5)
            #expect(times.count == 5 && boundaries == 1)
        }
    }

    @Test func seekingIsExactAndSaysWhetherItWasDone() async throws {
        try await film { mixer, url in
            let player = AVPlayer(url: url)
            // Before it is ready only the last one counts.
            let early = Log()
            player.seek(to: CMTime(value: 1, timescale: 2)) { early.answers.append($0) }
            player.seek(to: CMTime(value: 3, timescale: 2)) { early.answers.append($0) }
            await ready(try #require(player.currentItem))
            #expect(early.answers == [false, true] && player.currentTime().seconds == 1.5)
            #expect(await player.seek(to: CMTime(value: 1, timescale: 3), toleranceBefore: .zero, toleranceAfter: .zero))
            #expect(abs(player.currentTime().seconds - 1.0 / 3) < 1e-6)
            player.playImmediately(atRate: 2)
            await pass(mixer, 0.5)
            #expect(abs(player.currentTime().seconds - 4.0 / 3) < 1e-6)
            await player.seek(to: .positiveInfinity)
            #expect(abs(player.currentTime().seconds - 2) < 0.05)
        }
    }

    @Test func aLayerShowsThePictureOfTheTime() async throws {
        try await film { mixer, url in
            let player = AVPlayer(url: url)
            let layer = AVPlayerLayer(player: player)
            layer.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
            #expect(!layer.isReadyForDisplay && layer.contents == nil)
            await ready(try #require(player.currentItem))
            #expect(layer.isReadyForDisplay && layer.videoRect == CGRect(x: 0, y: 64, width: 320, height: 192))
            func shown() -> Int? { Film.frame(of: layer.contents.map { $0 as! CGImage }) }
            #expect(shown() == 0)
            await player.seek(to: CMTime(value: 31, timescale: 60))
            #expect(shown() == 15)
            layer.videoGravity = .resizeAspectFill
            #expect(layer.videoRect.height == 320)
        }
    }

    @Test func whatCannotBePlayedFails() async {
        let item = AVPlayerItem(url: URL(fileURLWithPath: "/none.mov"))
        let player = AVPlayer(playerItem: item)
        player.play()
        await ready(item)
        #expect(item.status == .failed && player.status == .failed && item.error is URLError && player.timeControlStatus != .playing)
    }

    @Test func aQueuePlaysItsItemsOneAfterTheOther() async throws {
        let (first, second) = (try Tone.file(seconds: 0.5), try Tone.file(seconds: 0.5))
        defer { for url in [first, second] { try? FileManager.default.removeItem(at: url) } }
        await SoundMixer.withNew { mixer in
            let items = [AVPlayerItem(url: first), AVPlayerItem(url: second)]
            let player = AVQueuePlayer(items: items)
            for item in items { await ready(item) }
            #expect(player.items() == items && player.currentItem === items[0] && !player.canInsert(items[1], after: nil))
            player.play()
            await pass(mixer, 0.6)
            #expect(player.currentItem === items[1] && player.rate == 1 && player.items().count == 1)
            await pass(mixer, 0.6)
            #expect(player.currentItem == nil && player.items().isEmpty)
        }
    }

    @Test func aLooperPlaysAnItemAgainAndAgain() async throws {
        let url = try Tone.file(seconds: 0.5)
        defer { try? FileManager.default.removeItem(at: url) }
        await SoundMixer.withNew { mixer in
            let player = AVQueuePlayer()
            let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: url))
            for item in looper.loopingPlayerItems { await ready(item) }
            player.play()
            for _ in 0..<120 {
                await pass(mixer, 1.0 / 60)
                await Tone.mainQueue()
            }
            #expect(looper.loopCount == 4 && player.rate == 1 && player.items().count == 3, "\(looper.loopCount)")
            looper.disableLooping()
            #expect(looper.status == .cancelled && player.items().count == 1)
        }
    }

    private final class Log: @unchecked Sendable {
        var count = 0
        var answers: [Bool] = []
    }
}
