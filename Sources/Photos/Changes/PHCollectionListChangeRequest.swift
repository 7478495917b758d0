import SampanFoundation

/// Adds, changes or deletes folders, within a block of changes. See
/// https://developer.apple.com/documentation/photokit/phcollectionlistchangerequest.
///
/// An album or a folder is in one folder at most: what is added to one leaves the other.
open class PHCollectionListChangeRequest: PHChangeRequest {
    private let identifier: String

    private init(identifier: String, title: String) {
        (self.identifier, storedTitle) = (identifier, title)
        super.init()
    }

    // @objc(creationRequestForCollectionListWithTitle:)
    /// Adds a folder.
    open class func creationRequestForCollectionList(withTitle title: String) -> PHCollectionListChangeRequest {
        let folder = StoredFolder(title: title)
        ChangeGathering.required.then { $0.folders.append(folder) }
        return PHCollectionListChangeRequest(identifier: folder.identifier, title: title)
    }

    // @objc(changeRequestForCollectionList:)
    /// Creates a request that changes a folder.
    public init?(for collectionList: PHCollectionList) {
        (identifier, storedTitle) = (collectionList.localIdentifier, collectionList.folder.title)
        super.init()
        _ = ChangeGathering.required
    }

    // @objc(changeRequestForCollectionList:childCollections:)
    /// Creates a request that changes a folder, whose places are those of what was fetched of it.
    public convenience init?(for collectionList: PHCollectionList, childCollections: PHFetchResult<PHCollection>) {
        self.init(for: collectionList)
        let fetched = childCollections.objects.map(\.localIdentifier)
        change { folder in
            let now = folder.children
            folder.children = fetched.filter(now.contains) + now.filter { !fetched.contains($0) }
        }
    }

    /// What stands for the folder that is added.
    open var placeholderForCreatedCollectionList: PHObjectPlaceholder { PHObjectPlaceholder(identifier: identifier) }

    private var storedTitle: String
    /// What the folder is called.
    open var title: String {
        get { storedTitle }
        set {
            storedTitle = newValue
            change { $0.title = newValue }
        }
    }

    private func change(_ body: @escaping (inout StoredFolder) -> Void) {
        let identifier = identifier
        ChangeGathering.required.then { contents in
            guard let index = contents.folders.firstIndex(where: { $0.identifier == identifier }) else { return }
            body(&contents.folders[index])
        }
    }

    /// Each once.
    private static func identifiers(_ collections: any NSFastEnumeration) -> [String] {
        collections.enumeratedObjects.compactMap { ($0 as? PHObject)?.localIdentifier }.reduce(into: []) { list, identifier in
            if !list.contains(identifier) { list.append(identifier) }
        }
    }

    /// Takes what is to be added out of where it is. The change fails if that has this folder in it.
    private func free(_ collections: any NSFastEnumeration) -> [String] {
        let (new, identifier) = (Self.identifiers(collections), identifier)
        ChangeGathering.required.then { contents in
            guard !new.contains(where: { $0 == identifier || contents.inside($0).contains(identifier) }) else {
                throw PHPhotosError(.changeNotSupported)
            }
            for index in contents.folders.indices { contents.folders[index].children.removeAll(where: new.contains) }
        }
        return new
    }

    /// Adds albums and folders, and those that are created in the same block by their placeholders, at the end.
    open func addChildCollections(_ collections: any NSFastEnumeration) {
        let new = free(collections)
        change { $0.children += new }
    }

    // @objc(insertChildCollections:atIndexes:)
    /// Adds albums and folders at places.
    open func insertChildCollections(_ collections: any NSFastEnumeration, at indexes: IndexSet) {
        let new = free(collections)
        change { folder in
            for (identifier, index) in zip(new, indexes) { folder.children.insert(identifier, at: min(index, folder.children.count)) }
        }
    }

    /// Takes albums and folders out; they stay in the library.
    open func removeChildCollections(_ collections: any NSFastEnumeration) {
        let gone = Self.identifiers(collections)
        change { $0.children.removeAll(where: gone.contains) }
    }

    // @objc(removeChildCollectionsAtIndexes:)
    /// Takes albums and folders out; they stay in the library.
    open func removeChildCollections(at indexes: IndexSet) {
        change { folder in
            for index in indexes.reversed() where folder.children.indices.contains(index) { folder.children.remove(at: index) }
        }
    }

    // @objc(moveChildCollectionsAtIndexes:toIndex:)
    /// Moves albums and folders to a place among the others.
    open func moveChildCollections(at indexes: IndexSet, to toIndex: Int) {
        change { folder in
            let moved = indexes.filter(folder.children.indices.contains).map { folder.children[$0] }
            folder.children.removeAll(where: moved.contains)
            folder.children.insert(contentsOf: moved, at: max(0, min(toIndex, folder.children.count)))
        }
    }

    // @objc(replaceChildCollectionsAtIndexes:withChildCollections:)
    /// Puts albums and folders in the place of others, which stay in the library.
    open func replaceChildCollections(at indexes: IndexSet, withChildCollections collections: any NSFastEnumeration) {
        // The folder's own places are known before what is to come leaves its own.
        var places: [(index: Int, old: String)] = []
        change { folder in places = indexes.filter(folder.children.indices.contains).map { ($0, folder.children[$0]) } }
        let new = free(collections)
        change { folder in
            for (place, identifier) in zip(places, new) {
                let index = folder.children.firstIndex(of: place.old) ?? min(place.index, folder.children.count)
                folder.children.insert(identifier, at: index)
                folder.children.removeAll { $0 == place.old && !new.contains($0) }
            }
        }
    }

    /// Deletes folders with the albums and folders in them; the pictures stay in the library.
    open class func deleteCollectionLists(_ collectionLists: any NSFastEnumeration) {
        let lists = identifiers(collectionLists)
        ChangeGathering.required.then { contents in
            let gone = Set(lists + lists.flatMap(contents.inside))
            contents.folders.removeAll { gone.contains($0.identifier) }
            contents.albums.removeAll { gone.contains($0.identifier) }
        }
    }
}
