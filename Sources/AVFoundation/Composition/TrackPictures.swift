import CoreGraphics
import Foundation

/// Decodes one track's pictures, piece after piece.
final class TrackDecoder {
    let track: Timeline.Track
    private var decoder: VideoDecoder?
    private weak var asset: AVAsset?

    init(_ track: Timeline.Track) { self.track = track }

    /// The picture that is seen at a time, in seconds; `nil` where there is none.
    func picture(at time: Double, isLive: Bool) -> CGImage? {
        guard let piece = track.piece(at: time), let asset = piece.asset else { return nil }
        if asset !== self.asset {
            decoder = asset.source.flatMap { VideoDecoder($0, turn: 0) }
            self.asset = asset
        }
        return decoder?.picture(at: piece.sourceTime(time), isLive: isLive)?.image
    }
}

/// The pictures of a composition as they are: those of its first track that has one.
final class TrackPictures: PictureReader {
    private let duration: Double
    private let decoders: [TrackDecoder]
    private let size: CGSize
    private let turns: Bool
    /// What was decoded last, and what was made of it.
    private var last: (decoded: CGImage, turned: CGImage)?
    private lazy var black = PictureCanvas(size)?.makeImage()

    init(_ timeline: Timeline, size: CGSize, turns: Bool) {
        duration = timeline.duration
        decoders = timeline.tracks(.video).map(TrackDecoder.init)
        (self.size, self.turns) = (size, turns)
    }

    func picture(at time: Double, isLive: Bool) -> FilmPicture? {
        // At the end the last picture stays.
        let time = max(0, min(time, duration - 2e-6))
        for decoder in decoders {
            guard let decoded = decoder.picture(at: time, isLive: isLive) else { continue }
            let transform = decoder.track.transform
            if !turns || transform.isIdentity { return FilmPicture(time: time, image: decoded) }
            if let last, last.decoded === decoded { return FilmPicture(time: time, image: last.turned) }
            guard let turned = Self.turned(decoded, transform) else { return nil }
            last = (decoded, turned)
            return FilmPicture(time: time, image: turned)
        }
        return black.map { FilmPicture(time: time, image: $0) }
    }

    private static func turned(_ image: CGImage, _ transform: CGAffineTransform) -> CGImage? {
        let box = CGRect(x: 0, y: 0, width: image.width, height: image.height).applying(transform)
        guard let canvas = PictureCanvas(CGSize(width: box.width.rounded(), height: box.height.rounded())) else { return nil }
        // Wherever it is moved to, all of it is seen.
        canvas.draw(image, transform.concatenating(CGAffineTransform(translationX: -box.minX, y: -box.minY)))
        return canvas.makeImage()
    }
}

/// Where pictures are drawn over each other, with the origin at the top left.
struct PictureCanvas {
    let context: CGContext

    /// - Parameter size: in pixels; `nil` for none.
    init?(_ size: CGSize, scale: CGFloat = 1, background: CGColor? = nil) {
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        guard width >= 1, height >= 1, width <= 16_384, height <= 16_384,
            let context = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        self.context = context
        context.setFillColor(background ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        context.translateBy(x: 0, y: height)
        context.scaleBy(x: scale, y: -scale)
    }

    /// Draws a picture whose upper left corner is at the origin before it is transformed.
    func draw(_ image: CGImage, _ transform: CGAffineTransform, opacity: Float = 1, crop: CGRect = .infinite) {
        context.saveGState()
        defer { context.restoreGState() }
        context.concatenate(transform)
        let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        if !crop.isInfinite { context.clip(to: crop.intersection(whole)) }
        context.setAlpha(CGFloat(opacity))
        context.translateBy(x: 0, y: whole.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: whole)
    }

    /// What is drawn.
    func makeImage() -> CGImage? { context.makeImage() }
}
