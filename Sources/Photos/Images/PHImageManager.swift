import CoreGraphics
import Foundation
import ImageIO
import SampanFoundation
import UIKit

/// A request by its number.
public typealias PHImageRequestID = Int32
/// No request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the picture itself.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether the picture is elsewhere: an `NSNumber`.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Whether a better picture comes: an `NSNumber`.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The request's number.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether the request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Why there is no picture.
public let PHImageErrorKey = "PHImageErrorKey"

/// Has pictures of the library in the sizes that are asked for. See https://developer.apple.com/documentation/photokit/phimagemanager.
///
/// May be used on any thread.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let standard = PHImageManager()
    private static let work = DispatchQueue(label: "Photos.images", attributes: .concurrent)
    private static let counter = Counter()

    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var last: PHImageRequestID = 0
        private var running: Set<PHImageRequestID> = []

        func next() -> PHImageRequestID {
            lock.withLock {
                last += 1
                running.insert(last)
                return last
            }
        }
        func isRunning(_ request: PHImageRequestID) -> Bool { lock.withLock { running.contains(request) } }
        func end(_ request: PHImageRequestID) { _ = lock.withLock { running.remove(request) } }
    }

    let scaled = SampanFoundation.NSCache<NSString, UIImage>()

    /// Creates a manager.
    public override init() {
        super.init()
        scaled.countLimit = 300
    }

    // @objc(defaultManager)
    /// The one that all may use.
    open class func `default`() -> PHImageManager { standard }

    // MARK: Pictures

    /// Asks for a picture.
    ///
    /// - Parameters:
    ///   - targetSize: its size in pixels; `PHImageManagerMaximumSize` for its own. It is not made larger than it is.
    ///   - resultHandler: is called on the main thread, first perhaps with a picture that is less sharp; on the caller's and once if options
    ///     ask for that. With no picture, `PHImageErrorKey` says why.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let request = Self.counter.next()
        let scale = PictureScale(asset.stored.file(options?.version), targetSize, contentMode, options)
        nonisolated(unsafe) let handler = resultHandler
        @Sendable func info(_ isDegraded: Bool, _ image: UIImage?) -> [AnyHashable: Any] {
            var info: [AnyHashable: Any] = [
                PHImageResultIsDegradedKey: NSNumber(value: isDegraded), PHImageResultRequestIDKey: NSNumber(value: request),
                PHImageResultIsInCloudKey: NSNumber(value: false),
            ]
            if image == nil { info[PHImageErrorKey] = PHPhotosError(.identifierNotFound) }
            return info
        }
        if options?.isSynchronous == true {
            let image = image(scale)
            Self.counter.end(request)
            resultHandler(image, info(false, image))
            return request
        }
        let mode = options?.deliveryMode ?? .opportunistic
        Self.work.async {
            let isKnown = self.scaled.object(forKey: scale.key as NSString) != nil
            if mode != .highQualityFormat, !isKnown, let small = scale.small {
                self.tell(request, isLast: mode == .fastFormat) { handler(small, info(mode != .fastFormat, small)) }
                if mode == .fastFormat { return }
            }
            let image = self.image(scale)
            self.tell(request, isLast: true) { handler(image, info(false, image)) }
        }
        return request
    }

    private func tell(_ request: PHImageRequestID, isLast: Bool, _ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        DispatchQueue.main.async {
            guard Self.counter.isRunning(request) else { return }
            if isLast { Self.counter.end(request) }
            body()
        }
    }

    func image(_ scale: PictureScale) -> UIImage? {
        if let known = scaled.object(forKey: scale.key as NSString) { return known }
        guard let image = scale.image else { return nil }
        scaled.setObject(image, forKey: scale.key as NSString)
        return image
    }

    /// Asks for a picture's file, and how it is turned.
    ///
    /// - Parameter resultHandler: is called on the main thread, or on the caller's if options ask for that: with the file's contents, and its
    ///   type.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let request = Self.counter.next()
        let file = asset.stored.file(options?.version)
        nonisolated(unsafe) let handler = resultHandler
        @Sendable func answer() -> () -> Void {
            let data = try? Data(contentsOf: file)
            let source = data.flatMap { CGImageSourceCreateWithData($0 as NSData, nil) }
            let type = source.flatMap(CGImageSourceGetType).map { String(describing: $0) }
            let properties = source.flatMap { CGImageSourceCopyPropertiesAtIndex($0, 0, nil) } as? [String: Any]
            let number = (properties?["Orientation"] as? NSNumber)?.uint32Value ?? 1
            var info: [AnyHashable: Any] = [PHImageResultRequestIDKey: NSNumber(value: request)]
            if data == nil { info[PHImageErrorKey] = PHPhotosError(.identifierNotFound) }
            return { handler(data, type, CGImagePropertyOrientation(rawValue: number) ?? .up, info) }
        }
        if options?.isSynchronous == true {
            Self.counter.end(request)
            answer()()
        } else {
            Self.work.async { self.tell(request, isLast: true, answer()) }
        }
        return request
    }

    /// Forgets a request: its handler is not called any more.
    open func cancelImageRequest(_ requestID: PHImageRequestID) { Self.counter.end(requestID) }
}

/// Has pictures before they are asked for. See https://developer.apple.com/documentation/photokit/phcachingimagemanager.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    private static let ahead = DispatchQueue(label: "Photos.caching", qos: .utility)

    /// Whether pictures of the best quality are kept, too.
    open var allowsCachingHighQualityImages = true

    /// Makes pictures that will be asked for.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {
        for asset in assets {
            let scale = PictureScale(asset.stored.file(options?.version), targetSize, contentMode, options)
            Self.ahead.async { _ = self.image(scale) }
        }
    }

    /// Forgets pictures that will not be asked for.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {
        for asset in assets {
            scaled.removeObject(forKey: PictureScale(asset.stored.file(options?.version), targetSize, contentMode, options).key as NSString)
        }
    }

    /// Forgets all pictures.
    open func stopCachingImagesForAllAssets() { scaled.removeAllObjects() }
}
