import CoreGraphics
import Foundation
import ObjCRuntime
import SampanFoundation

/// A part of a film: its pictures, or its sound. See https://developer.apple.com/documentation/avfoundation/avassettrack.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, _PartTyping, @unchecked Sendable {
    private let track: MediaInfo.Track
    /// The film.
    open private(set) weak var asset: AVAsset?
    /// The track's number in its film.
    public let trackID: CMPersistentTrackID
    private let duration: CMTime

    init(_ track: MediaInfo.Track, id: CMPersistentTrackID, of asset: AVAsset) {
        (self.track, self.asset, trackID) = (track, asset, id)
        duration = asset.duration
    }

    /// What the track is.
    open var mediaType: AVMediaType { track.mediaType }
    // @objc(enabled)
    /// Whether it is played as a rule.
    open var isEnabled: Bool { true }
    // @objc(playable)
    /// Whether it can be played.
    open var isPlayable: Bool { true }
    /// When it is heard or seen.
    open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: duration) }
    /// Units that are a second, for times of it.
    open var naturalTimeScale: CMTimeScale { mediaType == .audio ? CMTimeScale(track.sampleRate) : 600 }
    /// Bits a second; 0 where that is not known.
    open var estimatedDataRate: Float { Float(track.bitRate) }
    /// The language, as ISO has it; `nil` where that is not known.
    open var languageCode: String? { track.language }
    /// The pictures' size before they are turned, in pixels; nothing for sound.
    open var naturalSize: CGSize { track.size }
    /// Pictures a second; 0 for sound, and where that is not known.
    open var nominalFrameRate: Float { Float(track.framesPerSecond) }
    /// How long a picture is seen.
    open var minFrameDuration: CMTime {
        track.framesPerSecond > 0 ? CMTime(value: 1000, timescale: CMTimeScale((track.framesPerSecond * 1000).rounded())) : .invalid
    }

    /// How the pictures are to be turned.
    open var preferredTransform: CGAffineTransform {
        switch track.turn {
        case 90: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: track.size.height, ty: 0)
        case 180: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: track.size.width, ty: track.size.height)
        case 270: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: track.size.width)
        default: .identity
        }
    }

    /// How loud it is played as a rule.
    open var preferredVolume: Float { 1 }

    /// Which of its media are heard or seen when: all of them, of a file.
    @_disfavoredOverload
    open var segments: [AVAssetTrackSegment] { [AVAssetTrackSegment(CMTimeMapping(source: timeRange, target: timeRange))] }

    // @objc(segmentForTrackTime:)
    /// The piece that a time of the track is in; before and after all, the first and the last.
    open func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment? { segments.first }

    /// The track as it is now.
    var info: MediaInfo.Track {
        var info = track
        (info.size, info.framesPerSecond, info.language) = (naturalSize, Double(nominalFrameRate), languageCode)
        return info
    }

    // MARK: Reading

    // @objc(statusOfValueForKey:error:)
    /// All that is known of a track is known with its film.
    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus { .loaded }

    /// Calls a closure on a queue of its own.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        if let handler { DispatchQueue.global().async(execute: handler) }
    }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    /// Which of its media are heard or seen when.
    public static var segments: AVAsyncProperty<Root, [AVAssetTrackSegment]> { .init("segments") { $0.segments } }
    /// How loud it is played as a rule.
    public static var preferredVolume: AVAsyncProperty<Root, Float> { .init("preferredVolume") { $0.preferredVolume } }
    /// The pictures' size before they are turned, in pixels.
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init("naturalSize") { $0.naturalSize } }
    /// How the pictures are to be turned.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init("preferredTransform") { $0.preferredTransform } }
    /// Pictures a second.
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init("nominalFrameRate") { $0.nominalFrameRate } }
    /// When it is heard or seen.
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init("timeRange") { $0.timeRange } }
    /// Bits a second.
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init("estimatedDataRate") { $0.estimatedDataRate } }
    /// The language.
    public static var languageCode: AVAsyncProperty<Root, String?> { .init("languageCode") { $0.languageCode } }
    /// Whether it is played as a rule.
    public static var isEnabled: AVAsyncProperty<Root, Bool> { .init("enabled") { $0.isEnabled } }
    /// Units that are a second.
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> { .init("naturalTimeScale") { $0.naturalTimeScale } }
    /// How long a picture is seen.
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { .init("minFrameDuration") { $0.minFrameDuration } }
}
