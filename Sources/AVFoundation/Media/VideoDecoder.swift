import CGStreamer
import CoreGraphics
import Foundation

/// A picture, and when it is seen, in seconds.
struct FilmPicture {
    let time: Double
    let image: CGImage
}

/// Pictures by their times.
protocol PictureReader: AnyObject {
    /// The picture that is seen at a time, in seconds.
    ///
    /// - Parameter isLive: whether nobody can wait: then it is the last one that is there.
    func picture(at time: Double, isLive: Bool) -> FilmPicture?
}

/// Reads the pictures of a film.
final class VideoDecoder: PictureReader {
    private let pipeline: MediaPipeline
    private let source: MediaSource
    private var shown: FilmPicture?
    private var next: MediaSample?
    private var isAtEnd = false
    /// Whether the picture that is shown is still that of another place.
    private var isSeeking = false

    /// How long what is not seen as time goes by waits for a picture, in seconds.
    private static let patience = 10.0
    /// A time so far ahead, in seconds, is sought; what is nearer is decoded on the way.
    private static let leap = 2.0

    /// - Parameter turn: how pictures are turned, clockwise, in degrees.
    /// - Returns: `nil` if there are no pictures that can be read.
    init?(_ source: MediaSource, turn: Int) {
        let directions = [90: "90r", 180: "180", 270: "90l"]
        let flip = directions[turn].map { "! videoflip video-direction=\($0) " } ?? ""
        guard
            let pipeline = MediaPipeline(
                "uridecodebin name=source caps=video/x-raw expose-all-streams=false "
                    + "\(flip)! videoconvert ! videoscale "
                    + "! video/x-raw,format=BGRx,pixel-aspect-ratio=1/1 ! appsink name=end sync=false max-buffers=4")
        else { return nil }
        (self.pipeline, self.source) = (pipeline, source)
        pipeline.set("uri", of: "source", to: source.url.absoluteString)
        guard pipeline.start(), let first = pipeline.pull(within: Self.patience) else { return nil }
        next = first
    }

    /// The picture that is seen at a time, in seconds: the last one before it, or the first.
    ///
    /// - Parameter isLive: whether nobody can wait: then it is the last one that is there.
    func picture(at time: Double, isLive: Bool) -> FilmPicture? {
        if let shown, !isSeeking, time < shown.time - 1e-6 || time > shown.time + Self.leap { seek(to: time) }
        while let waiting = nextSample(isLive: isLive) {
            let begin = waiting.time ?? (shown?.time ?? 0)
            // What comes at the very time counts, however it was rounded.
            if shown != nil, !isSeeking, begin > time + 1e-6 { break }
            next = nil
            // A picture that is over before it can be seen is not made.
            if let duration = waiting.duration, begin + duration <= time - 1e-6, let after = nextSample(isLive: isLive), after.time != nil {
                continue
            }
            if let image = Self.image(waiting) { (shown, isSeeking) = (FilmPicture(time: begin, image: image), false) }
        }
        return shown
    }

    private func nextSample(isLive: Bool) -> MediaSample? {
        if next == nil, !isAtEnd {
            next = pipeline.pull(within: isLive ? 0 : Self.patience)
            if next == nil { isAtEnd = pipeline.isAtEnd || !isLive }
        }
        return next
    }

    private func seek(to time: Double) {
        (next, isAtEnd, isSeeking) = (nil, false, true)
        _ = pipeline.seek(to: time, exactly: false)
    }

    private static func image(_ sample: MediaSample) -> CGImage? {
        guard let width = sample.integer("width"), let height = sample.integer("height"),
            let surface = Surface(width: width, height: height, format: .bgrx)
        else { return nil }
        _ = sample.withBytes { bytes in
            let row = min(bytes.count / height, surface.bytesPerRow)
            let target = surface.pixels
            for y in 0..<height {
                (target + y * surface.bytesPerRow).copyMemory(from: bytes.baseAddress! + y * (bytes.count / height), byteCount: row)
            }
        }
        surface.markDirty()
        return CGImage(surface: surface)
    }
}
