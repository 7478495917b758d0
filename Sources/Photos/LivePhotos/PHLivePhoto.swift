import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

/// A request of a live photo by its number.
public typealias PHLivePhotoRequestID = Int32
/// No request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// Why there is no live photo: an error.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Whether a better one comes: an `NSNumber`.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// Whether the request was cancelled: an `NSNumber`.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A picture with the moments before and after it. See https://developer.apple.com/documentation/photokit/phlivephoto.
///
/// It is made of a picture's file and a film's. On a device the two name each other in what they say of themselves; here any two do.
open class PHLivePhoto: NSObject, NSCopying, NSSecureCoding {
    /// The picture that is shown while nothing moves.
    package let picture: UIImage
    /// The film of the moments; `nil` of one that is a placeholder alone.
    package let film: URL?
    private let files: [URL]
    private let target: CGSize
    private let mode: PHImageContentMode

    private init(picture: UIImage, film: URL?, files: [URL], target: CGSize, mode: PHImageContentMode) {
        (self.picture, self.film, self.files, self.target, self.mode) = (picture, film, files, target, mode)
    }

    /// How large the picture is, in pixels.
    open var size: CGSize { CGSize(width: picture.size.width * picture.scale, height: picture.size.height * picture.scale) }

    // MARK: Requests

    private static let work = DispatchQueue(label: "Photos.livePhotos", attributes: .concurrent)
    private static let requests = LivePhotoRequests()

    // @objc(requestLivePhotoWithResourceFileURLs:placeholderImage:targetSize:contentMode:resultHandler:)
    /// Reads a live photo from its files.
    ///
    /// - Parameters:
    ///   - fileURLs: a picture's and a film's, by the types that their names' endings say.
    ///   - image: what is shown until the files are read: the handler is called with it at once.
    ///   - targetSize: the size in pixels; zero for the picture's own. It is not made larger than it is.
    ///   - resultHandler: is called on the main queue when the files are read. With no live photo, `PHLivePhotoInfoErrorKey` says why, or
    ///     `PHLivePhotoInfoCancelledKey` that it was cancelled.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        let request = requests.begin(resultHandler)
        if let image {
            resultHandler(
                PHLivePhoto(picture: image, film: nil, files: [], target: targetSize, mode: contentMode),
                [PHLivePhotoInfoIsDegradedKey: NSNumber(value: true)])
        }
        work.async {
            let result = Result { try PHLivePhoto.read(fileURLs, targetSize, contentMode) }
            requests.end(request) { handler in
                switch result {
                case .success(let photo): handler(photo, [PHLivePhotoInfoIsDegradedKey: NSNumber(value: false)])
                case .failure(let error): handler(nil, [PHLivePhotoInfoErrorKey: error as NSError])
                }
            }
        }
        return request
    }

    // @objc(cancelLivePhotoRequestWithRequestID:)
    /// Ends a request: its handler is told so, on the main queue.
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {
        requests.end(requestID) { $0(nil, [PHLivePhotoInfoCancelledKey: NSNumber(value: true)]) }
    }

    private static func read(_ files: [URL], _ target: CGSize, _ mode: PHImageContentMode) throws -> PHLivePhoto {
        let kinds = LivePhotoFiles(files)
        guard let pictureFile = kinds.picture, let film = kinds.film else { throw PHPhotosError(.invalidResource) }
        let size = target == .zero ? PHImageManagerMaximumSize : target
        guard let picture = PictureScale(pictureFile, size, mode, nil).image else { throw PHPhotosError(.invalidResource) }
        return PHLivePhoto(picture: picture, film: film, files: files, target: target, mode: mode)
    }

    // MARK: Copies and archives

    /// The live photo itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives are read as what they say.
    public class var supportsSecureCoding: Bool { true }

    /// Writes where its files are; a placeholder has none.
    open func encode(with coder: NSCoder) {
        coder.encode(files.map { $0.absoluteString as NSString } as NSArray, forKey: "PHLivePhotoFiles")
        coder.encode(Double(target.width), forKey: "PHLivePhotoWidth")
        coder.encode(Double(target.height), forKey: "PHLivePhotoHeight")
        coder.encode(mode.rawValue, forKey: "PHLivePhotoContentMode")
    }

    /// Reads it from its files again; `nil` where they are gone.
    public required convenience init?(coder: NSCoder) {
        let names = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "PHLivePhotoFiles") as? [String] ?? []
        let target = CGSize(width: coder.decodeDouble(forKey: "PHLivePhotoWidth"), height: coder.decodeDouble(forKey: "PHLivePhotoHeight"))
        let mode = PHImageContentMode(rawValue: coder.decodeInteger(forKey: "PHLivePhotoContentMode")) ?? .default
        guard let photo = try? PHLivePhoto.read(names.compactMap(URL.init(string:)), target, mode) else { return nil }
        self.init(picture: photo.picture, film: photo.film, files: photo.files, target: target, mode: mode)
    }
}
