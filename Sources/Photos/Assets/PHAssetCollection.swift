import Foundation

/// Whose album it is. See https://developer.apple.com/documentation/photokit/phassetcollectiontype.
public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum = 2
    /// The pictures of a time and a place, of which the library makes no albums.
    @available(iOS, introduced: 8.0, deprecated: 13.0, message: "Will be removed in a future release")
    case moment = 3
}

/// Which album it is. See https://developer.apple.com/documentation/photokit/phassetcollectionsubtype.
///
/// The library has albums of the person's own, and the smart albums of all pictures, of favorites, and of what was added last.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100
    case albumCloudShared
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden, smartAlbumRecentlyAdded
    case smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
    case smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures, smartAlbumUnableToUpload
    case smartAlbumRAW, smartAlbumCinematic, smartAlbumSpatial
    case any = 9_223_372_036_854_775_807
}

/// Albums and what has them. See https://developer.apple.com/documentation/photokit/phcollection.
open class PHCollection: PHObject, @unchecked Sendable {
    /// What it is called.
    open var localizedTitle: String? { nil }
    /// Whether it has pictures.
    open var canContainAssets: Bool { false }
    /// Whether it has albums.
    open var canContainCollections: Bool { false }

    // @objc(fetchTopLevelUserCollectionsWithOptions:)
    /// The person's own albums and folders that are in no folder.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult { contents in PHFetchOptions.applied(options, to: contents.collections(contents.topLevel)) }
    }

    // @objc(fetchCollectionsInCollectionList:options:)
    /// The albums and folders of a folder, in its order.
    open class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        let identifier = collectionList.localIdentifier
        return PHFetchResult { contents in
            let children = contents.folders.first { $0.identifier == identifier }?.children ?? []
            return PHFetchOptions.applied(options, to: contents.collections(children))
        }
    }
}

/// An album as it was when it was read. See https://developer.apple.com/documentation/photokit/phassetcollection.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    enum Album: Equatable {
        case own(StoredAlbum)
        case library, favorites, recent

        static let smart: [Album] = [.library, .favorites, .recent]

        /// All albums of a type.
        static func all(_ type: PHAssetCollectionType, in contents: PhotoContents) -> [Album] {
            switch type {
            case .album: contents.albums.map { Album.own($0) }
            case .smartAlbum: smart
            case .moment: []
            }
        }

        var identifier: String {
            switch self {
            case .own(let album): album.identifier
            case .library: "00000000-0000-0000-0000-000000000209/L0/040"
            case .favorites: "00000000-0000-0000-0000-000000000203/L0/040"
            case .recent: "00000000-0000-0000-0000-000000000206/L0/040"
            }
        }

        /// Its pictures, in its order.
        func assets(in contents: PhotoContents) -> [StoredAsset] {
            switch self {
            case .own(let album):
                let current = contents.albums.first { $0.identifier == album.identifier }?.assets ?? []
                let all = Dictionary(contents.assets.map { ($0.identifier, $0) }, uniquingKeysWith: { $1 })
                return current.compactMap { all[$0] }
            case .library, .recent: return contents.assets
            case .favorites: return contents.assets.filter(\.isFavorite)
            }
        }
    }

    let album: Album
    private let assets: [StoredAsset]

    init(_ album: Album, _ contents: PhotoContents) {
        (self.album, assets) = (album, album.assets(in: contents))
        super.init(identifier: album.identifier)
    }

    open override var localizedTitle: String? {
        switch album {
        case .own(let album): album.title
        case .library: "Recents"
        case .favorites: "Favorites"
        case .recent: "Recently Added"
        }
    }
    open override var canContainAssets: Bool { true }

    /// Whose album it is.
    open var assetCollectionType: PHAssetCollectionType {
        if case .own = album { .album } else { .smartAlbum }
    }
    /// Which album it is.
    open var assetCollectionSubtype: PHAssetCollectionSubtype {
        switch album {
        case .own: .albumRegular
        case .library: .smartAlbumUserLibrary
        case .favorites: .smartAlbumFavorites
        case .recent: .smartAlbumRecentlyAdded
        }
    }
    /// How many pictures it has.
    open var estimatedAssetCount: Int { assets.count }
    /// When its oldest picture was taken.
    open var startDate: Date? { assets.compactMap(\.created).min() }
    /// When its newest picture was taken.
    open var endDate: Date? { assets.compactMap(\.created).max() }

    // MARK: Fetching

    // @objc(fetchAssetCollectionsWithType:subtype:options:)
    /// The albums of a type.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult { contents in
            let all = Album.all(type, in: contents).map { PHAssetCollection($0, contents) }
            return PHFetchOptions.applied(options, to: all.filter { subtype == .any || $0.assetCollectionSubtype == subtype })
        }
    }

    // @objc(fetchAssetCollectionsWithLocalIdentifiers:options:)
    /// The albums of some identifiers.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult { contents in
            let albums = contents.albums.map { Album.own($0) } + Album.smart
            return PHFetchOptions.applied(
                options, to: albums.filter { identifiers.contains($0.identifier) }.map { PHAssetCollection($0, contents) })
        }
    }

    // @objc(fetchAssetCollectionsContainingAsset:withType:options:)
    /// The albums of a type that a picture is in.
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let identifier = asset.localIdentifier
        return PHFetchResult { contents in
            let containing = Album.all(type, in: contents).filter { $0.assets(in: contents).contains { $0.identifier == identifier } }
            return PHFetchOptions.applied(options, to: containing.map { PHAssetCollection($0, contents) })
        }
    }
}
