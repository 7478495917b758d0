import CoreGraphics
import Foundation

/// Lets a class say that its parts are of a subclass, too: in Swift no array overrides one of another class.
public protocol _PartTyping: AnyObject {}

/// A track of a composition: pieces of other tracks, one after the other.
///
/// See https://developer.apple.com/documentation/avfoundation/avcompositiontrack.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
    final var pieces: TrackSegments
    final var look: Look

    /// What apps may set of a mutable track; `nil` is what the pieces say.
    struct Look {
        var isEnabled = true
        var timeScale: CMTimeScale?
        var language: String?
        var transform = CGAffineTransform.identity
        var volume: Float = 1
    }

    init(_ mediaType: AVMediaType, _ trackID: CMPersistentTrackID, of asset: AVAsset, pieces: TrackSegments, look: Look) {
        (self.pieces, self.look) = (pieces, look)
        super.init(MediaInfo.Track(mediaType: mediaType), id: trackID, of: asset)
    }

    /// The first track that something of is heard or seen.
    private var firstSource: AVAssetTrack? { pieces.all.lazy.compactMap(\.sourceTrack).first }

    open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, end: pieces.end) }
    open override var isEnabled: Bool { look.isEnabled }
    open override var naturalTimeScale: CMTimeScale { look.timeScale ?? firstSource?.naturalTimeScale ?? 600 }
    open override var languageCode: String? { look.language ?? firstSource?.languageCode }
    open override var preferredTransform: CGAffineTransform { look.transform }
    open override var preferredVolume: Float { look.volume }
    open override var naturalSize: CGSize { firstSource?.naturalSize ?? .zero }
    open override var estimatedDataRate: Float { firstSource?.estimatedDataRate ?? 0 }
    open override var nominalFrameRate: Float { pieces.all.lazy.compactMap { $0.sourceTrack?.nominalFrameRate }.max() ?? 0 }
    open override var minFrameDuration: CMTime {
        nominalFrameRate > 0 ? CMTime(value: 1000, timescale: CMTimeScale((nominalFrameRate * 1000).rounded())) : .invalid
    }

    /// The pieces.
    @_disfavoredOverload
    open override var segments: [AVAssetTrackSegment] { pieces.all }

    /// The piece that a time of the track is in.
    @_disfavoredOverload
    open override func segment(forTrackTime trackTime: CMTime) -> AVCompositionTrackSegment? {
        pieces.all.first { $0.timeMapping.target.containsTime(trackTime) } ?? (trackTime < .zero ? pieces.all.first : pieces.all.last)
    }
}

extension _PartTyping where Self: AVCompositionTrack {
    /// The pieces.
    public var segments: [AVCompositionTrackSegment] { pieces.all }
}

/// A track of a composition that can be changed. See https://developer.apple.com/documentation/avfoundation/avmutablecompositiontrack.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    // @objc(enabled)
    /// Whether it is played.
    open override var isEnabled: Bool {
        get { super.isEnabled }
        set { look.isEnabled = newValue }
    }
    /// Units that are a second, for times of it; of itself those of its first piece.
    open override var naturalTimeScale: CMTimeScale {
        get { super.naturalTimeScale }
        set { look.timeScale = newValue }
    }
    /// The language, as ISO has it; of itself that of its first piece.
    open override var languageCode: String? {
        get { super.languageCode }
        set { look.language = newValue }
    }
    /// How the pictures are to be turned.
    open override var preferredTransform: CGAffineTransform {
        get { super.preferredTransform }
        set { look.transform = newValue }
    }
    /// How loud it is played; 1 is as it is.
    open override var preferredVolume: Float {
        get { super.preferredVolume }
        set { look.volume = newValue }
    }

    // @objc(insertTimeRange:ofTrack:atTime:error:)
    /// Inserts a stretch of a track; what comes after it makes way.
    ///
    /// What of the stretch is no part of the track is left out.
    /// - Throws: `AVError` where the track is of another kind, none of it is in the stretch, or the time is none.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        pieces.insert(try Self.pieces(timeRange, of: track, for: mediaType), at: try Self.place(startTime, in: self))
    }

    // @objc(insertTimeRanges:ofTracks:atTime:error:)
    /// Inserts stretches of tracks one after the other. A range whose start is invalid is as much of nothing.
    ///
    /// - Throws: `AVError` where one cannot be inserted; then none is.
    open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws {
        guard timeRanges.count == tracks.count else { throw AVError(.unknown) }
        var new = TrackSegments()
        for (range, track) in zip(timeRanges.map(\.timeRangeValue), tracks) {
            let isEmpty = !range.start.isValid && range.duration.isNumeric
            let inserted =
                isEmpty
                ? [AVCompositionTrackSegment(timeRange: CMTimeRange(start: .zero, duration: range.duration))]
                : try Self.pieces(range, of: track, for: mediaType)
            new.insert(inserted, at: new.end)
        }
        pieces.insert(new.all, at: try Self.place(startTime, in: self))
    }

    /// What is inserted for a stretch of a track.
    static func pieces(_ range: CMTimeRange, of track: AVAssetTrack, for mediaType: AVMediaType) throws -> [AVCompositionTrackSegment] {
        guard track.mediaType == mediaType, let asset = track.asset else { throw AVError(.invalidSourceMedia) }
        let range = range.isValid ? range.intersection(track.timeRange) : .invalid
        guard range.isValid, range.start.isNumeric, range.duration.isNumeric, range.duration > .zero else { throw AVError(.unknown) }
        if let track = track as? AVCompositionTrack { return track.pieces.copied(range) }
        let target = CMTimeRange(start: .zero, duration: range.duration)
        return [AVCompositionTrackSegment(asset, track.trackID, source: range, target: target)]
    }

    /// Where something is inserted: an invalid time is the end.
    private static func place(_ time: CMTime, in track: AVMutableCompositionTrack) throws -> CMTime {
        if !time.isValid { return track.pieces.end }
        guard time.isNumeric, time >= .zero else { throw AVError(.unknown) }
        return time
    }

    /// Makes way for a stretch in which nothing is heard or seen. At the end, and after it, that changes nothing.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        guard timeRange.isNumeric else { return }
        pieces.insertEmpty(timeRange)
    }

    /// Takes a stretch out; what comes after it moves up.
    open func removeTimeRange(_ timeRange: CMTimeRange) {
        guard timeRange.isValid else { return }
        pieces.remove(timeRange)
    }

    /// Makes a stretch longer or shorter: it is played slower, or faster.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        guard timeRange.isValid, duration.isNumeric, duration > .zero else { return }
        pieces.scale(timeRange, to: duration)
    }

    // @objc(validateTrackSegments:error:)
    /// Whether pieces could be the track's: they follow each other without gaps from the beginning on.
    ///
    /// - Throws: `AVError` of what is wrong with them.
    open func validateSegments(_ trackSegments: [AVCompositionTrackSegment]) throws {
        if let fault = TrackSegments(trackSegments).fault { throw fault }
    }
}

extension _PartTyping where Self: AVMutableCompositionTrack {
    /// The pieces. Those that are set follow each other without gaps from the beginning on, or the track stays as it is.
    public var segments: [AVCompositionTrackSegment]! {
        get { pieces.all }
        set {
            let new = TrackSegments(newValue ?? [])
            if new.fault == nil { pieces = new }
        }
    }
}

extension CMTimeRange {
    /// Whether it has a beginning and a length that are numbers.
    var isNumeric: Bool { isValid && start.isNumeric && duration.isNumeric }
}
