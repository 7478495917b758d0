import SampanFoundation

/// What a fetch found. See https://developer.apple.com/documentation/photokit/phfetchresult.
///
/// Does not change; `PHChange` has one that follows it.
public final class PHFetchResult<ObjectType: PHObject>: NSObject, NSCopying, @unchecked Sendable {
    private let fetch: (PhotoContents) -> [ObjectType]
    let objects: [ObjectType]

    init(_ contents: PhotoContents = PHPhotoLibrary.current.contents, fetch: @escaping (PhotoContents) -> [ObjectType]) {
        (self.fetch, objects) = (fetch, fetch(contents))
        super.init()
    }

    /// The same fetch in another state of the library.
    func again(in contents: PhotoContents) -> PHFetchResult { PHFetchResult(contents, fetch: fetch) }

    /// How many there are.
    public var count: Int { objects.count }
    // @objc(objectAtIndex:)
    /// One of them.
    public func object(at index: Int) -> ObjectType { objects[index] }
    /// One of them.
    public subscript(index: Int) -> ObjectType { objects[index] }
    /// Whether an object is among them.
    public func contains(_ object: ObjectType) -> Bool { objects.contains(object) }
    /// Which an object is; `NSNotFound` if it is none.
    public func index(of object: ObjectType) -> Int { objects.firstIndex(of: object) ?? NSNotFound }
    /// The first one.
    public var firstObject: ObjectType? { objects.first }
    /// The last one.
    public var lastObject: ObjectType? { objects.last }
    /// Some of them.
    public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }

    /// Calls a block with each, until it sets what it is given to `true`.
    public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerateObjects(options: [], using: block)
    }

    /// Calls a block with each, from the last one if options say so.
    public func enumerateObjects(
        options opts: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateObjects(at: IndexSet(objects.indices), options: opts, using: block) }

    /// Calls a block with some of them.
    public func enumerateObjects(
        at indexes: IndexSet, options opts: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for index in opts.contains(.reverse) ? indexes.reversed() : Array(indexes) {
            block(objects[index], index, &stop)
            if stop.boolValue { return }
        }
    }

    /// How many assets of a type there are.
    public func countOfAssets(with mediaType: PHAssetMediaType) -> Int { objects.count { ($0 as? PHAsset)?.mediaType == mediaType } }

    /// The same: it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? PHFetchResult)?.objects == objects }
    public override var hash: Int { count }
}

extension PHFetchResult: NSFastEnumeration, Sequence {
    /// Goes through the objects.
    public func makeIterator() -> IndexingIterator<[ObjectType]> { objects.makeIterator() }
}
