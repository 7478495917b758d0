import SampanFoundation

/// Adds, changes or deletes albums, within a block of changes. See
/// https://developer.apple.com/documentation/photokit/phassetcollectionchangerequest.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
    private let identifier: String

    private init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    // @objc(creationRequestForAssetCollectionWithTitle:)
    /// Adds an album.
    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        let album = StoredAlbum(title: title)
        ChangeGathering.required.then { $0.albums.append(album) }
        let request = PHAssetCollectionChangeRequest(identifier: album.identifier)
        request.storedTitle = title
        return request
    }

    // @objc(changeRequestForAssetCollection:)
    /// Creates a request that changes an album; `nil` for one that is not the person's own.
    public init?(for assetCollection: PHAssetCollection) {
        guard case .own(let album) = assetCollection.album else { return nil }
        (identifier, storedTitle) = (album.identifier, album.title)
        super.init()
        _ = ChangeGathering.required
    }

    /// What stands for the album that is added.
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder(identifier: identifier) }

    private var storedTitle = ""
    /// What the album is called.
    open var title: String {
        get { storedTitle }
        set {
            storedTitle = newValue
            change { $0.title = newValue }
        }
    }

    private func change(_ body: @escaping (inout StoredAlbum) -> Void) {
        let identifier = identifier
        ChangeGathering.required.then { contents in
            guard let index = contents.albums.firstIndex(where: { $0.identifier == identifier }) else { return }
            body(&contents.albums[index])
        }
    }

    private static func identifiers(_ assets: any NSFastEnumeration) -> [String] {
        assets.enumeratedObjects.compactMap { ($0 as? PHObject)?.localIdentifier }
    }

    /// Adds pictures, and those that are created in the same block by their placeholders, at the end.
    open func addAssets(_ assets: any NSFastEnumeration) {
        let new = Self.identifiers(assets)
        change { album in album.assets += new.filter { !album.assets.contains($0) } }
    }

    /// Adds pictures at places.
    open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {
        let new = Self.identifiers(assets)
        change { album in
            for (identifier, index) in zip(new, indexes) { album.assets.insert(identifier, at: min(index, album.assets.count)) }
        }
    }

    /// Takes pictures out; they stay in the library.
    open func removeAssets(_ assets: any NSFastEnumeration) {
        let gone = Set(Self.identifiers(assets))
        change { $0.assets.removeAll { gone.contains($0) } }
    }

    // @objc(removeAssetsAtIndexes:)
    /// Takes pictures out; they stay in the library.
    open func removeAssets(at indexes: IndexSet) {
        change { album in for index in indexes.reversed() where album.assets.indices.contains(index) { album.assets.remove(at: index) } }
    }

    /// Deletes albums; their pictures stay in the library.
    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {
        let gone = Set(identifiers(assetCollections))
        ChangeGathering.required.then { contents in contents.albums.removeAll { gone.contains($0.identifier) } }
    }
}
