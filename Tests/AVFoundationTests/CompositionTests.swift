import AVFoundation
import CoreGraphics
import Foundation
import SampanSound
import Testing

/// Compositions: what becomes of their pieces, and how they are played.
@MainActor @Suite struct CompositionTests {
    private nonisolated func seconds(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }
    private nonisolated func range(_ begin: Double, _ end: Double) -> CMTimeRange { CMTimeRange(start: seconds(begin), end: seconds(end)) }

    private func withTone(_ length: Double = 2, _ body: (AVAsset, AVAssetTrack) async throws -> Void) async throws {
        let url = try Tone.file(seconds: length)
        defer { try? FileManager.default.removeItem(at: url) }
        let asset = AVURLAsset(url: url)
        try await body(asset, try #require(asset.tracks.first))
    }

    private func withFilm(_ body: (AVURLAsset) async throws -> Void) async throws {
        let url = try Film.file()
        defer { try? FileManager.default.removeItem(at: url) }
        try await body(AVURLAsset(url: url))
    }

    /// The pieces as text: where they are, and of what.
    private func text(_ track: AVCompositionTrack) -> String {
        track.segments.map { segment in
            let (source, target) = (segment.timeMapping.source, segment.timeMapping.target)
            let media = segment.isEmpty ? "-" : "\(source.start.seconds)...\(source.end.seconds)"
            return "\(target.start.seconds)...\(target.end.seconds): \(media)"
        }.joined(separator: ", ")
    }

    // MARK: Pieces

    @Test func whatIsInsertedMakesWhatComesAfterGiveWay() async throws {
        try await withTone { _, source in
            let composition = AVMutableComposition()
            let track = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: kCMPersistentTrackID_Invalid))
            try track.insertTimeRange(range(0.5, 1), of: source, at: .zero)
            try track.insertTimeRange(range(0, 0.5), of: source, at: seconds(2))
            #expect(text(track) == "0.0...0.5: 0.5...1.0, 0.5...2.0: -, 2.0...2.5: 0.0...0.5")
            try track.insertTimeRange(range(1, 1.25), of: source, at: seconds(0.25))
            let whole = "0.0...0.25: 0.5...0.75, 0.25...0.5: 1.0...1.25, 0.5...0.75: 0.75...1.0, 0.75...2.25: -, 2.25...2.75: 0.0...0.5"
            #expect(text(track) == whole)
            #expect(composition.duration == seconds(2.75) && track.timeRange == range(0, 2.75))
            try track.insertTimeRange(range(1.5, 5), of: source, at: .invalid)
            #expect(track.segments.last?.timeMapping.target == range(2.75, 3.25), "What is no part of the track is left out.")
        }
    }

    @Test func whatIsRemovedLetsWhatComesAfterMoveUp() async throws {
        try await withTone { _, source in
            let composition = AVMutableComposition()
            let track = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 7))
            try track.insertTimeRange(range(0, 2), of: source, at: .zero)
            composition.removeTimeRange(range(0.5, 1.5))
            #expect(text(track) == "0.0...0.5: 0.0...0.5, 0.5...1.0: 1.5...2.0" && track.trackID == 7)
            composition.removeTimeRange(range(0, 5))
            #expect(track.segments.isEmpty && composition.tracks.count == 1 && composition.duration == .zero)
        }
    }

    @Test func emptyRangesMakeWayButNotAtTheEnd() async throws {
        try await withTone { _, source in
            let composition = AVMutableComposition()
            let track = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: kCMPersistentTrackID_Invalid))
            try track.insertTimeRange(range(0, 1), of: source, at: .zero)
            composition.insertEmptyTimeRange(range(0.25, 0.75))
            #expect(text(track) == "0.0...0.25: 0.0...0.25, 0.25...0.75: -, 0.75...1.5: 0.25...1.0")
            composition.insertEmptyTimeRange(range(1.5, 2))
            composition.insertEmptyTimeRange(range(-1, 1))
            #expect(composition.duration == seconds(1.5))
            #expect(track.segment(forTrackTime: seconds(0.5))?.isEmpty == true)
        }
    }

    @Test func whatIsScaledIsPlayedFasterOrSlower() async throws {
        try await withTone { _, source in
            let composition = AVMutableComposition()
            let track = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: kCMPersistentTrackID_Invalid))
            try track.insertTimeRange(range(0, 2), of: source, at: .zero)
            composition.scaleTimeRange(range(0.5, 1.5), toDuration: seconds(2))
            #expect(text(track) == "0.0...0.5: 0.0...0.5, 0.5...2.5: 0.5...1.5, 2.5...3.0: 1.5...2.0")
            track.removeTimeRange(range(1.5, 3))
            #expect(text(track) == "0.0...0.5: 0.0...0.5, 0.5...1.5: 0.5...1.0")
        }
    }

    @Test func assetsAreInsertedWithAllTheirTracks() async throws {
        try await withFilm { film in
            let composition = AVMutableComposition()
            try composition.insertTimeRange(range(0.5, 1), of: film, at: .zero)
            try composition.insertTimeRange(range(0, 0.25), of: film, at: .zero)
            #expect(composition.tracks.count == 2 && composition.naturalSize == Film.size)
            let video: AVMutableCompositionTrack = try #require(composition.tracks(withMediaType: .video).first)
            #expect(text(video) == "0.0...0.25: 0.0...0.25, 0.25...0.75: 0.5...1.0")
            #expect(video.segments.first?.sourceURL == film.url && video.nominalFrameRate == 30 && video.asset === composition)
            // A composition's pieces are those of its sources, not of it.
            let other = AVMutableComposition()
            try other.insertTimeRange(range(0.125, 0.5), of: composition, at: .zero)
            #expect(text(try #require(other.tracks(withMediaType: .video).first)) == "0.0...0.125: 0.125...0.25, 0.125...0.375: 0.5...0.75")
        }
    }

    @Test func copiesStayAsTheyAre() async throws {
        try await withTone { asset, _ in
            let composition = AVMutableComposition()
            try composition.insertTimeRange(range(0, 1), of: asset, at: .zero)
            let copy = try #require(composition.copy() as? AVComposition)
            let mutable = try #require(composition.mutableCopy() as? AVMutableComposition)
            composition.removeTimeRange(range(0, 0.5))
            mutable.scaleTimeRange(range(0, 1), toDuration: seconds(3))
            #expect(!(copy is AVMutableComposition) && copy.tracks.first?.asset === copy)
            #expect([composition, copy, mutable].map(\.duration) == [0.5, 1, 3].map(seconds))
            #expect(try await copy.load(.duration) == seconds(1))
            let tracks: [AVCompositionTrack] = try await copy.load(.tracks)
            let changeable: [AVMutableCompositionTrack] = try await mutable.load(.tracks)
            #expect(try await tracks.first?.load(.segments).count == 1 && changeable.count == 1)
            #expect(try await asset.load(.isComposable, .tracks).0)
        }
    }

    @Test func whatCannotBeInsertedIsRefused() async throws {
        try await withTone { asset, source in
            let composition = AVMutableComposition()
            let video = try #require(composition.addMutableTrack(withMediaType: .video, preferredTrackID: 1))
            let audio = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 1))
            #expect(audio.trackID == 2 && composition.addMutableTrack(withMediaType: .text, preferredTrackID: 1) == nil)
            #expect(throws: AVError(.invalidSourceMedia)) { try video.insertTimeRange(range(0, 1), of: source, at: .zero) }
            #expect(throws: AVError(.unknown)) { try audio.insertTimeRange(range(3, 4), of: source, at: .zero) }
            #expect(throws: AVError(.unknown)) { try composition.insertTimeRange(.invalid, of: asset, at: .zero) }
            #expect(audio.segments.isEmpty)
        }
    }

    @Test func piecesThatAreSetFollowEachOther() async throws {
        try await withFilm { film in
            let composition = AVMutableComposition()
            let track = try #require(composition.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
            let first = AVCompositionTrackSegment(
                url: film.url, trackID: 1, sourceTimeRange: range(0, 1), targetTimeRange: range(0, 0.5))
            let gap = AVCompositionTrackSegment(timeRange: range(0.5, 1))
            track.segments = [first, gap]
            #expect(text(track) == "0.0...0.5: 0.0...1.0, 0.5...1.0: -")
            #expect(throws: AVError(.compositionTrackSegmentsNotContiguous)) { try track.validateSegments([gap]) }
            let endless = CMTimeRange(start: .zero, duration: .positiveInfinity)
            let media = AVCompositionTrackSegment(url: film.url, trackID: 1, sourceTimeRange: endless, targetTimeRange: range(0, 1))
            #expect(throws: AVError(.invalidCompositionTrackSegmentSourceDuration)) { try track.validateSegments([media]) }
            let rest = AVCompositionTrackSegment(timeRange: endless)
            #expect(throws: AVError(.invalidCompositionTrackSegmentDuration)) { try track.validateSegments([rest]) }
            track.segments = [gap]
            #expect(track.segments.count == 2 && track.naturalSize == Film.size)
        }
    }

    // MARK: Playing

    @Test func picturesAreThoseOfThePieces() async throws {
        try await withFilm { film in
            let composition = AVMutableComposition()
            let track = try #require(composition.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
            let source = try #require(film.tracks(withMediaType: .video).first)
            try track.insertTimeRange(range(1, 1.5), of: source, at: .zero)
            try track.insertTimeRange(range(0, 0.5), of: source, at: seconds(1))
            track.scaleTimeRange(range(1, 1.5), toDuration: seconds(1))
            let generator = AVAssetImageGenerator(asset: composition)
            func frame(_ second: Double) throws -> Int? { Film.frame(of: try generator.copyCGImage(at: seconds(second), actualTime: nil)) }
            #expect(try frame(0.01) == 30 && frame(0.45) == 43)
            let empty = try generator.copyCGImage(at: seconds(0.75), actualTime: nil)
            #expect(Film.gray(of: empty) == 0 && empty.width == 160)
            #expect(try frame(1.01) == 0 && frame(1.51) == 7)
            track.preferredTransform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 96, ty: 0)
            let turned = AVAssetImageGenerator(asset: composition)
            turned.appliesPreferredTrackTransform = true
            #expect(try turned.copyCGImage(at: .zero, actualTime: nil).width == 96)
        }
    }

    private func play(_ asset: AVAsset, mix: AVAudioMix? = nil, _ seconds: Double) async -> [Float] {
        await SoundMixer.withNew { mixer in
            let player = AVPlayer(playerItem: AVPlayerItem(asset: asset))
            player.currentItem?.audioMix = mix
            for _ in 0..<200 where player.currentItem?.status == .unknown { await Tone.mainQueue() }
            player.play()
            return mixer.hear(seconds)
        }
    }

    @Test func soundIsThatOfThePieces() async throws {
        try await withTone { _, source in
            let composition = AVMutableComposition()
            let track = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: kCMPersistentTrackID_Invalid))
            try track.insertTimeRange(range(0, 0.5), of: source, at: seconds(0.5))
            let samples = await play(composition, 1)
            #expect(samples.count == 48_000 && samples[..<23_990].allSatisfy { $0 == 0 })
            #expect(abs(Tone.periods(Array(samples[24_000...])) - 220) < 5)
        }
    }

    @Test func whatIsScaledKeepsItsPitchUnlessItIsToldNotTo() async throws {
        try await withTone { asset, _ in
            let composition = AVMutableComposition()
            try composition.insertTimeRange(range(0, 1), of: asset, at: .zero)
            composition.scaleTimeRange(range(0, 1), toDuration: seconds(0.5))
            #expect(abs(Tone.periods(await play(composition, 0.5)) - 220) < 20)
            let parameters = AVMutableAudioMixInputParameters(track: composition.tracks.first)
            parameters.audioTimePitchAlgorithm = .varispeed
            let mix = AVMutableAudioMix()
            mix.inputParameters = [parameters]
            #expect(abs(Tone.periods(await play(composition, mix: mix, 0.5)) - 440) < 10)
        }
    }

    @Test func aMixHasVolumesRiseAndFall() async throws {
        try await withTone { asset, source in
            let parameters = AVMutableAudioMixInputParameters(track: source)
            parameters.setVolumeRamp(fromStartVolume: 0, toEndVolume: 1, timeRange: range(0, 1))
            parameters.setVolume(0.5, at: seconds(1.5))
            let mix = AVMutableAudioMix()
            mix.inputParameters = [parameters]
            let samples = await play(asset, mix: mix, 2)
            func loudness(_ second: Double) -> Float { samples[Int(second * 48_000)...].prefix(480).map(abs).max() ?? 0 }
            let found = [0, 0.25, 0.5, 1.2, 1.7].map(loudness)
            #expect(zip(found, [0, 0.125, 0.25, 0.5, 0.25]).allSatisfy { abs($0 - $1) < 0.02 }, "\(found)")
        }
    }

    @Test func rampsAreToldByTheirTimes() {
        let parameters = AVMutableAudioMixInputParameters()
        var (start, end, found) = (Float(-1), Float(-1), CMTimeRange.invalid)
        #expect(!parameters.getVolumeRamp(for: .zero, startVolume: &start, endVolume: &end, timeRange: &found))
        parameters.setVolumeRamp(fromStartVolume: 1, toEndVolume: 0, timeRange: range(1, 2))
        #expect(parameters.getVolumeRamp(for: seconds(1.5), startVolume: &start, endVolume: &end, timeRange: &found))
        #expect(start == 1 && end == 0 && found == range(1, 2))
        #expect(parameters.getVolumeRamp(for: seconds(0.5), startVolume: &start, endVolume: &end, timeRange: &found))
        #expect(start == 1 && end == 1 && found == range(0, 1))
        #expect(!parameters.getVolumeRamp(for: seconds(3), startVolume: nil, endVolume: nil, timeRange: nil))
    }
}
