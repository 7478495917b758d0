import CoreGraphics
import Foundation
import SampanFoundation

/// Pieces of films and sounds put together, in tracks that are played at the same time.
///
/// See https://developer.apple.com/documentation/avfoundation/avcomposition.
open class AVComposition: AVAsset, NSCopying, NSMutableCopying, @unchecked Sendable {
    final var parts: [AVCompositionTrack] = []
    final var size: CGSize?
    /// The options that files are opened with.
    public let urlAssetInitializationOptions: [String: Any]

    init(options: [String: Any], size: CGSize?) {
        (urlAssetInitializationOptions, self.size) = (options, size)
        super.init(source: nil)
    }

    /// The pictures' size, in pixels: that of the first track of pictures, if no other was set.
    open var naturalSize: CGSize { size ?? parts.first { $0.mediaType == .video }?.naturalSize ?? .zero }

    /// The end of the longest track.
    open override var duration: CMTime { parts.map(\.pieces.end).max() ?? .zero }
    @_disfavoredOverload
    open override var tracks: [AVAssetTrack] { parts }
    open override func track(withTrackID trackID: CMPersistentTrackID) -> AVCompositionTrack? { parts.first { $0.trackID == trackID } }
    open override var isExportable: Bool { duration > .zero }
    open override var isComposable: Bool { true }

    override func info() throws -> MediaInfo { MediaInfo(duration: duration, tracks: parts.map(\.info)) }

    /// What it consists of is known at once.
    open override func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus { .loaded }

    // MARK: Copies

    /// A composition of the same pieces that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVComposition(options: urlAssetInitializationOptions, size: size)
        copy.parts = parts.map { AVCompositionTrack($0.mediaType, $0.trackID, of: copy, pieces: $0.pieces, look: $0.look) }
        return copy
    }

    /// A composition of the same pieces that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = AVMutableComposition(options: urlAssetInitializationOptions, size: size)
        copy.parts = parts.map { AVMutableCompositionTrack($0.mediaType, $0.trackID, of: copy, pieces: $0.pieces, look: $0.look) }
        return copy
    }
}

extension _PartTyping where Self: AVComposition {
    /// The tracks.
    public var tracks: [AVCompositionTrack] { parts }
    /// The tracks of a kind.
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVCompositionTrack] { parts.filter { $0.mediaType == mediaType } }
    /// The tracks of a kind.
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVCompositionTrack] {
        parts.filter { $0.mediaType == mediaType }
    }
}

/// A composition that can be changed. See https://developer.apple.com/documentation/avfoundation/avmutablecomposition.
///
/// What plays or exports it takes it as it is at that time.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    override init(options: [String: Any], size: CGSize?) { super.init(options: options, size: size) }

    /// Creates a composition of no tracks.
    public convenience init() { self.init(options: [:], size: nil) }

    // @objc(compositionWithURLAssetInitializationOptions:)
    /// Creates a composition of no tracks, with options that files are opened with. None changes anything here: times are exact.
    public convenience init(urlAssetInitializationOptions URLAssetInitializationOptions: [String: Any]? = nil) {
        self.init(options: URLAssetInitializationOptions ?? [:], size: nil)
    }

    /// The pictures' size, in pixels: that of the first track of pictures, if no other was set.
    open override var naturalSize: CGSize {
        get { super.naturalSize }
        set { size = newValue }
    }

    open override func track(withTrackID trackID: CMPersistentTrackID) -> AVMutableCompositionTrack? {
        mutableParts.first { $0.trackID == trackID }
    }

    final var mutableParts: [AVMutableCompositionTrack] { parts.compactMap { $0 as? AVMutableCompositionTrack } }

    // MARK: All tracks together

    // @objc(insertTimeRange:ofAsset:atTime:error:)
    /// Inserts a stretch of something with all its tracks; what comes after it makes way. Tracks are added where there are too few.
    ///
    /// - Throws: `AVError` where there is nothing of it in the stretch, or the time is none.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        _ = try asset.info()
        let time = startTime.isValid ? startTime : duration
        let range = timeRange.isValid ? timeRange.intersection(CMTimeRange(start: .zero, duration: asset.duration)) : .invalid
        guard time.isNumeric, time >= .zero, range.isNumeric, range.duration > .zero else { throw AVError(.unknown) }
        let sources = asset.tracks.filter { $0.timeRange.intersection(range).duration > .zero }
        guard !sources.isEmpty else { throw AVError(.noSourceTrack) }
        var idle = mutableParts
        for source in sources {
            let track: AVMutableCompositionTrack
            if let place = idle.firstIndex(where: { $0.mediaType == source.mediaType }) {
                track = idle.remove(at: place)
            } else {
                track = add(source.mediaType, kCMPersistentTrackID_Invalid)
                track.preferredTransform = source.preferredTransform
            }
            var inserted = TrackSegments()
            let before = source.timeRange.intersection(range).start
            inserted.insert(try AVMutableCompositionTrack.pieces(range, of: source, for: source.mediaType), at: before - range.start)
            // A track that is shorter than the others makes way for as much as they do, where anything comes after it.
            let rest = range.duration - inserted.end
            let hasMore = track.pieces.end > time
            track.pieces.insert(inserted.all, at: time)
            if hasMore { track.pieces.insertEmpty(CMTimeRange(start: time + inserted.end, duration: rest)) }
        }
        for track in idle { track.pieces.insertEmpty(CMTimeRange(start: time, duration: range.duration)) }
    }

    /// Makes way in all tracks for a stretch in which nothing is heard or seen. At a track's end, and after it, that changes nothing.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { for track in mutableParts { track.insertEmptyTimeRange(timeRange) } }

    /// Takes a stretch out of all tracks; what comes after it moves up. No track goes by that.
    open func removeTimeRange(_ timeRange: CMTimeRange) { for track in mutableParts { track.removeTimeRange(timeRange) } }

    /// Makes a stretch of all tracks longer or shorter: it is played slower, or faster.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        guard timeRange.isNumeric, timeRange.duration > .zero, duration.isNumeric, duration > .zero else { return }
        let scaled = CMTimeRange(start: timeRange.start, duration: duration)
        for track in mutableParts {
            // A track that ends within the stretch is scaled as the others are.
            let own = timeRange.intersection(track.timeRange)
            guard own.duration > .zero else { continue }
            let end = CMTimeMapTimeFromRangeToRange(own.end, fromRange: timeRange, toRange: scaled)
            track.pieces.scale(own, to: end - scaled.start)
        }
    }

    // MARK: Tracks

    // @objc(addMutableTrackWithMediaType:preferredTrackID:)
    /// Adds a track of nothing.
    ///
    /// - Parameter preferredTrackID: its number; another one if that is taken, or `kCMPersistentTrackID_Invalid`.
    /// - Returns: `nil` for a kind of media that is neither heard nor seen here.
    open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID) -> AVMutableCompositionTrack? {
        guard [.video, .audio].contains(mediaType) else { return nil }
        return add(mediaType, preferredTrackID)
    }

    private func add(_ mediaType: AVMediaType, _ preferredTrackID: CMPersistentTrackID) -> AVMutableCompositionTrack {
        let isFree = preferredTrackID > kCMPersistentTrackID_Invalid && !parts.contains { $0.trackID == preferredTrackID }
        let number = isFree ? preferredTrackID : (1...).first { number in !parts.contains { $0.trackID == number } }!
        let track = AVMutableCompositionTrack(mediaType, number, of: self, pieces: TrackSegments(), look: .init())
        parts.append(track)
        return track
    }

    /// Takes a track away.
    open func removeTrack(_ track: AVCompositionTrack) { parts.removeAll { $0 === track } }

    // @objc(mutableTrackCompatibleWithTrack:)
    /// A track that stretches of another can be inserted into; `nil` if there is none.
    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
        mutableParts.first { $0.mediaType == track.mediaType }
    }
}

extension _PartTyping where Self: AVMutableComposition {
    /// The tracks.
    public var tracks: [AVMutableCompositionTrack] { mutableParts }
    /// The tracks of a kind.
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVMutableCompositionTrack] {
        mutableParts.filter { $0.mediaType == mediaType }
    }
    /// The tracks of a kind.
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVMutableCompositionTrack] {
        mutableParts.filter { $0.mediaType == mediaType }
    }
}

extension AVPartialAsyncProperty where Root: AVComposition {
    /// The tracks.
    public static var tracks: AVAsyncProperty<Root, [AVCompositionTrack]> { .init("tracks") { $0.parts } }
}

extension AVPartialAsyncProperty where Root: AVMutableComposition {
    /// The tracks.
    public static var tracks: AVAsyncProperty<Root, [AVMutableCompositionTrack]> { .init("tracks") { $0.mutableParts } }
}
