import AVFoundation
import Foundation
import SampanSound
import Testing

/// Engines, by a mixer whose time the test moves.
@Suite struct AudioEngineTests {
    private let format = AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1)!

    private func tone(_ seconds: Double, frequency: Double = 440) -> AVAudioPCMBuffer {
        let samples = Tone.samples(seconds, frequency: frequency)
        let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(samples.count))!
        for (index, sample) in samples.enumerated() { buffer.floatChannelData?[0][index] = sample }
        buffer.frameLength = buffer.frameCapacity
        return buffer
    }

    /// An engine whose player goes through a unit.
    private func engine(_ unit: AVAudioNode? = nil) throws -> (AVAudioEngine, AVAudioPlayerNode) {
        let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
        engine.attach(player)
        if let unit {
            engine.attach(unit)
            engine.connect(player, to: unit, format: format)
            engine.connect(unit, to: engine.mainMixerNode, format: format)
        } else {
            engine.connect(player, to: engine.mainMixerNode, format: format)
        }
        try engine.start()
        return (engine, player)
    }

    private func loudness(_ samples: [Float]) -> Float { (samples.reduce(0) { $0 + $1 * $1 } / Float(max(1, samples.count))).squareRoot() }

    @Test func aPlayerPlaysItsBuffersOneAfterTheOther() async throws {
        try await SoundMixer.withNew { mixer in
            let (engine, player) = try engine()
            let done = Done()
            player.scheduleBuffer(tone(0.25)) { done.count += 1 }
            player.scheduleBuffer(tone(0.25, frequency: 880))
            #expect(mixer.hear(0.1).allSatisfy { $0 == 0 } && engine.isRunning)
            player.play()
            #expect(abs(Tone.periods(mixer.hear(0.25)) - 110) <= 1 && abs(Tone.periods(mixer.hear(0.25)) - 220) <= 1)
            #expect(mixer.hear(0.1).allSatisfy { $0 == 0 } && player.isPlaying)
            for _ in 0..<100 where done.count == 0 { try await Task.sleep(for: .milliseconds(5)) }
            #expect(done.count == 1)
            engine.stop()
            #expect(!engine.isRunning && !mixer.isBusy)
        }
    }

    @Test func buffersLoopInterruptAndBeginAtTheirTimes() async throws {
        try await SoundMixer.withNew { mixer in
            let (engine, player) = try engine()
            defer { engine.stop() }
            player.scheduleBuffer(tone(0.1), at: nil, options: .loops)
            player.play()
            #expect(loudness(mixer.hear(1)) > 0.3)
            player.scheduleBuffer(tone(0.1, frequency: 880), at: nil, options: .interrupts)
            #expect(abs(Tone.periods(mixer.hear(0.1)) - 88) <= 1 && loudness(mixer.hear(0.1)) == 0)
            player.stop()
            player.scheduleBuffer(tone(0.1), at: AVAudioTime(sampleTime: 4800, atRate: 48_000))
            player.play()
            #expect(loudness(mixer.hear(0.1)) == 0 && loudness(mixer.hear(0.1)) > 0.3)
        }
    }

    @Test func filesPlayAndThePlayersTimeIsTold() async throws {
        let url = try Tone.file(seconds: 0.5, rate: 44_100)
        defer { try? FileManager.default.removeItem(at: url) }
        try await SoundMixer.withNew { mixer in
            let (engine, player) = try engine()
            defer { engine.stop() }
            let file = try AVAudioFile(forReading: url)
            #expect(file.length == 22_050 && file.processingFormat.sampleRate == 44_100 && file.processingFormat.isStandard)
            player.scheduleFile(file, at: nil)
            mixer.advance(0.25)
            player.play()
            #expect(abs(Tone.periods(mixer.hear(0.25)) - 110) <= 1)
            let time = try #require(player.lastRenderTime.flatMap { player.playerTime(forNodeTime: $0) })
            #expect(time.sampleTime == 12_000 && time.sampleRate == 48_000)
            player.stop()
            player.scheduleSegment(file, startingFrame: 11_025, frameCount: 2205, at: nil)
            player.play()
            #expect(loudness(mixer.hear(0.05)) > 0.3 && loudness(mixer.hear(0.05)) < 0.02)
        }
    }

    @Test func pitchAndPaceChangeByThemselves() async throws {
        func periods(_ unit: AVAudioNode) async throws -> Int {
            try await SoundMixer.withNew { mixer in
                let (engine, player) = try engine(unit)
                defer { engine.stop() }
                player.scheduleBuffer(tone(2))
                player.play()
                mixer.advance(0.25)
                return Tone.periods(mixer.hear(0.5))
            }
        }
        let (higher, faster, both) = (AVAudioUnitTimePitch(), AVAudioUnitTimePitch(), AVAudioUnitVarispeed())
        higher.pitch = 1200
        faster.rate = 2
        both.rate = 2
        #expect(abs(try await periods(higher) - 440) < 12)
        #expect(abs(try await periods(faster) - 220) < 12)
        #expect(abs(try await periods(both) - 440) <= 1)
    }

    @Test func unitsDoWhatTheyAreFor() async throws {
        func heard(_ unit: AVAudioUnitEffect, frequency: Double = 440) async throws -> (during: Float, after: Float) {
            try await SoundMixer.withNew { mixer in
                let (engine, player) = try engine(unit)
                defer { engine.stop() }
                player.scheduleBuffer(tone(0.5, frequency: frequency))
                player.play()
                return (loudness(mixer.hear(0.5)), loudness(mixer.hear(0.3)))
            }
        }
        let plain = try await heard(AVAudioUnitEQ(numberOfBands: 1))
        #expect(abs(plain.during - 0.354) < 0.01 && plain.after < 0.001)
        let reverb = AVAudioUnitReverb()
        reverb.loadFactoryPreset(.cathedral)
        reverb.wetDryMix = 50
        #expect(try await heard(reverb).after > 0.005)
        let echo = AVAudioUnitDelay()
        echo.delayTime = 0.4
        echo.wetDryMix = 50
        #expect(try await heard(echo).after > 0.05)
        let low = AVAudioUnitEQ(numberOfBands: 1)
        low.bands[0].filterType = .lowPass
        low.bands[0].frequency = 200
        low.bands[0].bypass = false
        #expect(try await heard(low, frequency: 4000).during < 0.01)
        #expect(try await heard(low, frequency: 100).during > 0.3)
        let loud = AVAudioUnitEQ(numberOfBands: 1)
        loud.bands[0].frequency = 440
        loud.bands[0].gain = 6
        loud.bands[0].bypass = false
        #expect(abs(try await heard(loud).during / plain.during - 2) < 0.05)
        let spoilt = AVAudioUnitDistortion()
        spoilt.loadFactoryPreset(.multiDistortedSquared)
        spoilt.wetDryMix = 100
        #expect(try await heard(spoilt).during > 0.8)
        spoilt.bypass = true
        #expect(abs(try await heard(spoilt).during - plain.during) < 0.001)
    }

    @Test func tapsHearWhatGoesOut() async throws {
        try await SoundMixer.withNew { mixer in
            let (engine, player) = try engine()
            let taken = Done()
            engine.mainMixerNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, time in
                if taken.count == 0 { taken.first = (buffer.frameLength, buffer.format.channelCount, time.sampleTime) }
                taken.count += 1
            }
            player.scheduleBuffer(tone(0.5))
            player.play()
            mixer.advance(0.5)
            for _ in 0..<200 where taken.count < 23 { try await Task.sleep(for: .milliseconds(5)) }
            #expect(taken.count == 23 && taken.first?.0 == 1024 && taken.first?.1 == 2 && taken.first?.2 == 0)
            engine.mainMixerNode.removeTap(onBus: 0)
            mixer.advance(0.1)
            #expect(taken.count == 23)
        }
    }

    @Test func soundIsRenderedByHandIntoAFile() async throws {
        let url = Tone.url("caf")
        defer { try? FileManager.default.removeItem(at: url) }
        try await SoundMixer.withNew { mixer in
            let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
            engine.attach(player)
            engine.connect(player, to: engine.mainMixerNode, format: format)
            try engine.enableManualRenderingMode(.offline, format: format, maximumFrameCount: 4096)
            try engine.start()
            player.scheduleBuffer(tone(1))
            player.play()
            let file = try AVAudioFile(forWriting: url, settings: format.settings)
            let buffer = AVAudioPCMBuffer(pcmFormat: engine.manualRenderingFormat, frameCapacity: 4096)!
            while engine.manualRenderingSampleTime < 48_000 {
                let rest = AVAudioFrameCount(48_000 - engine.manualRenderingSampleTime)
                #expect(try engine.renderOffline(min(4096, rest), to: buffer) == .success)
                try file.write(from: buffer)
            }
            #expect(file.length == 48_000 && mixer.framesTaken == 0)
            let read = try AVAudioFile(forReading: url)
            let whole = AVAudioPCMBuffer(pcmFormat: read.processingFormat, frameCapacity: 48_000)!
            try read.read(into: whole)
            #expect(whole.frameLength == 48_000 && abs((whole.floatChannelData?[0][1000] ?? 0) - Tone.samples(1)[1000]) < 0.001)
            #expect(throws: (any Error).self) { try read.read(into: whole) }
        }
    }

    @Test func buffersHoldEveryFormat() throws {
        for (kind, interleaved) in [(AVAudioCommonFormat.pcmFormatInt16, true), (.pcmFormatInt32, false), (.pcmFormatFloat64, true)] {
            let format = try #require(AVAudioFormat(commonFormat: kind, sampleRate: 8000, channels: 2, interleaved: interleaved))
            let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 10))
            buffer.frameLength = 20
            #expect(buffer.frameLength == 10 && buffer.stride == (interleaved ? 2 : 1) && buffer.floatChannelData == nil)
            if kind == .pcmFormatInt16 {
                buffer.int16ChannelData?[1][2] = 7
                #expect(buffer.int16ChannelData?[0][3] == 7)
            }
        }
        #expect(AVAudioFormat(settings: [AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 2])?.commonFormat == .pcmFormatInt16)
        #expect(
            AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)
                == AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
    }

    private final class Done: @unchecked Sendable {
        var count = 0
        var first: (AVAudioFrameCount, AVAudioChannelCount, AVAudioFramePosition)?
    }
}
