import SampanFoundation

/// What has changed in the library. See https://developer.apple.com/documentation/photokit/phchange.
open class PHChange: NSObject, @unchecked Sendable {
    private let before: PhotoContents
    private let after: PhotoContents

    init(_ before: PhotoContents, _ after: PhotoContents, in library: PHPhotoLibrary) {
        (self.before, self.after) = (before, after)
        super.init()
    }

    // @objc(changeDetailsForFetchResult:)
    /// What has changed of what was fetched; `nil` if nothing has.
    public func changeDetails<T: PHObject>(for object: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
        let result = object.again(in: after)
        let changed = changedIdentifiers
        guard result.objects != object.objects || result.objects.contains(where: { changed.contains($0.localIdentifier) }) else {
            return nil
        }
        return PHFetchResultChangeDetails(object, result, changed)
    }

    // @objc(changeDetailsForObject:)
    /// What has changed of a picture, an album or a folder; `nil` if nothing has.
    public func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
        let identifier = object.localIdentifier
        if let former = before.assets.first(where: { $0.identifier == identifier }) {
            let now = after.assets.first { $0.identifier == identifier }
            let isOther = now.map { $0.shown != former.shown } ?? false
            return now == former ? nil : PHObjectChangeDetails(object, now.flatMap { PHAsset($0) as? T }, isOther: isOther)
        }
        if let former = before.albums.first(where: { $0.identifier == identifier }) {
            let now = after.albums.first { $0.identifier == identifier }
            return now == former ? nil : PHObjectChangeDetails(object, now.flatMap { PHAssetCollection(.own($0), after) as? T })
        }
        if let former = before.folders.first(where: { $0.identifier == identifier }) {
            let now = after.folders.first { $0.identifier == identifier }
            return now == former ? nil : PHObjectChangeDetails(object, now.flatMap { PHCollectionList($0, after) as? T })
        }
        return nil
    }

    private var changedIdentifiers: Set<String> {
        let assets = Dictionary(before.assets.map { ($0.identifier, $0) }, uniquingKeysWith: { $1 })
        let albums = Dictionary(before.albums.map { ($0.identifier, $0) }, uniquingKeysWith: { $1 })
        let changedAssets = after.assets.filter { now in assets[now.identifier].map { $0 != now } ?? false }
        let changedAlbums = after.albums.filter { now in albums[now.identifier].map { $0 != now } ?? false }
        let folders = Dictionary(before.folders.map { ($0.identifier, $0) }, uniquingKeysWith: { $1 })
        let changedFolders = after.folders.filter { now in folders[now.identifier].map { $0 != now } ?? false }
        return Set(changedAssets.map(\.identifier) + changedAlbums.map(\.identifier) + changedFolders.map(\.identifier))
    }
}

/// What has changed of a picture or an album. See https://developer.apple.com/documentation/photokit/phobjectchangedetails.
public final class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    /// As it was.
    public let objectBeforeChanges: ObjectType
    /// As it is; `nil` if it was deleted.
    public let objectAfterChanges: ObjectType?

    /// Whether the picture itself is another one, as it was edited.
    public let assetContentChanged: Bool

    init(_ before: ObjectType, _ after: ObjectType?, isOther: Bool = false) {
        (objectBeforeChanges, objectAfterChanges, assetContentChanged) = (before, after, isOther)
        super.init()
    }

    /// Whether it was deleted.
    public var objectWasDeleted: Bool { objectAfterChanges == nil }
}

/// What has changed of what was fetched. See https://developer.apple.com/documentation/photokit/phfetchresultchangedetails.
public final class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    /// What was fetched before.
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    /// What would be fetched now.
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    /// The places before of what is gone.
    public let removedIndexes: IndexSet?
    /// The places of what is new, when what is gone has been removed.
    public let insertedIndexes: IndexSet?
    /// The places after removals and insertions of what has changed.
    public let changedIndexes: IndexSet?
    private let moves: [(from: Int, to: Int)]

    init(_ before: PHFetchResult<ObjectType>, _ after: PHFetchResult<ObjectType>, _ changed: Set<String>) {
        (fetchResultBeforeChanges, fetchResultAfterChanges) = (before, after)
        let (old, new) = (before.objects.map(\.localIdentifier), after.objects.map(\.localIdentifier))
        let (oldSet, newSet) = (Set(old), Set(new))
        removedIndexes = IndexSet(old.indices.filter { !newSet.contains(old[$0]) })
        insertedIndexes = IndexSet(new.indices.filter { !oldSet.contains(new[$0]) })
        changedIndexes = IndexSet(new.indices.filter { oldSet.contains(new[$0]) && changed.contains(new[$0]) })
        // What stays, with what is new among it, as it would be if nothing moved.
        var staying = old.filter(newSet.contains)
        for index in new.indices where !oldSet.contains(new[index]) { staying.insert(new[index], at: min(index, staying.count)) }
        var moves: [(Int, Int)] = []
        for (to, identifier) in new.enumerated() where staying[to] != identifier {
            guard let from = staying.firstIndex(of: identifier) else { continue }
            moves.append((from, to))
            staying.remove(at: from)
            staying.insert(identifier, at: to)
        }
        self.moves = moves
        super.init()
    }

    /// Whether the change is told place by place.
    public var hasIncrementalChanges: Bool { true }
    /// Whether anything stands elsewhere.
    public var hasMoves: Bool { !moves.isEmpty }
    /// What is gone.
    public var removedObjects: [ObjectType] { fetchResultBeforeChanges.objects(at: removedIndexes ?? []) }
    /// What is new.
    public var insertedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: insertedIndexes ?? []) }
    /// What has changed.
    public var changedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: changedIndexes ?? []) }

    /// Calls a block with each place from which and to which something moves, one after another.
    public func enumerateMoves(_ handler: (Int, Int) -> Void) { for (from, to) in moves { handler(from, to) } }
}
