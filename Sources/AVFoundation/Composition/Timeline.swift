import CoreGraphics
import Foundation
import SampanSound

/// What is heard and seen of something when, in seconds: what players, exports and makers of pictures go by.
struct Timeline {
    /// A stretch of one source.
    struct Piece {
        /// `nil` for nothing.
        let asset: AVAsset?
        /// Where it begins in the source, and how long it is there.
        let sourceStart: Double
        let sourceDuration: Double
        let start: Double
        let end: Double

        /// How fast it is played.
        var rate: Double { end > start && sourceDuration > 0 ? sourceDuration / (end - start) : 1 }

        /// The time of the source that is played at a time.
        func sourceTime(_ time: Double) -> Double { sourceStart + (time - start) * rate }
    }

    /// A track.
    struct Track {
        let id: CMPersistentTrackID
        let mediaType: AVMediaType
        let size: CGSize
        let transform: CGAffineTransform
        let framesPerSecond: Double
        let volume: Float
        let pieces: [Piece]

        /// The piece that a time is in.
        func piece(at time: Double) -> Piece? { pieces.first { $0.start - 1e-6 <= time && time < $0.end - 1e-6 } }
    }

    let duration: Double
    /// Those that are enabled.
    let tracks: [Track]

    /// Those of a kind.
    func tracks(_ mediaType: AVMediaType) -> [Track] { tracks.filter { $0.mediaType == mediaType } }

    init(_ asset: AVAsset) {
        duration = asset.duration.isNumeric ? asset.duration.seconds : .infinity
        tracks = asset.tracks.filter(\.isEnabled).map { track in
            Track(
                id: track.trackID, mediaType: track.mediaType, size: track.naturalSize, transform: track.preferredTransform,
                framesPerSecond: Double(track.nominalFrameRate), volume: track.preferredVolume, pieces: track.timelinePieces)
        }
    }
}

extension AVAssetTrack {
    /// What is played of a file's track; nothing of tracks that are not the first of their kind, which are not decoded.
    private var sourcePiece: [Timeline.Piece] {
        guard let asset, isDecoded else { return [] }
        let length = timeRange.duration.isNumeric ? timeRange.duration.seconds : .infinity
        return [Timeline.Piece(asset: asset, sourceStart: 0, sourceDuration: length, start: 0, end: length)]
    }

    /// Whether it is the first of its kind.
    var isDecoded: Bool { asset?.tracks.first { $0.mediaType == mediaType }?.trackID == trackID }

    /// What is played of the track.
    fileprivate var timelinePieces: [Timeline.Piece] {
        guard let track = self as? AVCompositionTrack else { return sourcePiece }
        return track.pieces.all.map { segment in
            let (source, target) = (segment.timeMapping.source, segment.timeMapping.target)
            let isPlayed = segment.sourceTrack.map { $0.mediaType == mediaType && $0.isDecoded } ?? false
            return Timeline.Piece(
                asset: isPlayed ? segment.asset : nil, sourceStart: segment.isEmpty ? 0 : source.start.seconds,
                sourceDuration: source.duration.seconds, start: target.start.seconds, end: target.end.seconds)
        }
    }
}

extension AVAsset {
    /// Whether all of it is read from files.
    var isOnThisMachine: Bool {
        guard let composition = self as? AVComposition else { return source?.url.isFileURL ?? true }
        return composition.parts.allSatisfy { $0.pieces.all.allSatisfy { $0.asset?.isOnThisMachine ?? true } }
    }

    /// The pictures' size as they are shown, in pixels.
    var presentationSize: CGSize {
        guard let track = tracks(withMediaType: .video).first(where: \.isEnabled) else { return .zero }
        let own = (self as? AVComposition)?.naturalSize ?? track.naturalSize
        let box = CGRect(origin: .zero, size: own).applying(track.preferredTransform)
        return CGSize(width: box.width.rounded(), height: box.height.rounded())
    }

    /// What reads its sound; `nil` if there is none that can be read.
    ///
    /// - Parameter keepsPitch: whether the pitch stays in pieces that are played faster or slower.
    func soundReader(_ mix: AVAudioMix?, keepsPitch: Bool = true) -> (any SampleReader)? {
        guard let info = try? info(), info.tracks.contains(where: { $0.mediaType == .audio }) else { return nil }
        if mix == nil, let source { return source.audioReader }
        return TimelineSound(Timeline(self), mix, keepsPitch: keepsPitch)
    }

    /// What reads its pictures; `nil` if there are none that can be read.
    ///
    /// - Parameter turns: whether the pictures are turned as their tracks say; those of a video composition are as it says.
    /// - Throws: `AVError` for a video composition that cannot be followed: one with an animation tool, too, unless it is for an export.
    func pictureReader(_ composition: AVVideoComposition?, turns: Bool = true, exports: Bool = false) throws -> (any PictureReader)? {
        let info = try info()
        if let composition {
            guard exports || composition.animationTool == nil else { throw AVError(.invalidVideoComposition) }
            return try ComposedPictures(Timeline(self), composition)
        }
        guard let video = info.video else { return nil }
        if let source { return VideoDecoder(source, turn: turns ? video.turn : 0) }
        return TrackPictures(Timeline(self), size: presentationSize, turns: turns)
    }
}
