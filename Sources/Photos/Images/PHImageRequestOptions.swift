import CoreGraphics
import Foundation

/// How a picture fills the size that is asked for. See https://developer.apple.com/documentation/photokit/phimagecontentmode.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit = 0
    case aspectFill = 1
    /// To fit.
    public static let `default` = PHImageContentMode.aspectFit
}

/// Which state of a picture is asked for. See https://developer.apple.com/documentation/photokit/phimagerequestoptionsversion.
public enum PHImageRequestOptionsVersion: Int, Sendable {
    case current = 0
    case unadjusted = 1
    case original = 2
}

extension StoredAsset {
    /// The file of a state.
    func file(_ version: PHImageRequestOptionsVersion?) -> URL { version ?? .current == .current ? shown : file }
}

/// What matters more, quality or haste. See https://developer.apple.com/documentation/photokit/phimagerequestoptionsdeliverymode.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// What can be had at once, and then the picture.
    case opportunistic = 0
    /// The picture alone.
    case highQualityFormat = 1
    /// What can be had at once alone.
    case fastFormat = 2
}

/// How exactly a picture has the size that is asked for. See
/// https://developer.apple.com/documentation/photokit/phimagerequestoptionsresizemode.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    case none = 0
    case fast = 1
    case exact = 2
}

/// Called while a picture is loaded from elsewhere.
public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void

/// How a picture is asked for. See https://developer.apple.com/documentation/photokit/phimagerequestoptions.
open class PHImageRequestOptions: NSObject, NSCopying {
    /// Which state: as it was edited, or as it was before that.
    open var version = PHImageRequestOptionsVersion.current
    /// What matters more, quality or haste.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How exactly the picture has the size that is asked for.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// The part that is asked for, of the whole's 1 × 1; empty for all. Used where the size is to be exact.
    open var normalizedCropRect = CGRect.zero
    /// Whether a picture may be loaded from elsewhere: all are here.
    open var isNetworkAccessAllowed = false
    /// Whether the request waits, and tells the picture alone.
    open var isSynchronous = false
    /// Called while a picture is loaded from elsewhere: never.
    open var progressHandler: PHAssetImageProgressHandler?

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHImageRequestOptions()
        (copy.version, copy.deliveryMode, copy.resizeMode) = (version, deliveryMode, resizeMode)
        (copy.normalizedCropRect, copy.isNetworkAccessAllowed) = (normalizedCropRect, isNetworkAccessAllowed)
        (copy.isSynchronous, copy.progressHandler) = (isSynchronous, progressHandler)
        return copy
    }
}
