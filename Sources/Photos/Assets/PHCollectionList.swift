import Foundation

/// Whose folder it is. See https://developer.apple.com/documentation/photokit/phcollectionlisttype.
public enum PHCollectionListType: Int, Sendable {
    /// What puts moments together, of which there are none.
    @available(iOS, introduced: 8.0, deprecated: 13.0, message: "Will be removed in a future release")
    case momentList = 1
    case folder = 2
    /// What a computer brought, which is nothing here.
    case smartFolder = 3
}

/// Which folder it is. See https://developer.apple.com/documentation/photokit/phcollectionlistsubtype.
public enum PHCollectionListSubtype: Int, Sendable {
    @available(iOS, introduced: 8.0, deprecated: 13.0, message: "Will be removed in a future release")
    case momentListCluster = 1
    @available(iOS, introduced: 8.0, deprecated: 13.0, message: "Will be removed in a future release")
    case momentListYear = 2
    case regularFolder = 100
    case smartFolderEvents = 200
    case smartFolderFaces = 201
    case any = 9_223_372_036_854_775_807
}

/// A folder of albums and folders as it was when it was read. See https://developer.apple.com/documentation/photokit/phcollectionlist.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    let folder: StoredFolder
    private let assets: [StoredAsset]

    init(_ folder: StoredFolder, _ contents: PhotoContents) {
        self.folder = folder
        let inside = contents.inside(folder.identifier)
        assets = contents.albums.filter { inside.contains($0.identifier) }.flatMap { PHAssetCollection.Album.own($0).assets(in: contents) }
        super.init(identifier: folder.identifier)
    }

    open override var localizedTitle: String? { folder.title }
    open override var canContainCollections: Bool { true }

    /// Whose folder it is: the person's own.
    open var collectionListType: PHCollectionListType { .folder }
    /// Which folder it is.
    open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }
    /// When the oldest picture in it was taken.
    open var startDate: Date? { assets.compactMap(\.created).min() }
    /// When the newest picture in it was taken.
    open var endDate: Date? { assets.compactMap(\.created).max() }

    // MARK: Fetching

    private static func fetch(
        _ options: PHFetchOptions?, _ isWanted: @escaping (StoredFolder) -> Bool
    ) -> PHFetchResult<PHCollectionList> {
        PHFetchResult { contents in
            PHFetchOptions.applied(options, to: contents.folders.filter(isWanted).map { PHCollectionList($0, contents) })
        }
    }

    // @objc(fetchCollectionListsContainingCollection:options:)
    /// The folder that an album or a folder is in.
    open class func fetchCollectionListsContaining(_ collection: PHCollection, options: PHFetchOptions?) -> PHFetchResult<PHCollectionList>
    {
        let identifier = collection.localIdentifier
        return fetch(options) { $0.children.contains(identifier) }
    }

    // @objc(fetchCollectionListsWithLocalIdentifiers:options:)
    /// The folders of some identifiers.
    open class func fetchCollectionLists(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { fetch(options) { identifiers.contains($0.identifier) } }

    // @objc(fetchCollectionListsWithType:subtype:options:)
    /// The folders of a type.
    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        let isWanted = collectionListType == .folder && [.any, .regularFolder].contains(subtype)
        return fetch(options) { _ in isWanted }
    }
}

/// A folder as it is kept.
struct StoredFolder: Codable, Equatable {
    var identifier = UUID().uuidString + "/L0/020"
    var title: String
    /// The identifiers of its albums and folders, in order.
    var children: [String] = []
}

extension PhotoContents {
    /// The identifiers of all that is in a folder, however deep. A damaged file may say that a folder is in itself.
    func inside(_ folder: String) -> Set<String> {
        var (found, next): (Set<String>, [String]) = ([], [folder])
        while let current = next.popLast() {
            let children = folders.first { $0.identifier == current }?.children ?? []
            next += children.filter { found.insert($0).inserted }
        }
        return found
    }

    /// The albums and folders of some identifiers, in their order.
    func collections(_ identifiers: [String]) -> [PHCollection] {
        identifiers.compactMap { identifier in
            if let album = albums.first(where: { $0.identifier == identifier }) { return PHAssetCollection(.own(album), self) }
            return folders.first { $0.identifier == identifier }.map { PHCollectionList($0, self) }
        }
    }

    /// The albums and folders that are in no folder: first albums.
    var topLevel: [String] {
        let inFolders = Set(folders.flatMap(\.children))
        return (albums.map(\.identifier) + folders.map(\.identifier)).filter { !inFolders.contains($0) }
    }
}
