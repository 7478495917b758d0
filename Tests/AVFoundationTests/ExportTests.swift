import AVFoundation
import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// What is written as a file, read again.
@MainActor @Suite struct ExportTests {
    private nonisolated func seconds(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }
    private nonisolated func range(_ begin: Double, _ end: Double) -> CMTimeRange {
        CMTimeRange(start: seconds(begin), end: seconds(end))
    }

    private func withFilm(_ length: Double = 1, hasSound: Bool = true, _ body: (AVURLAsset) async throws -> Void) async throws {
        let url = try Film.file(seconds: length, hasSound: hasSound)
        defer { try? FileManager.default.removeItem(at: url) }
        try await body(AVURLAsset(url: url))
    }

    /// Exports, and reads what was written.
    private func exported(
        _ asset: AVAsset, _ preset: String, _ fileType: AVFileType, _ pathExtension: String,
        prepare: (AVAssetExportSession) -> Void = { _ in }, _ body: (AVURLAsset) async throws -> Void
    ) async throws {
        let session = try #require(AVAssetExportSession(asset: asset, presetName: preset))
        prepare(session)
        let url = Tone.url(pathExtension)
        defer { try? FileManager.default.removeItem(at: url) }
        try await session.export(to: url, as: fileType)
        #expect(session.status == .completed && session.progress == 1 && session.error == nil)
        try await body(AVURLAsset(url: url))
    }

    private func frame(_ asset: AVAsset, _ second: Double) throws -> Int {
        try #require(Film.frame(of: try AVAssetImageGenerator(asset: asset).copyCGImage(at: seconds(second), actualTime: nil)))
    }

    // MARK: Files

    @Test(arguments: [(AVFileType.mp4, "mp4"), (.mov, "mov"), (.m4v, "m4v")])
    func aFilmIsWrittenAsEachKindOfFile(_ fileType: AVFileType, _ pathExtension: String) async throws {
        try await withFilm { film in
            try await exported(film, AVAssetExportPreset640x480, fileType, pathExtension) { copy in
                let video = try #require(try await copy.loadTracks(withMediaType: .video).first)
                #expect(video.naturalSize == Film.size, "Nothing is made larger than it is.")
                #expect(copy.tracks(withMediaType: .audio).count == 1 && abs(copy.duration.seconds - 1) < 0.1)
                let (first, later) = (try frame(copy, 0.01), try frame(copy, 0.51))
                #expect(abs(first) <= 1 && abs(later - 15) <= 1)
            }
        }
    }

    @Test func aStretchOfACompositionIsWritten() async throws {
        try await withFilm { film in
            let composition = AVMutableComposition()
            try composition.insertTimeRange(range(0.5, 1), of: film, at: .zero)
            try composition.insertTimeRange(range(0, 0.5), of: film, at: seconds(0.5))
            try await exported(composition, AVAssetExportPresetHighestQuality, .mp4, "mp4") { session in
                session.timeRange = range(0.25, 0.75)
            } _: { copy in
                #expect(abs(copy.duration.seconds - 0.5) < 0.1)
                let (first, later) = (try frame(copy, 0.01), try frame(copy, 0.27))
                #expect(abs(first - 22) <= 1 && abs(later) <= 1)
            }
        }
    }

    @Test(arguments: [
        (AVAssetExportPresetAppleM4A, AVFileType.m4a, "m4a"), (AVAssetExportPresetPassthrough, .wav, "wav"),
        (AVAssetExportPresetPassthrough, .caf, "caf"),
    ])
    func soundIsWrittenAlone(_ preset: String, _ fileType: AVFileType, _ pathExtension: String) async throws {
        let url = try Tone.file(seconds: 1)
        defer { try? FileManager.default.removeItem(at: url) }
        try await exported(AVURLAsset(url: url), preset, fileType, pathExtension) {
            $0.timeRange = range(0, 0.5)
        } _: { copy in
            #expect(copy.tracks.map(\.mediaType) == [.audio] && abs(copy.duration.seconds - 0.5) < 0.05)
        }
    }

    @Test func picturesFitIntoThePresetsSize() async throws {
        try await withFilm(0.2, hasSound: false) { film in
            let video = try #require(
                try await AVVideoComposition.videoComposition(withPropertiesOf: film).mutableCopy() as? AVMutableVideoComposition)
            video.renderSize = CGSize(width: 480, height: 640)
            try await exported(film, AVAssetExportPresetLowQuality, .mov, "mov") {
                $0.videoComposition = video
            } _: { copy in
                #expect(copy.tracks(withMediaType: .video).first?.naturalSize == CGSize(width: 128, height: 170))
            }
        }
    }

    @Test func whatIsKnownOfAFilmIsWrittenWithIt() async throws {
        try await withFilm(0.2, hasSound: false) { film in
            let (title, artist) = (AVMutableMetadataItem(), AVMutableMetadataItem())
            (title.identifier, title.value) = (.commonIdentifierTitle, "Größe, \"im\" \\Film" as NSString)
            (artist.keySpace, artist.key) = (.quickTimeMetadata, "com.apple.quicktime.artist" as NSString)
            artist.value = "Somebody" as NSString
            #expect(title.commonKey == .commonKeyTitle && artist.commonKey == .commonKeyArtist)
            try await exported(film, AVAssetExportPresetHighestQuality, .mp4, "mp4") {
                $0.metadata = [title, artist]
            } _: { copy in
                let items = try await copy.load(.commonMetadata)
                let found = AVMetadataItem.metadataItems(from: items, withKey: AVMetadataKey.commonKeyTitle, keySpace: .common)
                #expect(found.map(\.stringValue) == ["Größe, \"im\" \\Film"])
                #expect(items.first { $0.commonKey == .commonKeyArtist }?.stringValue == "Somebody")
                // Without items of its own, an export keeps those.
                try await exported(copy, AVAssetExportPresetHighestQuality, .mov, "mov") { again in
                    #expect(again.commonMetadata.first { $0.commonKey == .commonKeyArtist }?.stringValue == "Somebody")
                }
            }
        }
    }

    // MARK: Presets

    @Test func presetsAreThoseThatCanBeWritten() async throws {
        let all = AVAssetExportSession.allExportPresets()
        #expect(all.contains(AVAssetExportPresetHighestQuality) && !all.contains(AVAssetExportPresetPassthrough))
        let url = try Tone.file(seconds: 0.1)
        defer { try? FileManager.default.removeItem(at: url) }
        let tone = AVURLAsset(url: url)
        let presets = AVAssetExportSession.exportPresets(compatibleWith: tone)
        #expect(presets.contains(AVAssetExportPresetAppleM4A) && !presets.contains(AVAssetExportPreset640x480))
        #expect(AVAssetExportSession.exportPresets(compatibleWith: AVURLAsset(url: URL(fileURLWithPath: "/none.mov"))).isEmpty)
        #expect(AVAssetExportSession(asset: tone, presetName: "none") == nil)
        let session = try #require(AVAssetExportSession(asset: tone, presetName: AVAssetExportPresetAppleM4A))
        #expect(session.supportedFileTypes == [.m4a])
        #expect(await session.compatibleFileTypes == [.m4a])
        let (m4a, mp3) = (AVFileType.m4a, AVFileType.mp3)
        #expect(
            await AVAssetExportSession.compatibility(ofExportPreset: AVAssetExportPresetAppleM4A, with: tone, outputFileType: m4a))
        #expect(
            await !AVAssetExportSession.compatibility(ofExportPreset: AVAssetExportPresetAppleM4A, with: tone, outputFileType: mp3))
        // Half of 128,000 bits, in bytes, each second.
        #expect(try await session.estimatedOutputFileLengthInBytes == 1600 && session.status == .unknown)
    }

    // MARK: What goes wrong

    @Test func whatCannotBeWrittenFailsWithApplesErrors() async throws {
        let url = try Tone.file(seconds: 0.1)
        defer { try? FileManager.default.removeItem(at: url) }
        func failure(_ preset: String, _ fileType: AVFileType?, _ target: URL?) async throws -> AVError.Code? {
            let session = try #require(AVAssetExportSession(asset: AVURLAsset(url: url), presetName: preset))
            (session.outputFileType, session.outputURL) = (fileType, target)
            await session.export()
            #expect(session.status == .failed)
            return (session.error as? AVError)?.code
        }
        #expect(try await failure(AVAssetExportPresetAppleM4A, .mp3, Tone.url("mp3")) == .operationNotSupportedForAsset)
        #expect(try await failure(AVAssetExportPreset640x480, .mp4, Tone.url("mp4")) == .operationNotSupportedForAsset)
        #expect(try await failure(AVAssetExportPresetAppleM4A, .m4a, url) == .fileAlreadyExists)
        #expect(try await failure(AVAssetExportPresetAppleM4A, .m4a, nil) == .unknown)
        #expect(FileManager.default.fileExists(atPath: url.path))
    }

    @Test func nothingIsEstimatedOfACompositionThatCannotBeFollowed() async throws {
        try await withFilm(0.2, hasSound: false) { film in
            let session = try #require(AVAssetExportSession(asset: film, presetName: AVAssetExportPresetHighestQuality))
            session.videoComposition = AVMutableVideoComposition()
            #expect(session.estimatedOutputFileLength == 0)
            await #expect(throws: AVError(.invalidVideoComposition)) { try await session.estimatedOutputFileLengthInBytes }
        }
    }

    @Test func aCompositionOfAnySizeHasAnEstimate() async throws {
        try await withFilm(0.2, hasSound: false) { film in
            let video = try #require(
                try await AVVideoComposition.videoComposition(withPropertiesOf: film).mutableCopy() as? AVMutableVideoComposition)
            video.renderSize = CGSize(width: CGFloat.infinity, height: 100)
            let session = try #require(AVAssetExportSession(asset: film, presetName: AVAssetExportPresetHighestQuality))
            session.videoComposition = video
            #expect(session.estimatedOutputFileLength > 0)
        }
    }

    @Test func anExportThatIsCancelledLeavesNothing() async throws {
        try await withFilm(hasSound: false) { film in
            let session = try #require(AVAssetExportSession(asset: film, presetName: AVAssetExportPresetHighestQuality))
            let url = Tone.url("mov")
            session.cancelExport()
            await #expect(throws: AVError(.operationCancelled)) { try await session.export(to: url, as: .mov) }
            #expect(session.status == .cancelled && !FileManager.default.fileExists(atPath: url.path))
        }
    }

    @Test func statesAreToldUntilItIsOver() async throws {
        try await withFilm(0.2, hasSound: false) { film in
            let session = try #require(AVAssetExportSession(asset: film, presetName: AVAssetExportPresetHighestQuality))
            let url = Tone.url("mov")
            defer { try? FileManager.default.removeItem(at: url) }
            let states = session.states(updateInterval: 1e-9)
            try await session.export(to: url, as: .mov)
            var told: [String] = []
            for await state in states {
                switch state {
                case .pending: told.append("pending")
                case .waiting: told.append("waiting")
                case .exporting(let progress): told.append("\(progress.completedUnitCount)")
                }
            }
            #expect(told.prefix(3) == ["pending", "waiting", "0"] && told.last == "100", "\(told)")
        }
    }

    // MARK: Layers

    @Test func layersAreDrawnOverTheFilmByItsTime() async throws {
        try await withFilm(hasSound: false) { film in
            let (parent, pictures, mark) = (CALayer(), CALayer(), CALayer())
            for layer in [parent, pictures] { layer.frame = CGRect(origin: .zero, size: Film.size) }
            // The origin is at the bottom left.
            mark.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            mark.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
            mark.opacity = 0
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue) = (1, 1)
            (fade.beginTime, fade.duration, fade.isRemovedOnCompletion) = (AVCoreAnimationBeginTimeAtZero, 0.5, false)
            mark.add(fade, forKey: nil)
            parent.addSublayer(pictures)
            parent.addSublayer(mark)
            let video = try #require(
                try await AVVideoComposition.videoComposition(withPropertiesOf: film).mutableCopy() as? AVMutableVideoComposition)
            video.animationTool = AVVideoCompositionCoreAnimationTool(postProcessingAsVideoLayer: pictures, in: parent)
            try await exported(film, AVAssetExportPresetHighestQuality, .mov, "mov") {
                $0.videoComposition = video
            } _: { copy in
                func gray(_ second: Double, _ x: Int, _ y: Int) throws -> Int {
                    let image = try AVAssetImageGenerator(asset: copy).copyCGImage(at: seconds(second), actualTime: nil)
                    return Film.gray(of: try #require(image.cropping(to: CGRect(x: x, y: y, width: 1, height: 1))))
                }
                let (marked, beside, later) = (try gray(0.26, 20, 76), try gray(0.26, 20, 20), try gray(0.76, 20, 76))
                #expect(marked > 230 && abs(beside - Film.gray(7)) < 12 && abs(later - Film.gray(22)) < 12)
            }
            #expect(parent.superlayer == nil)
        }
    }

    @Test func anAnimationToolIsForExportsAlone() async throws {
        try await withFilm(0.2, hasSound: false) { film in
            let video = try #require(
                try await AVVideoComposition.videoComposition(withPropertiesOf: film).mutableCopy() as? AVMutableVideoComposition)
            video.animationTool = AVVideoCompositionCoreAnimationTool(postProcessingAsVideoLayer: CALayer(), in: CALayer())
            let generator = AVAssetImageGenerator(asset: film)
            generator.videoComposition = video
            #expect(throws: AVError(.invalidVideoComposition)) { try generator.copyCGImage(at: .zero, actualTime: nil) }
        }
    }
}
