import AVFoundation
import CoreGraphics
import Foundation
import SampanSound
import Testing

/// How the pictures of several tracks become one.
@MainActor @Suite struct VideoCompositionTests {
    private nonisolated func seconds(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }
    private nonisolated func range(_ begin: Double, _ end: Double) -> CMTimeRange {
        CMTimeRange(start: seconds(begin), end: seconds(end))
    }

    /// A composition of one film in two tracks: the first begins at its picture 30, the second at its picture 0.
    private func withTwoTracks(_ body: (AVMutableComposition, [AVMutableCompositionTrack]) async throws -> Void) async throws {
        let url = try Film.file(hasSound: false)
        defer { try? FileManager.default.removeItem(at: url) }
        let film = AVURLAsset(url: url)
        let source = try #require(film.tracks(withMediaType: .video).first)
        let composition = AVMutableComposition()
        let tracks = try [1.0, 0].map { begin in
            let track = try #require(composition.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
            try track.insertTimeRange(range(begin, begin + 1), of: source, at: .zero)
            return track
        }
        withExtendedLifetime(film) {}
        try await body(composition, tracks)
    }

    private func videoComposition(
        _ tracks: [AVMutableCompositionTrack], _ body: ([AVMutableVideoCompositionLayerInstruction]) -> Void
    ) -> AVMutableVideoComposition {
        let layers = tracks.map { AVMutableVideoCompositionLayerInstruction(assetTrack: $0) }
        body(layers)
        let instruction = AVMutableVideoCompositionInstruction()
        instruction.timeRange = range(0, 1)
        instruction.layerInstructions = layers
        let composition = AVMutableVideoComposition()
        composition.renderSize = Film.size
        composition.frameDuration = CMTime(value: 1, timescale: 30)
        composition.instructions = [instruction]
        return composition
    }

    private func picture(_ composition: AVComposition, _ video: AVVideoComposition, _ second: Double) throws -> CGImage {
        let generator = AVAssetImageGenerator(asset: composition)
        generator.videoComposition = video
        return try generator.copyCGImage(at: seconds(second), actualTime: nil)
    }

    /// The gray at a place of a picture, from the top left.
    private func gray(_ image: CGImage, _ x: Int, _ y: Int) throws -> Int {
        Film.gray(of: try #require(image.cropping(to: CGRect(x: x, y: y, width: 1, height: 1))))
    }

    @Test func theFirstInstructionIsTheTopmost() async throws {
        try await withTwoTracks { composition, tracks in
            let image = try picture(composition, videoComposition(tracks) { _ in }, 0.01)
            #expect(abs(Film.gray(of: image) - Film.gray(30)) < 4)
            let other = try picture(composition, videoComposition(tracks.reversed()) { _ in }, 0.01)
            #expect(abs(Film.gray(of: other) - Film.gray(0)) < 4)
        }
    }

    @Test func opacityGoesFromOneValueToAnother() async throws {
        try await withTwoTracks { composition, tracks in
            let video = videoComposition(tracks) { layers in
                layers[0].setOpacityRamp(fromStartOpacity: 1, toEndOpacity: 0, timeRange: range(0, 1))
            }
            // Picture 45 over picture 15, half through.
            let image = try picture(composition, video, 0.5)
            #expect(abs(Film.gray(of: image) - (Film.gray(45) + Film.gray(15)) / 2) < 5)
        }
    }

    @Test func tracksAreMovedAndCropped() async throws {
        try await withTwoTracks { composition, tracks in
            let video = videoComposition([tracks[0]]) { layers in
                layers[0].setTransformRamp(
                    fromStart: .identity, toEnd: CGAffineTransform(translationX: 80, y: 48), timeRange: range(0, 0.5))
                layers[0].setCropRectangle(CGRect(x: 0, y: 0, width: 40, height: 48), at: .zero)
            }
            let first = try picture(composition, video, 0.001)
            #expect(try gray(first, 20, 20) > 80 && gray(first, 60, 20) == 0 && gray(first, 20, 60) == 0)
            let later = try picture(composition, video, 0.75)
            #expect(try gray(later, 20, 20) == 0 && gray(later, 100, 60) > 80 && gray(later, 130, 60) == 0)
        }
    }

    @Test func whatIsBehindHasTheInstructionsColour() async throws {
        try await withTwoTracks { composition, tracks in
            let video = videoComposition([]) { _ in }
            let instruction = try #require(video.instructions.first as? AVMutableVideoCompositionInstruction)
            instruction.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
            video.renderSize = CGSize(width: 32, height: 64)
            video.renderScale = 0.5
            let image = try picture(composition, video, 0)
            #expect(Film.gray(of: image) == 255 && image.width == 16 && image.height == 32)
        }
    }

    @Test func aCompositionOfAnAssetShowsItAsItIs() async throws {
        let url = try Film.file(seconds: 0.5, hasSound: false, turned: true)
        defer { try? FileManager.default.removeItem(at: url) }
        let asset = AVURLAsset(url: url)
        let video = try await AVVideoComposition.videoComposition(withPropertiesOf: asset)
        #expect(video.renderSize == CGSize(width: 96, height: 160) && abs(video.frameDuration.seconds - 1.0 / 30) < 1e-4)
        #expect(video.renderScale == 1 && video.animationTool == nil && video.instructions.count == 1)
        let generator = AVAssetImageGenerator(asset: asset)
        generator.videoComposition = video
        let image = try generator.copyCGImage(at: .zero, actualTime: nil)
        #expect(image.width == 96 && image.height == 160 && abs(Film.gray(of: image) - Film.gray(0)) < 4)
    }

    @Test func aCompositionThatCannotBeFollowedFails() async throws {
        try await withTwoTracks { composition, tracks in
            let video = videoComposition(tracks) { _ in }
            video.frameDuration = .invalid
            #expect(throws: AVError(.invalidVideoComposition)) { try picture(composition, video, 0) }
            let item = AVPlayerItem(asset: composition)
            item.videoComposition = video
            let player = AVPlayer(playerItem: item)
            for _ in 0..<200 where item.status == .unknown { await Tone.mainQueue() }
            #expect(player.status == .failed && (item.error as? AVError)?.code == .invalidVideoComposition)
        }
    }

    @Test func aPlayerShowsTheCompositionsPictures() async throws {
        try await withTwoTracks { composition, tracks in
            await SoundMixer.withNew { _ in
                let item = AVPlayerItem(asset: composition)
                let player = AVPlayer(playerItem: item)
                let layer = AVPlayerLayer(player: player)
                for _ in 0..<200 where item.status == .unknown { await Tone.mainQueue() }
                func shown() -> Int? { Film.frame(of: layer.contents.map { $0 as! CGImage }) }
                #expect(shown() == 30 && item.presentationSize == Film.size)
                let video = videoComposition(tracks.reversed()) { _ in }
                video.renderSize = CGSize(width: 80, height: 48)
                item.videoComposition = video
                #expect(shown() == 0 && item.presentationSize == CGSize(width: 80, height: 48))
                await player.seek(to: seconds(0.51))
                #expect(shown() == 15)
            }
        }
    }

    @Test func copiesOfInstructionsStayAsTheyAre() throws {
        let layer = AVMutableVideoCompositionLayerInstruction()
        layer.trackID = 3
        layer.setOpacity(0.5, at: .zero)
        let copy = try #require(layer.copy() as? AVVideoCompositionLayerInstruction)
        layer.setOpacity(1, at: .zero)
        var opacity: Float = 0
        #expect(copy.getOpacityRamp(for: seconds(2), startOpacity: &opacity, endOpacity: nil, timeRange: nil) && opacity == 0.5)
        #expect(copy.trackID == 3 && !(copy is AVMutableVideoCompositionLayerInstruction))
        let instruction = AVMutableVideoCompositionInstruction()
        #expect(!instruction.timeRange.isValid && instruction.enablePostProcessing && instruction.backgroundColor == nil)
        instruction.layerInstructions = [layer]
        #expect(!instruction.containsTweening && instruction.requiredSourceTrackIDs?.count == 1)
    }
}
