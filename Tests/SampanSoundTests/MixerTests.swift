import Foundation
import Testing

@testable import SampanHost
@testable import SampanSound

/// What sounds, sample by sample.
@Suite struct MixerTests {
    /// Lets time pass and returns what was heard on the left.
    private func heard(_ mixer: SoundMixer, _ frames: Int) -> [Float] {
        var samples: [Float] = []
        mixer.render(frames: frames, isLive: false) { block in samples += stride(from: 0, to: block.count, by: 2).map { block[$0] } }
        return samples
    }

    private func ramp(_ count: Int) -> MemoryReader {
        MemoryReader((0..<count).map { Float($0) / 1000 }, sampleRate: Double(SoundFormat.sampleRate), channelCount: 1)
    }

    @Test func whatHasAFewSamplesASecondIsStretchedToo() {
        var stretcher = TimeStretcher(sampleRate: 8)
        stretcher.tempo = 2
        stretcher.add([1, 1, 2, 2, 3, 3])
        #expect(stretcher.next() == [1, 1])
    }

    @Test func samplesOfTheMixersRateAreHeardAsTheyAreAndThenNothing() async {
        await SoundMixer.withNew { mixer in
            let voice = ClipVoice(ramp(500))
            let ends = Counter()
            voice.onEnd = { ends.count += 1 }
            mixer.add(voice)
            let samples = heard(mixer, 600)
            #expect(samples[..<500].elementsEqual((0..<500).map { Float($0) / 1000 }) && samples[500...].allSatisfy { $0 == 0 })
            #expect(ends.count == 1 && !mixer.isBusy && mixer.framesTaken == 600)
        }
    }

    @Test func voicesAddUpAndBeginAtTheirTime() async {
        await SoundMixer.withNew { mixer in
            let constant = { MemoryReader([Float](repeating: 0.25, count: 1000), sampleRate: 48_000, channelCount: 1) }
            let late = ClipVoice(constant())
            late.start = 300
            mixer.add(ClipVoice(constant()))
            mixer.add(late)
            let samples = heard(mixer, 400)
            #expect(samples[299] == 0.25 && samples[300] == 0.5)
        }
    }

    @Test func loopsGoOnWithoutAGapAndThePlaceBeginsAgain() async {
        await SoundMixer.withNew { mixer in
            let voice = ClipVoice(ramp(100))
            voice.stream.loops = 2
            mixer.add(voice)
            let samples = heard(mixer, 250)
            #expect(samples[99] == 0.099 && samples[100] == 0 && samples[249] == 0.049)
            #expect(voice.stream.place == 50)
            _ = heard(mixer, 60)
            #expect(!mixer.isBusy)
        }
    }

    @Test func otherRatesKeepTheirPitchAndLength() async {
        await SoundMixer.withNew { mixer in
            // 100 periods a second.
            let wave = (0..<22_050).map { sin(Float($0) * 2 * .pi * 100 / 22_050) }
            let voice = ClipVoice(MemoryReader(wave, sampleRate: 22_050, channelCount: 1))
            mixer.add(voice)
            let samples = heard(mixer, 48_000)
            let crossings = zip(samples, samples.dropFirst()).filter { $0 < 0 && $1 >= 0 }.count
            #expect((98...100).contains(crossings), "\(crossings)")
            let expected = (0..<48_000).map { sin(Float($0) * 2 * .pi * 100 / 48_000) }
            #expect(zip(samples, expected).dropLast(100).allSatisfy { abs($0 - $1) < 0.01 })
        }
    }

    @Test func fasterSoundIsShorterAndOfTheSamePitch() async {
        await SoundMixer.withNew { mixer in
            let wave = (0..<96_000).map { sin(Float($0) * 2 * .pi * 200 / 48_000) }
            let voice = ClipVoice(MemoryReader(wave, sampleRate: 48_000, channelCount: 1))
            voice.stream.rate = 2
            mixer.add(voice)
            let samples = heard(mixer, 48_000)
            let crossings = zip(samples, samples.dropFirst()).filter { $0 < 0 && $1 >= 0 }.count
            #expect((190...205).contains(crossings), "\(crossings)")
            #expect(abs(voice.stream.place - 96_000) < 6000)
            #expect(heard(mixer, 4800).isEmpty == false && !mixer.isBusy)
        }
    }

    @Test func volumeFadesAndPanLeavesOneSide() async {
        await SoundMixer.withNew { mixer in
            let voice = ClipVoice(MemoryReader([Float](repeating: 1, count: 2000), sampleRate: 48_000, channelCount: 1))
            voice.setVolume(0, within: 1000.0 / 48_000)
            voice.pan = 1
            mixer.add(voice)
            var right: [Float] = []
            mixer.render(frames: 1200, isLive: false) { block in
                #expect(stride(from: 0, to: block.count, by: 2).allSatisfy { block[$0] == 0 })
                right += stride(from: 1, to: block.count, by: 2).map { block[$0] }
            }
            #expect(abs(right[499] - 0.5) < 0.01 && right[1000] == 0)
        }
    }

    private final class Counter: @unchecked Sendable { var count = 0 }
}

/// Hosts and apps meet at the outlet.
@Suite struct OutletTests {
    private final class Tone: SoundSource, @unchecked Sendable {
        func render(into block: UnsafeMutableBufferPointer<Float>, isLive: Bool) { for index in block.indices { block[index] = 1 } }
    }

    private final class Speaker: HostSpeaker, @unchecked Sendable {
        var source: (any SoundSource)?
        func begin(_ source: any SoundSource) { self.source = source }
    }

    @Test func aSpeakerBeginsWhenThereIsSomethingToHearAndStandsStillWhereItIsHeld() throws {
        let (outlet, speaker) = (SoundOutlet(), Speaker())
        outlet.open(speaker)
        #expect(speaker.source == nil)
        outlet.play(Tone())
        let source = try #require(speaker.source)
        func sum() -> Float {
            var sum: Float = 0
            source.render(frames: 10, isLive: false) { sum += $0.reduce(0, +) }
            return sum
        }
        #expect(sum() == 20)
        outlet.hold(true, for: "a")
        outlet.hold(true, for: "b")
        outlet.hold(false, for: "a")
        #expect(sum() == 0)
        outlet.hold(false, for: "b")
        #expect(sum() == 20)
    }
}
