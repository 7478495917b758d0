import CoreGraphics
import Foundation
import ImageIO

/// What an asset is. See https://developer.apple.com/documentation/photokit/phassetmediatype.
public enum PHAssetMediaType: Int, Sendable {
    case unknown = 0
    case image = 1
    case video = 2
    case audio = 3
}

/// What an asset is besides. See https://developer.apple.com/documentation/photokit/phassetmediasubtype.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates subtypes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A panorama.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
    /// With a wide range of brightness.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
    /// A picture of the screen.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
    /// One that moves for a moment.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
    /// A portrait, with a blurred background.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
    /// One of two pictures, for both eyes.
    public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
    /// A film that comes over the network.
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    /// A film in slow motion.
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    /// A film in fast motion.
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
    /// A film with a blurred background.
    public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

/// A picture of the library as it was when it was read. See https://developer.apple.com/documentation/photokit/phasset.
open class PHAsset: PHObject, @unchecked Sendable {
    let stored: StoredAsset
    private lazy var size = PictureSize.of(stored.shown)
    private let lock = NSLock()

    init(_ stored: StoredAsset) {
        self.stored = stored
        super.init(identifier: stored.identifier)
    }

    /// What it is: a picture.
    open var mediaType: PHAssetMediaType { .image }
    /// What it is besides: nothing.
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// Its width as it is shown, in pixels.
    open var pixelWidth: Int { lock.withLock { size.width } }
    /// Its height as it is shown, in pixels.
    open var pixelHeight: Int { lock.withLock { size.height } }
    /// When it was taken.
    open var creationDate: Date? { stored.created }
    /// When it was last changed.
    open var modificationDate: Date? { stored.modified }
    /// How long it is, in seconds: nothing, for a picture.
    open var duration: TimeInterval { 0 }
    /// Whether it was edited.
    open var hasAdjustments: Bool { stored.edit != nil }
    // @objc(hidden)
    /// Whether the person hid it.
    open var isHidden: Bool { stored.isHidden }
    // @objc(favorite)
    /// Whether the person likes it.
    open var isFavorite: Bool { stored.isFavorite }

    // MARK: Fetching

    // @objc(fetchAssetsWithOptions:)
    /// The pictures of the library, the oldest first where options do not say otherwise.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult { contents in PHFetchOptions.applied(options, to: contents.assets.map { PHAsset($0) }) }
    }

    // @objc(fetchAssetsWithMediaType:options:)
    /// The assets of a type.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult { contents in
            mediaType == .image ? PHFetchOptions.applied(options, to: contents.assets.map { PHAsset($0) }) : []
        }
    }

    // @objc(fetchAssetsInAssetCollection:options:)
    /// The pictures of an album, in its order.
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        let album = assetCollection.album
        return PHFetchResult { contents in PHFetchOptions.applied(options, to: album.assets(in: contents).map { PHAsset($0) }) }
    }

    // @objc(fetchAssetsWithLocalIdentifiers:options:)
    /// The pictures of some identifiers, in no order.
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        let wanted = Set(identifiers)
        return PHFetchResult { contents in
            PHFetchOptions.applied(options, to: contents.assets.filter { wanted.contains($0.identifier) }.map { PHAsset($0) })
        }
    }

    // @objc(fetchKeyAssetsInAssetCollection:options:)
    /// The pictures that stand for an album: its last one; `nil` for an album that has none.
    open class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>? {
        let album = assetCollection.album
        let result = PHFetchResult<PHAsset> { contents in
            PHFetchOptions.applied(options, to: album.assets(in: contents).suffix(1).map { PHAsset($0) })
        }
        return result.count > 0 ? result : nil
    }
}

/// The sizes of pictures, which files tell at their beginnings.
private enum PictureSize {
    static func of(_ file: URL) -> (width: Int, height: Int) {
        guard let source = CGImageSourceCreateWithURL(file as NSURL, nil),
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any],
            let width = (properties["PixelWidth"] as? NSNumber)?.intValue, let height = (properties["PixelHeight"] as? NSNumber)?.intValue
        else { return (0, 0) }
        // From 5 on a picture lies on its side.
        let isTurned = ((properties["Orientation"] as? NSNumber)?.intValue ?? 1) >= 5
        return isTurned ? (height, width) : (width, height)
    }
}
