import CoreGraphics
import Foundation

/// What a picture of a time is called with: the time that was asked for, the picture and its own time, what came of it, and why not.
public typealias AVAssetImageGeneratorCompletionHandler = (
    CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?
) -> Void

/// Makes pictures of a film's times. See https://developer.apple.com/documentation/avfoundation/avassetimagegenerator.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// What came of a picture.
    public enum Result: Int, Sendable {
        case succeeded = 0
        case failed = 1
        case cancelled = 2
    }

    /// How pictures are sized that are not square.
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a mode from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// As they are.
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
        /// As they are seen.
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    }

    /// The film.
    public let asset: AVAsset
    private let queue = DispatchQueue(label: "AVAssetImageGenerator")
    private let lock = NSLock()
    private var decoder: (any PictureReader)?
    private var decoderTurns = false
    private var keptComposition: AVVideoComposition?
    private var cancellations = 0

    // @objc(assetImageGeneratorWithAsset:)
    /// Makes pictures of a film.
    public init(asset: AVAsset) { self.asset = asset }

    /// Whether pictures are turned as the film's are.
    open var appliesPreferredTrackTransform = false
    /// How the tracks' pictures become one; `nil` for the first track's. A copy is kept.
    open var videoComposition: AVVideoComposition? {
        get { lock.withLock { keptComposition } }
        set {
            let copy = newValue?.copy() as? AVVideoComposition
            lock.withLock { (keptComposition, decoder) = (copy, nil) }
        }
    }
    /// The largest size of a picture, in pixels; 0 is as large as it is.
    open var maximumSize = CGSize.zero
    /// How much earlier than asked for a picture may be. All are of the time asked for.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How much later than asked for a picture may be. All are of the time asked for.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    // @objc(copyCGImageAtTime:actualTime:error:)
    /// The picture of a time: the one that is seen then.
    ///
    /// - Parameter actualTime: when it is seen from on.
    /// - Throws: that the film cannot be read, or has no pictures.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        let found = try picture(at: requestedTime)
        actualTime?.pointee = found.time
        return found.image
    }

    private func picture(at time: CMTime) throws -> (image: CGImage, time: CMTime) {
        _ = try asset.info()
        return try lock.withLock {
            if decoder == nil || decoderTurns != appliesPreferredTrackTransform {
                decoder = try asset.pictureReader(keptComposition, turns: appliesPreferredTrackTransform)
                decoderTurns = appliesPreferredTrackTransform
            }
            guard let decoder else { throw AVError(.noSourceTrack) }
            guard let found = decoder.picture(at: time.isNumeric ? max(0, time.seconds) : 0, isLive: false) else {
                throw AVError(.noImageAtTime)
            }
            let seen = CMTime(value: CMTimeValue((found.time * 1e6).rounded()), timescale: 1_000_000)
            return (reduced(found.image), seen)
        }
    }

    private func reduced(_ image: CGImage) -> CGImage {
        let limits = [(maximumSize.width, image.width), (maximumSize.height, image.height)].filter { $0.0 > 0 }
        let scale = limits.map { $0.0 / CGFloat($0.1) }.min() ?? 1
        guard scale < 1 else { return image }
        let size = (width: Int((CGFloat(image.width) * scale).rounded()), height: Int((CGFloat(image.height) * scale).rounded()))
        let context = CGContext(
            data: nil, width: max(1, size.width), height: max(1, size.height), bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
        context?.interpolationQuality = .high
        context?.draw(image, in: CGRect(x: 0, y: 0, width: size.width, height: size.height))
        return context?.makeImage() ?? image
    }

    // @objc(generateCGImagesAsynchronouslyForTimes:completionHandler:)
    /// Makes pictures of times, and calls a block with each, on a queue of its own.
    ///
    /// - Parameter requestedTimes: values of `CMTime`.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
    ) {
        let round = lock.withLock { cancellations }
        nonisolated(unsafe) let handler = handler
        let times = requestedTimes.map(\.timeValue)
        queue.async { [self] in
            for time in times {
                guard lock.withLock({ cancellations }) == round else {
                    handler(time, nil, .invalid, .cancelled, AVError(.operationCancelled))
                    continue
                }
                do {
                    let found = try picture(at: time)
                    handler(time, found.image, found.time, .succeeded, nil)
                } catch {
                    handler(time, nil, .invalid, .failed, error)
                }
            }
        }
    }

    // @objc(generateCGImageAsynchronouslyForTime:completionHandler:)
    /// Makes the picture of a time, and calls a block with it, its own time, or why there is none.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        generateCGImagesAsynchronously(forTimes: [NSValue(time: requestedTime)]) { _, image, time, _, error in handler(image, time, error) }
    }

    /// The picture of a time, and when it is seen from on.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        try await withCheckedThrowingContinuation { done in
            generateCGImageAsynchronously(for: time) { image, time, error in
                if let image {
                    done.resume(returning: (image, time))
                } else {
                    done.resume(throwing: error ?? AVError(.unknown))
                }
            }
        }
    }

    /// Makes no more of the pictures that were asked for.
    open func cancelAllCGImageGeneration() { lock.withLock { cancellations += 1 } }
}
