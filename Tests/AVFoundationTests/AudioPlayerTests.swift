import AVFoundation
import Foundation
import SampanSound
import Testing

/// Players, by a mixer whose time the test moves.
@Suite struct AudioPlayerTests {
    private final class Listener: NSObject, AVAudioPlayerDelegate, @unchecked Sendable {
        var ends: [Bool] = []
        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends.append(flag) }
    }

    @Test func aFilePlaysToItsEndWhichTheDelegateIsTold() async throws {
        let url = try Tone.file(rate: 44_100)
        defer { try? FileManager.default.removeItem(at: url) }
        try await SoundMixer.withNew { mixer in
            let player = try AVAudioPlayer(contentsOf: url)
            let listener = Listener()
            player.delegate = listener
            #expect(player.duration == 1 && player.numberOfChannels == 1 && player.format.sampleRate == 44_100 && player.url == url)
            #expect(!player.isPlaying && player.prepareToPlay() && player.play() && player.isPlaying)
            let periods = Tone.periods(mixer.hear(0.5))
            #expect(abs(periods - 220) <= 1, "\(periods)")
            #expect(abs(player.currentTime - 0.5) < 0.001 && player.deviceCurrentTime == 0.5)
            mixer.advance(0.49)
            await Tone.mainQueue()
            #expect(listener.ends.isEmpty && player.isPlaying)
            mixer.advance(0.02)
            await Tone.mainQueue()
            #expect(listener.ends == [true] && !player.isPlaying && player.currentTime == 0)
        }
    }

    @Test func pausedPlayersStayWhereTheyAreAndGoOn() async throws {
        let url = try Tone.file()
        defer { try? FileManager.default.removeItem(at: url) }
        try await SoundMixer.withNew { mixer in
            let player = try AVAudioPlayer(contentsOf: url)
            player.play()
            mixer.advance(0.25)
            player.pause()
            #expect(mixer.hear(1).allSatisfy { $0 == 0 } && player.currentTime == 0.25)
            player.currentTime = 0.75
            player.play()
            mixer.advance(0.125)
            #expect(player.currentTime == 0.875)
            player.stop()
            #expect(player.currentTime == 0.875 && !player.isPlaying)
        }
    }

    @Test func loopsAreCountedAndEndlessOnesEndWhenStopped() async throws {
        let url = try Tone.file(seconds: 0.1)
        defer { try? FileManager.default.removeItem(at: url) }
        try await SoundMixer.withNew { mixer in
            let (player, listener) = (try AVAudioPlayer(contentsOf: url), Listener())
            player.delegate = listener
            player.numberOfLoops = 2
            player.play()
            mixer.advance(0.29)
            await Tone.mainQueue()
            #expect(player.isPlaying && listener.ends.isEmpty && abs(player.currentTime - 0.09) < 0.001)
            mixer.advance(0.02)
            await Tone.mainQueue()
            #expect(listener.ends == [true] && player.numberOfLoops == 2)
            player.numberOfLoops = -1
            player.play()
            mixer.advance(5)
            await Tone.mainQueue()
            #expect(player.isPlaying && listener.ends.count == 1)
        }
    }

    @Test(arguments: ["m4a", "flac"]) func compressedFilesPlayAndAreFoundAtTheirTimes(_ kind: String) async throws {
        let url = try Tone.file(kind, seconds: 2)
        defer { try? FileManager.default.removeItem(at: url) }
        try await SoundMixer.withNew { mixer in
            let player = try AVAudioPlayer(contentsOf: url)
            #expect(abs(player.duration - 2) < 0.06, "\(player.duration)")
            player.play()
            let samples = mixer.hear(0.5)
            #expect(abs(Tone.periods(samples) - 220) < 16 && (samples.max() ?? 0) > 0.4)
            player.currentTime = 1.5
            #expect(abs(Tone.periods(mixer.hear(0.25)) - 110) < 4)
            mixer.advance(0.4)
            await Tone.mainQueue()
            #expect(!player.isPlaying)
        }
    }

    @Test func whatIsInMemoryPlaysToo() async throws {
        for kind in ["wav", "flac"] {
            let url = try Tone.file(kind, seconds: 0.5)
            defer { try? FileManager.default.removeItem(at: url) }
            let data = try Data(contentsOf: url)
            try await SoundMixer.withNew { mixer in
                let player = try AVAudioPlayer(data: data)
                #expect(player.data == data && player.url == nil && abs(player.duration - 0.5) < 0.01)
                player.play()
                #expect(abs(Tone.periods(mixer.hear(0.25)) - 110) < 3)
            }
        }
    }

    @Test func whatCannotBePlayedIsRefusedWithApplesCodes() throws {
        #expect { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/none.mp3")) } throws: { ($0 as NSError).code == 2_003_334_207 }
        #expect { try AVAudioPlayer(data: Data("no sound".utf8)) } throws: {
            ($0 as NSError).code == 1_954_115_647 && ($0 as NSError).domain == NSOSStatusErrorDomain
        }
    }

    @Test func loudnessIsMeasuredInDecibels() async throws {
        let url = try Tone.file()
        defer { try? FileManager.default.removeItem(at: url) }
        try await SoundMixer.withNew { mixer in
            let player = try AVAudioPlayer(contentsOf: url)
            player.isMeteringEnabled = true
            player.updateMeters()
            #expect(player.peakPower(forChannel: 0) == -160)
            player.play()
            mixer.advance(0.5)
            player.updateMeters()
            #expect(abs(player.peakPower(forChannel: 0) + 6) < 0.2 && abs(player.averagePower(forChannel: 0) + 9) < 0.4)
            player.volume = 0.5
            mixer.advance(0.1)
            #expect(abs(player.peakPower(forChannel: 0) + 6) < 0.2)
            player.updateMeters()
            #expect(abs(player.peakPower(forChannel: 0) + 12) < 0.2)
        }
    }

    @Test func playersBeginAtADevicesTimeAndAtAnotherRate() async throws {
        let url = try Tone.file()
        defer { try? FileManager.default.removeItem(at: url) }
        try await SoundMixer.withNew { mixer in
            let player = try AVAudioPlayer(contentsOf: url)
            player.play(atTime: player.deviceCurrentTime + 0.5)
            #expect(player.isPlaying && mixer.hear(0.5).allSatisfy { $0 == 0 } && player.currentTime == 0)
            mixer.advance(0.25)
            #expect(player.currentTime == 0.25)
            player.stop()
            player.rate = 2
            #expect(player.rate == 2)
            player.enableRate = true
            player.play()
            mixer.advance(0.25)
            #expect(abs(player.currentTime - 0.75) < 0.01, "\(player.currentTime)")
        }
    }

    @Test func aPlayerThatNobodyKeepsIsSilent() async throws {
        let url = try Tone.file()
        defer { try? FileManager.default.removeItem(at: url) }
        try await SoundMixer.withNew { mixer in
            var player: AVAudioPlayer? = try AVAudioPlayer(contentsOf: url)
            player?.play()
            player = nil
            #expect(!mixer.isBusy && player == nil)
        }
    }
}
