import AVFoundation
import CoreGraphics
import Foundation
import Testing

/// What films and sounds are, and pictures of them.
@Suite struct AssetTests {
    @Test func aFilmSaysWhatItConsistsOf() async throws {
        let url = try Film.file()
        defer { try? FileManager.default.removeItem(at: url) }
        let asset = AVURLAsset(url: url)
        var error: NSError?
        #expect(asset.statusOfValue(forKey: "duration", error: &error) == .unknown && asset.url == url)
        let (duration, playable) = try await asset.load(.duration, .isPlayable)
        #expect(abs(duration.seconds - 2) < 0.05 && playable && asset.statusOfValue(forKey: "tracks", error: &error) == .loaded)
        let video = try #require(try await asset.loadTracks(withMediaType: .video).first)
        let (size, rate) = try await video.load(.naturalSize, .nominalFrameRate)
        #expect(size == Film.size && rate == 30 && video.preferredTransform == .identity && video.trackID == 1)
        #expect(asset.tracks(withMediaType: .audio).count == 1 && asset.tracks.count == 2 && video.asset === asset)
    }

    @Test func filmsThatAreTurnedSayHow() throws {
        let url = try Film.file(seconds: 0.5, hasSound: false, turned: true)
        defer { try? FileManager.default.removeItem(at: url) }
        let asset = AVURLAsset(url: url)
        let track = try #require(asset.tracks(withMediaType: .video).first)
        #expect(track.naturalSize == Film.size && track.preferredTransform.b == 1 && track.preferredTransform.tx == Film.size.height)
        let generator = AVAssetImageGenerator(asset: asset)
        #expect(try generator.copyCGImage(at: .zero, actualTime: nil).width == 160)
        generator.appliesPreferredTrackTransform = true
        #expect(try generator.copyCGImage(at: .zero, actualTime: nil).width == 96)
        #expect(
            AVMetadataItem.metadataItems(from: asset.commonMetadata, filteredByIdentifier: .commonIdentifierTitle).first?.stringValue
                == "Test")
    }

    @Test func whatIsKnownOfAFilmIsLoadedItemByItem() async throws {
        let url = try Film.file(seconds: 0.5, hasSound: false, turned: true)
        defer { try? FileManager.default.removeItem(at: url) }
        let items = try await AVURLAsset(url: url).load(.commonMetadata)
        let item = try #require(items.first { $0.commonKey == .commonKeyTitle })
        #expect(try await item.load(.stringValue) == "Test")
        #expect(try await item.load(.dataValue) == nil)
        #expect(try await item.load(.value)?.isEqual("Test" as NSString) == true)
        #expect(item.statusOfValue(forKey: "value", error: nil) == .loaded)
    }

    @Test func picturesAreThoseOfTheirTimes() async throws {
        let url = try Film.file()
        defer { try? FileManager.default.removeItem(at: url) }
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: url))
        for frame in [0, 40, 12, 13, 59] {
            let time = CMTime(value: CMTimeValue(frame * 2 + 1), timescale: 60)
            let (image, actual) = try await generator.image(at: time)
            #expect(Film.frame(of: image) == frame && abs(actual.seconds - Double(frame) / 30) < 0.001, "\(frame) \(actual)")
        }
        generator.maximumSize = CGSize(width: 80, height: 80)
        #expect(try generator.copyCGImage(at: .zero, actualTime: nil).height == 48)
        let results = Results()
        await withCheckedContinuation { done in
            generator.generateCGImagesAsynchronously(forTimes: [0, 1].map { NSValue(time: CMTime(value: $0, timescale: 1)) }) {
                time, image, _, result, _ in
                results.all.append((time.seconds, Film.frame(of: image), result))
                if results.all.count == 2 { done.resume() }
            }
        }
        #expect(results.all.map(\.1) == [0, 30] && results.all.allSatisfy { $0.2 == .succeeded })
    }

    @Test func anAssetOfAURLKnowsIt() {
        let url = URL(fileURLWithPath: "/some.mov")
        let asset = AVAsset(url: url)
        #expect((asset as? AVURLAsset)?.url == url)
        #expect(AVURLAsset(url: url).url == url)
    }

    @Test func whatIsNoFilmFailsWithApplesErrors() async throws {
        let missing = AVURLAsset(url: URL(fileURLWithPath: "/none.mov"))
        await #expect { try await missing.load(.duration) } throws: { ($0 as? URLError)?.code == .fileDoesNotExist }
        let url = Tone.url("mp4")
        try Data("no film".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let damaged = AVURLAsset(url: url)
        await #expect { try await damaged.load(.tracks) } throws: { ($0 as? AVError)?.code == .fileFormatNotRecognized }
        #expect(!damaged.isPlayable && damaged.tracks.isEmpty && damaged.duration == .zero)
    }

    @Test func timesAndRangesAreWrappedBitForBit() {
        for time in [CMTime(value: -7, timescale: 600), .positiveInfinity, .invalid, CMTime(value: .max, timescale: .max)] {
            let read = NSValue(time: time).timeValue
            #expect(read == time && read.value == time.value && read.timescale == time.timescale && read.flags == time.flags)
            let range = CMTimeRange(start: .zero, duration: time)
            #expect(NSValue(timeRange: range).timeRangeValue.duration.value == time.value)
        }
    }

    private final class Results: @unchecked Sendable { var all: [(Double, Int?, AVAssetImageGenerator.Result)] = [] }
}
